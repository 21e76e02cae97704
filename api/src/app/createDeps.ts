import { createInvitedFinder } from '../delivery/invitations/findInvited.ts';
import type { Logger } from 'pino';
import { createVisits } from '../results/analytics/visits.ts';
import { createOutages } from '../platform/audit/outages.ts';
import { createCaptcha } from '../platform/captcha/createCaptcha.ts';
import type { Config } from '../platform/config/config.ts';
import { addressesOf } from '../platform/db/fence/addressesOf.ts';
import type { PreparedDatabase } from '../platform/db/prepareDatabase.ts';
import { purgeWhatChanges } from '../platform/cdn/purgeEdgeJob.ts';
import { createOrm } from '../platform/entities/orm.ts';
import { createFileStore } from '../platform/files/fileStore.ts';
import { createRevisionCache } from '../forms/revisions/revisionCache.ts';
import { loadBuiltAssets } from '../platform/http/builtAssets.ts';
import { watchOverload } from '../platform/http/overload.ts';
import { applyRules } from '../people/members/applyRules.ts';
import { createSignInProviders } from '../people/auth/sign-on/providers.ts';
import { createRateLimits } from '../platform/limits/rateLimits.ts';
import { createFindMailer } from '../platform/mail/createFindMailer.ts';
import { bindSecret } from '../platform/signed-log/proofs.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { stopAfterFailure, stopAll } from '../platform/process/stopAll.ts';
import { CLOSE_MS, within } from '../platform/process/within.ts';
import { withFooterLogo } from '../forms/publishing/footerLogo.ts';
import { createPublicEvents } from '../visitors/public-forms/publicEvents.ts';
import { createSightings } from '../forms/websites/sightings.ts';
import { createRefusalCounter } from '../forms/publishing/refusedSubmissions.ts';
import { meetForm } from '../visitors/public-forms/sign-in/meetForm.ts';
import { createPublishedForms } from '../visitors/public-forms/publishedForm.ts';
import { createSpamFilter } from '../submissions/spam/spamFilter.ts';
import { createAdmissions } from '../visitors/public-forms/submit/admission.ts';
import { createSubmissionAnnouncer } from '../visitors/public-forms/submit/store/announceSubmissions.ts';
import { createPostgresSubmissionStore } from '../visitors/public-forms/submit/store/postgresSubmissionStore.ts';
import { createSubmitAttempts } from '../visitors/public-forms/submit/submitAttempts.ts';
import { startLiveEvents } from '../platform/realtime/liveEvents.ts';
import { createAttachedPdf } from '../sharing/reports/attachedPdf.ts';
import { createViewCounter } from '../sharing/shared-results/viewCounter.ts';
import { openSpool } from '../submissions/uploads/spool.ts';
import { createWorkDeliveries } from '../delivery/webhooks/workDeliveries.ts';
import { createWebhookSender } from '../delivery/channels/webhookSender.ts';
import type { AppDeps } from './appDeps.ts';
import { createPools } from './createPools.ts';

/** Remembers how the parts are stopped, in the order of their creation. */
type Started = (() => Promise<void>)[];

/**
 * Creates the parts of the application on one database, with a function that closes them, the last first. A part
 * that fails closes those before it.
 */
export async function createDeps(
  config: Config,
  logger: Logger,
  prepared: PreparedDatabase,
): Promise<{ deps: AppDeps; close(): Promise<void> }> {
  const started: Started = [];
  try {
    const deps = await createParts({ config, logger, prepared, started });
    return { deps, close: () => stopAll(started) };
  } catch (error) {
    await stopAfterFailure(started, logger);
    throw error;
  }
}

interface Input {
  config: Config;
  logger: Logger;
  prepared: PreparedDatabase;
  started: Started;
}

async function createParts({ config, logger, prepared, started }: Input): Promise<AppDeps> {
  const { connectionString, pooler } = prepared;
  const { isFenced, toRequests } = addressesOf(prepared);
  const stopping = <Part extends { stop(): void | Promise<void> }>(part: Part): Part => {
    started.push(async () => part.stop());
    return part;
  };
  const orm = createOrm(
    toRequests(connectionString),
    config.poolSize,
    pooler,
    config.databaseTimeouts,
    isFenced,
  );
  started.push(async () => void (await within(CLOSE_MS, orm.close())));
  bindSecret(orm, config.secret);
  purgeWhatChanges({ orm, config });
  const { replica, close: closePools, ...pools } = createPools(config, logger, prepared);
  started.push(closePools);
  const { pool, reads } = pools;
  const announcer = stopping(createSubmissionAnnouncer({ pool, logger }));
  const submissions = createPostgresSubmissionStore(pool, {
    onGroup: (report) => metrics.onGroup(report),
    onStored: announcer.announce,
  });
  const overload = stopping(watchOverload(() => submissions.queued()));
  const metrics = createMetrics({
    pools: { main: pool, reads },
    replica,
    queued: () => submissions.queued(),
    delayMs: overload.delayMs,
  });
  const revisions = createRevisionCache(pool);
  const published = createPublishedForms(pool, revisions, config);
  const invited = createInvitedFinder(pool, config);
  const events = stopping(createPublicEvents({ pool, logger }));
  const attempts = createSubmitAttempts({ pool, secret: config.secret, events });
  const webhooks = createWebhookSender(config);
  started.push(() => webhooks.close());
  const { findMailer, close: closeMailer } = createFindMailer({ orm, config, logger });
  started.push(closeMailer);
  const files = createFileStore(config);
  const live = stopping(
    await startLiveEvents(config.databaseDirectUrl ?? connectionString, logger, {
      timeouts: config.databaseTimeouts,
    }),
  );
  return {
    config,
    logger,
    orm,
    ...pools,
    revisions,
    captcha: createCaptcha(config, logger),
    submissions,
    overload,
    metrics,
    readiness: { isDraining: false },
    published,
    invited,
    admissions: createAdmissions({ published, config, attempts, invited }),
    events,
    outages: stopping(createOutages({ pool, logger })),
    visits: stopping(createVisits({ pool, logger })),
    sightings: stopping(createSightings({ pool, logger })),
    refusals: stopping(createRefusalCounter({ pool, logger })),
    resultViews: stopping(createViewCounter({ pool, logger })),
    assets: withFooterLogo(loadBuiltAssets(), config),
    providers: createSignInProviders(config),
    meetForm: (ctx, way) => meetForm({ config, published }, ctx, way),
    settleRoles: (em, occasion) => applyRules(em, config, occasion),
    limits: createRateLimits({ pool, orm, secret: config.secret, logger }),
    live,
    spam: createSpamFilter({ pool, live }),
    spool: await openSpool(config.dataFolder),
    files,
    findMailer,
    drawAttachedPdf: createAttachedPdf({ config, orm, pool, files, logger }),
    webhooks,
    announceWork: createWorkDeliveries,
  };
}
