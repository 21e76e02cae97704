import type { FieldCapabilities } from '../../model/fields/fieldCapabilities.ts';
import type { QuestionModel } from '../../model/fields/fieldType.ts';
import { baseDefaults } from '../../model/fields/fieldDefaults.ts';
import { checkText, isBlank, parseExact } from '../../model/fields/textualAnswer.ts';

/**
 * Returns whether a text is a day of the calendar, without importing `isDay` of the logic, whose chunk a form
 * with a date would then load.
 */
const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && text > '0001' && new Date(text).getUTCDate() === Number(text.slice(8));

/** One date (BUILD-066). */
export const dateField: QuestionModel<'date'> = {
  parseAnswer: (_field, raw, context) => parseExact(raw, context),
  isEmpty: (_field, text) => isBlank(text),
  check(field, text) {
    const issues = checkText(field, text);
    if (issues.length > 0 || isBlank(text)) return issues;
    if (!isDay(text)) return [{ fieldId: field.id, code: 'invalid_date' }];
    // Browsers make 0026 of a year that is typed with two digits.
    return text < '1000' ? [{ fieldId: field.id, code: 'short_year' }] : [];
  },
  // Without the names of months, whose code each form with a date would load: createPrint and printAnswer add them.
  print: (_field, text) => text,
};

export const dateCapabilities: FieldCapabilities<'date'> = {
  name: 'Date',
  texts: { earliestDay: null, latestDay: null, timeZone: null },
  isPlain: true,
  createDefaults: () => ({ type: 'date', ...baseDefaults('Date') }),
  settings: ['label', 'help', 'required', 'dayBounds'],
  nameAsks: true,
  storesText: true,
  isOrdered: true,
  countedAs: 'days',
  typeOf: () => ({ kind: 'date' }),
  sample: () => '2026-05-03',
};
