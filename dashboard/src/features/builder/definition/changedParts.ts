import type { FormDefinition } from '@inlay/sdk/model';
import { isGroup, isPage, treeOf } from './tree.ts';

/**
 * Returns the ids of what an undo has brought back or changed, to be selected: fields, else one group, page
 * or ending. Pages and groups that differ only by their items do not count.
 */
export function changedParts(before: FormDefinition, after: FormDefinition): string[] {
  const [old, now] = [treeOf(before), treeOf(after)];
  const known = new Set(old.fields);
  const fields = now.fields.filter((field) => !known.has(field)).map(({ id }) => id);
  if (fields.length > 0) return fields;
  const parts = [...now.parts.values()].filter((part) => isPage(part) || isGroup(part));
  const part = parts.find(({ id, items: _items, ...settings }) => {
    const was = old.parts.get(id);
    return !was || Object.entries(settings).some(([key, value]) => was[key as keyof typeof was] !== value);
  });
  const ending = after.endings.find((one) => !before.endings.includes(one));
  return [part, ending].flatMap((one) => (one ? [one.id] : [])).slice(0, 1);
}
