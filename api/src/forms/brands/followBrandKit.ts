import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { BrandKit } from '../../platform/entities/brandKit.entity.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { inBrand } from '../followBrand.ts';
import { changeEachForm, changeLook, lockForm } from './changeLook.ts';
import { listFollowers } from './listFollowers.ts';

/** Payload of jobs that change forms by a kit. */
export const kitJobPayload = z.object({
  accountId: z.uuid(),
  kitId: z.uuid(),
  /** Who caused it. */
  userId: z.uuid().nullable(),
});

export type KitJob = z.infer<typeof kitJobPayload>;

/** Gives one form and its draft the kit's styles; does nothing where they have them. */
async function follow(em: EntityManager, { accountId, kitId, userId }: KitJob, id: string): Promise<void> {
  const form = await em.findOne(Form, { id, accountId, erasedAt: null });
  const kit = await em.findOne(BrandKit, { id: kitId, accountId });
  if (!form || !kit) return;
  await lockForm(em, form);
  await changeLook(em, form, { userId, live: (before) => inBrand(before, kit) });
}

/** Gives every form that follows a kit its styles: as a new revision that visitors see at once, and in its draft. */
async function followBrandKit(orm: MikroORM, input: KitJob, signal: AbortSignal): Promise<void> {
  const { accountId, kitId } = input;
  const forms = await inTransaction(orm, (em) => listFollowers(em, accountId, [kitId]));
  await changeEachForm(
    orm,
    forms.map(({ id }) => id),
    {
      signal,
      change: (em, id) => follow(em, input, id),
      again: (em, runAt) => addJob(em, followBrandKitJob, input, { runAt, account: accountId }),
    },
  );
}

export const followBrandKitJob = defineJob({
  name: 'follow_brand_kit',
  payload: kitJobPayload,
  queue: 'bulk',
  key: ({ kitId }) => [kitId],
  run: ({ orm }: { orm: MikroORM }, input, { signal }) => followBrandKit(orm, input, signal),
});
