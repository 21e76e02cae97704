import type { Run, Scalar, Value } from '../value.ts';
import {
  ANY,
  compareOrder,
  foldText,
  isList,
  isText,
  type OperatorRule,
  type OperatorWords,
  ORDERED,
  TEXT,
  valuesOf,
} from './operator.ts';

const isSame = (a: Scalar, b: Scalar): boolean =>
  isText(a) && isText(b) ? foldText(a) === foldText(b) : a === b;

const includes = (values: readonly Scalar[], sought: Scalar): boolean =>
  values.some((value) => isSame(value, sought));

/** Whether a list contains a value, or all values of another one. */
const covers = (list: readonly Scalar[], other: Value | undefined): boolean =>
  valuesOf([other]).every((one) => includes(list, one));

/** Whether two values are the same. Lists are the same in any order. */
const isEqual = (a: Value = null, b: Value = null): boolean =>
  isList(a)
    ? isList(b) && covers(a, b) && covers(b, a)
    : a !== null && b !== null && !isList(b) && isSame(a, b);

const areAnswered = (args: readonly Value[]): boolean => !args.includes(null);

/** Makes a comparison of a test on the order of two values. */
const ordered =
  (test: (order: number) => boolean): Run =>
  ([a, b]) =>
    test(compareOrder(a, b));

/** Makes a comparison of a test on two texts as they are compared. */
const folded =
  (test: (text: string, sought: string) => boolean): Run =>
  ([text, sought]) =>
    isText(text) && isText(sought) && test(foldText(text), foldText(sought));

const containsText = folded((text, sought) => text.includes(sought));

/** Comparisons. Comparing with a blank is never true. Texts compare without case and outer spaces. */
export const comparison = {
  eq: (args) => areAnswered(args) && isEqual(args[0], args[1]),
  ne: (args) => areAnswered(args) && !isEqual(args[0], args[1]),
  in: ([value, ...options]) => valuesOf([value]).some((one) => includes(valuesOf(options), one)),
  has: (args, scope) =>
    isList(args[0]) ? areAnswered(args) && covers(args[0], args[1]) : containsText(args, scope),
  starts: folded((text, sought) => text.startsWith(sought)),
  ends: folded((text, sought) => text.endsWith(sought)),
  lt: ordered((order) => order < 0),
  le: ordered((order) => order <= 0),
  gt: ordered((order) => order > 0),
  ge: ordered((order) => order >= 0),
  between: ([value, from, to]) => compareOrder(value, from) >= 0 && compareOrder(value, to) <= 0,
} satisfies Record<string, Run>;

const order = (means: string, says: OperatorWords, examples: OperatorRule['examples']): OperatorRule => ({
  takes: [ORDERED, ORDERED],
  alike: true,
  gives: 'yesno',
  means,
  says,
  examples,
});

export const comparisonRules: Record<keyof typeof comparison, OperatorRule> = {
  eq: {
    takes: [ANY, ANY],
    alike: true,
    gives: 'yesno',
    means: 'Yes when both are the same. Lists are the same in any order.',
    says: { plain: /*i18n*/ '{0} is {1}' },
    examples: [
      ['1 = 1.0', true],
      ['" Straße" = "straße"', true],
      ['["a", "b"] = ["b", "a"]', true],
      ['["a"] = ["a", "b"]', false],
      ['if(no, 1) = if(no, 1)', false],
    ],
  },
  ne: {
    takes: [ANY, ANY],
    alike: true,
    gives: 'yesno',
    means: 'Yes when both are there and differ.',
    says: { plain: /*i18n*/ '{0} is not {1}' },
    examples: [
      ['"a" != "b"', true],
      ['"a" != "A"', false],
      ['if(no, 1) != 1', false],
    ],
  },
  in: {
    takes: [ANY, ANY],
    repeats: true,
    alike: true,
    gives: 'yesno',
    means: 'Yes when the value is one of those that follow; for a list, when one of its values is.',
    says: { plain: /*i18n*/ '{0} is one of {list}', denied: /*i18n*/ '{0} is none of {list}', joins: 'or' },
    examples: [
      ['in("de", "at", "DE")', true],
      ['in("fr", ["at", "de"])', false],
      ['in(["fr", "at"], "at", "de")', true],
      ['in(if(no, 1), 1)', false],
    ],
  },
  has: {
    takes: [{ kinds: ['text', 'choice', 'number', 'date', 'time'], list: 'also' }, ANY],
    alike: true,
    gives: 'yesno',
    means: 'Yes when a list contains the value, or all of several; for a text, when it contains the other.',
    says: { plain: /*i18n*/ '{0} contains {1}', denied: /*i18n*/ '{0} does not contain {1}' },
    examples: [
      ['has(["a", "b"], "B")', true],
      ['has(["a", "b"], ["a", "c"])', false],
      ['has("Baker Street", "street")', true],
      ['has("Baker Street", if(no, "a"))', false],
    ],
  },
  starts: {
    takes: [TEXT, TEXT],
    gives: 'yesno',
    means: 'Yes when the text begins with the other.',
    says: { plain: /*i18n*/ '{0} starts with {1}', denied: /*i18n*/ '{0} does not start with {1}' },
    examples: [
      ['starts("Dr. Who", "dr.")', true],
      ['starts("Who", "dr.")', false],
    ],
  },
  ends: {
    takes: [TEXT, TEXT],
    gives: 'yesno',
    means: 'Yes when the text ends with the other.',
    says: { plain: /*i18n*/ '{0} ends with {1}', denied: /*i18n*/ '{0} does not end with {1}' },
    examples: [
      ['ends("ada@school.example", "@School.example")', true],
      ['ends("ada@home.example", "@school.example")', false],
    ],
  },
  lt: /* @__PURE__ */ order(
    'Yes when the first is less, or earlier.',
    { plain: /*i18n*/ '{0} is less than {1}', ofDates: /*i18n*/ '{0} is before {1}' },
    [
      ['1 < 2', true],
      ['date("2026-02-28") < date("2026-03-01")', true],
      ['time("09:30") < time("18:00")', true],
      ['2 < 2', false],
      ['if(no, 1) < 18', false],
    ],
  ),
  le: /* @__PURE__ */ order(
    'Yes when the first is less or the same.',
    { plain: /*i18n*/ '{0} is at most {1}', ofDates: /*i18n*/ '{0} is {1} or earlier' },
    [
      ['2 <= 2', true],
      ['3 <= 2', false],
    ],
  ),
  gt: /* @__PURE__ */ order(
    'Yes when the first is more, or later.',
    { plain: /*i18n*/ '{0} is more than {1}', ofDates: /*i18n*/ '{0} is after {1}' },
    [
      ['2 > 1', true],
      ['2 > 2', false],
    ],
  ),
  ge: /* @__PURE__ */ order(
    'Yes when the first is more or the same.',
    { plain: /*i18n*/ '{0} is at least {1}', ofDates: /*i18n*/ '{0} is {1} or later' },
    [
      ['2 >= 2', true],
      ['1 >= 2', false],
    ],
  ),
  between: {
    takes: [ORDERED, ORDERED, ORDERED],
    alike: true,
    gives: 'yesno',
    means: 'Yes when the value lies between the two others or is one of them.',
    says: { plain: /*i18n*/ '{0} is from {1} to {2}', denied: /*i18n*/ '{0} is not from {1} to {2}' },
    examples: [
      ['between(18, 18, 65)', true],
      ['between(65, 18, 65)', true],
      ['between(66, 18, 65)', false],
      ['between(17, 18, 65)', false],
    ],
  },
};
