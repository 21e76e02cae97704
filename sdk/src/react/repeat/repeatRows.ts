import type { Field, Repeat } from '../../model/rendering.ts';
import type { RowTexts } from '../../model/texts/textTypes.ts';
import { repeatsOf } from '../../model/structure/repeatsOf.ts';
import { rowPath } from '../../model/structure/posted/rowPath.ts';
import { settledField } from '../pages/settledPage.ts';
import type { FormView, PagedPublicForm } from '../pages/view.ts';
import type { OwnerTexts } from '../pages/ownerTexts.ts';
import { rowsAmong, rowTitle, type Row } from '../pages/rows.ts';

type Values = Readonly<Record<string, unknown>>;

/** Returns a row as a visitor finds it: with the start values of its fields. */
function newRow({ items }: Repeat, { planned: { starts } }: PagedPublicForm): Row {
  return Object.fromEntries(items.flatMap(({ id }) => (id in starts ? [[id, starts[id]]] : [])));
}

/** Returns raw values with as many rows as each group needs; an empty place in a list is a new row. */
export function completeRows(form: PagedPublicForm, values: Values): Values {
  const groups = repeatsOf(form.definition).map((repeat) => {
    const rows: (Row | null)[] = [...rowsAmong(values, repeat)];
    while (rows.length < repeat.min) rows.push(null);
    return [repeat.id, rows.map((row) => row ?? newRow(repeat, form))];
  });
  return { ...values, ...Object.fromEntries(groups) };
}

/** Returns raw values with those of all rows by path, as the renderer reads them. */
export const flattenRows = (form: PagedPublicForm, values: Values): Values => ({
  ...values,
  ...Object.fromEntries(
    repeatsOf(form.definition).flatMap((repeat) =>
      rowsAmong(values, repeat).flatMap((row, index) =>
        Object.entries(row).map(([id, value]) => [rowPath(repeat.id, index, id), value]),
      ),
    ),
  ),
});

/**
 * Returns a group as it is asked. Its first item is the group itself, by which the summary names its error;
 * the fields of all its rows follow, with their paths as ids.
 */
export function askRows(
  repeat: Repeat,
  { settled, answers }: FormView,
  words: OwnerTexts,
  texts: RowTexts,
): Repeat {
  const { id: group, label, items } = repeat;
  const itself = { ...repeat, label: words.pipe(label), required: settled.items.required.has(group) };
  const fields = rowsAmong(answers, repeat).flatMap((_row, row) => {
    const settledRow = settled.rows.get(group)?.[row];
    const own = words.within({ group, row });
    return items.map((field) => ({
      ...settledField(field, settledRow, own),
      id: rowPath(group, row, field.id),
      row: rowTitle(repeat, row, words, texts),
    }));
  });
  return { ...repeat, items: [itself as unknown as Field, ...fields] };
}
