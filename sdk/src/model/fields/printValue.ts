import type { NamedValue } from '../definition/formDefinition.ts';
import type { Language } from '../language/languages.ts';
import { isDay } from '../logic/days.ts';
import type { Value } from '../logic/value.ts';
import { longDay } from './longDay.ts';
import type { PlannedTexts } from '../texts/plannedTexts.ts';

/** Language of printed values, and its words for a yes-or-no. */
export interface PrintLanguage {
  language: Language;
  words: Pick<PlannedTexts, 'yes' | 'no'>;
}

/** Formats of computed values, and of what a form stores of points: whether they are enough. */
export type ValueFormat = NamedValue['format'] | 'yesno';

/** Digits are the same in every language, as in the form's own texts. */
const NUMBERS: Readonly<Record<string, Intl.NumberFormatOptions>> = {
  number: { maximumSignificantDigits: 15 },
  currency: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  percent: { style: 'percent', maximumFractionDigits: 2 },
};

/** Returns a day in words, e.g. "3 May 2026"; another text as it is. */
export const printDay = (day: string, language: Language): string =>
  isDay(day) ? longDay(language).format(new Date(`${day}T00:00:00Z`)) : day;

/** Returns the result of a computed value for people, empty for a blank one. */
export function printValue(
  value: Value | undefined,
  format: ValueFormat,
  { language, words }: PrintLanguage,
): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number')
    return new Intl.NumberFormat(language, { ...NUMBERS[format], numberingSystem: 'latn' }).format(value);
  if (typeof value === 'string') return format === 'date' ? printDay(value, language) : value;
  return value.map((one) => printValue(one, format, { language, words })).join(', ');
}
