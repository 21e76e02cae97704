import type { Expression } from '../logic/expression.ts';
import { parseFormula } from '../logic/formula/parseFormula.ts';

/** Reads a formula of a test: names are ids of fields, `id.part` a part of one, `=id` names a value. */
export function when(formula: string): Expression {
  const parsed = parseFormula(formula, (name) => {
    if (name.startsWith('=')) return { value: name.slice(1) };
    const [field = '', part] = name.split('.');
    return part === undefined ? { field } : { field, part };
  });
  if (!parsed.ok) throw new Error(`${formula}: ${parsed.fault.code}`);
  return parsed.expression;
}
