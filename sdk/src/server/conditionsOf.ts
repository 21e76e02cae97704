import { cssConditions } from '../model/logic/cssConditions.ts';
import type { Settled } from '../model/logic/settle.ts';
import { isLocked } from '../model/fields/lockedAnswer.ts';
import type { Page, PublicForm } from '../model/rendering.ts';
import { mapFields } from '../model/structure/mapFields.ts';
import { repeatsOf } from '../model/structure/repeatsOf.ts';
import { rowPath } from '../model/structure/posted/rowPath.ts';
import { STEP_INPUTS } from '../model/structure/posted/stepInputs.ts';
import { viewOf } from '../react/pages/formView.ts';
import type { PagedPublicForm } from '../react/pages/view.ts';

const isPaged = (form: PublicForm): form is PagedPublicForm => form.planned !== undefined;

/** Returns the paths of the fields that are hidden in rows of a page; no style shows them. */
const hiddenInRows = (page: Page, { rows }: Settled): string[] =>
  repeatsOf({ pages: [page] }).flatMap(({ id: group, items }) =>
    (rows.get(group) ?? []).flatMap((row, index) =>
      items.filter(({ id }) => row.isHidden(id)).map(({ id }) => rowPath(group, index, id)),
    ),
  );

/** Leaves out locked answers, whose controls no style can ask; the server has settled what follows from them. */
const withoutLocked = (page: Page, values: Readonly<Record<string, unknown>>): Page =>
  mapFields({ pages: [page] }, (field) => (isLocked(values[field.id]) ? null : field)).pages[0] ?? page;

/**
 * Returns what the shown page of a form needs without a script: the style of its conditions, and an input
 * that tells the server what the visitor has not seen.
 */
export function conditionsOf(
  form: PublicForm,
  values: Readonly<Record<string, unknown>> = {},
): { css: string; inputs: [name: string, value: string][] } {
  if (!isPaged(form)) return { css: '', inputs: [] };
  const { plan, at } = form.planned;
  const { page, settled } = viewOf(form, values, at);
  if (!page) return { css: '', inputs: [] };
  const { css, unseen } = cssConditions(withoutLocked(page, values), plan, settled.items);
  unseen.push(...hiddenInRows(page, settled));
  return { css, inputs: unseen.length > 0 ? [[STEP_INPUTS.unseen, unseen.join(' ')]] : [] };
}
