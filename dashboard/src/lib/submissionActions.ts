import { notifications } from '@mantine/notifications';
import { useMutation, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import type {
  BulkJobItem,
  ChangeSubmissionsResponse,
  DeleteSelection,
  SubmissionSelection,
} from '@inlay/api/contract';
import { BulkProgress } from '../components/BulkProgress.tsx';
import { api } from './apiClient.ts';
import { ApiError } from './apiError.ts';
import { countDays, countSubmissions, useRetentionDays } from './retention.ts';
import { toastError, toastSuccess, toastThrown, toastUndo } from './toasts.ts';

/** Everything that shows submissions, or counts them. */
const SUBMISSION_KEYS = ['submissions', 'submission', 'trash', 'nearing-deletion', 'forms'] as const;

const refresh = (client: QueryClient): Promise<unknown> =>
  Promise.all(SUBMISSION_KEYS.map((key) => client.invalidateQueries({ queryKey: [key] })));

/** What is said of an action: of one row, of several, and when it failed. */
interface Words {
  done(count: number, isOne: boolean): { title?: string; message: string };
  failed(isOne: boolean): string;
  /** Heading of the progress of a job. */
  progress: string;
}

const isOneRow = (selection: DeleteSelection): boolean => 'ids' in selection && selection.ids.length === 1;

/** A change of submissions: at once or as a job, with what is said about it and the way back. */
function useChange<Selection extends DeleteSelection>(
  path: string,
  words: Words,
  undo?: (answer: ChangeSubmissionsResponse) => Promise<unknown>,
) {
  const client = useQueryClient();
  const tell = (count: number, isOne: boolean, answer: ChangeSubmissionsResponse): void => {
    const { title, message } = words.done(count, isOne);
    if (!undo) return toastSuccess(message, title);
    return toastUndo(message, title, async () => {
      try {
        await undo(answer);
      } catch (error) {
        toastThrown(error);
      }
      await refresh(client);
    });
  };
  return useMutation({
    mutationFn: (selection: Selection) => api.post<ChangeSubmissionsResponse>(path, selection),
    onSuccess: (answer, selection) => {
      const isOne = isOneRow(selection);
      if (answer.failed.length > 0) toastError(words.failed(isOne));
      if (answer.ids.length > 0) tell(answer.ids.length, isOne, answer);
      if (!answer.job) return;
      showProgress(answer.job, words.progress, (job) => {
        void refresh(client);
        if (job.state === 'failed' || job.failed > 0) toastError(words.failed(false));
        if (job.done > 0) tell(job.done, false, answer);
      });
    },
    onError: (error, selection) => {
      const isKnown = error instanceof ApiError && error.status >= 400 && error.status < 500;
      if (isKnown) toastError(words.failed(isOneRow(selection)));
      else toastThrown(error, words.failed(isOneRow(selection)));
    },
    onSettled: () => refresh(client),
  });
}

/** Shows how far a job is, until it has ended. */
function showProgress(job: BulkJobItem, title: string, onFinished: (job: BulkJobItem) => void): void {
  const finish = (finished: BulkJobItem): void => {
    notifications.hide(job.id);
    onFinished(finished);
  };
  notifications.show({
    id: job.id,
    title,
    message: createElement(BulkProgress, { jobId: job.id, label: title, onFinished: finish }),
    autoClose: false,
    withCloseButton: false,
  });
}

const undoTrash = ({ ids, job }: ChangeSubmissionsResponse): Promise<unknown> =>
  job ? api.post(`/bulk-jobs/${job.id}/undo`) : api.post('/submissions/restore', { ids });

/** Moves rows to the trash; the toast takes it back (SUBM-055…057). */
export function useTrashSubmissions() {
  const days = useRetentionDays();
  const words: Words = {
    done: (count, isOne) =>
      isOne
        ? { message: 'Submission moved to trash' }
        : {
            title: 'Submissions moved to trash',
            message: `${countSubmissions(count)} moved to trash and will be automatically deleted in ${countDays(days)}`,
          },
    failed: () => 'Failed to delete submission(s)',
    progress: 'Moving to trash',
  };
  return useChange<SubmissionSelection>('/submissions/trash', words, undoTrash);
}

/** Removes rows for ever, straight from the inbox (SUBM-033…036, D-03). */
export function useDeleteSubmissions() {
  return useChange<DeleteSelection>('/submissions/delete', {
    done: (count, isOne) => ({
      message: isOne ? 'Submission deleted successfully' : `${countSubmissions(count)} deleted successfully`,
    }),
    failed: (isOne) => (isOne ? 'Failed to delete submission' : 'Failed to delete submissions'),
    progress: 'Deleting permanently',
  });
}

/** Brings rows back from the trash (TRASH-029, 030, 033, 034). */
export function useRestoreSubmissions() {
  return useChange<SubmissionSelection>('/submissions/restore', {
    done: (_count, isOne) => ({ message: isOne ? 'Submission restored' : 'Submissions restored' }),
    failed: (isOne) => (isOne ? 'Failed to restore submission' : 'Failed to restore some submissions'),
    progress: 'Restoring',
  });
}

/** Removes rows of the trash for ever (TRASH-031, 032, 035, 036). */
export function useDeleteForever() {
  return useChange<DeleteSelection>('/submissions/delete', {
    done: (_count, isOne) => ({
      message: isOne ? 'Submission permanently deleted' : 'Submissions permanently deleted',
    }),
    failed: (isOne) =>
      isOne ? 'Failed to permanently delete submission' : 'Failed to delete some submissions',
    progress: 'Deleting permanently',
  });
}
