import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { addJob } from '../jobs/addJob.ts';
import { defineJob } from '../jobs/defineJob.ts';
import type { LiveEvents } from '../realtime/liveEvents.ts';
import { ALL_KEY, formKey } from './edgeCache.ts';
import { formChangedEvent } from './formChangedEvent.ts';
import { purgeEdge } from './purgeEdge.ts';

/** Time after which a purge is repeated, in ms: an answer made just before the change may reach the cache after it. */
const REPEAT_MS = 2_000;

interface PurgeDeps {
  config: Config;
  orm: MikroORM;
}

/** Purges a form's pages at the edge, or all of them, and once more when nothing older can be under way. */
export const purgeEdgeJob = defineJob({
  name: 'purge_edge',
  payload: z.object({ formId: z.uuid().nullable(), isRepeat: z.boolean().default(false) }),
  queue: 'mails',
  key: ({ formId, isRepeat }) => [formId ?? ALL_KEY, ...(isRepeat ? ['repeat'] : [])],
  async run({ config, orm }: PurgeDeps, { formId, isRepeat }) {
    if (!config.cdn) return;
    await purgeEdge(config.cdn, formId ? formKey(formId) : ALL_KEY);
    if (!isRepeat) await addPurge(orm, formId, { isRepeat: true });
  },
});

const addPurge = (orm: MikroORM, formId: string | null, { isRepeat }: { isRepeat: boolean }): Promise<void> =>
  inTransaction(orm, (em) =>
    addJob(
      em,
      purgeEdgeJob,
      { formId, isRepeat },
      isRepeat ? { runAt: new Date(Date.now() + REPEAT_MS) } : {},
    ),
  );

/**
 * Adds that job for each form that changes. At the start, and when changes may have been missed, everything is
 * purged: a release has other scripts.
 * @returns a function that stops it.
 */
export function purgeWhatChanges(deps: PurgeDeps & { live: LiveEvents; logger: Logger }): () => void {
  const { config, orm, live, logger } = deps;
  if (!config.cdn || config.cdn.provider === 'nginx') return () => undefined;
  const purge = (formId: string | null): void => {
    addPurge(orm, formId, { isRepeat: false }).catch((error: unknown) =>
      logger.warn({ err: error, formId }, 'A purge of the cache could not be queued'),
    );
  };
  const stopHearing = live.subscribe(formChangedEvent, ({ formId }) => purge(formId));
  const stopResync = live.onResync(() => purge(null));
  purge(null);
  return () => {
    stopHearing();
    stopResync();
  };
}
