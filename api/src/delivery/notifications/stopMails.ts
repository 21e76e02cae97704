import type { EntityManager } from '@mikro-orm/postgresql';
import { run, sql, type Sql } from '../../platform/db/sql.ts';
import { createId } from '../../platform/db/columns.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { MailConsent } from '../../platform/entities/mailConsent.entity.ts';
import { HELD_REASONS } from '../../platform/mail/mailGate.ts';
import type { LinkContent } from '../../platform/mail/sealedLinks.ts';
import { NotificationRecipient } from '../../platform/entities/notificationRecipient.entity.ts';

/** Disables an address for a form. The client's address, or one for all forms, gets a row for that. */
const disable = (accountId: string, { formId, email }: LinkContent<'stop-mails'>): Sql => sql`
  insert into notification_recipients (id, account_id, form_id, email, is_enabled, created_at)
  values (${createId()}, ${accountId}, ${formId}, ${email}, false, now())
  on conflict (account_id, form_id, email) do update set is_enabled = false`;

/** Holds queued mails of the form, or of every form of the account. */
const hold = (accountId: string, { formId, email, isGlobal }: LinkContent<'stop-mails'>): Sql => sql`
  update deliveries m set state = 'failed', held_reason = 'stopped', last_error = ${HELD_REASONS.stopped}
  from forms f
  where f.id = m.form_id and m.recipient = ${email} and m.channel = 'mail' and m.state = 'waiting' and m.account_id = ${accountId} and f.account_id = ${accountId}
    and m.kind in ('submission_notification', 'submission_digest') and (${isGlobal}::boolean or f.id = ${formId})`;

/**
 * Unsubscribes an address from all kinds of notifications (D-125), queued ones included. Idempotent. An address that
 * unsubscribes from all forms must confirm again before it gets another mail.
 */
export async function stopMails(em: EntityManager, request: LinkContent<'stop-mails'>): Promise<void> {
  const { formId, email, isGlobal } = request;
  const form = await em.findOne(Form, { id: formId });
  if (!form) return;
  const { accountId } = form;
  await run(em, disable(accountId, request));
  await run(em, hold(accountId, request));
  if (isGlobal) {
    const everyForm = { accountId, email, formId: null };
    await em.nativeUpdate(NotificationRecipient, everyForm, { isEnabled: false });
    await em.nativeDelete(MailConsent, { accountId, email });
  }
}
