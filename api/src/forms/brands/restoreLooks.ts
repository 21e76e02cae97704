import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { FormDefinition } from '@inlay/sdk/model';
import { BrandKit } from '../../platform/entities/brandKit.entity.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { FormLookBefore, type FormLook } from '../../platform/entities/formLookBefore.entity.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { getCurrentRevision } from '../getForm.ts';
import { replaceLogo } from '../setLogo.ts';
import { changeEachForm, changeLook, lockForm } from './changeLook.ts';
import { kitJobPayload, type KitJob } from './followBrandKit.ts';
import { withLook } from './formLook.ts';

/** Gives one form and its draft the look they had before a kit. What was changed in its look since then stays. */
async function restore(em: EntityManager, { accountId, kitId, userId }: KitJob, id: string): Promise<void> {
  const form = await em.findOne(Form, { id, accountId, erasedAt: null });
  if (!form) return;
  await lockForm(em, form);
  const before = await em.findOne(FormLookBefore, { formId: id, accountId, kitId });
  if (!before) return;
  const isUntouched = ({ brand }: FormDefinition): boolean =>
    brand?.kitId === kitId && brand.own.length === 0;
  const back =
    (look: FormLook) =>
    (definition: FormDefinition): FormDefinition =>
      isUntouched(definition) ? withLook(definition, look) : definition;
  const wasUntouched = isUntouched((await getCurrentRevision(em, form)).definition);
  await changeLook(em, form, { userId, live: back(before.live), draft: back(before.draft ?? before.live) });
  if (wasUntouched) await restoreLogo(em, form, before);
  await em.remove(before).flush();
}

/** The logo that a form had is its own, which stayed, or that of another kit, whose file the kit keeps. */
async function restoreLogo(
  em: EntityManager,
  form: Form,
  { accountId, kitId, logoUrl = null }: FormLookBefore,
): Promise<void> {
  const kits = await em.find(BrandKit, { accountId });
  const isOfKit = kits.some((kit) => kit.id === kitId && kit.logoUrl === form.logoUrl);
  const isKept = logoUrl === null || kits.some((kit) => kit.logoUrl === logoUrl);
  if (isOfKit && isKept && logoUrl !== form.logoUrl) await replaceLogo(em, form, logoUrl);
}

/** Undoes `giveToAllForms` for every form whose look before is still kept. */
async function restoreLooks(orm: MikroORM, input: KitJob, signal: AbortSignal): Promise<void> {
  const { accountId, kitId } = input;
  const looks = await orm.em
    .fork()
    .find(FormLookBefore, { accountId, kitId }, { fields: ['formId'], orderBy: { formId: 'asc' } });
  await changeEachForm(
    orm,
    looks.map(({ formId }) => formId),
    {
      signal,
      change: (em, id) => restore(em, input, id),
      again: (em, runAt) => addJob(em, restoreLooksJob, input, { runAt, account: accountId }),
    },
  );
}

export const restoreLooksJob = defineJob({
  name: 'restore_looks',
  payload: kitJobPayload,
  queue: 'bulk',
  key: ({ kitId }) => [kitId],
  run: ({ orm }: { orm: MikroORM }, input, { signal }) => restoreLooks(orm, input, signal),
});
