import { LockMode } from '@mikro-orm/core';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { isSameJson, type FormDefinition } from '@inlay/sdk/model';
import { z } from 'zod';
import { HOUR_MS } from '../../platform/calendar/durations.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { BrandKit } from '../../platform/entities/brandKit.entity.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { rebaseDraft } from '../drafts/draft.ts';
import { inBrand } from '../followBrand.ts';
import { publishFormChange } from '../formEvent.ts';
import { getCurrentRevision } from '../getForm.ts';
import { saveRevision } from '../revisions/saveRevision.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { listFollowers } from './listFollowers.ts';

/** Wait for room under the account's limit of saves, in ms. */
const NO_ROOM_WAIT_MS = HOUR_MS;

const payload = z.object({
  accountId: z.uuid(),
  kitId: z.uuid(),
  /** Who changed the kit. */
  userId: z.uuid().nullable(),
});

type Follow = z.infer<typeof payload>;

/** Gives one form and its draft the kit's styles; does nothing where they have them. */
async function follow(
  em: EntityManager,
  { accountId, kitId, userId }: Follow,
  formId: string,
): Promise<void> {
  const form = await em.findOne(Form, { id: formId, accountId, erasedAt: null });
  const kit = await em.findOne(BrandKit, { id: kitId, accountId });
  if (!form || !kit) return;
  await em.lock(form, LockMode.PESSIMISTIC_WRITE);
  await em.refresh(form);
  const change = (before: FormDefinition): FormDefinition => inBrand(before, kit);
  const { definition } = await getCurrentRevision(em, form);
  const isLiveSame = isSameJson(change(definition), definition);
  if (!isLiveSame) await saveRevision(em, { form, definition, createdBy: userId });
  const draftState = await rebaseDraft(em, form, change);
  await em.flush();
  if (!isLiveSame || draftState)
    await publishFormChange(em, form, isLiveSame ? draftState : form.currentRevisionId);
}

/**
 * Gives every form that follows a kit its styles: as a new revision that visitors see at once, and in its draft
 * (decision 327). Each form is a transaction of its own, so an interrupted run is simply repeated.
 */
async function followBrandKit(orm: MikroORM, input: Follow, signal: AbortSignal): Promise<void> {
  const forms = await inTransaction(orm, (em) => listFollowers(em, input.accountId, [input.kitId]));
  for (const { id } of forms) {
    signal.throwIfAborted();
    try {
      await inTransaction(orm, (em) => follow(em, input, id));
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'form.too_many_saves') throw error;
      const runAt = new Date(Date.now() + NO_ROOM_WAIT_MS);
      await inTransaction(orm, (em) =>
        addJob(em, followBrandKitJob, input, { runAt, account: input.accountId }),
      );
      return;
    }
  }
}

export const followBrandKitJob = defineJob({
  name: 'follow_brand_kit',
  payload,
  queue: 'bulk',
  key: ({ kitId }) => [kitId],
  run: ({ orm }: { orm: MikroORM }, input, { signal }) => followBrandKit(orm, input, signal),
});
