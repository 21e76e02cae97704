import type { ExpressionFault } from '../logic/parseExpression.ts';

/** A chain of operators, one inside the other. */
export function nested(depth: number): unknown {
  let node: unknown = { lit: true };
  for (let level = 1; level < depth; level += 1) node = { op: 'not', of: [node] };
  return node;
}

/** Trees that are no expressions, with the code and the path of the refusal. */
export const SHAPE_CASES: readonly [
  raw: unknown,
  code: ExpressionFault['code'],
  path: ExpressionFault['path'],
][] = [
  [null, 'not_an_expression', []],
  ['a = b', 'not_an_expression', []],
  [[], 'not_an_expression', []],
  [{}, 'not_an_expression', []],
  [{ lit: 1, op: 'add', of: [] }, 'not_an_expression', []],
  [{ lit: 1, note: 'a' }, 'not_an_expression', []],
  [{ lit: null }, 'invalid_literal', ['lit']],
  [{ lit: [1] }, 'invalid_literal', ['lit']],
  [{ lit: 1e15 }, 'invalid_literal', ['lit']],
  [{ lit: 'a\ud800' }, 'invalid_literal', ['lit']],
  [{ lit: 'a\0' }, 'invalid_literal', ['lit']],
  [{ lit: 'a'.repeat(501) }, 'invalid_literal', ['lit']],
  [{ date: '2026-02-30' }, 'invalid_literal', ['date']],
  [{ time: '25:00' }, 'invalid_literal', ['time']],
  [{ field: '' }, 'invalid_id', ['field']],
  [{ field: 'a', part: 1 }, 'invalid_id', ['part']],
  [{ value: { toString: 'a' } }, 'invalid_id', ['value']],
  [{ op: 'xor', of: [] }, 'unknown_operator', ['op']],
  [{ op: '__proto__', of: [] }, 'unknown_operator', ['op']],
  [{ op: 'constructor', of: [] }, 'unknown_operator', ['op']],
  [JSON.parse('{"op":"and","of":[{"lit":true}],"__proto__":{}}'), 'not_an_expression', []],
  [{ op: 'not', of: [] }, 'wrong_number_of_arguments', ['of']],
  [{ op: 'not', of: [{ lit: true }, { lit: true }] }, 'wrong_number_of_arguments', ['of']],
  [{ op: 'not', each: 'a', of: [{ lit: true }] }, 'unknown_operator', ['op']],
  [{ op: 'sum', each: 'a', of: [{ lit: 1 }, { lit: 2 }] }, 'not_an_expression', ['of']],
  [{ op: 'sum', each: 5, of: [{ lit: 1 }] }, 'invalid_id', ['each']],
  [
    { op: 'and', of: [{ lit: true }, { op: 'or', of: [{ field: 'a' }, 7] }] },
    'not_an_expression',
    ['of', 1, 'of', 1],
  ],
  [nested(17), 'too_deep', Array.from({ length: 16 }, () => ['of', 0]).flat()],
  [nested(50_000), 'too_deep', Array.from({ length: 16 }, () => ['of', 0]).flat()],
  [{ op: 'and', of: Array.from({ length: 200 }, () => ({ lit: true })) }, 'too_many_parts', ['of', 199]],
];
