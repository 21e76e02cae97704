import { isPlainType } from '../../fields/capabilities.ts';
import { extrasOf } from '../../fields/extras.ts';
import type { FormDefinition } from '../../definition/formDefinition.ts';
import { listExpressions } from '../../logic/listExpressions.ts';
import { type Plan, planForm } from '../../logic/plan.ts';
import { namesIn } from '../../richText/names.ts';
import { type LogicParts, logicTree } from './logicTree.ts';

/** The parts of a form that decide whether it needs a plan. */
type PlannedParts = LogicParts & Partial<Pick<FormDefinition, 'flow'>>;

/** Returns whether the form is one page of plain fields. */
export function isPlain(form: PlannedParts): boolean {
  const [page, ...others] = form.pages;
  if (
    !page ||
    others.length > 0 ||
    form.flow?.review ||
    form.flow?.layout === 'questions' ||
    form.quotas.length > 0 ||
    (form.scoring && form.scoring.kind !== 'none') ||
    form.endings.some(({ title, text, picture }) => title || text || picture)
  )
    return !page;
  const { title, description, nextLabel, items } = page;
  if (title || description || nextLabel) return false;
  const isPlainItem = (item: (typeof items)[number]) =>
    !('items' in item) && isPlainType(item.type) && !item.help && extrasOf(item).length === 0;
  const [tree] = logicTree(form).pages;
  const texts = tree?.items.flatMap((item) => item.texts ?? []) ?? [];
  return (
    items.every(isPlainItem) &&
    listExpressions(form).length === 0 &&
    texts.every((text) => namesIn(text).length === 0)
  );
}

/**
 * Returns the plan of a form that has pages, logic, groups or named answers; `null` for one page of fields,
 * which is validated without a plan.
 * @param always makes one for such a page, too
 * @throws if the logic has a circle, which no stored definition has.
 */
export function planOf(form: PlannedParts, { always = false } = {}): Plan | null {
  if (!always && isPlain(form)) return null;
  const plan = planForm(logicTree(form));
  if ('circle' in plan) throw new Error(`The logic has a circle: ${plan.circle.join(', ')}`);
  return plan;
}
