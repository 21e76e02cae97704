import type { EntityManager } from '@mikro-orm/postgresql';
import type { TrashedFormsResponse } from '../../platform/contract/index.ts';
import { ClientFolder } from '../../platform/entities/clientFolder.entity.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { findFormActivity, NO_ACTIVITY } from '../../forms/formActivity.ts';
import { getForm } from '../../forms/getForm.ts';
import { formAbilities, trashedForms } from '../../forms/policy.ts';
import { assertMayChangeTrashed } from '../../forms/trashForm.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { loadSettings } from '../../platform/settings/platformSettings.ts';
import { sql } from '../../platform/db/sql.ts';
import { assertNotHeld } from '../holds/isHeld.ts';
import { removeErasedFormJob } from './removeErasedForm.ts';
import { daysLeft } from '../../platform/settings/trashRetention.ts';

/** Deletes a form permanently: it disappears at once, and a job removes its rows (D-175). */
export async function eraseForm(em: EntityManager, actor: Actor, formId: string): Promise<Form> {
  await assertMayChangeTrashed(em, actor, formId, 'erase');
  const form = await getForm(em, trashedForms(actor, 'erase'), formId);
  await assertNotHeld(em, sql`s.account_id = ${form.accountId} and s.form_id = ${form.id}`);
  form.erasedAt = new Date();
  await em.flush();
  await addJob(em, removeErasedFormJob, { formId: form.id, accountId: form.accountId });
  return form;
}

/** Lists the newest deleted first, each with the number of submissions that a restore brings back. */
export async function listTrashedForms(em: EntityManager, actor: Actor): Promise<TrashedFormsResponse> {
  const order = { deletedAt: 'desc', id: 'desc' } as const;
  const forms = await em.find(Form, trashedForms(actor, 'delete'), { orderBy: order });
  const activity = await findFormActivity(em, forms);
  const folders = await em.find(ClientFolder, {
    accountId: actor.accountId,
    id: { $in: forms.flatMap(({ clientFolderId }) => clientFolderId ?? []) },
  });
  const folderNames = new Map(folders.map(({ id, name }) => [id, name]));
  const { trashRetentionDays } = await loadSettings(em);
  return {
    forms: forms.flatMap((form) => {
      const { id, title, clientFolderId, deletedAt } = form;
      return deletedAt
        ? {
            id,
            title,
            folderName: (clientFolderId && folderNames.get(clientFolderId)) ?? null,
            submissionCount: (activity.get(id) ?? NO_ACTIVITY).submissionCount,
            deletedAt: deletedAt.toISOString(),
            daysLeft: daysLeft(deletedAt, trashRetentionDays),
            canErase: formAbilities(actor, form).erase,
          }
        : [];
    }),
  };
}
