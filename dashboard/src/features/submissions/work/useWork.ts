import { plural, t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ChangeSubmissionsResponse, Person, Submission, SubmissionSelection } from '@inlay/api/contract';
import { followJob, sayLeft, undoJob } from '../../../domain/submissions/useChange.ts';
import { api } from '../../../lib/apiClient.ts';
import { INBOX_COUNT_KEY, INBOX_KEY } from '../../../lib/queryClient.ts';
import { toastError, toastSuccess, toastThrown, toastUndo } from '../../../lib/toasts.tsx';
import { useMutation } from '../../../lib/useMutation.ts';
import { useChangeShown } from '../api/submissions.ts';
import { statusOf, type WorkStatus } from './states.ts';
import type { UndoStack } from './useUndo.ts';

/** Change of status or assignee. */
export type WorkChange = { status: WorkStatus } | { assignee: Person | null };

/** The work on a submission, as it was before a change. */
export type Worked = Pick<Submission, 'id' | 'state' | 'status' | 'assignee'>;

interface WorkRequest {
  submissions: SubmissionSelection;
  change: WorkChange;
  /** Submissions that are shown, as they were. */
  loaded: readonly Worked[];
}

type Before = ChangeSubmissionsResponse['before'];

const shownAs = (change: WorkChange): Partial<Submission> =>
  'status' in change
    ? { state: change.status.state, status: change.status.status }
    : { assignee: change.assignee };

/** The value of a change, as the server names it in `before`. */
const valueOf = (change: WorkChange): string | null =>
  'status' in change ? change.status.key : (change.assignee?.id ?? null);

/** Sends a change of submissions, or one that takes it back where it still holds. */
const send = (
  submissions: SubmissionSelection & { from?: string | null },
  change: WorkChange,
  value = valueOf(change),
) => {
  const isStatus = 'status' in change;
  const body = isStatus ? { ...submissions, status: value } : { ...submissions, assigneeId: value };
  return api.post<ChangeSubmissionsResponse>(`/submissions/${isStatus ? 'status' : 'assign'}`, body);
};

const wordsOf = (change: WorkChange, count: number): string => {
  const rows = plural(count, { one: '# submission', other: '# submissions' });
  if ('status' in change) return t`${rows} set to ${change.status.label}`;
  return change.assignee ? t`${rows} assigned to ${change.assignee.name}` : t`${rows} assigned to nobody`;
};

/** Sets status or assignee, shown at once, with an undo; more than one request's worth goes on as a job. */
export function useWork(stack: UndoStack) {
  const client = useQueryClient();
  const show = useChangeShown();
  const reread = (ids: readonly string[]): void => {
    void client.invalidateQueries({ queryKey: INBOX_COUNT_KEY });
    for (const id of ids) void client.invalidateQueries({ queryKey: ['submission', id] });
  };
  const takeBack = async ({ change, loaded }: WorkRequest, before: Before): Promise<void> => {
    let left = 0;
    for (const { value, ids } of before) {
      const one = loaded.find(({ id }) => ids.includes(id));
      const { ids: back, failed } = await send({ ids, from: valueOf(change) }, change, value);
      if (one) show(new Set(back), shownAs('status' in change ? { status: statusOf(one) } : one));
      left += failed.length;
      // Lists are read again by the event of the change.
      reread(ids);
    }
    sayLeft(left);
  };
  return useMutation({
    mutationFn: ({ submissions, change }: WorkRequest) => send(submissions, change),
    onMutate: ({ submissions, change }) => {
      if ('ids' in submissions) show(new Set(submissions.ids), shownAs(change));
    },
    onSuccess: ({ ids, failed, job, before }, request) => {
      reread(ids);
      if (failed.length > 0) toastError(t`Some submissions could not be changed`);
      if (job) {
        return followJob(client, job, t`Changing submissions`, (finished) => {
          if (finished.state === 'failed') toastError(t`Some submissions could not be changed`);
          if (finished.done === 0) return;
          const undo = stack.remember(() => undoJob(client, finished));
          toastUndo(wordsOf(request.change, finished.done), t`Success`, undo);
        });
      }
      if (!('ids' in request.submissions)) show(new Set(ids), shownAs(request.change));
      const words = wordsOf(request.change, ids.length);
      if (before.length === 0) return toastSuccess(words);
      const undo = stack.remember(() => takeBack(request, before));
      toastUndo(words, t`Success`, undo);
    },
    onError: (error) => {
      toastThrown(error);
      void client.resetQueries({ queryKey: INBOX_KEY });
    },
  });
}
