/** Languages the public form speaks by itself; what owners write stays as they wrote it. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'ja', 'ar'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Names of the languages, each in its own. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
  ja: '日本語',
  ar: 'العربية',
};

/** Reading direction, as the `dir` attribute takes it. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/**
 * The language to speak: the one that is set, else the first of the visitor's that there is, else English. Tags are compared by their first part (`pt-BR` is Portuguese).
 *
 * @param preferred language tags, best first: `navigator.languages`, or `preferredLanguages(header)`
 */
export function pickLanguage(setting: string | null | undefined, preferred: readonly string[]): Language {
  for (const tag of [setting ?? '', ...preferred]) {
    const code = tag.split('-', 1)[0]?.toLowerCase();
    const language = LANGUAGES.find((one) => one === code);
    if (language) return language;
  }
  return 'en';
}

/** The tags of an Accept-Language header, best first; those with weight 0 are refused (RFC 9110, 12.5.4). */
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
