import type { FormDefinition } from '@inlay/sdk/model';
import { hasPageHeads } from './pages.ts';
import { containerById, isGroup, lastGap, pageOfPart, treeOf, type Gap } from './tree.ts';

/**
 * Returns the ids of everything on the canvas that the keyboard goes through, in order: heads of pages and
 * groups, fields, endings. Leaves out the contents of collapsed parts.
 */
export function rowsOf(
  definition: FormDefinition,
  collapsed: ReadonlySet<string> = new Set(),
  withHeads = hasPageHeads(definition),
): string[] {
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

/**
 * Returns the gap between rows of the outline, where every page has a head: behind the row before, or at the
 * beginning of the page or group whose head that is.
 */
export function gapBetweenRows(
  definition: FormDefinition,
  rows: readonly string[],
  index: number,
  collapsed: ReadonlySet<string>,
): Gap {
  const before = rows[index - 1];
  const { gaps, pages } = treeOf(definition);
  if (before === undefined) return { parent: pages[0]?.id ?? '', index: 0 };
  const container = containerById(definition, before);
  const own = gaps.get(before);
  if (container && !(own && collapsed.has(before))) {
    return { parent: before, index: collapsed.has(before) ? container.items.length : 0 };
  }
  return own ? { ...own, index: own.index + 1 } : lastGap(definition);
}
