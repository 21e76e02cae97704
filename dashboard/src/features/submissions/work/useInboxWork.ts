import { useState } from 'react';
import type { SubmissionSelection } from '@inlay/api/contract';
import { toFilter, type InboxQuery } from '../inbox/inboxQuery.ts';
import type { InboxRow } from '../inbox/useInboxRows.ts';
import type { InboxSelection } from '../inbox/useInboxSelection.ts';
import { BUILT_IN, statusOf } from './states.ts';
import type { UndoStack } from './useUndo.ts';
import { useWork, type WorkChange, type Worked } from './useWork.ts';

/** Dialog that is open. */
export type WorkQuestion = 'status' | 'assignee' | 'tag';

/** The submissions that an action is about. */
export interface Target {
  submissions: SubmissionSelection;
  /** Those that are loaded, as they are. */
  before: readonly (Worked & { formId: string })[];
  /** How many; null while that is counted. */
  count: number | null;
}

export interface Asking extends Target {
  what: WorkQuestion;
  formId: string | null;
  current: string | null;
}

interface InboxWorkInput {
  query: InboxQuery;
  rows: readonly InboxRow[];
  selection: InboxSelection;
  /** The row that a key acts on. */
  current(): InboxRow | null;
  stack: UndoStack;
}

/** Work on the selected submissions, or on the one that is read: opens its dialogs and applies their answers. */
export function useInboxWork({ query, rows, selection, current, stack }: InboxWorkInput) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const work = useWork(stack);
  const selected = (): Target | null => {
    const { isAll, ids, count } = selection;
    if (isAll) return { submissions: { filter: toFilter(query) }, before: rows, count };
    const chosen = rows.filter(({ id }) => ids.includes(id));
    return chosen.length > 0 ? { submissions: { ids }, before: chosen, count: ids.length } : null;
  };
  const one = (row: Worked & { formId: string }): Target => ({
    submissions: { ids: [row.id] },
    before: [row],
    count: 1,
  });
  const target = (): Target | null => {
    const row = current();
    return selected() ?? (row && one(row));
  };
  const ask = (what: WorkQuestion, about = target()): void => {
    if (!about) return;
    const [first] = about.before;
    const only = about.before.length === 1 && first ? first : null;
    const now = only && (what === 'status' ? statusOf(only).key : (only.assignee?.id ?? ''));
    setAsking({ ...about, what, formId: query.formId ?? only?.formId ?? null, current: now });
  };
  const apply = (change: WorkChange, { submissions, before: loaded }: Target): void => {
    setAsking(null);
    work.mutate({ submissions, change, loaded });
  };
  return {
    asking,
    ask,
    askAbout: (what: WorkQuestion, row: Worked & { formId: string }): void => ask(what, one(row)),
    set: (change: WorkChange, row: Worked & { formId: string }): void => apply(change, one(row)),
    answer: (change: WorkChange): void => {
      if (asking) apply(change, asking);
    },
    stop: (): void => setAsking(null),
    remember: stack.remember,
    /** Marks as done; what is done already is open again. */
    finish: (): void => {
      const about = target();
      if (!about) return;
      const isDone = about.before.every(({ state }) => state === 'done');
      apply({ status: isDone ? BUILT_IN.open : BUILT_IN.done }, about);
    },
  };
}

export type InboxWork = ReturnType<typeof useInboxWork>;
