import { useEffect, useEffectEvent, useRef } from 'react';
import type { SearchText } from '../../../lib/useSearchText.ts';
import type { RowActions } from '../list/RowMarks.tsx';
import { useInboxKeys, type InboxKeys } from './useInboxKeys.ts';
import type { InboxRow, useInboxRows } from './useInboxRows.ts';
import type { InboxSelection } from './useInboxSelection.ts';
import type { useReading } from './useReading.ts';
import type { PendingReply } from './usePendingReply.ts';
import type { InboxWork } from '../work/useInboxWork.ts';
import type { UndoStack } from '../work/useUndo.ts';

interface InboxActions {
  reading: ReturnType<typeof useReading>;
  selection: InboxSelection;
  actions: RowActions;
  work: InboxWork;
  stack: UndoStack;
  reply: PendingReply;
  search: SearchText;
  loaded: ReturnType<typeof useInboxRows>;
  mark(id: string, changed: { read?: boolean; starred?: boolean }): void;
  onHelp(): void;
  /** Whether tags, status and assignee may be changed. */
  canWork: boolean;
  /** Whether what may be done with the rows is known, or that it cannot be. */
  areFormsKnown: boolean;
}

/**
 * Connects keys with actions.
 *
 * @returns what puts the keyboard on the first hit of the search, once it is there.
 */
export function useInboxActions(inbox: InboxActions): () => void {
  const { reading, selection, actions, work, stack, reply, search, loaded, mark, onHelp } = inbox;
  const { canWork, areFormsKnown } = inbox;
  const { list, rows, loadNext } = loaded;
  const hasMore = list.hasNextPage || list.isPending;
  /** Steps beyond the loaded rows, taken once there are more. */
  const wanted = useRef(0);
  const onCurrent = (action: (row: InboxRow) => void): void => {
    const row = reading.current();
    if (row) action(row);
  };
  const step = (by: 1 | -1): void => {
    if (by === -1) wanted.current = 0;
    if (reading.step(by) || by === -1) return;
    wanted.current++;
    loadNext();
  };
  const askFor = (what: 'tag' | 'status' | 'assignee') => (): void => {
    if (canWork) work.ask(what);
  };
  const keys: InboxKeys = {
    step,
    selectOn: (by) => {
      onCurrent(({ id }) => {
        if (!selection.ids.includes(id)) actions.toggle(id, false);
      });
      step(by);
    },
    toggle: (isRange) => onCurrent(({ id }) => actions.toggle(id, isRange)),
    open: () => onCurrent(({ id }) => reading.open(id)),
    star: () => onCurrent(actions.star),
    read: () => onCurrent(({ id, isRead }) => mark(id, { read: !isRead })),
    tag: askFor('tag'),
    status: askFor('status'),
    assign: askFor('assignee'),
    finish: () => {
      if (canWork) work.finish();
    },
    remove: () =>
      onCurrent((row) => {
        if (actions.deletion.canRemove(row)) actions.deletion.trash(row);
      }),
    reply: () => {
      const id = reading.currentId();
      if (id === null) return;
      reply.ask(id);
      reading.open(id);
    },
    undo: stack.undo,
    search: () => search.ref.current?.focus(),
    help: onHelp,
    leave: () => {
      if (reading.isOpen()) reading.close();
      else selection.clear();
    },
  };
  useInboxKeys(keys, areFormsKnown && !list.isPending);
  const takeWantedSteps = useEffectEvent(() => {
    while (wanted.current > 0 && reading.step(1)) wanted.current--;
    if (!hasMore) wanted.current = 0;
    else if (wanted.current > 0) loadNext();
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the rows that came may hold the wanted one
  useEffect(() => takeWantedSteps(), [rows, hasMore]);

  /** Text whose first hit is awaited. */
  const sought = useRef<string | null>(null);
  const seek = (): void => {
    const text = search.ref.current?.value.trim();
    // Somebody who types on, or is elsewhere, is not taken away.
    if (sought.current !== text || document.activeElement !== search.ref.current) sought.current = null;
    if (sought.current === null || sought.current !== search.query || list.isPending) return;
    sought.current = null;
    reading.toFirst();
  };
  const seekAgain = useEffectEvent(seek);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the rows that came may hold the hit
  useEffect(() => seekAgain(), [rows, search.query, list.isPending]);
  return () => {
    sought.current = search.ref.current?.value.trim() ?? null;
    seek();
  };
}
