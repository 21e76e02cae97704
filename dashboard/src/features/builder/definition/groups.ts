import { createPartId, type FormDefinition } from '@inlay/sdk/model';
import { allIdsOf } from './editing.ts';
import { both, type AddedPart } from './parts.ts';
import {
  containerById,
  insertItems,
  isField,
  isGroup,
  moveItems,
  outermost,
  replaceItem,
  treeOf,
  type Gap,
  type Group,
} from './tree.ts';

/** Making and dissolving groups, as pure functions. */

/** Most rows of a new repeat. */
const DEFAULT_ROWS = 10;

/** Makes an empty group of a kind in a gap of a page; a gap in another group means the one after that group. */
export function addGroup(definition: FormDefinition, type: Group['type'], gap: Gap): AddedPart {
  const id = createPartId('g', allIdsOf(definition));
  const outer = treeOf(definition).gaps.get(gap.parent);
  const place = outer ? { parent: outer.parent, index: outer.index + 1 } : gap;
  const common = { id, label: '', help: '', items: [] };
  const group: Group =
    type === 'section'
      ? { ...common, type }
      : { ...common, type, min: 0, max: DEFAULT_ROWS, addLabel: '', rowLabel: '' };
  return { definition: insertItems(definition, place, [group]), id };
}

/** Puts fields into a new section at the place of the first; `null` without fields to put. */
export function groupFields(definition: FormDefinition, ids: Iterable<string>): AddedPart | null {
  const fields = outermost(definition, ids).filter(isField);
  const [first] = fields;
  const gap = first && treeOf(definition).gaps.get(first.id);
  if (!gap) return null;
  const added = addGroup(definition, 'section', gap);
  const chosen = fields.map(({ id }) => id);
  return { ...added, definition: moveItems(added.definition, chosen, { parent: added.id, index: 0 }) };
}

/** Dissolves a group: its fields take its place, under the condition it had. */
export function ungroup(definition: FormDefinition, id: string): FormDefinition {
  const group = containerById(definition, id);
  if (!group || !isGroup(group)) return definition;
  const { showIf, items } = group;
  const fields = showIf ? items.map((field) => ({ ...field, showIf: both(field.showIf, showIf) })) : items;
  return replaceItem(definition, id, fields);
}
