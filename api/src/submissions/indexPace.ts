/** Most rows of a batch. */
const MOST_ROWS = 2_000;
/** Time that a batch should take, in ms: visitors' statements wait behind it for the processor. */
const BATCH_MS = 500;
/** Rest for each ms of a batch, while nobody submits. */
const CALM_REST = 1;
/** The same while submissions arrive and no backlog has grown. */
const BUSY_REST = 9;
/** Backlog that ends all rest: a search reads these rows one by one. */
export const LARGEST_BACKLOG = 20_000;

/** Rows of the next batch, after one that took `ms`; it may have failed for its time alone. */
export function nextBatchSize(rows: number, ms: number, isTimedOut = false): number {
  if (isTimedOut || ms > BATCH_MS) return Math.max(1, Math.floor(rows / 2));
  return ms < BATCH_MS / 2 ? Math.min(MOST_ROWS, rows * 2) : rows;
}

/** Rest after a batch that took `ms`. While submissions arrive it is long, and shrinks as the backlog grows. */
export function restAfter(ms: number, { isBusy, backlog }: { isBusy: boolean; backlog: number }): number {
  return ms * (isBusy ? BUSY_REST * Math.max(0, 1 - backlog / LARGEST_BACKLOG) : CALM_REST);
}
