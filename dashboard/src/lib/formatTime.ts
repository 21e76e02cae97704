import { t } from '@lingui/core/macro';
import { i18n, localeOfDates } from './i18n.ts';

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

const relative = new Intl.RelativeTimeFormat(i18n.locale, { numeric: 'auto' });

/** "3 hours ago"; times within the last minute are "just now". */
export function formatRelative(iso: string, now = Date.now()): string {
  const seconds = (new Date(iso).getTime() - now) / 1000;
  const step = STEPS.find(([, length]) => Math.abs(seconds) >= length);
  return step ? relative.format(Math.round(seconds / step[1]), step[0]) : t`just now`;
}

let timeZone: string | undefined;
/** Made once per zone: making one takes longer than formatting a whole list of times. */
let exact: Intl.DateTimeFormat | undefined;

/** Sets the zone of all times; null = the browser's zone (D-22, D-161). */
export function setTimeZone(name: string | null): void {
  timeZone = name ?? undefined;
  exact = undefined;
}

/** The browser's zone; UTC where it only names an offset, which the server takes for no zone. */
function ownZone(): string {
  const { timeZone: own } = Intl.DateTimeFormat().resolvedOptions();
  return /^[+-]/.test(own) ? 'UTC' : own;
}

/** Returns the zone of all times: searches and exports use the same days as the screen. */
export const viewerZone = (): string => timeZone ?? ownZone();

/** Returns the locale of all times: searches name days as the screen does (SUBM-030). */
export const viewerLocale = (): string => new Intl.Locale(localeOfDates).baseName;

/** Today in a zone, as `2026-11-21`. @param now ms since 1970 */
export const todayIn = (zone: string, now = Date.now()): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(now);

/** The day of a time in the viewer's zone and locale, written as in `formatExact`. */
export const formatDate = (iso: string): string =>
  new Intl.DateTimeFormat(localeOfDates, { dateStyle: 'medium', timeZone }).format(new Date(iso));

/** A day (`2026-11-21`) in the viewer's locale, written as in `formatExact`; other texts as they are. */
export function formatDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat(localeOfDates, { dateStyle: 'medium', timeZone: 'UTC' }).format(date);
}

/** Some days, both included, such as “Oct 1 – 30, 2026”. @param period days, as `2026-10-01` */
export const formatDays = ({ from, to }: { from: string; to: string }): string =>
  new Intl.DateTimeFormat(localeOfDates, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    new Date(from),
    new Date(to),
  );

/** The time of day, with seconds. @param at ms since 1970. */
export const formatClock = (time: number): string =>
  new Intl.DateTimeFormat(localeOfDates, { timeStyle: 'medium', timeZone }).format(time);

/** Formats date and time with seconds, for events that occur several times a minute. */
export const formatMoment = (iso: string): string =>
  new Intl.DateTimeFormat(localeOfDates, { dateStyle: 'medium', timeStyle: 'medium', timeZone }).format(
    new Date(iso),
  );

/** Date and time in the viewer's zone and locale (D-22). */
export function formatExact(iso: string): string {
  exact ??= new Intl.DateTimeFormat(localeOfDates, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return exact.format(new Date(iso));
}
