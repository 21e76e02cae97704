import type { ExpressionType } from '../logic/expressionType.ts';
import type { ExpressionProblem, Names } from '../logic/typeOf.ts';

export const FIELDS: Record<string, ExpressionType> = {
  name: { kind: 'text' },
  age: { kind: 'number' },
  vegan: { kind: 'yesno' },
  birth: { kind: 'date' },
  pickup: { kind: 'time' },
  country: { kind: 'choice', options: ['at', 'de'] },
  topics: { kind: 'choice', isList: true, options: ['art', 'law'] },
  photo: { kind: 'file', isList: true },
};
const ROW: Record<string, ExpressionType> = {
  price: { kind: 'number' },
  kind: { kind: 'choice', options: ['a'] },
};

const rowNames: Names = { ...formNames(), field: (id, part) => ROW[id] ?? formNames().field(id, part) };

/** Names of a form with fields of every type, a value, a page and a repeating group. */
export function formNames(): Names {
  return {
    field: (id, part) => {
      if (id === 'address') return part === 'city' ? { kind: 'text' } : 'unknown_part';
      if (id in ROW) return 'row_outside';
      return FIELDS[id] ?? 'unknown_field';
    },
    value: (id) => (id === 'total' ? { kind: 'number' } : undefined),
    rows: (id) => (id === 'guests' ? rowNames : undefined),
    hasPage: (id) => id === 'p1',
  };
}

/** Formulas with one mistake. */
export const TYPE_CASES: readonly [
  formula: string,
  code: ExpressionProblem['code'],
  path: readonly number[],
  params: ExpressionProblem['params'],
][] = [
  ['{nobody} + 1', 'unknown_field', [0], { id: 'nobody' }],
  ['{address.planet}', 'unknown_part', [], { id: 'address', part: 'planet' }],
  ['1 + {=nothing}', 'unknown_value', [1], { id: 'nothing' }],
  ['sum(each {rooms}: 1)', 'unknown_group', [], { id: 'rooms' }],
  ['sum({price})', 'row_outside', [0], { id: 'price' }],
  ['seen("p9")', 'unknown_page', [0], { id: 'p9' }],
  ['points("nobody")', 'unknown_field', [0], { id: 'nobody' }],
  ['{country} = "fr"', 'unknown_option', [1], { option: 'fr' }],
  ['"fr" = {country}', 'unknown_option', [0], { option: 'fr' }],
  ['in({country}, "de", ["at", "fr"])', 'unknown_option', [2], { option: 'fr' }],
  ['any(each {guests}: {kind} = "b")', 'unknown_option', [0, 1], { option: 'b' }],
  ['{name} + 1', 'wrong_type', [0], { op: 'add', expected: 'number', found: 'text' }],
  ['sum({age}, {topics})', 'wrong_type', [1], { found: 'list of choice' }],
  ['{topics} + 1', 'wrong_type', [0], { found: 'list of choice' }],
  ['{age} and yes', 'wrong_type', [0], { expected: 'yesno', found: 'number' }],
  ['if({age}, 1, 2)', 'wrong_type', [0], { expected: 'yesno' }],
  ['if(yes, 1, {age}, 2)', 'wrong_type', [2], { expected: 'yesno' }],
  ['{name} < {age}', 'wrong_type', [0], { expected: 'number, date, time', found: 'text' }],
  ['{birth} < {age}', 'not_comparable', [], { types: 'date, number' }],
  ['{birth} = "2026-11-22"', 'not_comparable', [], { types: 'date, text' }],
  ['{vegan} = {name}', 'not_comparable', [], { types: 'yesno, text' }],
  ['if(yes, {age}, {name})', 'not_comparable', [], { types: 'yesno, number, text' }],
  ['upper({birth})', 'wrong_type', [0], { expected: 'text, choice', found: 'date' }],
];
