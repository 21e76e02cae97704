import { cssConditions } from '../model/logic/cssConditions.ts';
import type { PublicForm } from '../model/rendering.ts';
import { pagesOf } from '../model/structure/pagesOf.ts';
import { rowCountName } from '../model/structure/parsePostedForm.ts';
import { viewOf, type PagedPublicForm } from '../react/pages/formView.ts';

/** Names of the inputs of a plain post that say what it asks for (decision 247). */
export const STEP_INPUTS = { at: 'at', go: 'go', unseen: 'unseen', emptied: 'emptied' } as const;

const isPaged = (form: PublicForm): form is PagedPublicForm => form.planned !== undefined;

/**
 * Returns what the shown page of a form needs without a script: the style of its conditions, and inputs
 * that tell the server what the visitor has not seen and how many rows there are.
 */
export function conditionsOf(
  form: PublicForm,
  values: Readonly<Record<string, unknown>> = {},
): { css: string; inputs: [name: string, value: string][] } {
  if (!isPaged(form)) return { css: '', inputs: [] };
  const { plan, starts, at } = form.planned;
  const { pageId, settled } = viewOf(form, { ...starts, ...values }, at);
  const page = pagesOf(form.definition).find(({ id }) => id === pageId);
  if (!page) return { css: '', inputs: [] };
  const { css, unseen } = cssConditions(page, plan, settled.items);
  const inputs = page.items.flatMap(({ id, type }): [string, string][] => {
    const rows = values[id];
    return type === 'repeat' && Array.isArray(rows) ? [[rowCountName(id), String(rows.length)]] : [];
  });
  if (unseen.length > 0) inputs.push([STEP_INPUTS.unseen, unseen.join(' ')]);
  return { css, inputs };
}
