import { SHORT_SOUGHT } from '../steps.ts';
import type { Run, Scalar, Value, Work } from '../value.ts';
import { spend } from '../work.ts';
import {
  ANY,
  compareOrder,
  foldValue,
  isList,
  isText,
  type OperatorRule,
  type OperatorWords,
  ORDERED,
  TEXT,
  valuesOf,
} from './operator.ts';

/** Returns the values of arguments and of the lists among them, as they are compared. */
const foldedSet = (args: readonly (Value | undefined)[], work: Work): ReadonlySet<Scalar> =>
  new Set(valuesOf(args).map((value) => foldValue(value, work)));

/** Returns whether a set contains all values of another one. */
const covers = (set: ReadonlySet<Scalar>, other: ReadonlySet<Scalar>): boolean =>
  [...other].every((one) => set.has(one));

/** Returns whether two answers are the same. Lists are the same in any order. */
function isEqual(a: Value, b: Value, work: Work): boolean {
  if (a === null || b === null) return false;
  if (!isList(a)) return !isList(b) && foldValue(a, work) === foldValue(b, work);
  if (!isList(b)) return false;
  const [one, other] = [foldedSet([a], work), foldedSet([b], work)];
  return covers(one, other) && covers(other, one);
}

const areAnswered = (args: readonly Value[]): boolean => !args.includes(null);

/** Makes a comparison of a test on the order of two values. */
const ordered =
  (test: (order: number) => boolean): Run =>
  ([a, b], _scope, work) =>
    test(compareOrder(a, b, work));

/** Makes a comparison of a test on two texts as they are compared, and of the steps that it takes. */
const folded =
  (
    test: (text: string, sought: string) => boolean,
    stepsOf: (text: string, sought: string) => number = () => 0,
  ): Run =>
  ([text, sought], _scope, work) =>
    isText(text) &&
    isText(sought) &&
    spend(work, stepsOf(text, sought)) &&
    test(foldValue(text, work) as string, foldValue(sought, work) as string);

/** Returns whether a text contains another one, in linear time (Knuth, Morris and Pratt). */
function includesLong(text: string, sought: string): boolean {
  /** How many characters up to each one are those that the sought text starts with. */
  const starts = [0];
  let found = 0;
  // Walks over the sought text first, then over the other. Compares codes, because each letter would be a new string.
  for (let index = 1; index < sought.length + text.length && found < sought.length; index++) {
    if (index === sought.length) found = 0;
    const code = index < sought.length ? sought.charCodeAt(index) : text.charCodeAt(index - sought.length);
    while (found > 0 && code !== sought.charCodeAt(found)) found = starts[found - 1]!;
    if (code === sought.charCodeAt(found)) found += 1;
    if (index < sought.length) starts.push(found);
  }
  return found === sought.length;
}

const containsText = folded(
  (text, sought) => (sought.length > SHORT_SOUGHT ? includesLong(text, sought) : text.includes(sought)),
  (text, sought) => (text.length + sought.length) >> (sought.length > SHORT_SOUGHT ? 1 : 2),
);

/** Comparisons. Comparing with a blank is never true. Texts compare without case and outer spaces. */
export const comparison = {
  eq: ([a = null, b = null], _scope, work) => isEqual(a, b, work),
  ne: ([a = null, b = null], _scope, work) => areAnswered([a, b]) && !isEqual(a, b, work),
  in([value = null, ...options], _scope, work) {
    if (value === null) return false;
    // One value is found faster without a set.
    const sought = isList(value) ? foldedSet([value], work) : foldValue(value, work);
    return valuesOf(options).some((one) => {
      const folded = foldValue(one, work);
      return isList(value) ? (sought as ReadonlySet<Scalar>).has(folded) : sought === folded;
    });
  },
  has: (args, scope, work) =>
    isList(args[0])
      ? areAnswered(args) && covers(foldedSet([args[0]], work), foldedSet([args[1]], work))
      : containsText(args, scope, work),
  starts: folded((text, sought) => text.startsWith(sought)),
  ends: folded((text, sought) => text.endsWith(sought)),
  lt: ordered((order) => order < 0),
  le: ordered((order) => order <= 0),
  gt: ordered((order) => order > 0),
  ge: ordered((order) => order >= 0),
  between: ([value, from, to], _scope, work) =>
    compareOrder(value, from, work) >= 0 && compareOrder(value, to, work) <= 0,
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
    says: {
      plain: /*i18n*/ '{0} is one of {list}',
      denied: /*i18n*/ '{0} is none of {list}',
      ofLists: /*i18n*/ '{0} contains any of {list}',
      deniedOfLists: /*i18n*/ '{0} contains none of {list}',
      joins: 'or',
    },
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
