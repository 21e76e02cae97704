import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './apiError.ts';

export const SESSION_KEY = ['session'] as const;

/** Server state. A call that finds no session any more sends everybody back to sign-in. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error, query) {
      const lost = error instanceof ApiError && error.status === 401;
      if (lost && query.queryKey[0] !== SESSION_KEY[0]) queryClient.setQueryData(SESSION_KEY, { user: null });
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // What the server said no to, it will say no to again.
      retry: (count, error) =>
        count < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
    },
  },
});
