import type { FormDefinition } from '@inlay/sdk/model';
import { hasPageHeads } from './pages.ts';
import { containerById, isGroup, lastGap, pageOfPart, treeOf, type Gap } from './tree.ts';

/**
 * Returns the ids of everything on the canvas that the keyboard goes through, in order: heads of pages and
 * groups, fields, endings. Contents of what is collapsed are left out.
 */
export function rowsOf(definition: FormDefinition, collapsed: ReadonlySet<string> = new Set()): string[] {
  const withHeads = hasPageHeads(definition);
  const pages = treeOf(definition).pages.flatMap(({ id, items }) => [
    ...(withHeads ? [id] : []),
    ...(collapsed.has(id) && withHeads
      ? []
      : items.flatMap((item) => [
          item.id,
          ...(isGroup(item) && !collapsed.has(item.id) ? item.items.map((field) => field.id) : []),
        ])),
  ]);
  return [...pages, ...definition.endings.map(({ id }) => id)];
}

/** Returns the place of new fields: behind the last selected one, at the end of a selected page or group. */
export function gapBehind(definition: FormDefinition, ids: ReadonlySet<string>): Gap {
  const last = rowsOf(definition).findLast((id) => ids.has(id));
  const container = last === undefined ? undefined : containerById(definition, last);
  if (container) return { parent: container.id, index: container.items.length };
  const gap = last === undefined ? undefined : treeOf(definition).gaps.get(last);
  return gap ? { ...gap, index: gap.index + 1 } : lastGap(definition);
}

/** Returns what must be open for a part to be seen: its page, and its group. */
export function containersOf(definition: FormDefinition, id: string): string[] {
  const group = treeOf(definition).gaps.get(id)?.parent;
  const page = pageOfPart(definition, id);
  return [group, page?.id].filter((one) => one !== undefined);
}

/** Returns the row in front of a gap: the item before it, else the head of its group or page; `null` at the top. */
export function rowBefore(definition: FormDefinition, gap: Gap): string | null {
  const container = containerById(definition, gap.parent);
  const item = container?.items[gap.index - 1];
  if (item) return item.id;
  return container && rowsOf(definition).includes(container.id) ? container.id : null;
}
