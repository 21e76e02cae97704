import type { FormDefinition } from '../../definition/formDefinition.ts';
import { readsOf } from '../../logic/readsOf.ts';

/** A repeating group or computed value, with what its owner calls it. */
export interface FollowingPart {
  id: string;
  name: string;
}

/**
 * Lists what becomes visible with some fields: repeating groups with a visible field, and values that read nothing
 * hidden (decision 060). A value must be so in every revision that has it. Values that read pages or points stay
 * hidden, because those depend on answers that the value does not name.
 *
 * @param revisions newest first.
 * @param fields ids of the visible fields.
 */
export function partsThatFollow(
  revisions: readonly Pick<FormDefinition, 'pages' | 'values'>[],
  fields: readonly string[],
): FollowingPart[] {
  const visible = new Set(fields);
  const groups = new Map<string, string>();
  for (const { pages } of revisions)
    for (const item of pages.flatMap(({ items }) => items))
      if (item.type === 'repeat' && item.items.some(({ id }) => visible.has(id)) && !groups.has(item.id))
        groups.set(item.id, item.label);

  const isVisible = (id: string): boolean => visible.has(id) || groups.has(id);
  const values = new Map<string, string>();
  const hidden = new Set<string>();
  for (const { values: all } of revisions) {
    for (const { id, name, is, show } of all) {
      const reads = readsOf([is], all);
      const isOpen = reads.pages.length === 0 && !reads.points && reads.fields.every(isVisible);
      if (show === 'nowhere' || !isOpen) hidden.add(id);
      else if (!values.has(id)) values.set(id, name);
    }
  }
  return [...groups, ...values].filter(([id]) => !hidden.has(id)).map(([id, name]) => ({ id, name }));
}
