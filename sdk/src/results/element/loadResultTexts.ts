import type { Language } from '../../model/languages.ts';
import type { ResultTexts } from '../../model/results/resultTextsType.ts';

/** One file per language; a visitor loads one of them. */
const LOADERS: Readonly<Record<Language, () => Promise<ResultTexts>>> = {
  en: async () => (await import('../../model/results/texts/en.ts')).en,
  de: async () => (await import('../../model/results/texts/de.ts')).de,
  fr: async () => (await import('../../model/results/texts/fr.ts')).fr,
  es: async () => (await import('../../model/results/texts/es.ts')).es,
  pt: async () => (await import('../../model/results/texts/pt.ts')).pt,
  ja: async () => (await import('../../model/results/texts/ja.ts')).ja,
  ar: async () => (await import('../../model/results/texts/ar.ts')).ar,
};

/** Loads the words around results in one language. Rejects when that fails. */
export const loadResultTexts = (language: Language): Promise<ResultTexts> => LOADERS[language]();
