import type { JobName } from './jobs.ts';

/**
 * Queues by kind of work, and how many jobs of each run at the same time in a process. Each has workers of its own,
 * so that a mail waits neither for exports nor for other people's servers (decision 110).
 */
export const QUEUES = {
  /** Short work that somebody waits for. */
  mails: { concurrency: 5 },
  /** Calls of other people's servers, which may keep a worker for as long as they like. */
  calls: { concurrency: 5 },
  /** Work in bulk: minutes, for one account. */
  bulk: { concurrency: 2 },
} as const;

export type QueueName = keyof typeof QUEUES;

const QUEUE_OF: Record<JobName, QueueName> = {
  sign_up: 'mails',
  resend_confirmation: 'mails',
  mail_password_reset: 'mails',
  client_sign_up: 'mails',
  mail_client_password_reset: 'mails',
  mail_browser_link: 'mails',
  send_mail: 'mails',
  notify_submissions: 'mails',
  notify_submission: 'mails',
  send_digest: 'mails',
  index_submissions: 'mails',
  recover_jobs: 'mails',
  send_webhook: 'calls',
  clean_up: 'bulk',
  remove_unused_logo: 'bulk',
  run_bulk_job: 'bulk',
  run_export: 'bulk',
  erase_form: 'bulk',
  empty_trash: 'bulk',
  remove_exports: 'bulk',
  check_stats: 'bulk',
};

/** The jobs of a queue. */
export const jobsOf = (queue: QueueName): JobName[] =>
  (Object.keys(QUEUE_OF) as JobName[]).filter((name) => QUEUE_OF[name] === queue);
