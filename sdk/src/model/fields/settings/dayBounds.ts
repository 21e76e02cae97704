import type { AnswerOfType, DayBound, FieldOfType } from '../field.ts';
import type { CheckInputs, QuestionModel } from '../fieldType.ts';
import type { AnswerIssue } from '../../answers/issues.ts';
import { addDays } from '../../logic/days.ts';

/** Types whose days have bounds. */
export type BoundedType = 'date' | 'date_range';

/** Returns the day of a bound; undefined without one, and for one beyond the calendar. */
export const dayOf = (bound: DayBound | undefined, today: string): string | undefined =>
  typeof bound === 'number' ? (addDays(today, bound) ?? undefined) : bound;

/** Writes a day for people, in the words of a form's language. */
const writeDay = (day: string, language: CheckInputs['language']): string =>
  new Intl.DateTimeFormat(language ?? undefined, {
    dateStyle: 'long',
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
  }).format(new Date(day));

/** Checks the first and the last day of an answer. */
function checkBounds(
  { id: fieldId, earliestDay, latestDay }: FieldOfType<BoundedType>,
  [first, last]: readonly [string, string],
  { today: [from, to], language }: { today: readonly [string, string]; language: CheckInputs['language'] },
): AnswerIssue[] {
  const earliest = dayOf(earliestDay, from);
  if (earliest && first < earliest)
    return [{ fieldId, code: 'too_early', params: { min: writeDay(earliest, language) } }];
  const latest = dayOf(latestDay, to);
  return latest && last > latest
    ? [{ fieldId, code: 'too_late', params: { max: writeDay(latest, language) } }]
    : [];
}

/** The day in Greenwich, for answers that are checked without a day. */
const now = (): CheckInputs => ({ today: new Date().toJSON().slice(0, 10), language: 'en' });

/** Returns the first and the last day that it may be: away from Greenwich it may be the one before or after. */
const daysAround = (today: string, timeZone: string | undefined): readonly [string, string] =>
  timeZone === undefined ? [addDays(today, -1) ?? today, addDays(today, 1) ?? today] : [today, today];

/**
 * Adds an earliest and a latest day to the model of dates. Those that follow the day of the answer count from the
 * day in the form's time zone, without one from the visitor's own.
 * @param todayIn the day in a time zone, by default on this device; absent on the server, which does not know where
 *   the visitor is and takes each day that it may be there
 */
export function withDayBounds<Answer extends AnswerOfType<BoundedType>>(
  base: QuestionModel<BoundedType, Answer>,
  todayIn?: (timeZone?: string) => string,
): QuestionModel<BoundedType, Answer> {
  return {
    ...base,
    check(field, answer, inputs) {
      const issues = base.check(field, answer, inputs);
      const hasBounds = field.earliestDay !== undefined || field.latestDay !== undefined;
      if (issues.length > 0 || !hasBounds || base.isEmpty(field, answer)) return issues;
      const days =
        typeof answer === 'string' ? ([answer, answer] as const) : ([answer.from, answer.to] as const);
      const { today, language } = inputs ?? now();
      const here = todayIn?.(field.timeZone);
      return checkBounds(field, days, {
        today: here ? [here, here] : daysAround(today, field.timeZone),
        language,
      });
    },
  };
}
