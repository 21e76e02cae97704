import type { QueryClient, QueryKey, Updater } from '@tanstack/react-query';

/** Starts reads in flight again, which may be older than a change that has just succeeded. */
export const rereadInFlight = (client: QueryClient, queryKey: QueryKey): void =>
  void client.invalidateQueries({ queryKey, fetchStatus: 'fetching', refetchType: 'all' });

/** Sets what a change has made of the data of a query; a read in flight does not bring the data before back. */
export function setChanged<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  data: Updater<NoInfer<Data> | undefined, NoInfer<Data> | undefined>,
): void {
  client.setQueryData<Data>(queryKey, data);
  rereadInFlight(client, queryKey);
}
