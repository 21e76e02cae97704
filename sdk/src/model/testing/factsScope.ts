import { evaluate } from '../logic/evaluate.ts';
import type { Expression } from '../logic/expression.ts';
import { OPERATORS } from '../logic/operators/index.ts';
import type { Scope, Value } from '../logic/value.ts';
import { createWork } from '../logic/work.ts';

/** Everything a scope reads, as plain JSON. */
export interface Facts {
  today: string;
  fields: Record<string, Value>;
  values: Record<string, Value>;
  rows: Record<string, Value>[];
}

/** Makes a scope of plain facts. A part of a field is the field itself with the part's name behind it. */
export function factsScope({ today, fields, values, rows }: Facts, row: number | null = null): Scope {
  return {
    operators: OPERATORS,
    today,
    row,
    field: (id, part) => (part === undefined ? (fields[id] ?? null) : `${String(fields[id] ?? '')} ${part}`),
    value: (id) => values[id] ?? null,
    rows: () =>
      rows.map((one, index) =>
        factsScope({ today, fields: { ...fields, ...one }, values, rows: [] }, index + 1),
      ),
    seen: (page) => page === 'a',
    points: { fields: { a: { options: { x: 1, y: 2 } } }, passAt: 2 },
  };
}

/** Evaluates an expression over plain facts. */
export const evaluateFacts = (expression: Expression, facts: Facts): Value =>
  evaluate(expression, factsScope(facts));

/** Evaluates an expression over plain facts, and counts the steps that are left. */
export function countFacts(expression: Expression, facts: Facts): { value: Value; stepsLeft: number } {
  const work = createWork();
  return { value: evaluate(expression, factsScope(facts), work), stepsLeft: work.left };
}
