import { z } from 'zod';
import type { FieldCapabilities } from '../fieldCapabilities.ts';
import type { QuestionModel } from '../fieldType.ts';
import { baseDefaults, baseShape } from './fieldBase.ts';
import { checkText, isBlank, parseText } from './textualAnswer.ts';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is a day of the calendar, written YYYY-MM-DD (D-72, D-96). */
export function isCalendarDate(text: string): boolean {
  const match = DATE.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return year > 0 && day >= 1 && day <= days;
}

/** One date (BUILD-066). */
export const dateField: QuestionModel<'date'> = {
  type: 'date',
  role: 'question',
  parseAnswer: (_field, raw, context) => parseText(raw, context)?.trim(),
  isEmpty: (_field, text) => isBlank(text),
  check(field, text) {
    const issues = checkText(field, text);
    if (issues.length > 0 || isBlank(text) || isCalendarDate(text)) return issues;
    return [{ fieldId: field.id, code: 'invalid_date' }];
  },
  print: (_field, text) => text,
};

export const dateCapabilities: FieldCapabilities<'date'> = {
  name: 'Date',
  createDefaults: () => ({ type: 'date', ...baseDefaults('Date') }),
  settings: ['label', 'required'],
  nameAsks: true,
  storesText: true,
};

export const dateFieldSchema = /* @__PURE__ */ (() => z.object({ ...baseShape, type: z.literal('date') }))();
