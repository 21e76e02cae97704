/** Rest for each ms of a batch, while nobody else needs the database. */
const CALM_REST = 1;
/** The same while submissions arrive or readers read, and no backlog has grown. */
const BUSY_REST = 19;
/** Backlog that ends the longer rest: a search reads these rows one by one, some 4 µs each. */
export const LARGEST_BACKLOG = 200_000;

/** Rest after a batch that took `ms`: long while others need the database, shorter as the backlog grows. */
export function restAfter(ms: number, { isBusy, backlog }: { isBusy: boolean; backlog: number }): number {
  const share = isBusy ? BUSY_REST * (1 - backlog / LARGEST_BACKLOG) : CALM_REST;
  return ms * Math.max(CALM_REST, share);
}
