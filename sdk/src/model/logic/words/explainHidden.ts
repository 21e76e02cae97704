import { evaluate } from '../evaluate.ts';
import { createWork } from '../work.ts';
import type { Expression, Reference } from '../expression.ts';
import { type FormTree, isRepeat } from '../formTree.ts';
import { readsOf } from '../readsOf.ts';
import type { Settled } from '../settle.ts';
import { isSpent } from '../isSpent.ts';
import type { Scope, Value, Work } from '../value.ts';
import { type Description, label, listOf, message } from './description.ts';
import type { Labels } from './describeExpression.ts';

/** Returns the parts of a condition for which it does not hold. */
function failingParts(condition: Expression, scope: Scope, work: Work = createWork()): readonly Expression[] {
  const failing = (parts: readonly Expression[]) =>
    parts
      .filter((part) => evaluate(part, scope, work) !== true)
      .flatMap((part) => failingParts(part, scope, work));
  if ('op' in condition && !('each' in condition)) {
    if (condition.op === 'and' || condition.op === 'or') return failing(condition.of);
  }
  return [condition];
}

/** Says an answer or a value as it is now. */
function describeFact(
  reference: Reference,
  { items: { isHidden, scope } }: Settled,
  labels: Labels,
): Description {
  const subject = { 0: labels.of(reference) };
  if ('field' in reference && isHidden(reference.field)) return message(/*i18n*/ '{0} is not shown', subject);
  const value: Value = evaluate(reference, scope);
  if (value === null) return message(/*i18n*/ '{0} is not answered', subject);
  const words = [value].flat().map((one): Description => {
    if (typeof one === 'number') return { kind: 'number', number: one };
    if (typeof one === 'boolean') return message(one ? /*i18n*/ 'yes' : /*i18n*/ 'no');
    const option = labels.option(reference, one);
    if (option !== undefined) return label(option);
    return labels.isDate(reference) ? { kind: 'date', text: one } : { kind: 'text', text: one };
  });
  return message(/*i18n*/ '{0} is {1}', { ...subject, 1: listOf(words) });
}

/** Describes the answers because of which a condition does not hold: “Country is France”. */
function explainCondition(condition: Expression, settled: Settled, labels: Labels): Description {
  const reads = failingParts(condition, settled.items.scope).map((part) => readsOf([part]));
  const references: Reference[] = [...new Set(reads.flatMap(({ fields }) => fields))].map((field) => ({
    field,
  }));
  const values = [...new Set(reads.flatMap((one) => one.values))].map((value) => ({ value }));
  const facts = [...references, ...values].map((one) => describeFact(one, settled, labels));
  return facts.length > 0 ? listOf(facts) : message(/*i18n*/ 'its condition never holds');
}

/**
 * Says why an item is hidden for some answers: by its own condition, the section or group it lies in, or its
 * page. Returns `null` for items that are shown, and where the form takes too much work to say.
 */
export function explainHidden(
  tree: FormTree,
  settled: Settled,
  id: string,
  labels: Labels,
): Description | null {
  if (isSpent(settled) || !settled.items.isHidden(id)) return null;
  for (const page of tree.pages) {
    for (const item of page.items) {
      const field = 'items' in item ? item.items.find((one) => one.id === id) : undefined;
      if (item.id !== id && !field) continue;
      const inRow = field && isRepeat(item);
      const causes = [page, item, ...(field && !inRow ? [field] : [])];
      if (!settled.way.includes(page.id) && !(page.showIf && fails(page.showIf, settled)))
        return message(/*i18n*/ 'the way does not lead to {0}', { 0: labels.item(page.id) });
      const cause = causes.find((one) => one.showIf && fails(one.showIf, settled));
      return cause?.showIf ? explainCondition(cause.showIf, settled, labels) : null;
    }
  }
  return null;
}

const fails = (condition: Expression, { items }: Settled): boolean =>
  evaluate(condition, items.scope) !== true;
