import { z } from 'zod';
import { isTimeZone, LANGUAGES } from '@inlay/sdk/model';

/** Locale of dates for requests without a known locale. */
export const DEFAULT_LOCALE = 'en-US';

/** A language that the dashboard, the portal and mails have. */
export const languageSchema = z.enum(LANGUAGES);

/** An IANA name that the platform's Intl knows. */
export const timeZoneSchema = z.string().max(100).refine(isTimeZone, 'Not a time zone');

/**
 * The viewer's locale for dates, as far as the platform knows it: without calendars, digits and private
 * parts, which would be unlimited input.
 */
export const localeSchema = z
  .string()
  .max(50)
  .transform((locale, ctx) => {
    const known = findLocale(locale);
    if (known) return known;
    ctx.addIssue({ code: 'custom', message: 'Not a locale' });
    return z.NEVER;
  });

function findLocale(locale: string): string | null {
  try {
    const { baseName } = new Intl.Locale(locale);
    return new Intl.DateTimeFormat([baseName, DEFAULT_LOCALE]).resolvedOptions().locale;
  } catch {
    return null;
  }
}
