/**
 * Queues by kind of work, with the number of jobs that run at once in a process. Each has its own workers, so that
 * a mail waits neither for exports nor for other people's servers (decision 110).
 */
export const QUEUES = {
  /** Short jobs that a person waits for. */
  mails: { concurrency: 5 },
  /** What submissions cause: one job at a time, which takes over those that wait (decision 190). */
  news: { concurrency: 1 },
  /** Requests to other people's servers, which may block a worker for long. */
  calls: { concurrency: 5 },
  /** Bulk work: minutes, for one account. */
  bulk: { concurrency: 2 },
} as const;

export type QueueName = keyof typeof QUEUES;
