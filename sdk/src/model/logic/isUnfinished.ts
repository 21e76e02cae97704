import type { Expression } from './expression.ts';
import { comparison } from './operators/comparison.ts';

const isOpen = (node: Expression): boolean =>
  'lit' in node && (Array.isArray(node.lit) ? node.lit.length === 0 : node.lit === '');

/** Returns whether an expression compares something with nothing, as while a condition is being edited. */
export function isUnfinished(node: Expression): boolean {
  if (!('op' in node)) return false;
  const isComparison = Object.hasOwn(comparison, node.op);
  return node.of.some((part) => (isComparison && isOpen(part)) || isUnfinished(part));
}
