import { createPartId, type Field, type FormDefinition, type Item } from '@inlay/sdk/model';
import { allIdsOf, isTaken, roomFor, roomLeft, type Added } from './editing.ts';
import { insertItems, isField, isGroup, outermost, treeOf, type Gap } from './tree.ts';
import { renameIds } from './renameIds.ts';

/** Copies of fields and groups, pasted or duplicated, as pure functions. */

/** Copies that could not be added, and the reason. */
export interface LeftOut {
  /** Fields of a type that a form holds once, beyond the first (D-76). */
  taken: Field[];
  /** Fields beyond the limit (D-69). */
  overLimit: number;
}

/** Leaves out a second captcha and fields beyond the limit. */
function leaveOut(definition: FormDefinition, fields: readonly Field[]) {
  const wanted: Field[] = [];
  const taken: Field[] = [];
  for (const field of fields) {
    const isOneTooMany = isTaken([...treeOf(definition).fields, ...wanted], field.type);
    (isOneTooMany ? taken : wanted).push(field);
  }
  const kept = new Set(wanted.slice(0, roomLeft(definition)));
  const leftOut: LeftOut = { taken, overLimit: wanted.length - kept.size };
  return { kept, leftOut };
}

/**
 * Copies items, each with a new id (D-68); rules and texts among them name the copies. Leaves out a second captcha
 * and fields beyond the limit.
 * @returns also the new ids by the old ones
 */
export function copyItems(definition: FormDefinition, items: readonly Item[]) {
  const fields = items.flatMap((item): readonly Field[] => (isGroup(item) ? item.items : [item]));
  const { kept, leftOut } = leaveOut(definition, fields);
  const takenIds = new Set(allIdsOf(definition));
  const newIds = new Map<string, string>();
  const rename = (kind: string, id: string): void => {
    const created = createPartId(kind, takenIds);
    takenIds.add(created);
    newIds.set(id, created);
  };
  for (const item of items) if (isGroup(item)) rename('g', item.id);
  for (const field of fields) if (kept.has(field)) rename('f', field.id);
  const copy = <One extends Item>(item: One): One => {
    const renamed = renameIds(structuredClone(item), newIds);
    return { ...renamed, id: newIds.get(item.id) ?? item.id };
  };
  const copies = items.flatMap((item): Item[] => {
    if (isField(item)) return kept.has(item) ? [copy(item)] : [];
    return [{ ...copy(item), items: item.items.filter((field) => kept.has(field)).map(copy) }];
  });
  const fieldIds = fields.filter((field) => kept.has(field)).map(({ id }) => newIds.get(id) ?? id);
  return { copies, fieldIds, leftOut, newIds };
}

/** Adds copies of fields and groups in a gap, or behind the group that cannot hold them. */
export function insertCopies(
  definition: FormDefinition,
  items: readonly Item[],
  gap: Gap,
): Added & { leftOut: LeftOut } {
  const { copies, fieldIds, leftOut } = copyItems(definition, items);
  if (fieldIds.length === 0) return { definition, fieldIds, leftOut };
  return { definition: insertItems(definition, roomFor(definition, gap, copies), copies), fieldIds, leftOut };
}

/** Puts copies behind the last of these fields and groups. A captcha has no copies. */
export function duplicateFields(
  definition: FormDefinition,
  ids: Iterable<string>,
): Added & { leftOut: LeftOut } {
  const originals = outermost(definition, ids);
  const last = originals.at(-1);
  const gap = last && treeOf(definition).gaps.get(last.id);
  if (!gap) return { definition, fieldIds: [], leftOut: { taken: [], overLimit: 0 } };
  return insertCopies(definition, originals, { ...gap, index: gap.index + 1 });
}
