import { plural, t } from '@lingui/core/macro';
import type {
  ChangeSubmissionsResponse,
  DeleteSelection,
  MarkSelection,
  SubmissionSelection,
  TagSelection,
  TagSubmissionsResponse,
} from '@inlay/api/contract';
import { MAX_TAGS } from '@inlay/sdk/model';
import { api } from '../../lib/apiClient.ts';
import { changeInInbox, cutFromInbox, resetInbox } from './inboxCache.ts';
import { useRetentionDays } from './retention.ts';
import { cutFromTrash } from './trashCache.ts';
import { useChange, type Remember, type Words } from './useChange.ts';

/** Moves rows to the trash; the toast offers undo (SUBM-055…057). */
export function useTrashSubmissions(remember?: Remember) {
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
    undo:
      ({ ids }) =>
      () =>
        api.post<ChangeSubmissionsResponse>('/submissions/restore', { ids }),
    remember,
    removes: true,
  });
}

/** Moves rows to the Spam folder; the toast offers undo (SPAM-006). */
export function useMarkSpam(remember?: Remember) {
  return useChange<SubmissionSelection>({
    path: '/submissions/spam',
    words: {
      done: (count) => ({
        message: t`${plural(count, { one: '# submission', other: '# submissions' })} moved to Spam`,
      }),
      failed: () => t`Failed to move to Spam`,
      progress: t`Moving to Spam`,
    },
    show: cutFromInbox,
    undo:
      ({ ids }) =>
      () =>
        api.post<ChangeSubmissionsResponse>('/submissions/release', { ids, evenIfFull: true }),
    remember,
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

/** Says how many submissions were marked. */
export const markedWords = (count: number, mark: 'read' | 'unread' | 'starred'): string => {
  if (mark === 'starred') return t`${plural(count, { one: '# submission', other: '# submissions' })} starred`;
  return mark === 'read'
    ? t`${plural(count, { one: '# submission', other: '# submissions' })} marked as read`
    : t`${plural(count, { one: '# submission', other: '# submissions' })} marked as unread`;
};

/** Marks everything that matches as read or unread, for the acting person; the toast offers undo. */
export function useMarkAll(mark: 'read' | 'unread', remember: Remember) {
  const isRead = mark === 'read';
  const words: Words = {
    done: (count) => ({ message: markedWords(count, mark) }),
    failed: () => t`Failed to mark submissions`,
    progress: isRead ? t`Marking as read` : t`Marking as unread`,
  };
  return useChange<MarkSelection>({
    path: `/submissions/${mark}`,
    words,
    show: (client, ids) => {
      changeInInbox(client, ids, { isRead });
      return () => changeInInbox(client, ids, { isRead: !isRead });
    },
    undo:
      ({ ids }) =>
      () =>
        api.put('/submissions/marks', { ids, read: !isRead }),
    remember,
  });
}

/** Adds a tag to submissions, or removes it; the toast offers undo. */
export function useTagSubmissions(action: 'tag' | 'untag', remember: Remember) {
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
    none: t`None of them had this tag.`,
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
      return () => void resetInbox(client);
    },
    ...(!isGiven && { countOf: ({ before }) => before.flatMap(({ ids }) => ids).length }),
    undo: ({ before: [changed] }, { name }) =>
      changed
        ? () =>
            api.post<ChangeSubmissionsResponse>(`/submissions/${isGiven ? 'untag' : 'tag'}`, {
              ids: changed.ids,
              name,
            })
        : null,
    remember,
  });
}
