import type { EntityManager } from '@mikro-orm/postgresql';
import type { Form } from '../entities/form.entity.ts';

/** Somebody to be told, and how he came to be: to stop, that is what has to be switched off. */
export interface Recipient {
  email: string;
  /** Told about all forms of the account. */
  isGlobal: boolean;
}

/**
 * Who is told about a form's submissions (D-121), each address once. The master switch off is nobody.
 * The client's own address has no switch but the form's list, where stopping mails leaves it disabled.
 */
const FIND = `
  with told as (
    select email, false as is_global from form_notification_emails where form_id = ? and is_enabled
    union all
    select email, form_id is null from user_notification_emails
      where account_id = ? and is_active and (form_id is null or form_id = ?)
    union all
    select lower(f.client_primary_email), false from forms f
      where f.id = ? and f.client_primary_email is not null and not exists (
        select 1 from form_notification_emails e
        where e.form_id = f.id and e.email = lower(f.client_primary_email) and not e.is_enabled)
  )
  select email, bool_or(is_global) as "isGlobal" from told
  where exists (
    select from account_members m join profiles p on p.user_id = m.user_id
    where m.account_id = ? and m.role = 'owner' and p.notifications_enabled)
  group by email order by email`;

/** By address; empty when nobody is to be told. */
export const findRecipients = (em: EntityManager, form: Form): Promise<Recipient[]> =>
  em.execute<Recipient[]>(FIND, [form.id, form.accountId, form.id, form.id, form.accountId]);
