import fc from 'fast-check';
import { type Expression, type OperatorName, ROW_OPERATORS } from '../logic/expression.ts';
import type { Scalar, Value } from '../logic/value.ts';
import { toDecimal } from '../logic/decimal.ts';
import { OPERATOR_RULES, OPERATORS } from '../logic/operators/index.ts';

/** Ids that generated expressions refer to. */
export const FIELD_IDS = ['f1', 'f2', 'f3', 'address'] as const;
export const VALUE_IDS = ['v1', 'v2'] as const;

const number = fc
  .oneof(
    fc.integer({ min: -100, max: 100 }),
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }),
    fc.constantFrom(0, 0.1, 0.5, 1.005, 1e-7, 999_999_999_999_999),
  )
  .map((one) => toDecimal(one) || 0);

const day = fc
  .tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map((parts) => parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-'));

// Letters that no version of Unicode moved, so that engines of different ages agree.
const text = fc.oneof(
  fc.constantFrom('', ' ', 'a', 'A ', 'b', 'ß', 'É', 'É', 'İ', '🙂', '09:30', '24:00', '1', 'yes'),
  fc.string({ unit: fc.constantFrom('a', 'B', 'é', '"', '\\', '}', '{', ',', ' ', 'Σ'), maxLength: 6 }),
  day,
);

const scalar: fc.Arbitrary<Scalar> = fc.oneof(number, text, fc.boolean());

/** Any value that an answer can have. */
export const anyValue: fc.Arbitrary<Value> = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(text, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.constant(null) },
);

/** Answers and values behind an expression: what a scope reads, as JSON. */
export const anyFacts = fc.record({
  today: day,
  fields: fc.record(Object.fromEntries(FIELD_IDS.map((id) => [id, anyValue]))),
  values: fc.record(Object.fromEntries(VALUE_IDS.map((id) => [id, anyValue]))),
  rows: fc.array(fc.record(Object.fromEntries(FIELD_IDS.map((id) => [id, anyValue]))), { maxLength: 3 }),
});

/** Ids that generated expressions may refer to. */
export interface KnownIds {
  fields: readonly string[];
  values: readonly string[];
  groups: readonly string[];
}

const ANY_IDS: KnownIds = { fields: FIELD_IDS, values: VALUE_IDS, groups: ['rows'] };

const literal: fc.Arbitrary<Expression> = fc.oneof(
  fc.oneof(number, text, fc.boolean(), fc.array(text, { maxLength: 3 })).map((lit) => ({ lit })),
  day.map((date) => ({ date })),
  fc.constantFrom('00:00', '09:30', '23:59').map((time) => ({ time })),
);

/** Any literal, or anything with one of the ids. */
function leafOf({ fields, values }: KnownIds): fc.Arbitrary<Expression> {
  const references = [
    ...fields.map((field) => ({ field })),
    ...fields.map((field) => ({ field, part: 'city' })).slice(-1),
    ...values.map((value) => ({ value })),
  ];
  return references.length === 0 ? literal : fc.oneof(literal, fc.constantFrom(...references));
}

const operatorNames = Object.keys(OPERATORS) as OperatorName[];

/** Any expression of known operators with a right number of arguments; types are whatever comes. */
export function anyExpression(depth = 4, ids = ANY_IDS): fc.Arbitrary<Expression> {
  const leaf = leafOf(ids);
  if (depth === 0) return leaf;
  const part = anyExpression(depth - 1, ids);
  const operation = fc.constantFrom(...operatorNames).chain((op) => {
    const { takes, optional = 0, repeats } = OPERATOR_RULES[op];
    const length = { minLength: takes.length - optional, maxLength: takes.length + (repeats ? 2 : 0) };
    return fc.array(part, length).map((of) => ({ op, of }));
  });
  if (ids.groups.length === 0) return fc.oneof(leaf, { weight: 4, arbitrary: operation });
  const overRows = fc
    .tuple(fc.constantFrom(...ROW_OPERATORS), fc.constantFrom(...ids.groups), part)
    .map(([op, each, one]) => ({ op, each, of: [one] as [Expression] }));
  return fc.oneof(leaf, { weight: 4, arbitrary: operation }, overRows);
}
