import { useLayoutEffect, useMemo, useRef } from 'react';
import type { RowActions } from '../list/RowMarks.tsx';
import type { Deletion } from './useDeletion.ts';

/** Returns actions that stay the same while the list changes, so that rows do not render again for them. */
export function useRowActions(
  actions: Omit<RowActions, 'deletion'>,
  { label, canRemove, remove, trash }: Deletion,
): RowActions {
  const latest = useRef({ ...actions, remove, trash });
  useLayoutEffect(() => {
    latest.current = { ...actions, remove, trash };
  });
  return useMemo(
    () => ({
      open: (id) => latest.current.open(id),
      toggle: (id, isRange) => latest.current.toggle(id, isRange),
      star: (row) => latest.current.star(row),
      deletion: {
        label,
        canRemove,
        remove: (row) => latest.current.remove(row),
        trash: (row) => latest.current.trash(row),
      },
    }),
    [label, canRemove],
  );
}
