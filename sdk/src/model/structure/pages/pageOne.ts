import type { Field } from '../../fields/field.ts';
import type { Item } from '../../definition/formDefinition.ts';
import type { DefinitionTree } from '../fieldsOf.ts';

const isField = (item: Item): item is Field => !('items' in item);

/**
 * Returns a form with other fields on its first page. Groups stay behind the field that they followed,
 * and everything else is kept.
 */
export function withFields<Form extends DefinitionTree>(form: Form, fields: readonly Field[]): Form {
  const [page, ...others] = form.pages;
  if (!page) return form;
  const kept = new Set(fields.map(({ id }) => id));
  /** Groups by the id of the kept field before them. */
  const groups = new Map<string | null, Item[]>([[null, []]]);
  let before: string | null = null;
  for (const item of page.items) {
    if (isField(item)) before = kept.has(item.id) ? item.id : before;
    else groups.set(before, [...(groups.get(before) ?? []), item]);
  }
  const items = [
    ...(groups.get(null) ?? []),
    ...fields.flatMap((field) => [field, ...(groups.get(field.id) ?? [])]),
  ];
  return { ...form, pages: [{ ...page, items }, ...others] };
}
