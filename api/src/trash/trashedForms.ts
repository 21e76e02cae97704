import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../identity/actor.ts';
import type { TrashedFormsResponse } from '../contract/index.ts';
import { assertBelowFormLimit } from '../forms/createForm.ts';
import { Form } from '../entities/form.entity.ts';
import { findFormActivity, NO_ACTIVITY } from '../forms/formActivity.ts';
import { getForm } from '../forms/getForm.ts';
import { assertCan, formsVisibleTo } from '../forms/policy.ts';
import { ProblemError } from '../http/problemError.ts';
import { addJob } from '../jobs/addJob.ts';
import { publishEvent } from '../realtime/liveEvents.ts';
import { accountEvent, clientEvent } from '../identity/identityEvents.ts';
import { readSettings } from '../settings/platformSettings.ts';
import { daysLeft } from './retention.ts';
import { removeErasedFormJob } from './removeErasedForm.ts';

/** The person's own forms in the trash; one that is being removed for ever is there no more. */
const inTrashOf = (actor: Actor) => ({ ownerId: actor.id, deletedAt: { $ne: null }, erasedAt: null });

/**
 * Moves a form to the trash with its submissions, which stay as they are: they are hidden with it and
 * come back with it (D-181). Only its owner may (D-170).
 * @throws {ProblemError} `form.not_found`, `access.denied`.
 */
export async function trashForm(em: EntityManager, actor: Actor, formId: string): Promise<void> {
  const form = await getForm(em, formsVisibleTo(actor), formId);
  assertCan(actor, 'delete', form);
  // One statement: of two calls at once one moves it, and the time stays the first one's.
  const sql = `update forms set deleted_at = date_trunc('milliseconds', now()), version = version + 1
    where id = ? and deleted_at is null`;
  await em.execute(sql, [form.id], 'run');
  await tellAssigned(em, form);
}

/** @throws {ProblemError} `form.not_found`, `form.limit_reached` (D-45). */
export async function restoreForm(em: EntityManager, actor: Actor, formId: string): Promise<Form> {
  await assertMayChangeTrashed(em, actor, formId);
  // Queues at the profile first, so that the limit holds and nobody restores the same form twice (T38).
  await assertBelowFormLimit(em, actor);
  const form = await getForm(em, inTrashOf(actor), formId);
  form.deletedAt = null;
  await em.flush();
  await tellAssigned(em, form);
  return form;
}

/** Takes a form out of the trash for ever: gone at once for everybody, its rows behind the answer (D-175). */
export async function eraseForm(em: EntityManager, actor: Actor, formId: string): Promise<void> {
  await assertMayChangeTrashed(em, actor, formId);
  const form = await getForm(em, inTrashOf(actor), formId);
  form.erasedAt = new Date();
  await em.flush();
  await addJob(em, removeErasedFormJob, { formId: form.id });
}

/** A form that others can still name by its id, but whose trash is its owner's alone. */
async function assertMayChangeTrashed(em: EntityManager, actor: Actor, formId: string): Promise<void> {
  const form = await em.findOne(Form, { id: formId, erasedAt: null });
  if (!form || form.ownerId === actor.id) return;
  const isKnown = actor.role === 'admin' || form.assignedToUserId === actor.id;
  if (isKnown) throw new ProblemError('access.denied');
}

/** Newest deleted first, with the submissions that come back with each. */
export async function listTrashedForms(em: EntityManager, actor: Actor): Promise<TrashedFormsResponse> {
  const order = { deletedAt: 'desc', id: 'desc' } as const;
  const forms = await em.find(Form, inTrashOf(actor), { orderBy: order });
  const ids = forms.map(({ id }) => id);
  const activity = await findFormActivity(em, ids);
  const { trashRetentionDays } = await readSettings(em);
  return {
    forms: forms.flatMap(({ id, title, deletedAt }) =>
      deletedAt
        ? {
            id,
            title,
            submissionCount: (activity.get(id) ?? NO_ACTIVITY).submissionCount,
            deletedAt: deletedAt.toISOString(),
            daysLeft: daysLeft(deletedAt, trashRetentionDays),
          }
        : [],
    ),
  };
}

async function tellAssigned(em: EntityManager, form: Form): Promise<void> {
  for (const userId of new Set([form.ownerId, form.assignedToUserId])) {
    if (userId) await publishEvent(em, accountEvent, { userId });
  }
  if (form.clientId) await publishEvent(em, clientEvent, { clientId: form.clientId });
}
