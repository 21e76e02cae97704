import type { PlannedIssueCode } from '../issues.ts';
import type { Language } from '../languages.ts';

/** Texts that only forms with logic and rows can have; other forms do not load them. */
export type PlannedTexts = Readonly<Record<PlannedIssueCode | 'yes' | 'no', string>>;

export const PLANNED_TEXTS: Readonly<Record<Language, PlannedTexts>> = {
  en: {
    yes: 'Yes',
    no: 'No',
    rule_not_met: 'Please check this answer.',
    too_few: 'Please add at least {min}.',
    too_many: 'Please keep at most {max}.',
  },
  de: {
    yes: 'Ja',
    no: 'Nein',
    rule_not_met: 'Bitte prüfen Sie diese Angabe.',
    too_few: 'Bitte fügen Sie mindestens {min} hinzu.',
    too_many: 'Bitte behalten Sie höchstens {max}.',
  },
  es: {
    yes: 'Sí',
    no: 'No',
    rule_not_met: 'Revise esta respuesta.',
    too_few: 'Añada al menos {min}.',
    too_many: 'Deje como máximo {max}.',
  },
  fr: {
    yes: 'Oui',
    no: 'Non',
    rule_not_met: 'Veuillez vérifier cette réponse.',
    too_few: 'Veuillez en ajouter au moins {min}.',
    too_many: 'Veuillez en garder au plus {max}.',
  },
  pt: {
    yes: 'Sim',
    no: 'Não',
    rule_not_met: 'Verifique esta resposta.',
    too_few: 'Adicione pelo menos {min}.',
    too_many: 'Mantenha no máximo {max}.',
  },
  ar: {
    yes: 'نعم',
    no: 'لا',
    rule_not_met: 'يرجى التحقق من هذه الإجابة.',
    too_few: 'يرجى إضافة {min} على الأقل.',
    too_many: 'يرجى الإبقاء على {max} كحد أقصى.',
  },
  ja: {
    yes: 'はい',
    no: 'いいえ',
    rule_not_met: 'この回答をご確認ください。',
    too_few: '{min}件以上追加してください。',
    too_many: '{max}件以内にしてください。',
  },
};
