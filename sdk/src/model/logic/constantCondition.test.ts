import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyExpression } from '../testing/anyExpression.ts';
import { factsScope } from '../testing/factsScope.ts';
import { when } from '../testing/when.ts';
import { findConstant } from './constantCondition.ts';
import { evaluate } from './evaluate.ts';
import type { ExpressionType } from './expressionType.ts';
import { typeOf } from './typeOf.ts';
import type { Value } from './value.ts';
import { propertyRuns } from '../../../../tests/support/propertyRuns.ts';

const TYPES: Record<string, ExpressionType> = {
  vegan: { kind: 'yesno' },
  age: { kind: 'number' },
  name: { kind: 'text' },
  birth: { kind: 'date' },
  pickup: { kind: 'time' },
  country: { kind: 'choice', options: ['a', 'b'] },
  topics: { kind: 'choice', isList: true, options: ['a', 'b', 'c'] },
  many: { kind: 'choice', isList: true, options: ['1', '2', '3', '4', '5', '6', '7'] },
};

const constantOf = (formula: string) => findConstant(when(formula), (id) => TYPES[id]);

describe('findConstant', () => {
  it.each([
    ['{vegan} or not {vegan}', true],
    ['{vegan} and not {vegan}', false],
    ['{country} = "a" and {country} = "b"', false],
    ['in({country}, "a", "b") or blank({country})', true],
    ['{country} != "a" or {country} = "a"', undefined],
    ['has({topics}, ["a", "b"]) and count({topics}) < 2', false],
    ['count({topics}) <= 3', true],
    ['{age} > 18 and {age} < 18', false],
    ['{age} > 1 and {age} < 1.2', undefined],
    ['{age} > 5 or {age} <= 5', undefined],
    ['{age} > 5 or {age} <= 5 or blank({age})', true],
    ['{age} + 1 > {age}', undefined],
    ['{name} = "x" and {name} = "y"', false],
    ['{name} = "x" and {name} = " X"', undefined],
    ['{birth} > date("2026-01-01") and {birth} < date("2026-01-03")', undefined],
    ['{birth} > date("2026-01-01") and {birth} < date("2026-01-02")', false],
    ['{pickup} > time("09:00") and {pickup} < time("09:02")', undefined],
    ['{pickup} > time("09:00") and {pickup} < time("09:01")', false],
    ['1 > 2', false],
    ['{=total} > 5 and no', false],
    ['age({birth}) >= 18', undefined],
    ['seen("p1")', undefined],
    ['has({many}, "1")', undefined],
    ['{nobody} = 1', undefined],
  ])('%s is %s', (formula, constant) => {
    expect(constantOf(formula)).toBe(constant);
  });

  it('is never contradicted by an answer', () => {
    const number = fc.oneof(fc.integer({ min: -101, max: 101 }), fc.constantFrom(0.1, 0.5, 1.005, 1e-7));
    const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    const answers = fc.record(
      {
        vegan: fc.boolean(),
        age: number,
        name: fc.oneof(fc.constantFrom('a', 'b', 'ß', '1', 'yes', '09:30'), fc.string()),
        birth: day.map((date) => date.toISOString().slice(0, 10)),
        pickup: fc.constantFrom('00:00', '09:29', '09:30', '23:59'),
        country: fc.constantFrom('a', 'b'),
        topics: fc.subarray(['a', 'b', 'c']),
      } satisfies Record<string, fc.Arbitrary<Value>>,
      { requiredKeys: [] },
    );
    const condition = anyExpression(3, {
      fields: ['vegan', 'age', 'name', 'birth', 'pickup', 'country', 'topics'],
      values: [],
      groups: [],
    });
    const names = {
      field: (id: string, part: string | undefined) =>
        part === undefined ? (TYPES[id] ?? ('unknown_field' as const)) : ('unknown_part' as const),
      value: () => undefined,
      rows: () => undefined,
      hasPage: () => false,
    };
    let constants = 0;
    fc.assert(
      fc.property(condition, answers, (expression, fields) => {
        const constant =
          typeOf(expression, names).problems.length === 0
            ? findConstant(expression, (id) => TYPES[id])
            : undefined;
        if (constant === undefined) return;
        constants += 1;
        const facts = { today: '2026-11-22', fields: fields as Record<string, Value>, values: {}, rows: [] };
        expect(evaluate(expression, factsScope(facts)) === true).toBe(constant);
      }),
      propertyRuns(20_000),
    );
    expect(constants).toBeGreaterThan(100);
  });
});
