import type { Logger } from 'pino';
import { createVisits } from '../analytics/visits.ts';
import { createViewCounter } from '../shared-results/viewCounter.ts';
import { createCaptcha } from '../captcha/createCaptcha.ts';
import type { Config } from '../config/config.ts';
import { createOrm } from '../entities/orm.ts';
import { createPool } from '../db/pool.ts';
import type { PreparedDatabase } from '../db/prepareDatabase.ts';
import { createReplicaClass } from '../db/servers/replicaPool.ts';
import { QueuePool } from '../db/queuePool.ts';
import { createFileStore } from '../files/fileStore.ts';
import { createRevisionCache } from '../forms/revisions/revisionCache.ts';
import type { AppDeps } from './appDeps.ts';
import { loadBuiltAssets } from '../http/builtAssets.ts';
import { watchOverload } from '../http/overload.ts';
import { createRateLimits } from '../limits/rateLimits.ts';
import { createMailer } from '../mail/mailer.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { withFooterLogo } from '../public-forms/page/footerLogo.ts';
import { createPublicEvents } from '../public-forms/publicEvents.ts';
import { createPublishedForms } from '../public-forms/publishedForm.ts';
import { createAdmissions } from '../public-forms/submit/admission.ts';
import { createSubmissionAnnouncer } from '../public-forms/submit/announceSubmissions.ts';
import { createSubmitAttempts } from '../public-forms/submit/submitAttempts.ts';
import { createPostgresSubmissionStore } from '../public-forms/submit/postgresSubmissionStore.ts';
import { startLiveEvents } from '../realtime/liveEvents.ts';
import { createOutages } from '../audit/outages.ts';
import { openSpool } from '../uploads/spool.ts';
import { createAttachedPdf } from '../reports/attachedPdf.ts';
import { createWebhookSender } from '../webhooks/webhookSender.ts';

/** Connections of the job queue: one per queue listens, one indexes submissions, the others fetch and complete jobs. */
const QUEUE_CONNECTIONS = 9;

/** Creates the parts of the application on one database, with a function that closes them. */
export async function createDeps(
  config: Config,
  logger: Logger,
  { connectionString, pooler, readPooler }: PreparedDatabase,
): Promise<{ deps: AppDeps; close(): Promise<void> }> {
  const { poolSize: size, databaseDirectUrl: directUrl, databaseReadUrl: readUrl } = config;
  const orm = await createOrm(connectionString, size, pooler);
  const pool = createPool(connectionString, { size, logger, pooler });
  const primaryReads = createPool(connectionString, { size, logger, pooler, isPipelined: true });
  // Of its own: a read that fell back asks for rights by `primaryReads` while it holds its connection.
  const fallback = createPool(connectionString, { size, logger, pooler, isPipelined: true });
  const replica = readUrl ? createReplicaClass({ primary: primaryReads, fallback, logger }) : null;
  const reads =
    readUrl && replica
      ? createPool(readUrl, { size, logger, pooler: readPooler, isPipelined: true, Class: replica.Class })
      : primaryReads;
  const healthPool = createPool(connectionString, { size: 1, logger, pooler, isKept: true });
  const queuePool = createPool(directUrl ?? connectionString, {
    size: QUEUE_CONNECTIONS,
    logger,
    Class: QueuePool,
  });
  const announcer = createSubmissionAnnouncer({ pool, logger });
  const submissions = createPostgresSubmissionStore(pool, {
    onGroup: (report) => metrics.onGroup(report),
    onStored: announcer.announce,
  });
  const overload = watchOverload(() => submissions.queued());
  const metrics = createMetrics({
    pools: { main: pool, reads },
    replica: replica?.figures ?? null,
    queued: () => submissions.queued(),
    delayMs: overload.delayMs,
  });
  const revisions = createRevisionCache(pool);
  const published = createPublishedForms(pool, revisions);
  const events = createPublicEvents({ pool, logger });
  const outages = createOutages({ pool, logger });
  const files = await createFileStore(config);
  const deps: AppDeps = {
    config,
    logger,
    orm,
    pool,
    reads,
    primaryReads,
    revisions,
    captcha: createCaptcha(config, logger),
    submissions,
    overload,
    metrics,
    readiness: { isDraining: false },
    healthPool,
    queuePool,
    published,
    admissions: createAdmissions({
      published,
      publicUrl: config.publicUrl,
      attempts: createSubmitAttempts({ pool, secret: config.secret, events }),
    }),
    events,
    outages,
    visits: createVisits({ pool, logger }),
    resultViews: createViewCounter({ pool, logger }),
    assets: withFooterLogo(await loadBuiltAssets(), config),
    limits: createRateLimits({ pool, orm, secret: config.secret, logger }),
    live: await startLiveEvents(directUrl ?? connectionString, logger),
    spool: await openSpool(config.dataFolder),
    files,
    mailer: createMailer(config),
    drawAttachedPdf: createAttachedPdf({ config, orm, pool, files, logger }),
    webhooks: createWebhookSender(config),
  };
  return {
    deps,
    async close() {
      await deps.live.stop();
      deps.mailer?.close();
      await deps.webhooks.close();
      await announcer.stop();
      await events.stop();
      await outages.stop();
      await deps.visits.stop();
      await deps.resultViews.stop();
      overload.stop();
      await healthPool.end();
      if (reads !== primaryReads) await reads.end();
      await fallback.end();
      await primaryReads.end();
      await queuePool.end();
      await pool.end();
      await orm.close();
    },
  };
}
