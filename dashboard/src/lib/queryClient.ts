import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { SessionResponse } from '@inlay/api/contract';
import { ApiError } from './apiError.ts';

/** Who is signed in. */
export const SESSION_KEY = ['session'] as const;

/** Jobs and exports that are under way; the server says when one has gone on. */
export const JOBS_KEY = ['jobs'] as const;

/** Figures of forms. */
export const ANALYTICS_KEY = ['analytics'] as const;

/** Tags to choose from. */
export const TAGS_KEY = ['inbox-tags'] as const;

/** Lists of submissions: long, so they are changed where they are and not read again (see `inboxCache.ts`). */
export const INBOX_KEY = ['inbox'] as const;

/** How many submissions match, by the filter. */
export const INBOX_COUNT_KEY = ['inbox-count'] as const;

/** Forms whose submissions may be read. */
export const INBOX_FORMS_KEY = ['inbox-forms'] as const;

/** What the browser knows without a session. */
export const NOBODY: SessionResponse = { user: null, secondFactor: null, isRecovery: false };

/** Refusals that say: what this browser knows of the session is no longer true. */
const SESSION_CHANGED = new Set(['session.not_approved', 'session.second_factor_required']);

function onError(error: Error): void {
  if (!(error instanceof ApiError)) return;
  if (error.status === 401) queryClient.setQueryData(SESSION_KEY, NOBODY);
  if (SESSION_CHANGED.has(error.code)) void queryClient.invalidateQueries({ queryKey: SESSION_KEY });
}

/** True where asking again at once would bring nothing else. */
const isDecided = ({ status, code }: ApiError): boolean =>
  code === 'timeout' || (status >= 400 && status < 500);

/** Server state. A call that finds no session any more sends everybody back to sign-in. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error, query) {
      if (query.queryKey[0] !== SESSION_KEY[0]) onError(error);
    },
  }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // What the server said no to, it will say no to again; what took too long has been waited for enough.
      retry: (count, error) => count < 2 && !(error instanceof ApiError && isDecided(error)),
    },
  },
});
