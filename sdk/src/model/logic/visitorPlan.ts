import type { Expression } from './expression.ts';
import type { ItemStep, PageStep, Plan, Rule, Step } from './plan.ts';
import { readsOf } from './readsOf.ts';

/** The part of a plan that a visitor's browser gets. */
export interface VisitorPlan extends Plan {
  /** Pages behind which only the server knows the way. */
  asks: readonly string[];
}

/** Hides an item until the server says otherwise. */
const NEVER: Expression = { lit: false };

/**
 * Returns the pages that a visitor may come to directly behind one: the next that no condition can leave out,
 * those before it, and the same from each place that a jump leads to.
 */
function pagesBehind(plan: Plan, page: string): string[] {
  const pages = plan.steps.filter((step) => 'page' in step);
  const from = (index: number): string[] => {
    const rest = pages.slice(index);
    return rest.slice(0, rest.findIndex(({ showIf }) => !showIf) + 1 || undefined).map((one) => one.page);
  };
  const placeOf = (id: string) => pages.findIndex((one) => one.page === id);
  const targets = plan.steps.flatMap((step) =>
    'jump' in step && step.jump === page ? step.next.map(({ goTo }) => placeOf(goTo)) : [],
  );
  return [placeOf(page) + 1, ...targets.filter((index) => index >= 0)].flatMap(from);
}

/** Returns whether an expression reads points, itself or by way of a value. */
function privacyOf({ steps }: Plan): (expression: Expression | undefined) => boolean {
  const values = steps.flatMap((step) => ('value' in step ? [{ id: step.value, is: step.is }] : []));
  return (expression) => expression !== undefined && readsOf([expression], values).points;
}

/** Lists the items that points show, so that only the server knows whether they are. */
export function itemsByPoints(plan: Plan): string[] {
  const isPrivate = privacyOf(plan);
  return plan.steps.flatMap((step) =>
    'item' in step && step.option === undefined && isPrivate(step.showIf) ? [step.item] : [],
  );
}

/**
 * Leaves out of a plan what reads points, itself or by way of a value: no right answer and no limit
 * leaves the server. What such a condition would show stays hidden, and the server is asked for the
 * way behind each page that it decides, and for the items that it shows on the next (decision 761).
 */
export function visitorPlan(plan: Plan): VisitorPlan {
  const isPrivate = privacyOf(plan);
  const pageOf = (id: string): string => (plan.parents[id] ? pageOf(plan.parents[id]) : id);

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

  const secret = [
    ...plan.steps.flatMap((step) => ('page' in step && isPrivate(step.showIf) ? [step.page] : [])),
    ...itemsByPoints(plan).map(pageOf),
  ];
  const asks = (step: Step): step is PageStep =>
    'page' in step &&
    (pagesBehind(plan, step.page).some((page) => secret.includes(page)) ||
      plan.steps.some(
        (one) => 'jump' in one && one.jump === step.page && one.next.some((jump) => isPrivate(jump.if)),
      ));
  return {
    steps: plan.steps.flatMap(publicStep),
    rules: publicRules(plan.rules),
    endings: plan.endings.filter(({ showIf }) => !isPrivate(showIf)),
    parents: plan.parents,
    asks: plan.steps.filter(asks).map(({ page }) => page),
  };
}
