/** Languages the public form speaks, by their BCP 47 tags; the first is spoken where none fits. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'ja', 'ar'] as const;

export type Language = (typeof LANGUAGES)[number];

/** What a language calls itself, for people who choose one. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
  ja: '日本語',
  ar: 'العربية',
};

/**
 * The language of a visitor by his browser's `Accept-Language` (RFC 9110, 12.5.4): the spoken one he
 * likes best, regions aside.
 */
export function languageOfVisitor(acceptLanguage: string): Language {
  const wishes = acceptLanguage.split(',', MAX_WISHES).map((wish, at) => {
    const [tag = '', ...parameters] = wish.split(';');
    const weight = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean);
    return { base: tag.trim().split('-')[0]?.toLowerCase(), weight: Number(weight ?? 1), at };
  });
  const liked = wishes.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight || a.at - b.at);
  for (const { base } of liked) {
    const language = LANGUAGES.find((one) => one === base);
    if (language) return language;
  }
  return LANGUAGES[0];
}

/** Wishes of a header that are read; browsers send a handful. */
const MAX_WISHES = 20;
