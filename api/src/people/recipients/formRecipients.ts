import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../platform/identity/actor.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import { askForConsent } from '../../platform/mail/consents.ts';
import { putRecipient } from './recipients.ts';

/** A new form notifies whoever made it, until they turn it off (D-192). */
export async function notifyCreator(em: EntityManager, form: Form, { email }: Actor): Promise<void> {
  const { accountId, id: formId } = form;
  await putRecipient(em, { accountId, formId }, { email, label: null });
}

/** Asks the client that a form names for consent. */
export async function askClient(em: EntityManager, config: Config, form: Form): Promise<void> {
  const { accountId, clientPrimaryEmail } = form;
  if (clientPrimaryEmail)
    await askForConsent(em, config, { accountId, email: clientPrimaryEmail.toLowerCase() });
}

/** Replaces an account's former address, which nobody may read any more, with its new one. */
export async function moveNotifications(
  em: EntityManager,
  { accountId, from, to }: { accountId: string; from: string; to: string },
): Promise<void> {
  await em.execute(
    `update notification_recipients o set email = ? where o.account_id = ? and o.email = ? and not exists (
       select from notification_recipients n
       where n.account_id = o.account_id and n.email = ? and n.form_id is not distinct from o.form_id)`,
    [to, accountId, from, to],
  );
}
