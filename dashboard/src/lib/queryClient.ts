import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { SessionResponse } from '@inlay/api/contract';
import { ApiError } from './apiError.ts';
import { dropRefused } from './dropRefused.ts';
import { rereadFirstReads } from './rereadFirstReads.ts';

/** Key of the session. */
export const SESSION_KEY = ['session'] as const;

/** Key of running jobs and exports; live events report their progress. */
export const JOBS_KEY = ['jobs'] as const;

/** Figures of forms. */
export const ANALYTICS_KEY = ['analytics'] as const;

/** Small pictures of forms. */
export const FORM_PICTURES_KEY = ['form-pictures'] as const;

/** Tags to choose from. */
export const TAGS_KEY = ['inbox-tags'] as const;

/** Lists of submissions: long, so they are changed where they are and not read again (see `inboxCache.ts`). */
export const INBOX_KEY = ['inbox'] as const;

/** Key of the number of matching submissions, by filter. */
export const INBOX_COUNT_KEY = ['inbox-count'] as const;

/** Key of recent and unread submissions by form; stale whenever a number of the inbox is. */
export const FORM_TRENDS_KEY = [...INBOX_COUNT_KEY, 'trends'] as const;

/** The newest submissions of all forms, for Home: stale with the numbers, as their marks are counted. */
export const NEWEST_KEY = [...INBOX_COUNT_KEY, 'newest'] as const;

/** Forms whose submissions may be read. */
export const INBOX_FORMS_KEY = ['inbox-forms'] as const;

/** The session of a signed-out browser. */
export const NOBODY: SessionResponse = { user: null, secondFactor: null, isRecovery: false };

/** Codes of refusals that mean a changed session. */
const SESSION_CHANGED = new Set(['session.not_approved', 'session.second_factor_required']);

function onError(error: Error): void {
  if (!(error instanceof ApiError)) return;
  if (error.status === 401) queryClient.setQueryData(SESSION_KEY, NOBODY);
  if (SESSION_CHANGED.has(error.code)) void queryClient.invalidateQueries({ queryKey: SESSION_KEY });
}

/** True where a retry would get the same response. */
const isDecided = ({ status, code }: ApiError): boolean =>
  code === 'timeout' || (status >= 400 && status < 500);

/** Server state. A request that finds no session redirects to sign-in. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error, query) {
      dropRefused(error, query);
      if (query.queryKey[0] !== SESSION_KEY[0]) onError(error);
    },
  }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // No retry of refusals, nor of time-outs, which have taken long enough.
      retry: (count, error) => count < 2 && !(error instanceof ApiError && isDecided(error)),
    },
  },
});

rereadFirstReads(queryClient);
