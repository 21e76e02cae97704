import type { Task } from 'graphile-worker';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { checkStats } from '../analytics/checkStats.ts';
import { mailPasswordReset } from '../auth/passwordReset.ts';
import { resendConfirmation, signUp } from '../auth/signUp.ts';
import { mailBrowserLink } from '../auth/trustBrowser.ts';
import { mailClientPasswordReset } from '../clients/resetClientPassword.ts';
import { signUpClient } from '../clients/signUpClient.ts';
import type { Config } from '../config/config.ts';
import { actAsSystem } from '../db/actAs.ts';
import { removeExpiredExports } from '../exports/exportFile.ts';
import { runExport } from '../exports/runExport.ts';
import type { FileStore } from '../files/fileStore.ts';
import { removeUnusedLogo } from '../files/removeUnusedLogo.ts';
import type { Mailer } from '../mail/mailer.ts';
import { sendMail } from '../mail/sendMail.ts';
import { notifySubmission, notifySubmissions } from '../notifications/notifySubmission.ts';
import { sendDigest } from '../notifications/sendDigest.ts';
import { indexSubmissions } from '../submissions/indexSubmissions.ts';
import { runBulkJob } from '../trash/bulkJobs.ts';
import { emptyTrash, removeErasedForm } from '../trash/emptyTrash.ts';
import { sendWebhook } from '../webhooks/sendWebhook.ts';
import type { WebhookSender } from '../webhooks/webhookSender.ts';
import { cleanUp } from './cleanUp.ts';
import type { JobName, Jobs } from '../jobs/jobs.ts';
import { recoverJobs } from '../jobs/recoverJobs.ts';

/** What jobs need to do their work. */
export interface TaskDeps {
  config: Config;
  orm: MikroORM;
  pool: Pool;
  logger: Logger;
  mailer: Mailer | null;
  files: FileStore;
  webhooks: WebhookSender;
}

/** What runs each job. */
export function createTasks(deps: TaskDeps): { [Name in JobName]: Task } {
  const { config, orm } = deps;
  return {
    send_mail: async (payload, { job }) => {
      const { mailId } = payload as Jobs['send_mail'];
      await sendMail(deps, { mailId, isLast: job.attempts >= job.max_attempts });
    },
    sign_up: async (payload) => {
      const { wish } = payload as Jobs['sign_up'];
      await actAsSystem(orm, (em) => signUp(em, config, wish));
    },
    resend_confirmation: async (payload) => {
      const { email } = payload as Jobs['resend_confirmation'];
      await actAsSystem(orm, (em) => resendConfirmation(em, config, email));
    },
    mail_password_reset: async (payload) => {
      const request = payload as Jobs['mail_password_reset'];
      await actAsSystem(orm, (em) => mailPasswordReset(em, config, request));
    },
    client_sign_up: async (payload) => {
      const { wish } = payload as Jobs['client_sign_up'];
      await actAsSystem(orm, (em) => signUpClient(em, config, wish));
    },
    mail_client_password_reset: async (payload) => {
      const request = payload as Jobs['mail_client_password_reset'];
      await actAsSystem(orm, (em) => mailClientPasswordReset(em, config, request));
    },
    mail_browser_link: async (payload) => {
      const request = payload as Jobs['mail_browser_link'];
      await actAsSystem(orm, (em) => mailBrowserLink(em, config, request));
    },
    notify_submissions: async (payload) => notifySubmissions(deps, payload as Jobs['notify_submissions']),
    notify_submission: async (payload) => notifySubmission(deps, payload as Jobs['notify_submission']),
    send_digest: async (payload) => sendDigest(deps, payload as Jobs['send_digest']),
    send_webhook: async (payload) => sendWebhook(deps, payload as Jobs['send_webhook']),
    clean_up: async () => cleanUp(orm),
    remove_unused_logo: async (payload) => {
      await removeUnusedLogo(deps, payload as Jobs['remove_unused_logo']);
    },
    recover_jobs: async () => recoverJobs(orm),
    run_bulk_job: async (payload, { job }) => {
      const { jobId } = payload as Jobs['run_bulk_job'];
      await runBulkJob(orm, { jobId, isLast: job.attempts >= job.max_attempts });
    },
    run_export: async (payload, { job }) => {
      const { exportId } = payload as Jobs['run_export'];
      await runExport(deps, { exportId, isLast: job.attempts >= job.max_attempts });
    },
    erase_form: async (payload) => removeErasedForm(orm, (payload as Jobs['erase_form']).formId),
    empty_trash: async () => emptyTrash(orm),
    remove_exports: async () => removeExpiredExports(deps),
    index_submissions: async () => indexSubmissions(orm),
    check_stats: async () => {
      await checkStats(deps);
    },
  };
}
