import { localeOfDates } from './i18n.ts';

const numbers = new Intl.NumberFormat(localeOfDates);

/** Formats a number in the reader's language. */
export const formatNumber = (value: number): string => numbers.format(value);

/** Formats a figure that may be a text already, or still be loading. */
export const formatFigure = (value: number | string | undefined): string =>
  typeof value === 'number' ? formatNumber(value) : (value ?? '–');
