import { z } from 'zod';
import { isTimeZone, LANGUAGES } from '@inlay/sdk/model';

/** Locale of dates for requests without a known locale. */
export const DEFAULT_LOCALE = 'en-US';

/** A language that the dashboard, the portal and mails have. */
export const languageSchema = z.enum(LANGUAGES);

/**
 * A time zone that Intl and PostgreSQL agree on: short names, such as IST, are other zones for the database, so they
 * become the whole name of the one that Intl means.
 */
export const timeZoneSchema = z
  .string()
  .max(100)
  .refine(isTimeZone, { message: 'Not a time zone', abort: true })
  .transform((zone) => (zone.includes('/') ? zone : wholeName(zone)));

const wholeName = (timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

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
