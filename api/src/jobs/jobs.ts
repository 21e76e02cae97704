import type { EntityManager } from '@mikro-orm/postgresql';
import type { SignUpWish } from '../auth/signUp.ts';
import type { RequestSource } from '../http/requestSource.ts';

/** Every job and what it needs to know. */
export interface Jobs {
  sign_up: { wish: SignUpWish };
  resend_confirmation: { email: string };
  mail_password_reset: { email: string; source: RequestSource };
  send_mail: { mailId: string };
  clean_up: Record<string, never>;
  index_submissions: Record<string, never>;
}

export type JobName = keyof Jobs;

/** Tries before a job is given up; with the queue's growing waits 16 of them take more than a day. */
const MAX_ATTEMPTS = 16;

/** A job that stands for one thing is there once, however often it is asked for. */
const KEYS: { [Name in JobName]?: (payload: Jobs[Name]) => string } = {
  send_mail: ({ mailId }) => `send_mail:${mailId}`,
  clean_up: () => 'clean_up',
  index_submissions: () => 'index_submissions',
};

/** Adds a job with the surrounding transaction: it runs when that commits, and never when it does not. */
export async function addJob<Name extends JobName>(
  em: EntityManager,
  name: Name,
  payload: Jobs[Name],
): Promise<void> {
  await em.execute('select graphile_worker.add_job(?, ?::json, job_key => ?, max_attempts => ?)', [
    name,
    JSON.stringify(payload),
    KEYS[name]?.(payload) ?? null,
    MAX_ATTEMPTS,
  ]);
}
