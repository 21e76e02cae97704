import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../platform/identity/actor.ts';
import type { Config } from '../../platform/config/config.ts';
import { kyselyIn } from '../../platform/entities/kysely.ts';
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
  await kyselyIn(em)
    .updateTable('notification_recipients as o')
    .set({ email: to })
    .where('o.account_id', '=', accountId)
    .where('o.email', '=', from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notification_recipients as n')
            .whereRef('n.account_id', '=', 'o.account_id')
            .whereRef('n.form_id', 'is not distinct from', 'o.form_id')
            .where('n.email', '=', to),
        ),
      ),
    )
    .execute();
}
