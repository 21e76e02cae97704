import type { EntityManager } from '@mikro-orm/postgresql';
import type { Expression } from '@inlay/sdk/model';
import type { SharePreset } from '../../platform/contract/index.ts';
import { run, sql, type Sql } from '../../platform/db/sql.ts';
import type { Form } from '../../platform/entities/form.entity.ts';

/** An address to notify, and what a link that stops its mails switches off. */
export interface Recipient {
  email: string;
  /** Notified about all forms of the account. */
  isGlobal: boolean;
  /** The form's client, who sees what the assignment shows (decision 060). */
  isClient: boolean;
  /** What the share of the form's folder shows this client; null where the form's own assignment counts. */
  preset: SharePreset | null;
  /** What a submission must fit to be told; null = all are, by a digest where there are many. */
  condition: Expression | null;
}

/**
 * Finds each address once; none when the master switch is off. The form's list holds the only switch of the
 * client's address, and its condition: stopping mails leaves it there, disabled. An address that several lists tell of
 * everything has no condition.
 */
const recipientsOf = ({ accountId, id }: Form): Sql => sql`
  with listed as (
    select email, form_id, is_enabled, condition from notification_recipients
    where account_id = ${accountId} and (form_id = ${id} or form_id is null)
  ), told as (
    select email, form_id is null as is_global, false as is_client, condition from listed where is_enabled
    union all
    select lower(f.client_primary_email), false, true, l.condition from forms f
      left join listed l on l.form_id = f.id and l.email = lower(f.client_primary_email)
      where f.account_id = ${accountId} and f.id = ${id} and f.client_primary_email is not null
        and coalesce(l.is_enabled, true)
  )
  select email, bool_or(is_global) as "isGlobal",
    bool_or(is_client) or bool_or(own.id is not null) or bool_or(shared.preset is not null) as "isClient",
    case when bool_or(own.id is not null) then null else min(shared.preset) end as preset,
    case when bool_and(told.condition is not null) then (array_agg(told.condition))[1] end as condition
  from told
  left join lateral (
    select c.id from forms f join clients c on c.id = f.client_id
    where f.account_id = ${accountId} and f.id = ${id} and c.email = told.email) own on true
  left join lateral (
    select s.preset from forms f
      join client_folder_shares s on s.account_id = f.account_id and s.folder_id = f.client_folder_id
      join clients c on c.id = s.client_id
    where f.account_id = ${accountId} and f.id = ${id} and c.email = told.email) shared on true
  where exists (
    select from account_members m join profiles p on p.user_id = m.user_id
    where m.account_id = ${accountId} and m.role = 'owner' and p.notifications_enabled)
  group by email order by email`;

/** Finds whom a submission of a form notifies, in the order of addresses (D-121). */
export const findRecipients = (em: EntityManager, form: Form): Promise<Recipient[]> =>
  run<Recipient>(em, recipientsOf(form));
