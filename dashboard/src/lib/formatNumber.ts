import { localeOfDates } from './i18n.ts';

const numbers = new Intl.NumberFormat(localeOfDates);

/** Formats a number in the reader's language. */
export const formatNumber = (value: number): string => numbers.format(value);

const percents = new Intl.NumberFormat(localeOfDates, { style: 'percent', maximumFractionDigits: 1 });

/** Formats a number of hundredths in the reader's language. */
export const formatPercent = (percent: number): string => percents.format(percent / 100);

/** Formats a figure that may be a text already, or still be loading. */
export const formatFigure = (value: number | string | undefined): string =>
  typeof value === 'number' ? formatNumber(value) : (value ?? '–');
