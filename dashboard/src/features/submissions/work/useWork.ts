import { plural, t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import type {
  AssignSelection,
  ChangeSubmissionsResponse,
  Person,
  StatusSelection,
  Submission,
  SubmissionSelection,
} from '@inlay/api/contract';
import { resetInbox } from '../../../domain/submissions/inboxCache.ts';
import { showProgress } from '../../../domain/submissions/useChange.ts';
import { api } from '../../../lib/apiClient.ts';
import { INBOX_COUNT_KEY, INBOX_KEY } from '../../../lib/queryClient.ts';
import { toastError, toastSuccess, toastThrown, toastUndo } from '../../../lib/toasts.tsx';
import { useMutation } from '../../../lib/useMutation.ts';
import { useChangeShown } from '../api/submissions.ts';
import { statusOf, type WorkStatus } from './states.ts';
import type { UndoStack } from './useUndo.ts';

/** What the work on submissions becomes. */
export type WorkChange = { status: WorkStatus } | { assignee: Person | null };

/** The work on a submission, as it was before a change. */
export type Worked = Pick<Submission, 'id' | 'state' | 'status' | 'assignee'>;

interface Asked {
  asked: SubmissionSelection;
  change: WorkChange;
  /** The submissions as they are shown, for undo; without those not loaded. */
  before: readonly Worked[];
}

const shownAs = (change: WorkChange): Partial<Submission> =>
  'status' in change
    ? { state: change.status.state, status: change.status.status }
    : { assignee: change.assignee };

const send = (asked: SubmissionSelection, change: WorkChange): Promise<ChangeSubmissionsResponse> => {
  if ('status' in change) {
    const body: StatusSelection = { ...asked, status: change.status.key };
    return api.post<ChangeSubmissionsResponse>('/submissions/status', body);
  }
  const body: AssignSelection = { ...asked, assigneeId: change.assignee?.id ?? null };
  return api.post<ChangeSubmissionsResponse>('/submissions/assign', body);
};

const wordsOf = (change: WorkChange, count: number): string => {
  const rows = plural(count, { one: '# submission', other: '# submissions' });
  if ('status' in change) return t`${rows} set to ${change.status.label}`;
  return change.assignee ? t`${rows} assigned to ${change.assignee.name}` : t`${rows} assigned to nobody`;
};

/** The changes that bring back what was, one for each value. */
function backTo(change: WorkChange, before: readonly Worked[]): { ids: string[]; change: WorkChange }[] {
  const groups = new Map<string, { ids: string[]; change: WorkChange }>();
  for (const one of before) {
    const past: WorkChange = 'status' in change ? { status: statusOf(one) } : { assignee: one.assignee };
    const key = 'status' in past ? past.status.key : (past.assignee?.id ?? '');
    const group = groups.get(key) ?? { ids: [], change: past };
    group.ids.push(one.id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Sets status or assignee, shown at once, with an undo; more than one request's worth goes on as a job. */
export function useWork(stack: UndoStack) {
  const client = useQueryClient();
  const show = useChangeShown();
  const reread = (ids: readonly string[]): void => {
    void client.invalidateQueries({ queryKey: INBOX_COUNT_KEY });
    for (const id of ids) void client.invalidateQueries({ queryKey: ['submission', id] });
  };
  const takeBack = async ({ change, before }: Asked): Promise<void> => {
    for (const group of backTo(change, before)) {
      show(new Set(group.ids), shownAs(group.change));
      await send({ ids: group.ids }, group.change);
    }
    // Lists are read again by the event of the change.
    reread(before.map(({ id }) => id));
  };
  return useMutation({
    mutationFn: ({ asked, change }: Asked) => send(asked, change),
    onMutate: ({ asked, change }) => {
      if ('ids' in asked) show(new Set(asked.ids), shownAs(change));
    },
    onSuccess: ({ ids, failed, job }, asked) => {
      reread(ids);
      if (failed.length > 0) toastError(t`Some submissions could not be changed`);
      if (job) {
        return showProgress(job, t`Changing submissions`, () => {
          void resetInbox(client);
          reread([]);
        });
      }
      const words = wordsOf(asked.change, ids.length);
      if (asked.before.length === 0) return toastSuccess(words);
      const undo = stack.remember(() => takeBack(asked));
      toastUndo(words, t`Success`, undo);
    },
    onError: (error) => {
      toastThrown(error);
      void client.resetQueries({ queryKey: INBOX_KEY });
    },
  });
}
