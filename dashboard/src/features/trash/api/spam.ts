import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { plural, t } from '@lingui/core/macro';
import type { SpamResponse, SubmissionSelection } from '@inlay/api/contract';
import { resetInbox } from '../../../domain/submissions/inboxCache.ts';
import { useChange } from '../../../domain/submissions/useChange.ts';
import { api } from '../../../lib/apiClient.ts';
import { toTrashFilter } from './trash.ts';

const SPAM_KEY = ['trash', 'spam'] as const;

/** Loads the Spam folder, newest first, page by page; keeps the previous rows during a search. */
export function useSpam(search: string) {
  return useInfiniteQuery({
    queryKey: [...SPAM_KEY, search],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) => {
      const query = new URLSearchParams({
        ...toTrashFilter(search),
        ...(pageParam && { cursor: pageParam }),
      });
      return api.get<SpamResponse>(`/spam?${query.toString()}`);
    },
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** Brings rows out of the Spam folder, also into a full form if that was chosen (SPAM-006, SPAM-007). */
export function useReleaseSpam() {
  const client = useQueryClient();
  return useChange<SubmissionSelection & { evenIfFull?: boolean }>({
    path: '/submissions/release',
    words: {
      done: (count) => ({
        message: t`${plural(count, { one: '# submission', other: '# submissions' })} moved to the inbox, emails and webhooks are on their way`,
      }),
      failed: () => t`Some submissions stay in Spam`,
      progress: t`Moving out of Spam`,
    },
    show: () => void resetInbox(client),
  });
}
