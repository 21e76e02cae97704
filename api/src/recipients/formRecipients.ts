import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../identity/actor.ts';
import type { Config } from '../config/config.ts';
import type { Form } from '../entities/form.entity.ts';
import { askForConsent } from '../mail/consents.ts';
import { addToForm } from './formEmails.ts';

/** A new form notifies whoever made it, until they turn it off (D-192). */
export async function notifyCreator(em: EntityManager, form: Form, { email }: Actor): Promise<void> {
  await addToForm(em, { form, email, label: null });
}

/** Asks the client whose address a form names. */
export async function askClient(em: EntityManager, config: Config, form: Form): Promise<void> {
  const { accountId, clientPrimaryEmail } = form;
  if (clientPrimaryEmail)
    await askForConsent(em, config, { accountId, email: clientPrimaryEmail.toLowerCase() });
}

/** Lists of an account. */
const LISTS = ['form_notification_emails', 'user_notification_emails'] as const;

/** Puts an account's new address in the place of the old one, which nobody may read any more. */
export async function moveNotifications(
  em: EntityManager,
  { accountId, from, to }: { accountId: string; from: string; to: string },
): Promise<void> {
  for (const list of LISTS) {
    const twin = `select from ${list} n where n.account_id = o.account_id and n.email = ?
      and n.form_id is not distinct from o.form_id`;
    await em.execute(
      `update ${list} o set email = ? where o.account_id = ? and o.email = ? and not exists (${twin})`,
      [to, accountId, from, to],
    );
  }
}
