import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { followKit, type FormDefinition } from '@inlay/sdk/model';
import { BrandKit } from '../../platform/entities/brandKit.entity.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { FormLookBefore } from '../../platform/entities/formLookBefore.entity.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { findDraft } from '../drafts/draft.ts';
import { getCurrentRevision } from '../getForm.ts';
import { changeEachForm, changeLook, lockForm } from './changeLook.ts';
import { kitJobPayload, type KitJob } from './followBrandKit.ts';
import { lookOf } from './formLook.ts';

/** Lets one form and its draft follow a kit, and keeps the look they had; does nothing where they follow it. */
async function give(em: EntityManager, { accountId, kitId, userId }: KitJob, id: string): Promise<void> {
  const form = await em.findOne(Form, { id, accountId, deletedAt: null, erasedAt: null });
  const kit = await em.findOne(BrandKit, { id: kitId, accountId });
  if (!form || !kit) return;
  await lockForm(em, form);
  const { definition } = await getCurrentRevision(em, form);
  const draft = await findDraft(em, form);
  const follows = ({ brand }: FormDefinition): boolean => brand?.kitId === kitId;
  if (follows(definition) && (!draft || follows(draft.definition))) return;
  await em.upsert(FormLookBefore, {
    formId: id,
    accountId,
    kitId,
    live: lookOf(definition),
    draft: draft && lookOf(draft.definition),
    logoUrl: form.logoUrl ?? null,
    createdAt: new Date(),
  });
  await changeLook(em, form, {
    userId,
    live: (before) => (follows(before) ? before : followKit(before, kit)),
  });
}

/**
 * Lets every form of an account follow a kit (STYLE-048): visitors see it at once, unpublished changes stay
 * unpublished. Forms that follow it already, also with styles of their own, stay as they are.
 */
async function giveToAllForms(orm: MikroORM, input: KitJob, signal: AbortSignal): Promise<void> {
  const { accountId } = input;
  const forms = await orm.em
    .fork()
    .find(Form, { accountId, deletedAt: null }, { fields: ['id'], orderBy: { id: 'asc' } });
  await changeEachForm(
    orm,
    forms.map(({ id }) => id),
    {
      signal,
      change: (em, id) => give(em, input, id),
      again: (em, runAt) => addJob(em, giveToAllFormsJob, input, { runAt, account: accountId }),
    },
  );
}

export const giveToAllFormsJob = defineJob({
  name: 'give_brand_kit_to_all',
  payload: kitJobPayload,
  queue: 'bulk',
  key: ({ accountId }) => [accountId],
  run: ({ orm }: { orm: MikroORM }, input, { signal }) => giveToAllForms(orm, input, signal),
});
