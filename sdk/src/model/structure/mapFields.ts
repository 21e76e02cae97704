import type { Field } from '../fields/field.ts';
import type { Item, Page } from '../definition/formDefinition.ts';
import type { DefinitionTree } from './fieldsOf.ts';

type Change = (field: Field) => Field | null;

/** Maps a list, leaving out `null`; returns the same list if nothing changes. */
function mapList<One>(list: readonly One[], change: (one: One) => One | null): readonly One[] {
  const next = list.map(change).filter((one) => one !== null);
  return next.length === list.length && next.every((one, index) => one === list[index]) ? list : next;
}

/** Returns a container with other items; the same one if nothing changes. */
function withItems<One, Container extends { items: readonly One[] }>(
  container: Container,
  change: (one: One) => One | null,
): Container {
  const items = mapList(container.items, change);
  return items === container.items ? container : { ...container, items };
}

const changeItem =
  (change: Change) =>
  (item: Item): Item | null =>
    'items' in item ? withItems(item, change) : change(item);

/** Returns a form with every field changed, or left out where the change is `null`; the same form if nothing is. */
export function mapFields<Form extends DefinitionTree>(form: Form, change: Change): Form {
  const pages = mapList(form.pages, (page: Page) => withItems<Item, Page>(page, changeItem(change)));
  return pages === form.pages ? form : { ...form, pages };
}
