import { type KnownWay, leadPlan } from '../../model/logic/leadPlan.ts';
import type { VisitorPlan } from '../../model/logic/visitorPlan.ts';
import { itemsOutsideRows } from '../../model/structure/pages/itemsOutsideRows.ts';
import type { PagedPublicForm } from '../pages/view.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the inputs of the way after a page, as JSON: the raw values of it and of the pages before it, and the
 * revision, because a draft may be older than the points.
 */
function valuesBehind(
  { revisionId, definition: { pages } }: PagedPublicForm,
  values: Values,
  pageId: string,
): string {
  const upTo = pages.slice(0, pages.findIndex(({ id }) => id === pageId) + 1);
  return JSON.stringify([revisionId, ...upTo.flatMap(itemsOutsideRows).map(({ id }) => values[id] ?? null)]);
}

/** Stores the server's answers for some raw values. */
export function learn(form: PagedPublicForm, values: Values, way: KnownWay): void {
  form.planned.known ??= {};
  for (const [pageId, step] of Object.entries(way))
    form.planned.known[pageId] = { ...step, values: valuesBehind(form, values, pageId) };
}

/** Returns the server's answers that hold for these raw values. */
export function knownWay(form: PagedPublicForm, values: Values): KnownWay {
  const known = Object.entries(form.planned.known ?? {});
  return Object.fromEntries(
    known.filter(([pageId, step]) => step.values === valuesBehind(form, values, pageId)),
  );
}

/** Returns the plan with the way as far as it is known. */
export const planOf = (form: PagedPublicForm, values: Values): VisitorPlan =>
  form.planned.plan.asks.length > 0 ? leadPlan(form.planned.plan, knownWay(form, values)) : form.planned.plan;
