import { listExpressions } from '../logic/listExpressions.ts';
import { type Plan, planForm } from '../logic/plan.ts';
import type { LogicParts } from './logicTree.ts';

/**
 * Returns the plan of a form's logic; `null` for a form without any, which is validated without a
 * plan. Rows of a repeating group need one, too.
 * @throws if the logic has a circle, which no stored definition has.
 */
export function planOf(form: LogicParts): Plan | null {
  const hasRows = form.pages.some(({ items }) => items.some(({ type }) => type === 'repeat'));
  if (!hasRows && listExpressions(form).length === 0) return null;
  const plan = planForm(form);
  if ('circle' in plan) throw new Error(`The logic has a circle: ${plan.circle.join(', ')}`);
  return plan;
}
