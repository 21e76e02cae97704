import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Captcha } from '../platform/captcha/captcha.ts';
import type { Sightings } from '../forms/websites/sightings.ts';
import type { Visits } from '../results/analytics/visits.ts';
import type { ViewCounter } from '../sharing/shared-results/viewCounter.ts';
import type { Config } from '../platform/config/config.ts';
import type { FileStore } from '../platform/files/fileStore.ts';
import type { RefusalCounter } from '../forms/publishing/refusedSubmissions.ts';
import type { RevisionCache } from '../forms/revisions/revisionCache.ts';
import type { PublicEvents } from '../visitors/public-forms/publicEvents.ts';
import type { PublishedForms } from '../visitors/public-forms/publishedForm.ts';
import type { Admissions } from '../visitors/public-forms/submit/admission.ts';
import type { SubmissionStore } from '../visitors/public-forms/submit/store/submissionStore.ts';
import type { SignOnDeps } from '../people/auth/sign-on/signOn.ts';
import type { SignInProviders } from '../people/auth/sign-on/providers.ts';
import type { RateLimits } from '../platform/limits/rateLimits.ts';
import type { FindMailer } from '../platform/mail/createFindMailer.ts';
import type { InvitedPeopleFinder } from '../delivery/invitations/findInvited.ts';
import type { DrawAttachedPdf } from '../delivery/channels/channel.ts';
import type { AnnounceWork } from '../submissions/bulk/changeRows.ts';
import type { WebhookSender } from '../delivery/channels/webhookSender.ts';
import type { LiveEvents } from '../platform/realtime/liveEvents.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import type { BuiltAssets } from '../platform/http/builtAssets.ts';
import type { SpamFilter } from '../submissions/spam/spamFilter.ts';
import type { Spool } from '../submissions/uploads/spool.ts';
import type { Outages } from '../platform/audit/outages.ts';
import type { Overload } from '../platform/http/overload.ts';

/** The parts of the application, created once at start. Routers and services name those they use. */
export interface AppDeps {
  config: Config;
  logger: Logger;
  orm: MikroORM;
  /** Connections for hot paths in SQL. */
  pool: Pool;
  /** Connections for short reads, of a replica if there is one; statements are pipelined, see `readTogether`. */
  reads: Pool;
  /** Pipelined connections to the primary, for reads that must not lag: sessions and rights. */
  primaryReads: Pool;
  captcha: Captcha;
  submissions: SubmissionStore;
  /** Cached definitions of forms. */
  revisions: RevisionCache;
  /** Forms as visitors see them. */
  published: PublishedForms;
  /** Decides whether a submission is admitted. */
  admissions: Admissions;
  /** Finds who is invited to a form. */
  invited: InvitedPeopleFinder;
  /** Counts visits of forms. */
  visits: Visits;
  /** Remembers which websites show forms. */
  sightings: Sightings;
  /** Counts submissions that were refused because their sources had sent too many. */
  refusals: RefusalCounter;
  /** Counts views of shared results. */
  resultViews: ViewCounter;
  /** Security events of public forms, written in batches. */
  events: PublicEvents;
  /** Outages of the database. */
  outages: Outages;
  /** The load of this process. */
  overload: Overload;
  /** Metrics of this process. */
  metrics: Metrics;
  /** True while this process drains, so that proxies send it no more requests. */
  readiness: { isDraining: boolean };
  /** Pool of health checks: they answer even when all other connections are in use (E8). */
  healthPool: Pool;
  /** Connections of the job queue, which uses LISTEN: never through a pooler. */
  queuePool: Pool;
  assets: BuiltAssets;
  /** What sign-in providers say of themselves. */
  providers: SignInProviders;
  /** Gives and takes the roles of rules at a sign-in (SSO-041). */
  meetForm: SignOnDeps['meetForm'];
  settleRoles: SignOnDeps['settleRoles'];
  limits: RateLimits;
  live: LiveEvents;
  /** Weighs whether submissions are spam. */
  spam: SpamFilter;
  /** Files that are arriving, or are not checked yet. */
  spool: Spool;
  /** Uploaded files. */
  files: FileStore;
  /** Finds the client of the mail server that is set now. */
  findMailer: FindMailer;
  /** Draws PDFs that mails carry. */
  drawAttachedPdf: DrawAttachedPdf;
  webhooks: WebhookSender;
  /** Makes webhook calls of a changed status or assignee. */
  announceWork: AnnounceWork;
}
