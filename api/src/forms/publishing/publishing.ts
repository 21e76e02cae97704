import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FormPublishingSettings, UpdatePublishingRequest } from '../../platform/contract/index.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import { FormPublishing } from '../../platform/entities/formPublishing.entity.ts';
import { invalidField } from '../../platform/http/invalidField.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { COUNT_VALUES } from '../../platform/jobs/countValues.ts';
import type { Text } from '../../platform/texts/translate.ts';
import { publishFormChange } from '../formEvent.ts';
import { assertOpens, followTimes } from './closingTime.ts';
import { presentSettings, settingsColumns } from './settings.ts';

/** Both would ask everybody twice, and tell no more (decision 894). */
const ONE_QUESTION = {
  code: 'one_question',
  message: 'A form asks for a password or for a sign-in, not for both',
} as const satisfies { code: string; message: Text };

/** Returns how a form may be used. */
export const getPublishing = async (em: EntityManager, form: Form): Promise<FormPublishingSettings> =>
  presentSettings(await em.findOne(FormPublishing, { formId: form.id }));

/**
 * Changes how a form may be used, each setting on its own.
 * @throws {ProblemError} `request.invalid`, naming each website that is none, a form that would close before it opens, or
 *   that would ask for both a password and a sign-in.
 */
export async function updatePublishing(
  em: EntityManager,
  input: { form: Form; changes: Partial<FormPublishingSettings> | UpdatePublishingRequest },
): Promise<FormPublishingSettings> {
  const { form, changes } = input;
  // Two requests that change different settings at once must both take effect.
  await em.lock(form, LockMode.PESSIMISTIC_WRITE);
  const { id: formId, accountId } = form;
  const stored = await em.findOne(FormPublishing, { formId });
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const before = presentSettings(stored);
  const next: FormPublishingSettings = { ...before, ...Object.fromEntries(given) };
  assertOpens(next);
  if (next.requiresSignIn && next.hasPassword) throw invalidField('requiresSignIn', ONE_QUESTION);
  em.assign(stored ?? newRow(em, form), settingsColumns(next));
  await em.flush();
  if (before.uniqueField !== next.uniqueField) await addJob(em, COUNT_VALUES, { accountId, formId });
  await followTimes(em, form, { before, after: next });
  await publishFormChange(em, form, form.currentRevisionId);
  return getPublishing(em, form);
}

/**
 * Sets the password that visitors are asked for, or asks for none from now on. Another password ends what the one before
 * has opened (EMBED-130).
 * @throws {ProblemError} `request.invalid` for a form whose visitors sign in.
 */
export async function setPassword(
  em: EntityManager,
  form: Form,
  passwordHash: string | null,
): Promise<FormPublishingSettings> {
  await em.lock(form, LockMode.PESSIMISTIC_WRITE);
  const row = (await em.findOne(FormPublishing, { formId: form.id })) ?? newRow(em, form);
  if (passwordHash !== null && row.requiresSignIn) throw invalidField('password', ONE_QUESTION);
  row.passwordHash = passwordHash;
  await em.flush();
  await publishFormChange(em, form, form.currentRevisionId);
  return getPublishing(em, form);
}

const newRow = (em: EntityManager, { id: formId, accountId }: Form): FormPublishing =>
  em.create(FormPublishing, { formId, accountId, prefillable: [], hiddenFields: [] });
