import type { Expression } from './expression.ts';
import { isScoreOperator } from './scoreOperators.ts';
import type { TreeValue } from './formTree.ts';

/** Ids of everything that expressions read, each once. */
export interface Reads {
  /** Fields, and repeating groups whose rows are read. */
  fields: string[];
  values: string[];
  /** Pages that `seen` asks about. */
  pages: string[];
  /** Categories whose points are added up; `null` for the points of all answers. */
  scores: (string | null)[];
  /** Whether points are read, which only the server knows. */
  points: boolean;
}

/** Lists what expressions read; with the form's values, also what those read that they name. */
export function readsOf(expressions: readonly Expression[], named: readonly TreeValue[] = []): Reads {
  const [fields, values, pages] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const scores = new Set<string | null>();
  let points = false;
  const visit = (node: Expression): void => {
    if ('field' in node) fields.add(node.field);
    if ('each' in node) fields.add(node.each);
    if ('value' in node && !values.has(node.value)) {
      values.add(node.value);
      for (const { id, is } of named) if (id === node.value) visit(is);
    }
    if (!('op' in node)) return;
    if (isScoreOperator(node.op)) {
      points = true;
      const [named] = node.of;
      const id = named && 'lit' in named && typeof named.lit === 'string' ? named.lit : null;
      if (node.op === 'points' && id !== null) fields.add(id);
      else scores.add(id);
    }
    if (node.op === 'seen')
      for (const part of node.of) if ('lit' in part && typeof part.lit === 'string') pages.add(part.lit);
    for (const part of node.of) visit(part);
  };
  for (const expression of expressions) visit(expression);
  return { fields: [...fields], values: [...values], pages: [...pages], scores: [...scores], points };
}
