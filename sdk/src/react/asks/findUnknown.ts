import { viewOf } from '../pages/formView.ts';
import type { FormView, PagedPublicForm } from '../pages/view.ts';
import { knownWay } from './knownWay.ts';

/**
 * Finds the first page of the way that the server has to be asked about.
 * @param shown what the visitor sees, where only the way up to there matters
 */
export function findUnknown(
  form: PagedPublicForm,
  values: Readonly<Record<string, unknown>>,
  shown?: FormView,
): string | undefined {
  const { plan } = form.planned;
  const known = knownWay(form, values);
  const { way } = viewOf(form, values).settled;
  const end = shown ? endOf(form, shown) : way.length;
  return way.slice(0, end).find((id) => plan.asks.includes(id) && !Object.hasOwn(known, id));
}

/** Returns how many pages of the way precede the next one. */
function endOf({ planned: { plan } }: PagedPublicForm, { pages, page, settled: { way } }: FormView): number {
  const pageOf = (id: string): string => (plan.parents[id] ? pageOf(plan.parents[id]) : id);
  if (!page) return way.length;
  const [here, next] = [page, pages[pages.indexOf(page) + 1]].map((one) => one && pageOf(one.id));
  // A page with several questions is left behind the last one.
  return way.indexOf(here!) + Number(here !== next);
}
