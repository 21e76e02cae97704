import { WRITTEN_STEPS } from '../steps.ts';
import type { Run } from '../value.ts';
import { roundHalfAway, roundTo, toDecimal } from '../decimal.ts';
import { spend } from '../work.ts';
import { NUMBER, type OperatorRule, overNumbers } from './operator.ts';

/** Calculates from left to right and keeps 15 digits after every step. */
const stepwise = (calculate: (a: number, b: number) => number): Run =>
  overNumbers((...numbers) => numbers.reduce((total, number) => toDecimal(calculate(total, number))));

function rounding(how: (number: number) => number): Run {
  const round = overNumbers((number, places = 0) => roundTo(number, places, how));
  // Rounds the number as it is written.
  return (args, scope, work) => (spend(work, WRITTEN_STEPS) ? round(args, scope, work) : null);
}

/** Calculation in decimals of 15 digits. With a blank among the arguments the result is blank. */
export const arithmetic = {
  add: stepwise((a, b) => a + b),
  sub: overNumbers((a, b) => (b === undefined ? -a : a - b)),
  mul: stepwise((a, b) => a * b),
  // Dividing by zero gives no number, which is blank.
  div: overNumbers((a, b) => a / b),
  mod: overNumbers((a, b) => a - toDecimal(Math.floor(toDecimal(a / b)) * b)),
  round: rounding(roundHalfAway),
  floor: rounding(Math.floor),
  ceil: rounding(Math.ceil),
  abs: overNumbers((number) => Math.abs(number)),
} satisfies Record<string, Run>;

export const arithmeticRules: Record<keyof typeof arithmetic, OperatorRule> = {
  add: {
    takes: [NUMBER],
    repeats: true,
    gives: 'number',
    means: 'The total of the numbers. Blank if one of them is; `sum` skips blanks.',
    says: { plain: /*i18n*/ '{0} plus {1}' },
    examples: [
      ['0.1 + 0.2', 0.3],
      ['1 + 2 + 3', 6],
      ['1 + if(no, 1)', null],
      ['999999999999999 + 1', null],
    ],
  },
  sub: {
    takes: [NUMBER, NUMBER],
    optional: 1,
    gives: 'number',
    means: 'The first number less the second; of one number, its negative.',
    says: { plain: /*i18n*/ '{0} minus {1}', short: /*i18n*/ 'minus {0}' },
    examples: [
      ['0.3 - 0.1', 0.2],
      ['10 - 3 - 2', 5],
      ['-(4)', -4],
    ],
  },
  mul: {
    takes: [NUMBER],
    repeats: true,
    gives: 'number',
    means: 'The product of the numbers.',
    says: { plain: /*i18n*/ '{0} times {1}' },
    examples: [
      ['1.1 * 1.1', 1.21],
      ['19.99 * 3 * 1.19', 71.3643],
    ],
  },
  div: {
    takes: [NUMBER, NUMBER],
    gives: 'number',
    means: 'The first number divided by the second. Blank when that is zero.',
    says: { plain: /*i18n*/ '{0} divided by {1}' },
    examples: [
      ['1 / 4', 0.25],
      ['1 / 3', 0.333333333333333],
      ['1 / 0', null],
      ['0 / 0', null],
    ],
  },
  mod: {
    takes: [NUMBER, NUMBER],
    gives: 'number',
    means: 'What is left of the first number after dividing it by the second, with the sign of the second.',
    says: { plain: /*i18n*/ 'the remainder of {0} divided by {1}' },
    examples: [
      ['7 % 3', 1],
      ['-1 % 3', 2],
      ['0.3 % 0.1', 0],
      ['7 % 0', null],
    ],
  },
  round: {
    takes: [NUMBER, NUMBER],
    optional: 1,
    gives: 'number',
    means: 'The number rounded to decimal places, half away from zero.',
    says: { plain: /*i18n*/ '{0} rounded at decimal place {1}', short: /*i18n*/ '{0} rounded' },
    examples: [
      ['round(1.005, 2)', 1.01],
      ['round(2.5)', 3],
      ['round(-2.5)', -3],
      ['round(1234, -2)', 1200],
      ['round(1, 0.5)', null],
    ],
  },
  floor: {
    takes: [NUMBER, NUMBER],
    optional: 1,
    gives: 'number',
    means: 'The number rounded down to decimal places.',
    says: { plain: /*i18n*/ '{0} rounded down at decimal place {1}', short: /*i18n*/ '{0} rounded down' },
    examples: [
      ['floor(2.9)', 2],
      ['floor(-2.1)', -3],
      ['floor(1.239, 2)', 1.23],
    ],
  },
  ceil: {
    takes: [NUMBER, NUMBER],
    optional: 1,
    gives: 'number',
    means: 'The number rounded up to decimal places.',
    says: { plain: /*i18n*/ '{0} rounded up at decimal place {1}', short: /*i18n*/ '{0} rounded up' },
    examples: [
      ['ceil(2.1)', 3],
      ['ceil(-2.9)', -2],
      ['ceil(1.231, 2)', 1.24],
    ],
  },
  abs: {
    takes: [NUMBER],
    gives: 'number',
    means: 'The number without its sign.',
    says: { plain: /*i18n*/ '{0} without its sign' },
    examples: [
      ['abs(-3)', 3],
      ['abs(3)', 3],
    ],
  },
};
