import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyExpression } from '../../testing/anyExpression.ts';
import { idLabels } from '../../testing/idLabels.ts';
import { when } from '../../testing/when.ts';
import type { Finding } from '../finding.ts';
import { OPERATOR_RULES } from '../operators/index.ts';
import { describeCondition, describeValue } from './describeExpression.ts';
import { describeFinding } from './describeFinding.ts';
import { describeRules } from './describeRules.ts';
import { ENGLISH, printDescription, type Reader } from './printDescription.ts';
import { propertyRuns } from '../../../../../tests/support/propertyRuns.ts';

const conditionInWords = (formula: string) => printDescription(describeCondition(when(formula), idLabels));
const valueInWords = (formula: string) => printDescription(describeValue(when(formula), idLabels));

describe('conditions in words', () => {
  it.each([
    ['{vegan}', 'Vegan is yes'],
    ['not {vegan}', 'Vegan is not yes'],
    ['not not {vegan}', 'Vegan is yes'],
    ['yes', 'always'],
    ['not yes', 'never'],
    ['{country} = "germany"', 'Country is Germany'],
    ['in({country}, "germany", "austria")', 'Country is one of Germany or Austria'],
    ['not in({country}, ["germany", "austria"])', 'Country is none of Germany or Austria'],
    ['not {country} = "germany"', 'it is not true that Country is Germany'],
    ['{city} = "Graz"', 'City is “Graz”'],
    ['in({toppings}, "a", "b")', 'Toppings contains any of “a” or “b”'],
    ['not in({toppings}, "a", "b")', 'Toppings contains none of “a” or “b”'],
    ['has({toppings}, ["a", "b"])', 'Toppings contains “a” and “b”'],
    [
      '{age} >= 18 and {guests} < 5 and {vegan}',
      'Age is at least 18, Guests is less than 5, and Vegan is yes',
    ],
    ['{birthday} >= date("2008-11-22")', 'Birthday is November 22, 2008 or later'],
    ['addDays({birthday}, 3) < today()', 'Birthday plus 3 days is before today'],
    ['{a} = 1 or {b} = 2 and {c} = 3', 'A is 1 or (B is 2 and C is 3)'],
    ['not ({a} = 1 or {b} = 2)', 'it is not true that (A is 1 or B is 2)'],
    ['not answered({phone})', 'Phone is not answered'],
    ['any(each {guests}: {age} < 18)', 'Age is less than 18 in one of the rows in Guests'],
    ['not seen("details")', 'page Details was not shown'],
  ])('%s', (formula, words) => {
    expect(conditionInWords(formula)).toBe(words);
  });
});

describe('values in words', () => {
  it.each([
    ['{price} * ({guests} + 1) - 5', 'Price times (Guests plus 1) minus 5'],
    ['{a} + {b} + {c}', 'A plus B plus C'],
    ['sum(each {guests}: {price})', 'the total of Price in Guests'],
    ['if({a} = 1, 10, {b}, 20, 30)', '10 if A is 1, otherwise 20 if B is yes, otherwise 30'],
    ['round({=total}, 2)', 'Total rounded at decimal place 2'],
    ['max({birthday}, today())', 'the latest of Birthday and today'],
    [
      'points("capital") + score("history") + score()',
      'the points of Capital plus the points in history plus the score',
    ],
    ['1234567.5', '1,234,567.5'],
    ['[]', 'nothing'],
  ])('%s', (formula, words) => {
    expect(valueInWords(formula)).toBe(words);
  });

  it('leaves the order of the parts, lists, numbers and dates to the reader’s language', () => {
    const german: Record<string, string> = {
      '{0} is one of {list}': '{0} ist {list}',
      '{0} plus {1} days': '{1} Tage nach {0}',
    };
    const reader: Reader = {
      ...ENGLISH,
      language: 'de',
      translate: (message, values) =>
        (german[message] ?? message).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
    };
    const inGerman = (formula: string) =>
      printDescription(describeCondition(when(formula), idLabels), reader);
    expect(inGerman('in({country}, "germany", "austria")')).toBe('Country ist Germany oder Austria');
    expect(inGerman('addDays(date("2026-03-01"), 1234.5)')).toBe('1.234,5 Tage nach 1. März 2026');
  });
});

describe('words of all operators', () => {
  it('name each of their arguments', () => {
    const wrong = Object.entries(OPERATOR_RULES).filter(([op, { says, takes }]) => {
      const last = says.plain.includes('{list}') ? takes.length - 1 : op === 'if' ? 3 : takes.length;
      return Array.from({ length: last }, (_, index) => `{${index}}`).some(
        (part) => !says.plain.includes(part),
      );
    });
    expect(wrong).toStrictEqual([]);
  });

  it('leave no part of a sentence open, whatever the expression', () => {
    fc.assert(
      fc.property(anyExpression(3), (expression) => {
        const printed = printDescription(describeCondition(expression, idLabels), {
          ...ENGLISH,
          translate: (message, values) => {
            const names = [...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
            expect(names.filter((name) => values[name] === undefined)).toStrictEqual([]);
            return `${message}${names.map((name) => values[name]).join('')}`;
          },
        });
        expect(printed).not.toBe('');
      }),
      propertyRuns(2_000),
    );
  });
});

describe('rules of a form in words', () => {
  it('say each rule with its item', () => {
    const rules = describeRules(
      {
        pages: [
          {
            id: 'start',
            items: [
              {
                id: 'country',
                start: when('"germany"'),
                options: [{ value: 'germany' }, { value: 'austria', showIf: when('{age} > 17') }],
              },
              {
                id: 'company',
                type: 'section',
                showIf: when('{business}'),
                items: [
                  {
                    id: 'vat',
                    requiredIf: when('{country} = "germany"'),
                    checks: [{ must: when('length({vat}) = 11') }],
                  },
                ],
              },
            ],
            next: [{ if: when('{age} < 18'), goTo: 'sorry' }],
          },
        ],
        values: [{ id: 'total', is: when('{price} * 2') }],
        quotas: [{ id: 'seats', if: when('{business}') }],
        endings: [{ id: 'vip', showIf: when('{=total} > 100') }, { id: 'thanks' }],
      },
      idLabels,
    );
    expect(rules.map(({ description }) => printDescription(description))).toStrictEqual([
      'Fill Country with “germany” at first.',
      'Offer Austria in Country if Age is more than 17.',
      'Show Company if Business is yes.',
      'Require Vat if Country is Germany.',
      'Accept Vat only if the length of Vat is 11.',
      'Go from Start to Sorry if Age is less than 18.',
      'Total is Price times 2.',
      'End with Vip if Total is more than 100.',
      'Count towards Seats if Business is yes.',
    ]);
  });
});

describe('findings in words', () => {
  it.each<[Partial<Finding>, string]>([
    [{ code: 'unknown_field', params: { id: 'f9' } }, 'This refers to a field that does not exist: “f9”.'],
    [
      { code: 'wrong_type', params: { op: 'add', expected: 'number', found: 'list of choice' } },
      '“add” cannot use a list (an option) here. Use a number instead.',
    ],
    [
      { code: 'not_comparable', params: { types: 'date, number' } },
      'These cannot be compared with each other: a date and a number.',
    ],
    [
      { code: 'circle', params: { circle: 'company, type' } },
      'These depend on each other, so none of them can come first: Company and Type.',
    ],
    [
      { code: 'jump_backwards', params: { id: 'start' } },
      'A jump can only lead to a later page. Start comes earlier.',
    ],
    [
      { code: 'row_outside', params: { id: 'age' } },
      'Age is answered once in each row. Use it in a total, a count or another function over rows.',
    ],
  ])('%o', (finding, words) => {
    const whole: Finding = {
      code: 'circle',
      place: { id: 'a', key: 'showIf' },
      path: [],
      params: {},
      refuses: true,
      ...finding,
    };
    expect(printDescription(describeFinding(whole, idLabels))).toBe(words);
  });
});
