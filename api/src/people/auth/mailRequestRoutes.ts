import { Router } from '@koa/router';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { storableSource } from '../../platform/audit/recordEvent.ts';
import type { Config } from '../../platform/config/config.ts';
import { mailRequestSchema } from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { requestSource, type RequestSource } from '../../platform/http/requestSource.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import type { RateLimits } from '../../platform/limits/rateLimits.ts';
import { browserLinkJob } from './browser-link/browserLinkJob.ts';
import { parseEmail } from './parseEmail.ts';
import { PASSWORD_RESET_JOBS } from './password/passwordResetJobs.ts';
import { resendConfirmationJob } from './sign-up/resendConfirmationJob.ts';

/** A mail that anybody may request for an address. */
interface RequestedMail {
  path: string;
  /** Prefix of the counter: mails of one kind do not use up those of another. */
  counter: string;
  add(em: EntityManager, request: { email: string; source: RequestSource }): Promise<void>;
}

const MAILS: readonly RequestedMail[] = [
  {
    path: '/auth/reset-request',
    counter: '',
    add: (em, request) => addJob(em, PASSWORD_RESET_JOBS.user, request),
  },
  {
    path: '/client-forgot-password',
    counter: 'client:',
    add: (em, request) => addJob(em, PASSWORD_RESET_JOBS.client, request),
  },
  {
    path: '/auth/resend-confirmation',
    counter: '',
    add: (em, { email, source }) => addJob(em, resendConfirmationJob, { email, requested: source.language }),
  },
  {
    path: '/auth/browser-link-request',
    counter: 'browser:user:',
    add: (em, { email, source }) =>
      addJob(em, browserLinkJob, { realm: 'user', email, requested: source.language }),
  },
  {
    path: '/client-browser-link-request',
    counter: 'browser:client:',
    add: (em, { email, source }) =>
      addJob(em, browserLinkJob, { realm: 'client', email, requested: source.language }),
  },
];

interface MailRequestDeps {
  config: Config;
  orm: MikroORM;
  limits: RateLimits;
}

/**
 * Routes that mail a link to the holder of an address, in both realms, each by a job. Response and time do not
 * depend on whether the address has an account (D-44, D-07).
 */
export function mailRequestRouter({ config, orm, limits }: MailRequestDeps): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api' });

  for (const { path, counter, add } of MAILS) {
    router.post(
      path,
      guard({ access: 'public', body: mailRequestSchema }, async ({ ctx, body }) => {
        const source = requestSource(ctx, config);
        const email = parseEmail(body.email);
        await limits.take('mailSource', { key: source.hash, source });
        if (!(await limits.tryTake('mailAddress', { key: counter + email, source }))) return;
        await inTransaction(orm, async (em) => add(em, { email, source: await storableSource(em, source) }));
      }),
    );
  }

  return router;
}
