import { t } from '@lingui/core/macro';
import { GRID_COLUMNS, type FieldWidth, type FormDefinition, type Item } from '@inlay/sdk/model';
import { nextWidth } from '../definition/columns.ts';
import { idsOf, setColumns } from '../definition/editing.ts';
import { canHold, isField, moveItems, nextGap, pageOfPart, treeOf, type Gap } from '../definition/tree.ts';
import type { BuilderStore } from './builderStore.ts';
import { createFieldEditor, type FieldEdit } from './fieldEditor.ts';
import { settingChanged, subjectOf } from './words.ts';

/** Names the new place of items: the position of a first field, and its page where there are several. */
function sayMoved(next: FormDefinition, items: readonly Item[]): FieldEdit {
  const subject = subjectOf(items);
  const [first] = items;
  const what = t`${subject} moved`;
  if (!first) return { what };
  const { pages } = treeOf(next);
  const page = pages.findIndex(({ id }) => id === pageOfPart(next, first.id)?.id) + 1;
  const firstField = isField(first) ? first : first.items[0];
  const position = firstField ? idsOf(next).indexOf(firstField.id) + 1 : 0;
  const total = idsOf(next).length;
  if (position === 0) return { what, say: t`${subject} moved to page ${page}` };
  return {
    what,
    say:
      pages.length > 1
        ? t`${subject} moved to position ${position} of ${total}, page ${page}`
        : t`${subject} moved to position ${position} of ${total}`,
  };
}

/** Actions on the order and width of fields. */
export function createPlaceActions(store: BuilderStore) {
  const { definition, chosen, chosenItems, edit } = createFieldEditor(store);

  /** Moves fields and groups to a gap between the current items. */
  const moveTo = (itemIds: Iterable<string>, gap: Gap): void => {
    const { items, ids } = chosenItems(itemIds);
    if (!canHold(definition(), gap.parent, items))
      return store.announce(
        items.every(isField)
          ? t`A repeating group can’t hold a captcha`
          : t`A group can’t hold another group`,
      );
    const next = moveItems(definition(), ids, gap);
    if (next !== definition()) edit(next, sayMoved(next, items));
  };

  const moveBy = (itemIds: Iterable<string>, step: -1 | 1): void => {
    const { items, ids } = chosenItems(itemIds);
    const gap = nextGap(definition(), ids, step);
    const next = gap ? moveItems(definition(), ids, gap) : definition();
    if (next !== definition()) return edit(next, sayMoved(next, items));
    const subject = subjectOf(items);
    store.announce(step < 0 ? t`${subject} already at the beginning` : t`${subject} already at the end`);
  };

  /** Gives fields a width; all that happens while one handle is held is one step. */
  const resize = (fieldIds: Iterable<string>, columns: FieldWidth, hold?: string): void => {
    const { fields, ids } = chosen(fieldIds);
    const next = setColumns(definition(), ids, columns);
    if (next === definition()) return;
    const subject = subjectOf(fields);
    edit(next, {
      what: settingChanged('columns', subject),
      say: t`${subject}: ${columns} of ${GRID_COLUMNS} columns`,
      ...(hold !== undefined && { topic: hold, continues: true }),
    });
  };

  /** Makes fields one width wider (1) or narrower (-1), starting from the first one's width. */
  const widen = (fieldIds: Iterable<string>, step: -1 | 1): void => {
    const { fields, ids } = chosen(fieldIds);
    const [first] = fields;
    if (!first) return;
    const columns = nextWidth(first.columns, step);
    if (columns !== first.columns) return resize(ids, columns);
    const subject = subjectOf(fields);
    store.announce(step > 0 ? t`${subject} already at full width` : t`${subject} already at least width`);
  };

  return { moveTo, moveBy, resize, widen };
}
