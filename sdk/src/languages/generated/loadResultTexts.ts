// Written by `npm run languages` from the folders of sdk/src/languages.
import type { Language } from '../../model/language/languages.ts';
import type { ResultTexts } from '../../model/results/resultTexts.ts';

const LOADERS: Readonly<Record<Language, () => Promise<ResultTexts>>> = {
  en: async () => (await import('../en/results.ts')).results,
  de: async () => (await import('../de/results.ts')).results,
  fr: async () => (await import('../fr/results.ts')).results,
  es: async () => (await import('../es/results.ts')).results,
  pt: async () => (await import('../pt/results.ts')).results,
  it: async () => (await import('../it/results.ts')).results,
  nl: async () => (await import('../nl/results.ts')).results,
  ja: async () => (await import('../ja/results.ts')).results,
  ar: async () => (await import('../ar/results.ts')).results,
};

/** Loads these texts in one language. Rejects when that fails. */
export const loadResultTexts = (language: Language): Promise<ResultTexts> => LOADERS[language]();
