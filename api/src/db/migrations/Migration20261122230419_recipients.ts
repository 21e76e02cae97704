import { OnlineMigration } from '../onlineMigration.ts';

/** The lists of the release before. */
const FORMER_LISTS = ['form_notification_emails', 'user_notification_emails'] as const;

/** Serialises the two lists of one address, which become one row; any number of its own. */
const MIRROR_LOCK = 7_315_207;

/**
 * Both ways between the one table and the lists of the release before, which goes on reading and writing those.
 * An address that stands in both lists of a form is one row, enabled when either is. The next release drops these
 * functions with their triggers, and the two lists (decision 180).
 */
const MIRRORS = [
  `create or replace function merge_recipient(account uuid, form uuid, address text) returns void language plpgsql as $f$
    begin
      perform pg_advisory_xact_lock(${MIRROR_LOCK});
      insert into notification_recipients (id, account_id, form_id, email, label, is_enabled, listed_at, created_at)
        select gen_random_uuid(), account, form, email, coalesce(f.label, u.label),
          coalesce(f.is_enabled, false) or coalesce(u.is_active, false), u.created_at,
          coalesce(f.created_at, u.created_at)
        from (select * from form_notification_emails where form_id = form and email = address) f
        full join (
          select * from user_notification_emails
          where account_id = account and email = address and form_id is not distinct from form
        ) u using (email)
      on conflict (account_id, form_id, email) do update
        set label = excluded.label, is_enabled = excluded.is_enabled, listed_at = excluded.listed_at;
      if not found then
        delete from notification_recipients
        where account_id = account and form_id is not distinct from form and email = address;
      end if;
    end $f$`,
  `create or replace function mirror_list() returns trigger language plpgsql as $f$
    begin
      if tg_op <> 'INSERT' then perform merge_recipient(old.account_id, old.form_id, old.email); end if;
      if tg_op <> 'DELETE' then perform merge_recipient(new.account_id, new.form_id, new.email); end if;
      return null;
    end $f$`,
  `create or replace function mirror_recipient() returns trigger language plpgsql as $f$
    begin
      if tg_op = 'DELETE' or (tg_op = 'UPDATE' and old.email <> new.email) then
        delete from form_notification_emails where form_id = old.form_id and email = old.email;
        delete from user_notification_emails
        where account_id = old.account_id and email = old.email and form_id is not distinct from old.form_id;
      end if;
      if tg_op = 'DELETE' then return null; end if;
      if new.form_id is not null then
        insert into form_notification_emails (id, form_id, account_id, email, label, is_enabled, created_at)
        values (gen_random_uuid(), new.form_id, new.account_id, new.email, new.label, new.is_enabled, new.created_at)
        on conflict (form_id, email) do update set label = new.label, is_enabled = new.is_enabled;
      end if;
      if new.listed_at is not null then
        insert into user_notification_emails (id, account_id, form_id, email, label, is_active, created_at)
        values (gen_random_uuid(), new.account_id, new.form_id, new.email, new.label, new.is_enabled, new.listed_at)
        on conflict (account_id, email, form_id) do update set label = new.label, is_active = new.is_enabled;
      end if;
      return null;
    end $f$`,
];

/** What a mirror writes is not mirrored again, nor what a foreign key deletes: every table has one of its own. */
const mirror = (table: string, name: string): string =>
  `create or replace trigger mirror after insert or update or delete on ${table} for each row
   when (pg_trigger_depth() = 0) execute function ${name}()`;

/** Makes one table of the two lists of recipients (decision 180). */
export class Migration20261122230419_recipients extends OnlineMigration {
  override name = 'Migration20261122230419_recipients';

  override async up(): Promise<void> {
    await this.change(
      `create table if not exists notification_recipients (
         id uuid not null, account_id uuid not null, form_id uuid, email text not null, label text,
         is_enabled boolean not null default true, listed_at timestamptz, created_at timestamptz not null,
         primary key (id, account_id),
         constraint notification_recipients_email_lower_case check (email = lower(email)),
         constraint notification_recipients_in_a_list check (form_id is not null or listed_at is not null),
         constraint notification_recipients_accounts_fkey foreign key (account_id)
           references accounts (id) on delete cascade,
         constraint notification_recipients_forms_fkey foreign key (account_id, form_id)
           references forms (account_id, id) on delete cascade)`,
      `create unique index if not exists notification_recipients_address
         on notification_recipients (account_id, form_id, email) nulls not distinct`,
      ...MIRRORS,
    );
    for (const list of FORMER_LISTS) await this.change(mirror(list, 'mirror_list'));
    for (const list of FORMER_LISTS) {
      // Writing a row as it is calls its trigger, under the lock of the row.
      await this.backfill(list, {
        key: ['id'],
        set: 'email = t.email',
        from: '(select) nothing',
        where: 'true',
      });
    }
    await this.change(mirror('notification_recipients', 'mirror_recipient'));
  }
}
