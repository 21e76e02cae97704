import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '../../platform/config/config.ts';
import { run, sql } from '../../platform/db/sql.ts';
import { HELD_REASONS } from '../../platform/mail/mailGate.ts';
import type { LinkContent } from '../../platform/mail/sealedLinks.ts';
import { stoppedHashOf } from './invitationLink.ts';

/** Ends the mails of a form's list to an address, those that wait as well; its link still opens the form. Idempotent. */
export async function stopInvitations(
  em: EntityManager,
  config: Pick<Config, 'secret'>,
  { accountId, formId, email }: LinkContent<'stop-invitations'>,
): Promise<void> {
  const hash = stoppedHashOf(config, email);
  await run(
    em,
    sql`
      insert into invitation_stops (form_id, email_hash, account_id)
      select id, ${hash}, account_id from forms where id = ${formId} and account_id = ${accountId}
      on conflict do nothing`,
  );
  await run(
    em,
    sql`
      update invitations set stopped_at = now(), due_at = null
      where account_id = ${accountId} and form_id = ${formId} and email = ${email} and stopped_at is null`,
  );
  await run(
    em,
    sql`
      update deliveries set state = 'failed', held_reason = 'stopped', last_error = ${HELD_REASONS.stopped}
      where account_id = ${accountId} and form_id = ${formId} and recipient = ${email}
        and kind = 'form_invitation' and state = 'waiting'`,
  );
}
