import { evaluate, pagesOf, type FormDefinition, type Settled } from '@inlay/sdk/model';

/** Name of a page's jump among the rules that are taken. */
export const jumpKey = (pageId: string, index: number): string => `${pageId} ${index}`;

/**
 * Returns what some answers bring about: ids of the parts that are shown, in a repeating group in any of its rows,
 * and `jumpKey` of the jumps that are made.
 */
export function takenRules(definition: FormDefinition, settled: Settled): ReadonlySet<string> {
  const { items, rows, way } = settled;
  const taken = new Set<string>();
  for (const page of pagesOf(definition)) {
    if (way.includes(page.id)) {
      taken.add(page.id);
      const jump = (page.next ?? []).findIndex((one) => evaluate(one.if, items.scope) === true);
      if (jump >= 0) taken.add(jumpKey(page.id, jump));
    }
    for (const item of page.items) {
      if (!items.isHidden(item.id)) taken.add(item.id);
      const opened = rows.get(item.id) ?? [items];
      for (const { id } of 'items' in item ? item.items : [])
        if (opened.some((row) => !row.isHidden(id))) taken.add(id);
    }
  }
  return taken;
}
