import { localeOfDates } from './i18n.ts';

/** Formats a number in the reader's language. */
export const formatNumber = (value: number): string => value.toLocaleString(localeOfDates);

/** Formats a figure that may be a text already, or still be loading. */
export const formatFigure = (value: number | string | undefined): string =>
  typeof value === 'number' ? formatNumber(value) : (value ?? '–');
