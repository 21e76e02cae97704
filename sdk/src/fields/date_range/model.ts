import type { DateRangeAnswer, DateRangeField } from '../../model/fields/field.ts';
import type { FieldCapabilities } from '../../model/fields/fieldCapabilities.ts';
import type { QuestionModel } from '../../model/fields/fieldType.ts';
import type { AnswerIssue } from '../../model/answers/issues.ts';
import { dayNumber, isDay } from '../../model/logic/days.ts';
import { baseDefaults } from '../../model/fields/fieldDefaults.ts';
import { longDay } from '../../model/fields/longDay.ts';
import { parseExact } from '../../model/fields/textualAnswer.ts';

const ENDS = ['from', 'to'] as const;

function checkDays(
  { id: fieldId, minDays, maxDays }: DateRangeField,
  { from, to }: DateRangeAnswer,
): AnswerIssue[] {
  if (!from || !to) return [{ fieldId, code: 'incomplete_range' }];
  if (!isDay(from) || !isDay(to)) return [{ fieldId, code: 'invalid_date' }];
  if (from < '1000' || to < '1000') return [{ fieldId, code: 'short_year' }];
  // Both days count.
  const days = dayNumber(to) - dayNumber(from) + 1;
  if (days < 1) return [{ fieldId, code: 'wrong_order' }];
  if (minDays !== null && days < minDays)
    return [{ fieldId, code: 'too_short_range', params: { min: minDays } }];
  if (maxDays !== null && days > maxDays)
    return [{ fieldId, code: 'too_long_range', params: { max: maxDays } }];
  return [];
}

/** Two days and those between. */
export const dateRangeField: QuestionModel<'date_range'> = {
  parseAnswer(_field, raw, context) {
    if (raw !== undefined && raw !== null && (typeof raw !== 'object' || Array.isArray(raw)))
      return undefined;
    const answer: DateRangeAnswer = { from: '', to: '' };
    for (const end of ENDS) {
      const given = raw && Object.hasOwn(raw, end) ? (raw as Record<string, unknown>)[end] : '';
      const text = parseExact(given, context);
      if (text === undefined) return undefined;
      answer[end] = text;
    }
    return answer;
  },
  isEmpty: (_field, { from, to }) => !from && !to,
  check(field, answer) {
    if (answer.from || answer.to) return checkDays(field, answer);
    return field.required ? [{ fieldId: field.id, code: 'required' }] : [];
  },
  print(_field, { from, to }, language) {
    if (!language || !isDay(from) || !isDay(to)) return [from, to].filter(Boolean).join(' – ');
    return longDay(language.language).formatRange(new Date(from), new Date(to));
  },
};

export const dateRangeCapabilities: FieldCapabilities<'date_range'> = {
  name: 'Date range',
  texts: { earliestDay: null, latestDay: null, timeZone: null },
  createDefaults: () => ({ type: 'date_range', ...baseDefaults('Date range'), minDays: null, maxDays: null }),
  settings: ['label', 'help', 'required', 'rangeDays', 'dayBounds'],
  chunk: 'parts',
  nameAsks: true,
  parts: () => ENDS,
  countedAs: 'days',
  typeOf: (_field, part) => (part === undefined ? null : { kind: 'date' }),
  sample: () => ({ from: '2026-05-03', to: '2026-05-09' }),
};
