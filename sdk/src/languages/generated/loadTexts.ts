// Written by `npm run languages` from the folders of sdk/src/languages.
import type { Language } from '../../model/language/languages.ts';
import type { Texts } from '../../model/answers/messages.ts';

const LOADERS: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import('../en/form.ts')).form,
  de: async () => (await import('../de/form.ts')).form,
  fr: async () => (await import('../fr/form.ts')).form,
  es: async () => (await import('../es/form.ts')).form,
  pt: async () => (await import('../pt/form.ts')).form,
  it: async () => (await import('../it/form.ts')).form,
  nl: async () => (await import('../nl/form.ts')).form,
  ja: async () => (await import('../ja/form.ts')).form,
  ar: async () => (await import('../ar/form.ts')).form,
};

/** Loads these texts in one language. Rejects when that fails. */
export const loadTexts = (language: Language): Promise<Texts> => LOADERS[language]();
