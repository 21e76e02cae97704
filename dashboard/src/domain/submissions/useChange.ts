import { notifications } from '@mantine/notifications';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { plural, t } from '@lingui/core/macro';
import { createElement } from 'react';
import type {
  BulkJobItem,
  ChangeSubmissionsResponse,
  DeleteSelection,
  MarkSelection,
  SubmissionSelection,
  TagSelection,
} from '@inlay/api/contract';
import { api } from '../../lib/apiClient.ts';
import { INBOX_COUNT_KEY, TAGS_KEY } from '../../lib/queryClient.ts';
import {
  endErrors,
  toastError,
  toastProgress,
  toastSuccess,
  toastThrown,
  toastUndo,
} from '../../lib/toasts.tsx';
import { useMutation } from '../../lib/useMutation.ts';
import { FORMS_KEY } from '../forms/ownForms.ts';
import { BulkProgress } from './BulkProgress.tsx';
import { resetInbox } from './inboxCache.ts';

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
      const variables = state.variables as SubmissionSelection | DeleteSelection | undefined;
      return variables !== undefined && 'ids' in variables && variables.ids.includes(submissionId);
    },
  }) > 0;

/** Messages of an action: for one row, for several, and for a failure. */
export interface Words {
  done(count: number, isOne: boolean): { title?: string; message: string };
  failed(isOne: boolean): string;
  /** Where all rows were already as they should be; absent for actions that change every row. */
  none?: string;
  /** Heading of the progress of a job. */
  progress: string;
}

type AnySelection = DeleteSelection | MarkSelection | TagSelection;

const isOneRow = (selection: AnySelection): boolean => 'ids' in selection && selection.ids.length === 1;

/** Puts the way back on the stack of a screen. @returns the same, taken once. */
export type Remember = (undo: () => Promise<unknown>) => () => Promise<unknown>;

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
  /** Returns what takes a change back that was made at once; null where nothing has changed. */
  undo?(answer: Answer, selection: Selection): (() => Promise<ChangeSubmissionsResponse | void>) | null;
  /** Number of rows that became another; absent where all did. */
  countOf?(answer: Answer): number;
  /** Lets the key for undo find it as well. */
  remember?: Remember | undefined;
  /** The submissions leave, to the trash or for ever. */
  removes?: true;
}

/** A change of submissions, at once or as a job, with its messages and its undo. */
export function useChange<
  Selection extends AnySelection,
  Answer extends ChangeSubmissionsResponse = ChangeSubmissionsResponse,
>(change: Change<Selection, Answer>) {
  const { path, words, show, undo, remember = (back) => back } = change;
  const client = useQueryClient();
  const notify = (count: number, isOne: boolean, back: (() => Promise<unknown>) | null | undefined): void => {
    const { title, message } = words.done(count, isOne);
    if (!back) return toastSuccess(message, title);
    const undoOnce = remember(async () => {
      await back();
      await refresh(client);
    });
    toastUndo(message, title, undoOnce);
  };
  return useMutation({
    ...(change.removes && { mutationKey: REMOVING_KEY }),
    mutationFn: (selection: Selection) => api.post<Answer>(path, selection),
    onSuccess: (answer, selection) => {
      const isOne = isOneRow(selection);
      const takeBack = show(client, new Set(answer.ids), answer, selection) ?? (() => undefined);
      if (answer.failed.length > 0) toastError(words.failed(isOne));
      else endErrors(words.failed(isOne));
      const back = undo?.(answer, selection);
      const undone = async (): Promise<void> => {
        sayLeft((await back?.())?.failed.length ?? 0);
        takeBack();
      };
      const count = change.countOf?.(answer) ?? answer.ids.length;
      if (count > 0) notify(count, isOne, back && undone);
      else if (answer.ids.length > 0 && words.none) toastSuccess(words.none, t`Nothing changed`);
      if (!answer.job) return;
      followJob(client, answer.job, words.progress, (job) => {
        if (job.state === 'failed' || job.failed > 0) toastError(words.failed(false));
        if (job.done > 0) notify(job.done, false, undo && (() => undoJob(client, job)));
      });
    },
    onError: (error, selection) => toastThrown(error, words.failed(isOneRow(selection))),
    // Not awaited, so that the caller continues at once.
    onSettled: () => void refresh(client),
  });
}

/** Shows how far a job is, until it has ended; lists are read again then. */
export function followJob(
  client: QueryClient,
  job: BulkJobItem,
  title: string,
  onFinished: (job: BulkJobItem) => void,
): void {
  const finish = (finished: BulkJobItem): void => {
    notifications.hide(job.id);
    void resetInbox(client);
    void refresh(client);
    onFinished(finished);
  };
  const content = createElement(BulkProgress, { jobId: job.id, label: title, onFinished: finish });
  toastProgress(job.id, title, content);
}

/** Undoes a job by another job, and reports the result. */
export async function undoJob(client: QueryClient, { id }: BulkJobItem): Promise<void> {
  const job = await api.post<BulkJobItem>(`/bulk-jobs/${id}/undo`);
  followJob(client, job, t`Undoing`, ({ state, total, done, failed }) => {
    if (total === 0) toastError(t`There is nothing to undo`, t`Undo`);
    if (done > 0) toastSuccess(t`Change undone`);
    if (state === 'failed') toastError(t`The change couldn’t be undone`, t`Undo`);
    else sayLeft(failed);
  });
}

/** Says how many submissions an undo has left alone. */
export function sayLeft(failed: number): void {
  if (failed === 0) return;
  const left = plural(failed, {
    one: '# submission was changed or deleted since and stays as it is.',
    other: '# submissions were changed or deleted since and stay as they are.',
  });
  toastError(left, t`Undo`);
}
