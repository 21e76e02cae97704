import type { FieldCapabilities } from '../fieldCapabilities.ts';
import type { QuestionModel } from '../fieldType.ts';
import { isDay } from '../logic/days.ts';
import { baseDefaults } from './fieldDefaults.ts';
import { checkText, isBlank, parseText } from './textualAnswer.ts';

/** One date (BUILD-066). */
export const dateField: QuestionModel<'date'> = {
  parseAnswer: (_field, raw, context) => parseText(raw, context)?.trim(),
  isEmpty: (_field, text) => isBlank(text),
  check(field, text) {
    const issues = checkText(field, text);
    if (issues.length > 0 || isBlank(text) || isDay(text)) return issues;
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
