import type { Expression } from './expression.ts';
import type { ItemStep, Plan, Rule, Step } from './plan.ts';
import { readsOf } from './readsOf.ts';

/** The part of a plan that a visitor's browser gets. */
export interface VisitorPlan extends Plan {
  /** Pages behind which only the server knows the way. */
  asks: readonly string[];
}

/** Hides an item until the server says otherwise. */
const NEVER: Expression = { lit: false };

/**
 * Leaves out of a plan what reads points, itself or by way of a value: no right answer and no limit
 * leaves the server. What such a condition would show stays hidden, and the server is asked for the
 * way.
 */
export function visitorPlan(plan: Plan): VisitorPlan {
  const values = plan.steps.flatMap((step) => ('value' in step ? [{ id: step.value, is: step.is }] : []));
  const isPrivate = (expression: Expression | undefined): boolean =>
    expression !== undefined && readsOf([expression], values).points;

  const publicRules = (rules: readonly Rule[]): Rule[] =>
    rules.filter((rule) => !isPrivate('check' in rule ? rule.must : rule.requiredIf));
  const publicItem = <One extends Pick<ItemStep, 'showIf'>>(step: One): One =>
    isPrivate(step.showIf) ? { ...step, showIf: NEVER } : step;
  function publicStep(step: Step): Step[] {
    if ('value' in step) return isPrivate(step.is) ? [] : [step];
    if ('jump' in step) return step.next.some((jump) => isPrivate(jump.if)) ? [] : [step];
    if (!('steps' in step)) return [publicItem(step)];
    const inRows = { steps: step.steps.map(publicItem), rules: publicRules(step.rules) };
    return [{ ...publicItem(step), ...inRows }];
  }

  const steps = plan.steps.flatMap(publicStep);
  const kept = new Set(steps);
  return {
    steps,
    rules: publicRules(plan.rules),
    endings: plan.endings.filter(({ showIf }) => !isPrivate(showIf)),
    parents: plan.parents,
    asks: plan.steps.flatMap((step) => ('jump' in step && !kept.has(step) ? [step.jump] : [])),
  };
}
