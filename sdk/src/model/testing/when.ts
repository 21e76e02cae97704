import type { Expression } from '../logic/expression.ts';
import { parseFormula } from '../logic/formula/parseFormula.ts';

/** Reads a formula of a test: names are ids of fields, `=id` names a value. */
export function when(formula: string): Expression {
  const parsed = parseFormula(formula, (name) =>
    name.startsWith('=') ? { value: name.slice(1) } : { field: name },
  );
  if (!parsed.ok) throw new Error(`${formula}: ${parsed.fault.code}`);
  return parsed.expression;
}
