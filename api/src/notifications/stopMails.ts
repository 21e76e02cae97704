import type { EntityManager } from '@mikro-orm/postgresql';
import { createId } from '../db/columns.ts';
import { Form } from '../forms/form.entity.ts';
import type { StopRequest } from './stopToken.ts';
import { UserNotificationEmail } from './userNotificationEmail.entity.ts';

/** An address that is told as the form's client has no row yet: stopping leaves one that is off. */
const DISABLE = `
  insert into form_notification_emails (id, form_id, account_id, email, is_enabled, created_at)
  values (?, ?, ?, ?, false, now())
  on conflict (form_id, email) do update set is_enabled = false`;

/** Ends mails to an address, whichever of its ways they take (D-125). Twice is as good as once. */
export async function stopMails(em: EntityManager, request: StopRequest): Promise<void> {
  const { formId, email, isGlobal } = request;
  const form = await em.findOne(Form, { id: formId });
  if (!form) return;
  const targets = isGlobal ? [null, formId] : [formId];
  await em.nativeUpdate(
    UserNotificationEmail,
    { userId: form.ownerId, email, $or: targets.map((target) => ({ formId: target })) },
    { isActive: false },
  );
  await em.execute(DISABLE, [createId(), formId, form.ownerId, email]);
}
