import type { Expression } from './expression.ts';

/** Ids of everything that expressions read, each once. */
export interface Reads {
  /** Fields, and repeating groups whose rows are read. */
  fields: string[];
  values: string[];
  /** Pages that `seen` asks about. */
  pages: string[];
}

/** Lists what expressions read. */
export function readsOf(expressions: readonly Expression[]): Reads {
  const [fields, values, pages] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const visit = (node: Expression): void => {
    if ('field' in node) fields.add(node.field);
    if ('value' in node) values.add(node.value);
    if ('each' in node) fields.add(node.each);
    if ('op' in node && node.op === 'seen') {
      for (const part of node.of) if ('lit' in part && typeof part.lit === 'string') pages.add(part.lit);
    }
    if ('of' in node) for (const part of node.of) visit(part);
  };
  for (const expression of expressions) visit(expression);
  return { fields: [...fields], values: [...values], pages: [...pages] };
}
