/** Rest for each ms of a batch, while nobody else needs the database. */
const CALM_REST = 1;
/** The same while submissions arrive or readers read, and no backlog has grown. */
const BUSY_REST = 19;
/** The same at least in a stream of submissions, however many wait. */
const STREAM_REST = 0.5;
/** Backlog that ends the longer rest: a reader reads these rows one by one, some 4 µs each. */
export const LARGEST_BACKLOG = 200_000;
/** What a change costs the readers of results, in rows without a text index that cost as much in a search. */
export const CHANGE_COST = 4;
/** Time in which the index takes up the backlog of a stream, in ms. */
export const STREAM_MS = 500;

/** Rest after a batch that took `ms`: long while others need the database, shorter as the backlog grows. */
export function restAfter(ms: number, { isBusy, backlog }: { isBusy: boolean; backlog: number }): number {
  const share = isBusy ? BUSY_REST * (1 - backlog / LARGEST_BACKLOG) : CALM_REST;
  return ms * Math.max(CALM_REST, share);
}

/**
 * Rest in a stream of submissions, after a batch of so many rows that took `ms`: as long as the backlog allows.
 * @param batch its rows, and how many it would have taken.
 */
export function restInStream(
  ms: number,
  { rows, most, backlog }: { rows: number; most: number; backlog: number },
): number {
  if (rows < most) return STREAM_MS;
  return Math.max((STREAM_MS * rows) / Math.max(backlog, rows) - ms, STREAM_REST * ms);
}

/** Whether so little arrives in a stream that the rests beside a burst suffice: its last batch took `ms`. */
export const isTrickle = (ms: number): boolean => ms * (1 + BUSY_REST) < STREAM_MS;
