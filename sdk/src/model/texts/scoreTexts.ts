import type { Language } from '../languages.ts';

/** Words of a score below an ending. The server prints them, so no browser loads them. */
export type ScoreTexts = Readonly<Record<'total' | 'passed' | 'failed' | 'question', string>>;

export const SCORE_TEXTS: Readonly<Record<Language, ScoreTexts>> = {
  en: {
    total: 'Your score: {points} of {most}',
    passed: 'You passed.',
    failed: 'You did not pass.',
    question: '{label}: {points} of {most}',
  },
  de: {
    total: 'Ihr Ergebnis: {points} von {most}',
    passed: 'Sie haben bestanden.',
    failed: 'Sie haben nicht bestanden.',
    question: '{label}: {points} von {most}',
  },
  es: {
    total: 'Su puntuación: {points} de {most}',
    passed: 'Ha aprobado.',
    failed: 'No ha aprobado.',
    question: '{label}: {points} de {most}',
  },
  fr: {
    total: 'Votre score : {points} sur {most}',
    passed: 'Vous avez réussi.',
    failed: 'Vous n’avez pas réussi.',
    question: '{label} : {points} sur {most}',
  },
  pt: {
    total: 'A sua pontuação: {points} de {most}',
    passed: 'Foi aprovado.',
    failed: 'Não foi aprovado.',
    question: '{label}: {points} de {most}',
  },
  ja: {
    total: '得点：{most} 点中 {points} 点',
    passed: '合格です。',
    failed: '不合格です。',
    question: '{label}：{most} 点中 {points} 点',
  },
  ar: {
    total: 'نتيجتك: {points} من {most}',
    passed: 'لقد نجحت.',
    failed: 'لم تنجح.',
    question: '{label}: {points} من {most}',
  },
};

/** Names of the stored sums: of all points, and of a category's. */
export type ScoreNames = Readonly<Record<'score' | 'category', string>>;

/** The same in the language of a form, for exports, mails and calls. */
export const SCORE_NAMES: Readonly<Record<Language, ScoreNames>> = {
  en: { score: 'Score', category: 'Score: {category}' },
  de: { score: 'Punkte', category: 'Punkte: {category}' },
  es: { score: 'Puntuación', category: 'Puntuación: {category}' },
  fr: { score: 'Score', category: 'Score : {category}' },
  pt: { score: 'Pontuação', category: 'Pontuação: {category}' },
  ja: { score: '得点', category: '得点：{category}' },
  ar: { score: 'النتيجة', category: 'النتيجة: {category}' },
};
