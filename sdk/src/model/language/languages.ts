/** Languages of all texts but those that owners write, which are never translated: name of each in itself. */
export const LANGUAGE_NAMES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
  it: 'Italiano',
  nl: 'Nederlands',
  ja: '日本語',
  ar: 'العربية',
} as const;

export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as [Language, ...Language[]];

/** Returns the reading direction, as a value of the `dir` attribute. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/**
 * Returns the language to use: the chosen one, else the visitor's first supported one, else another.
 * Compares tags by their first part (`pt-BR` is Portuguese).
 *
 * @param preferred language tags, best first: `navigator.languages`, or `preferredLanguages(header)`
 * @param supported those to choose from
 */
export function pickLanguage(
  setting: string | null | undefined,
  preferred: readonly string[],
  supported: readonly Language[] = LANGUAGES,
  otherwise: Language = 'en',
): Language {
  for (const tag of [setting ?? '', ...preferred]) {
    const code = tag.split('-', 1)[0]?.toLowerCase();
    const language = supported.find((one) => one === code);
    if (language) return language;
  }
  return otherwise;
}

/** Returns the tags of an Accept-Language header, best first, without those of weight 0 (RFC 9110, 12.5.4). */
export function preferredLanguages(header: string): string[] {
  return header
    .split(',', LANGUAGES.length * 4)
    .map((part) => {
      const [tag = '', weight] = part.split(';');
      const quality = /^\s*q=([\d.]+)/i.exec(weight ?? '')?.[1] ?? '1';
      return { tag: tag.trim(), quality: Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
