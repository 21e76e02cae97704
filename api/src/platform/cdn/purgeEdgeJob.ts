import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { addJob } from '../jobs/addJob.ts';
import { defineJob } from '../jobs/defineJob.ts';
import { Form } from '../entities/form.entity.ts';
import { FormPublishing } from '../entities/formPublishing.entity.ts';
import { ALL_KEY, formKey } from './edgeCache.ts';
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
    if (isRepeat) return;
    const runAt = new Date(Date.now() + REPEAT_MS);
    await inTransaction(orm, (em) => addJob(em, purgeEdgeJob, { formId, isRepeat: true }, { runAt }));
  },
});

/** Adds a purge in the transaction of what changed. @param formId null = every page. */
export async function addPurge(em: EntityManager, config: Config, formId: string | null): Promise<void> {
  if (isPurged(config)) await addJob(em, purgeEdgeJob, { formId, isRepeat: false });
}

const isPurged = ({ cdn }: Config): boolean => cdn !== null && cdn.provider !== 'nginx';

/** At the start everything is purged: a release has other scripts. */
export const purgeAtStart = ({ orm, config }: PurgeDeps): Promise<void> =>
  inTransaction(orm, (em) => addPurge(em, config, null));

/**
 * Purges a form's pages with each change of the form or of its publishing that the ORM writes, in the same transaction.
 * What a statement of its own changes is not seen.
 */
export function purgeWhatChanges({ orm, config }: PurgeDeps): void {
  if (!isPurged(config)) return;
  orm.em.getEventManager().registerSubscriber({
    async afterFlush({ em, uow }) {
      const changed = new Set<string>();
      for (const { entity } of uow.getChangeSets()) {
        if (entity instanceof Form) changed.add(entity.id);
        if (entity instanceof FormPublishing) changed.add(entity.formId);
      }
      for (const formId of changed) await addPurge(em as EntityManager, config, formId);
    },
  });
}
