import { LANGUAGES, type Language } from '../languages.ts';
import { FIELD_TEXTS } from './fields/index.ts';
import type { FieldTexts, FieldWord } from './fieldTexts.ts';
import { COMMON_ENGLISH, type CommonTexts } from './plannedEnglish.ts';

/** What a browser gets: with texts of the field types that the form has. */
export type PlannedTexts = CommonTexts & Partial<FieldTexts>;

const COMMON_TEXTS: Readonly<Record<Language, CommonTexts>> = {
  en: COMMON_ENGLISH,
  de: {
    yes: 'Ja',
    no: 'Nein',
    back: 'Zurück',
    pageOf: 'Seite {page} von {pages}',
    pageOfAbout: 'Seite {page} von etwa {pages}',
    review: 'Prüfen Sie Ihre Angaben',
    change: 'Ändern',
    unanswered: 'Keine Angabe',
    rule_not_met: 'Bitte prüfen Sie diese Angabe.',
    too_few: 'Bitte fügen Sie mindestens {min} hinzu.',
    too_many: 'Bitte behalten Sie höchstens {max}.',
  },
  es: {
    yes: 'Sí',
    no: 'No',
    back: 'Atrás',
    pageOf: 'Página {page} de {pages}',
    pageOfAbout: 'Página {page} de unas {pages}',
    review: 'Revise sus respuestas',
    change: 'Cambiar',
    unanswered: 'Sin respuesta',
    rule_not_met: 'Revise esta respuesta.',
    too_few: 'Añada al menos {min}.',
    too_many: 'Deje como máximo {max}.',
  },
  fr: {
    yes: 'Oui',
    no: 'Non',
    back: 'Retour',
    pageOf: 'Page {page} sur {pages}',
    pageOfAbout: 'Page {page} sur environ {pages}',
    review: 'Vérifiez vos réponses',
    change: 'Modifier',
    unanswered: 'Sans réponse',
    rule_not_met: 'Veuillez vérifier cette réponse.',
    too_few: 'Veuillez en ajouter au moins {min}.',
    too_many: 'Veuillez en garder au plus {max}.',
  },
  pt: {
    yes: 'Sim',
    no: 'Não',
    back: 'Voltar',
    pageOf: 'Página {page} de {pages}',
    pageOfAbout: 'Página {page} de cerca de {pages}',
    review: 'Verifique suas respostas',
    change: 'Alterar',
    unanswered: 'Sem resposta',
    rule_not_met: 'Verifique esta resposta.',
    too_few: 'Adicione pelo menos {min}.',
    too_many: 'Mantenha no máximo {max}.',
  },
  ar: {
    yes: 'نعم',
    no: 'لا',
    back: 'رجوع',
    pageOf: 'الصفحة {page} من {pages}',
    pageOfAbout: 'الصفحة {page} من حوالي {pages}',
    review: 'راجع إجاباتك',
    change: 'تغيير',
    unanswered: 'بلا إجابة',
    rule_not_met: 'يرجى التحقق من هذه الإجابة.',
    too_few: 'يرجى إضافة {min} على الأقل.',
    too_many: 'يرجى الإبقاء على {max} كحد أقصى.',
  },
  ja: {
    yes: 'はい',
    no: 'いいえ',
    back: '戻る',
    pageOf: '{page}/{pages}ページ',
    pageOfAbout: '{page}/約{pages}ページ',
    review: '回答をご確認ください',
    change: '変更',
    unanswered: '未回答',
    rule_not_met: 'この回答をご確認ください。',
    too_few: '{min}件以上追加してください。',
    too_many: '{max}件以内にしてください。',
  },
};

/** All of these texts, with those of every field type, for the server and the builder. */
export const PLANNED_TEXTS = Object.fromEntries(
  LANGUAGES.map((language) => [language, { ...COMMON_TEXTS[language], ...FIELD_TEXTS[language] }]),
) as Readonly<Record<Language, CommonTexts & FieldTexts>>;

/** Returns the texts that a form with fields of these types needs. */
export function plannedTexts(language: Language, words: Iterable<FieldWord>): PlannedTexts {
  const own = [...words].map((word) => [word, FIELD_TEXTS[language][word]]);
  return { ...COMMON_TEXTS[language], ...Object.fromEntries(own) };
}
