import type { Language } from '../model/languages.ts';
import type { Texts } from '../model/rendering.ts';

/** One file per language; a visitor loads one of them. */
const LOADERS: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import('../model/texts/en.ts')).ENGLISH,
  de: async () => (await import('../model/texts/de.ts')).GERMAN,
  fr: async () => (await import('../model/texts/fr.ts')).FRENCH,
  es: async () => (await import('../model/texts/es.ts')).SPANISH,
  pt: async () => (await import('../model/texts/pt.ts')).PORTUGUESE,
  ja: async () => (await import('../model/texts/ja.ts')).JAPANESE,
  ar: async () => (await import('../model/texts/ar.ts')).ARABIC,
};

/** Loads the texts of one language. Rejects when that fails. */
export const loadTexts = (language: Language): Promise<Texts> => LOADERS[language]();
