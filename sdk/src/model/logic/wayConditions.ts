import type { Expression } from './expression.ts';
import type { FormTree, TreePage, TreeValue } from './formTree.ts';

/** Largest condition that is put together, in operators and values; beyond it anything may happen. */
const MAX_NODES = 300;

const YES: Expression = { lit: true };
const BLANK: Expression = { lit: '' };

const not = (of: Expression): Expression => ({ op: 'not', of: [of] });

/** Joins conditions, leaving out those that always hold. */
export function allOf(...conditions: readonly (Expression | undefined)[]): Expression {
  const of = conditions.filter((one) => one !== undefined && one !== YES) as Expression[];
  return of.length > 1 ? { op: 'and', of } : (of[0] ?? YES);
}

const anyOf = (of: Expression[]): Expression => (of.length === 1 ? of[0]! : { op: 'or', of });

/** Counts the operators and values of an expression, up to a little more than the limit. */
function countNodes(node: Expression): number {
  if (!('op' in node)) return 1;
  let count = 1;
  for (const part of node.of) {
    count += countNodes(part);
    if (count > MAX_NODES) break;
  }
  return count;
}

/**
 * Writes the formulas of values into an expression in place of their names, and a blank in place of fields that
 * are never shown. Returns `null` for a condition that becomes too large, as with values in a circle.
 */
export function inlineNames(
  expression: Expression,
  values: readonly TreeValue[],
  hidden: ReadonlySet<string>,
): Expression | null {
  let count = 0;
  function inline(node: Expression, depth: number): Expression | null {
    count += 1;
    if (count > MAX_NODES || depth > MAX_NODES) return null;
    if ('field' in node) return hidden.has(node.field) ? BLANK : node;
    if ('value' in node) {
      const named = values.find(({ id }) => id === node.value);
      return named ? inline(named.is, depth + 1) : node;
    }
    if (!('op' in node) || 'each' in node) return node;
    const of = node.of.map((part) => inline(part, depth + 1));
    return of.every((part) => part !== null) ? { op: node.op, of } : null;
  }
  return inline(expression, 0);
}

/**
 * Works out, page by page, under which condition visitors come to it: what the jumps before it lead past, and
 * what they leave. Too large a condition counts as one that always holds, so nothing is called unreachable
 * that may be reached.
 */
export function wayConditions({ pages }: FormTree): readonly Expression[] {
  const ways: Expression[][] = pages.map(() => []);
  ways[0]?.push(YES);
  return pages.map((page, number) => {
    const reached = bounded(anyOf(ways[number] ?? []));
    for (const [target, condition] of leavings(page, reached)) {
      const index = target === null ? number + 1 : pages.findIndex(({ id }) => id === target);
      if (index > number) ways[index]?.push(condition);
    }
    return reached;
  });
}

/** A page without a way to it is reached by nobody. */
const bounded = (condition: Expression): Expression => {
  if ('op' in condition && condition.of.length === 0) return { lit: false };
  return countNodes(condition) > MAX_NODES ? YES : condition;
};

/** Lists where visitors go from a page, with the condition of each; `null` is the page that follows. */
function leavings(
  { showIf, next = [] }: TreePage,
  reached: Expression,
): [target: string | null, condition: Expression][] {
  const denied: Expression[] = [];
  const jumps = next.map(({ if: condition, goTo }): [string, Expression] => {
    const leaving = allOf(reached, showIf, ...denied, condition);
    denied.push(not(condition));
    return [goTo, leaving];
  });
  // A page that is hidden is passed over, and its jumps with it.
  const passed: [null, Expression][] = showIf ? [[null, allOf(reached, not(showIf))]] : [];
  return [...jumps, ...passed, [null, allOf(reached, showIf, ...denied)]];
}
