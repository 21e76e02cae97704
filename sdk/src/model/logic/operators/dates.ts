import { DATE_STEPS, MOVE_STEPS } from '../steps.ts';
import type { Run } from '../value.ts';
import { spend } from '../work.ts';
import { addDays, addMonths, dayNumber, isDay, monthOf, weekday, yearOf, yearsBetween } from '../days.ts';
import { DATE, NUMBER, type OperatorRule, over } from './operator.ts';

const overDay = over(isDay);
const overDays = over(isDay, isDay);
const overMove = over(isDay, (by): by is number => Number.isInteger(by));

/** Makes an operator take steps for its dates. */
const taking =
  (steps: number, run: Run): Run =>
  (args, scope, work) =>
    spend(work, steps) ? run(args, scope, work) : null;

const years = taking(DATE_STEPS, overDays(yearsBetween));

/** Days of the calendar. No clock and no time zone: the current day comes from the scope. */
export const dates = {
  today: (_args, { today }) => today,
  days: taking(
    DATE_STEPS,
    overDays((from, to) => dayNumber(to) - dayNumber(from)),
  ),
  years,
  age: (args, scope, work) => years([...args, scope.today], scope, work),
  addDays: taking(MOVE_STEPS, overMove(addDays)),
  addMonths: taking(MOVE_STEPS, overMove(addMonths)),
  year: taking(DATE_STEPS, overDay(yearOf)),
  month: taking(DATE_STEPS, overDay(monthOf)),
  weekday: taking(DATE_STEPS, overDay(weekday)),
} satisfies Record<string, Run>;

export const dateRules: Record<keyof typeof dates, OperatorRule> = {
  today: {
    takes: [],
    gives: 'date',
    means: 'The current day in the form’s time zone.',
    says: { plain: /*i18n*/ 'today' },
    examples: [['today()', '2026-11-22']],
  },
  days: {
    takes: [DATE, DATE],
    gives: 'number',
    means: 'How many days lie from the first date to the second; negative if that is earlier.',
    says: { plain: /*i18n*/ 'the days from {0} to {1}' },
    examples: [
      ['days(date("2024-02-28"), date("2024-03-01"))', 2],
      ['days(date("2026-01-02"), date("2026-01-01"))', -1],
      ['days(date("1582-10-04"), date("1582-10-15"))', 11],
    ],
  },
  years: {
    takes: [DATE, DATE],
    gives: 'number',
    means: 'How many whole years lie from the first date to the second.',
    says: { plain: /*i18n*/ 'the full years from {0} to {1}' },
    examples: [
      ['years(date("2000-02-29"), date("2001-02-28"))', 0],
      ['years(date("2000-02-29"), date("2001-03-01"))', 1],
      ['years(date("2001-03-01"), date("2000-02-29"))', -1],
    ],
  },
  age: {
    takes: [DATE],
    gives: 'number',
    means: 'How many whole years have passed since a date.',
    says: { plain: /*i18n*/ 'the full years since {0}' },
    examples: [
      ['age(date("2008-11-22"))', 18],
      ['age(date("2008-11-23"))', 17],
    ],
  },
  addDays: {
    takes: [DATE, NUMBER],
    gives: 'date',
    means: 'The date so many days later; earlier for a negative number.',
    says: { plain: /*i18n*/ '{0} plus {1} days' },
    examples: [
      ['addDays(date("2026-12-31"), 1)', '2027-01-01'],
      ['addDays(date("2026-03-01"), -1)', '2026-02-28'],
      ['addDays(date("2026-03-01"), 0.5)', null],
    ],
  },
  addMonths: {
    takes: [DATE, NUMBER],
    gives: 'date',
    means: 'The date so many months later. The 31st becomes the last day of a shorter month.',
    says: { plain: /*i18n*/ '{0} plus {1} months' },
    examples: [
      ['addMonths(date("2026-01-31"), 1)', '2026-02-28'],
      ['addMonths(date("2024-03-31"), -1)', '2024-02-29'],
      ['addMonths(date("2026-11-30"), 1)', '2026-12-30'],
      ['addMonths(date("9999-12-01"), 1)', null],
    ],
  },
  year: {
    takes: [DATE],
    gives: 'number',
    means: 'The year of a date.',
    says: { plain: /*i18n*/ 'the year of {0}' },
    examples: [['year(date("2026-11-22"))', 2026]],
  },
  month: {
    takes: [DATE],
    gives: 'number',
    means: 'The month of a date, 1 to 12.',
    says: { plain: /*i18n*/ 'the month of {0}' },
    examples: [['month(date("2026-11-22"))', 11]],
  },
  weekday: {
    takes: [DATE],
    gives: 'number',
    means: 'The day of the week, 1 for Monday to 7 for Sunday.',
    says: { plain: /*i18n*/ 'the weekday of {0}, from 1 for Monday' },
    examples: [
      ['weekday(date("2026-11-22"))', 7],
      ['weekday(date("1970-01-01"))', 4],
      ['weekday(date("0001-01-01"))', 1],
    ],
  },
};
