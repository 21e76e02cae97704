import { controlName } from '../model/answers/postedAnswers.ts';
import type { PublicForm } from '../model/rendering.ts';
import { itemsOutsideRows } from '../model/structure/pages/itemsOutsideRows.ts';
import { pagesOf } from '../model/structure/pages/pagesOf.ts';
import { formEntries, postedEntries, type PostedEntry } from '../model/structure/posted/postedEntries.ts';
import { viewOf } from '../react/pages/formView.ts';
import type { PagedPublicForm } from '../react/pages/view.ts';

/** Returns the inputs for prefilled values that the shown page has no control for: other pages, and hidden fields. */
export function carriedPrefill(
  form: PublicForm,
  prefilled: Readonly<Record<string, unknown>> = {},
): PostedEntry[] {
  const { definition, hiddenFields = [], planned } = form;
  const page = planned ? viewOf(form as PagedPublicForm, prefilled, planned.at).page : undefined;
  const shown = (page ? [page] : pagesOf(definition)).flatMap(itemsOutsideRows).map(({ id }) => id);
  const elsewhere = formEntries(definition, prefilled).filter(
    ([name]) => !shown.includes(name.split('.')[1]!),
  );
  const hidden = hiddenFields.flatMap((id) => postedEntries(controlName(id), prefilled[id]));
  return [...elsewhere, ...hidden];
}
