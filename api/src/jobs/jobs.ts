import type { EntityManager } from '@mikro-orm/postgresql';
import type { SignUpWish } from '../auth/signUpWish.ts';
import type { ClientSignUpWish } from '../clients/clientSignUpWish.ts';
import type { RequestSource } from '../http/requestSource.ts';

/** Every job and what it needs to know. */
export interface Jobs {
  sign_up: { wish: SignUpWish };
  resend_confirmation: { email: string };
  mail_password_reset: { email: string; source: RequestSource };
  client_sign_up: { wish: ClientSignUpWish };
  mail_client_password_reset: { email: string; source: RequestSource };
  mail_browser_link: { realm: 'user' | 'client'; email: string };
  send_mail: { mailId: string };
  /** Added in SQL with the submissions: one for all that were stored together. */
  notify_submissions: { submissions: Jobs['notify_submission'][] };
  /** As the release before added it. */
  notify_submission: { submissionId: string; referrer: string | null };
  send_digest: { formId: string };
  send_webhook: { deliveryId: string };
  recover_jobs: Record<string, never>;
  clean_up: Record<string, never>;
  remove_unused_logo: { formId: string; name: string };
  run_bulk_job: { jobId: string };
  run_export: { exportId: string };
  erase_form: { formId: string };
  empty_trash: Record<string, never>;
  remove_exports: Record<string, never>;
  index_submissions: Record<string, never>;
  check_stats: Record<string, never>;
}

export type JobName = keyof Jobs;

/** Tries before a job is given up; with the queue's growing waits 16 of them take more than a day. */
const MAX_ATTEMPTS = 16;

/** A job that stands for one thing is there once, however often it is asked for. */
const KEYS: { [Name in JobName]?: (payload: Jobs[Name]) => string } = {
  send_mail: ({ mailId }) => `send_mail:${mailId}`,
  clean_up: () => 'clean_up',
  remove_unused_logo: ({ name }) => `remove_unused_logo:${name}`,
  send_digest: ({ formId }) => `send_digest:${formId}`,
  send_webhook: ({ deliveryId }) => `send_webhook:${deliveryId}`,
  run_bulk_job: ({ jobId }) => `run_bulk_job:${jobId}`,
  run_export: ({ exportId }) => `run_export:${exportId}`,
  erase_form: ({ formId }) => `erase_form:${formId}`,
  index_submissions: () => 'index_submissions',
  check_stats: () => 'check_stats',
};

/** When a job runs that is not to run at once, or not beside others. */
interface Schedule {
  runAt?: Date;
  /** A job that waits already keeps its time. */
  keepsEarlierTime?: boolean;
  /** Whose work it is: that of one account goes one after the other, and leaves workers to the others. */
  account?: string;
}

/** Adds a job with the surrounding transaction: it runs when that commits, and never when it does not. */
export async function addJob<Name extends JobName>(
  em: EntityManager,
  name: Name,
  payload: Jobs[Name],
  { runAt, keepsEarlierTime, account }: Schedule = {},
): Promise<void> {
  const sql =
    'select graphile_worker.add_job(?, ?::json, queue_name => ?, job_key => ?, max_attempts => ?, run_at => ?, job_key_mode => ?)';
  await em.execute(sql, [
    name,
    JSON.stringify(payload),
    account === undefined ? null : `account:${account}`,
    KEYS[name]?.(payload) ?? null,
    MAX_ATTEMPTS,
    runAt ?? null,
    keepsEarlierTime ? 'preserve_run_at' : 'replace',
  ]);
}
