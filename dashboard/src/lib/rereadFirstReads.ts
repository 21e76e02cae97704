import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Reads a query again whose first read was in flight when it was invalidated: its answer may be older than what
 * happened. TanStack Query keeps such a read, having no data to show meanwhile, and forgets the invalidation.
 * @returns a function that ends it.
 */
export function rereadFirstReads(client: QueryClient): () => void {
  const outdated = new WeakSet<Query>();
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'invalidate') {
      const { data, fetchStatus } = query.state;
      if (data === undefined && fetchStatus !== 'idle') outdated.add(query);
    } else if (action.type === 'success' && outdated.delete(query))
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  });
}
