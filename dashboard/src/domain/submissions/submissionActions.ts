import { plural, t } from '@lingui/core/macro';
import { notifications } from '@mantine/notifications';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import type {
  BulkJobItem,
  ChangeSubmissionsResponse,
  DeleteSelection,
  MarkSelection,
  SubmissionSelection,
  TagSelection,
  TagSubmissionsResponse,
} from '@inlay/api/contract';
import { MAX_TAGS } from '@inlay/sdk/model';
import { BulkProgress } from './BulkProgress.tsx';
import { api } from '../../lib/apiClient.ts';
import { ApiError } from '../../lib/apiError.ts';
import { changeInInbox, cutFromInbox, resetInbox } from './inboxCache.ts';
import { FORMS_KEY } from '../forms/ownForms.ts';
import { INBOX_COUNT_KEY, TAGS_KEY } from '../../lib/queryClient.ts';
import { useRetentionDays } from './retention.ts';
import { toastError, toastProgress, toastSuccess, toastThrown, toastUndo } from '../../lib/toasts.tsx';
import { cutFromTrash } from './trashCache.ts';
import { useMutation } from '../../lib/useMutation.ts';

/** Everything that counts submissions, or shows those of the trash. */
const SUBMISSION_KEYS = [
  INBOX_COUNT_KEY,
  ['submission'],
  ['trash'],
  ['nearing-deletion'],
  FORMS_KEY,
  TAGS_KEY,
] as const;

const refresh = (client: QueryClient): Promise<unknown> =>
  Promise.all(SUBMISSION_KEYS.map((queryKey) => client.invalidateQueries({ queryKey })));

/** Key of the actions that remove submissions. */
const REMOVING_KEY = ['removing-submissions'] as const;

/** Returns whether this screen is removing a submission, whose reload would fail. */
export const isBeingRemoved = (client: QueryClient, submissionId: string): boolean =>
  client.isMutating({
    mutationKey: REMOVING_KEY,
    predicate: ({ state }) => {
      const asked = state.variables as SubmissionSelection | DeleteSelection | undefined;
      return asked !== undefined && 'ids' in asked && asked.ids.includes(submissionId);
    },
  }) > 0;

/** Messages of an action: for one row, for several, and for a failure. */
interface Words {
  done(count: number, isOne: boolean): { title?: string; message: string };
  failed(isOne: boolean): string;
  /** Heading of the progress of a job. */
  progress: string;
}

type AnySelection = DeleteSelection | MarkSelection | TagSelection;

const isOneRow = (selection: AnySelection): boolean => 'ids' in selection && selection.ids.length === 1;

interface Change<Selection, Answer> {
  path: string;
  words: Words;
  /** Shows the change in the inbox; returns a function that reverts it. */
  show(
    client: QueryClient,
    ids: ReadonlySet<string>,
    answer: Answer,
    selection: Selection,
  ): (() => void) | void;
  undo?(answer: ChangeSubmissionsResponse): Promise<BulkJobItem | null>;
  /** The submissions leave, to the trash or for ever. */
  removes?: true;
}

/** A change of submissions, at once or as a job, with its messages and its undo. */
function useChange<
  Selection extends AnySelection,
  Answer extends ChangeSubmissionsResponse = ChangeSubmissionsResponse,
>(change: Change<Selection, Answer>) {
  const { path, words, show, undo } = change;
  const client = useQueryClient();
  const follow = (job: BulkJobItem, title: string, onFinished: (job: BulkJobItem) => void): void =>
    showProgress(job, title, (finished) => {
      void resetInbox(client);
      void refresh(client);
      onFinished(finished);
    });
  const notify = (
    count: number,
    isOne: boolean,
    answer: ChangeSubmissionsResponse,
    takeBack: () => void,
  ): void => {
    const { title, message } = words.done(count, isOne);
    if (!undo) return toastSuccess(message, title);
    return toastUndo(message, title, async () => {
      try {
        const job = await undo(answer);
        if (job) follow(job, t`Restoring`, () => undefined);
        else takeBack();
      } catch (error) {
        toastThrown(error);
      }
      await refresh(client);
    });
  };
  return useMutation({
    ...(change.removes && { mutationKey: REMOVING_KEY }),
    mutationFn: (selection: Selection) => api.post<Answer>(path, selection),
    onSuccess: (answer, selection) => {
      const isOne = isOneRow(selection);
      const takeBack = show(client, new Set(answer.ids), answer, selection) ?? (() => undefined);
      if (answer.failed.length > 0) toastError(words.failed(isOne));
      if (answer.ids.length > 0) notify(answer.ids.length, isOne, answer, takeBack);
      if (!answer.job) return;
      follow(answer.job, words.progress, (job) => {
        if (job.state === 'failed' || job.failed > 0) toastError(words.failed(false));
        if (job.done > 0) notify(job.done, false, answer, takeBack);
      });
    },
    onError: (error, selection) => {
      const isKnown = error instanceof ApiError && error.status >= 400 && error.status < 500;
      if (isKnown) toastError(words.failed(isOneRow(selection)));
      else toastThrown(error, words.failed(isOneRow(selection)));
    },
    // Not awaited, so that the caller continues at once.
    onSettled: () => void refresh(client),
  });
}

/** Shows how far a job is, until it has ended. */
function showProgress(job: BulkJobItem, title: string, onFinished: (job: BulkJobItem) => void): void {
  const finish = (finished: BulkJobItem): void => {
    notifications.hide(job.id);
    onFinished(finished);
  };
  const content = createElement(BulkProgress, { jobId: job.id, label: title, onFinished: finish });
  toastProgress(job.id, title, content);
}

/** @returns the job that restores, where a job has moved them. */
async function undoTrash({ ids, job }: ChangeSubmissionsResponse): Promise<BulkJobItem | null> {
  if (job) return api.post<BulkJobItem>(`/bulk-jobs/${job.id}/undo`);
  await api.post('/submissions/restore', { ids });
  return null;
}

/** Moves rows to the trash; the toast offers undo (SUBM-055…057). */
export function useTrashSubmissions() {
  const days = useRetentionDays();
  const words: Words = {
    done: (count, isOne) =>
      isOne
        ? { message: t`Submission moved to trash` }
        : {
            title: t`Submissions moved to trash`,
            message: t`${plural(count, { one: '# submission', other: '# submissions' })} moved to trash and will be automatically deleted in ${plural(days, { one: '# day', other: '# days' })}`,
          },
    failed: () => t`Failed to delete submission(s)`,
    progress: t`Moving to trash`,
  };
  return useChange<SubmissionSelection>({
    path: '/submissions/trash',
    words,
    show: cutFromInbox,
    undo: undoTrash,
    removes: true,
  });
}

/** Removes rows for ever, straight from the inbox (SUBM-033…036, D-03). */
export function useDeleteSubmissions() {
  const words: Words = {
    done: (count, isOne) => ({
      message: isOne
        ? t`Submission deleted successfully`
        : t`${plural(count, { one: '# submission', other: '# submissions' })} deleted successfully`,
    }),
    failed: (isOne) => (isOne ? t`Failed to delete submission` : t`Failed to delete submissions`),
    progress: t`Deleting permanently`,
  };
  return useChange<DeleteSelection>({
    path: '/submissions/delete',
    words,
    show: cutFromInbox,
    removes: true,
  });
}

/** Brings rows back from the trash (TRASH-029, 030, 033, 034). */
export function useRestoreSubmissions() {
  const words: Words = {
    done: (_count, isOne) => ({ message: isOne ? t`Submission restored` : t`Submissions restored` }),
    failed: (isOne) => (isOne ? t`Failed to restore submission` : t`Failed to restore some submissions`),
    progress: t`Restoring`,
  };
  return useChange<SubmissionSelection>({
    path: '/submissions/restore',
    words,
    show: (client, ids) => {
      cutFromTrash(client, ids);
      void resetInbox(client);
    },
  });
}

/** Removes rows of the trash for ever (TRASH-031, 032, 035, 036). */
export function useDeleteForever() {
  const words: Words = {
    done: (_count, isOne) => ({
      message: isOne ? t`Submission permanently deleted` : t`Submissions permanently deleted`,
    }),
    failed: (isOne) =>
      isOne ? t`Failed to permanently delete submission` : t`Failed to delete some submissions`,
    progress: t`Deleting permanently`,
  };
  return useChange<DeleteSelection>({ path: '/submissions/delete', words, show: cutFromTrash });
}

/** Marks everything that matches as read or unread, for the acting person. */
export function useMarkAll(mark: 'read' | 'unread') {
  const isRead = mark === 'read';
  const words: Words = {
    done: (count) => ({
      message: isRead
        ? t`${plural(count, { one: '# submission', other: '# submissions' })} marked as read`
        : t`${plural(count, { one: '# submission', other: '# submissions' })} marked as unread`,
    }),
    failed: () => t`Failed to mark submissions`,
    progress: isRead ? t`Marking as read` : t`Marking as unread`,
  };
  return useChange<MarkSelection>({
    path: `/submissions/${mark}`,
    words,
    show: (client, ids) => changeInInbox(client, ids, { isRead }),
  });
}

/** Adds a tag to submissions, or removes it. */
export function useTagSubmissions(action: 'tag' | 'untag') {
  const isGiven = action === 'tag';
  const words: Words = {
    done: (count) => ({
      message: isGiven
        ? t`${plural(count, { one: '# submission', other: '# submissions' })} tagged`
        : t`Tag removed from ${plural(count, { one: '# submission', other: '# submissions' })}`,
    }),
    failed: () =>
      isGiven
        ? t`Some submissions couldn’t be tagged. Each can have at most ${MAX_TAGS} tags.`
        : t`Failed to remove the tag`,
    progress: isGiven ? t`Tagging` : t`Removing the tag`,
  };
  return useChange<TagSelection, TagSubmissionsResponse>({
    path: `/submissions/${action}`,
    words,
    show: (client, ids, { tag }, { name }) => {
      const called = name.trim().toLowerCase();
      changeInInbox(client, ids, ({ tags }) => {
        const others = tags.filter((one) => one.name.toLowerCase() !== called);
        return { tags: isGiven && tag ? [...others, tag] : others };
      });
    },
  });
}
