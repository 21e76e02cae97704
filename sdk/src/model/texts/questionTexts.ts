import type { Language } from '../languages.ts';

/** Hints of the layout with one question at a time. */
export type QuestionHints = Readonly<Record<'enter' | 'line' | 'choice', string>>;

/** Texts of the layout with one question at a time; other forms do not load them. */
interface QuestionTexts {
  /** Progress in place of pages; `{page}` counts questions from 1. */
  pageOf: string;
  pageOfAbout: string;
  hints: QuestionHints;
}

export const QUESTION_TEXTS: Readonly<Record<Language, QuestionTexts>> = {
  en: {
    pageOf: 'Question {page} of {pages}',
    pageOfAbout: 'Question {page} of about {pages}',
    hints: {
      enter: 'or press Enter',
      line: 'or press Enter; Shift + Enter starts a new line',
      choice: 'Choosing an answer takes you on',
    },
  },
  de: {
    pageOf: 'Frage {page} von {pages}',
    pageOfAbout: 'Frage {page} von etwa {pages}',
    hints: {
      enter: 'oder Eingabetaste drücken',
      line: 'oder Eingabetaste drücken; Umschalt + Eingabe beginnt eine neue Zeile',
      choice: 'Nach der Auswahl geht es weiter',
    },
  },
  es: {
    pageOf: 'Pregunta {page} de {pages}',
    pageOfAbout: 'Pregunta {page} de unas {pages}',
    hints: {
      enter: 'o pulse Intro',
      line: 'o pulse Intro; Mayús + Intro empieza una línea nueva',
      choice: 'Al elegir una respuesta, se continúa',
    },
  },
  fr: {
    pageOf: 'Question {page} sur {pages}',
    pageOfAbout: 'Question {page} sur environ {pages}',
    hints: {
      enter: 'ou appuyez sur Entrée',
      line: 'ou appuyez sur Entrée ; Maj + Entrée pour aller à la ligne',
      choice: 'Choisir une réponse fait passer à la suite',
    },
  },
  pt: {
    pageOf: 'Pergunta {page} de {pages}',
    pageOfAbout: 'Pergunta {page} de cerca de {pages}',
    hints: {
      enter: 'ou pressione Enter',
      line: 'ou pressione Enter; Shift + Enter inicia uma nova linha',
      choice: 'Escolher uma resposta leva adiante',
    },
  },
  ar: {
    pageOf: 'السؤال {page} من {pages}',
    pageOfAbout: 'السؤال {page} من حوالي {pages}',
    hints: {
      enter: 'أو اضغط Enter',
      line: 'أو اضغط Enter، و Shift + Enter لسطر جديد',
      choice: 'اختيار إجابة ينقلك إلى التالي',
    },
  },
  ja: {
    pageOf: '質問 {page}/{pages}',
    pageOfAbout: '質問 {page}/約{pages}',
    hints: {
      enter: 'または Enter キー',
      line: 'または Enter キー（Shift + Enter で改行）',
      choice: '回答を選ぶと次へ進みます',
    },
  },
};
