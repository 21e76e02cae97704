import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Captcha } from '../captcha/captcha.ts';
import type { Visits } from '../analytics/visits.ts';
import type { Config } from '../config/config.ts';
import type { FileStore } from '../files/fileStore.ts';
import type { RevisionCache } from '../forms/revisionCache.ts';
import type { PublicEvents } from '../public-forms/publicEvents.ts';
import type { PublishedForms } from '../public-forms/publishedForm.ts';
import type { Admit } from '../public-forms/submit/admission.ts';
import type { SubmissionStore } from '../public-forms/submit/submissionStore.ts';
import type { RateLimits } from '../limits/rateLimits.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { WebhookSender } from '../webhooks/webhookSender.ts';
import type { LiveEvents } from '../realtime/liveEvents.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { BuiltAssets } from '../http/builtAssets.ts';
import type { Outages } from '../audit/outages.ts';
import type { Overload } from '../http/overload.ts';

/** What the application is made of; made once at start and handed to whatever needs it. */
export interface AppDeps {
  config: Config;
  logger: Logger;
  orm: MikroORM;
  /** For hot paths in SQL. */
  pool: Pool;
  /** For short reads: statements are sent without waiting for the answer before; see `readAs`. */
  reads: Pool;
  /** The same of the server that is written to, for what must not be as late as a replica: sessions and rights. */
  primaryReads: Pool;
  captcha: Captcha;
  submissions: SubmissionStore;
  /** What forms ask and asked. */
  revisions: RevisionCache;
  /** Forms as visitors see them. */
  published: PublishedForms;
  /** Decides whether a submission is taken. */
  admit: Admit;
  /** Counts visitors of forms. */
  visits: Visits;
  /** The log of what visitors do. */
  events: PublicEvents;
  /** When the database could not be used. */
  outages: Outages;
  /** How busy this process is. */
  overload: Overload;
  /** What this process measures of itself. */
  metrics: Metrics;
  /** Whether this process is going, so that a proxy should send nobody here. */
  readiness: { isDraining: boolean };
  /** One connection that nothing else uses: how it stands is told also when all others are taken (E8). */
  healthPool: Pool;
  /** For the job queue, which listens: never through a pooler. */
  queuePool: Pool;
  assets: BuiltAssets;
  limits: RateLimits;
  live: LiveEvents;
  /** Uploaded files. */
  files: FileStore;
  /** Null without a mail server: mails then wait in the outbox (D-23). */
  mailer: Mailer | null;
  webhooks: WebhookSender;
}
