import type { Language } from '../languages.ts';

/** Words beside answers that were restored; only visitors who come back to a form load them. */
interface DraftTexts {
  restored: string;
  startAgain: string;
}

export const DRAFT_TEXTS: Readonly<Record<Language, DraftTexts>> = {
  en: { restored: 'Your answers from before are back.', startAgain: 'Start again' },
  de: { restored: 'Ihre Angaben von vorhin sind wieder da.', startAgain: 'Neu beginnen' },
  es: { restored: 'Hemos recuperado sus respuestas anteriores.', startAgain: 'Empezar de nuevo' },
  fr: { restored: 'Vos réponses précédentes ont été rétablies.', startAgain: 'Recommencer' },
  pt: { restored: 'Suas respostas anteriores foram recuperadas.', startAgain: 'Recomeçar' },
  ar: { restored: 'استُعيدت إجاباتك السابقة.', startAgain: 'البدء من جديد' },
  ja: { restored: '前回の入力内容を復元しました。', startAgain: '最初からやり直す' },
};
