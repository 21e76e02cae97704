import { OnlineMigration } from '../onlineMigration.ts';

/** Leaves to a job what a deleted submission has left where no foreign key reaches. */
const REMAINS = `
  create or replace function queue_erased_remains() returns trigger language plpgsql as $f$
  declare
    one record;
  begin
    for one in select account_id, form_id, id, (submitted_at at time zone 'UTC')::date as day from gone
    loop
      insert into erased_remains (account_id, form_id, submission_id, day)
      values (one.account_id, one.form_id, one.id, one.day)
      on conflict (account_id, submission_id) do nothing;
    end loop;
    return null;
  end $f$`;

/** Refuses what is held, whatever deletes it; a restore repeats only what was allowed then. */
const HELD = `
  create or replace function refuse_held_submissions() returns trigger language plpgsql as $f$
  begin
    if current_setting('inlay.restoring', true) is distinct from 'on' and exists (
      select from gone g join legal_holds h on h.account_id = g.account_id
      where h.lifted_at is null and (h.ends_at is null or h.ends_at > now()) and (
        h.submission_id = g.id
        or (h.pattern is not null and coalesce(g.search_text, submission_search_text(g.submission_data)) ~ h.pattern)))
    then
      raise exception 'A submission under a legal hold is not deleted' using errcode = 'integrity_constraint_violation';
    end if;
    return null;
  end $f$`;

/**
 * Events stay as they are, but what names a visitor may be taken out of them by whoever says that this is an erasure:
 * sources become null, values of the data go, or become the sign of what was erased. The signed log names those that
 * nobody has proven.
 */
const KEEP_EVENTS = `
  create or replace function keep_security_events() returns trigger language plpgsql as $f$
    begin
      if tg_op = 'DELETE' and old.created_at < now() - interval '30 days' then
        return old;
      end if;
      if tg_op = 'UPDATE' then
        if 'on' in (coalesce(current_setting('inlay.erasing', true), ''), coalesce(current_setting('inlay.restoring', true), ''))
          and (new.id, new.event_type, new.created_at) = (old.id, old.event_type, old.created_at)
          and (new.account_id, new.user_id, new.client_id) is not distinct from (old.account_id, old.user_id, old.client_id)
          and (new.ip_address is null or new.ip_address = old.ip_address)
          and (new.source_hash is null or new.source_hash = old.source_hash)
          and (new.user_agent is null or new.user_agent = old.user_agent)
          and not exists (
            select from jsonb_each(new.event_data) as kept
            where old.event_data -> kept.key is distinct from kept.value and kept.value <> '"[erased]"')
        then
          return new;
        end if;
      end if;
      raise exception 'Security events are kept for 30 days and never changed'
        using errcode = 'insufficient_privilege', table = tg_table_name;
    end $f$`;

/** Finding and erasing people, what erased submissions leave behind, and legal holds (decisions 932 to 934). */
export class Migration20261201010000_privacy extends OnlineMigration {
  override name = 'Migration20261201010000_privacy';

  override async up(): Promise<void> {
    await this.change(`
      create table if not exists erased_remains (
        account_id uuid not null,
        form_id uuid not null,
        submission_id uuid not null,
        day date not null,
        primary key (account_id, submission_id)
      )`);
    await this.change(
      REMAINS,
      'drop trigger if exists submissions_remains on form_submissions',
      `create trigger submissions_remains after delete on form_submissions referencing old table as gone
        for each statement execute function queue_erased_remains()`,
      KEEP_EVENTS,
    );
    await this.index(
      'security_events_submission',
      `security_events ((event_data ->> 'submissionId')) where event_type = 'successful_submission'`,
    );
    await this.change(`
      create table if not exists legal_holds (
        id uuid not null,
        account_id uuid not null,
        form_id uuid,
        submission_id uuid,
        pattern text,
        person_hash text,
        reason text not null,
        ends_at timestamptz,
        placed_by uuid,
        placed_at timestamptz not null,
        lifted_by uuid,
        lifted_at timestamptz,
        primary key (id, account_id),
        constraint legal_holds_subject check (lifted_at is not null or (submission_id is null) <> (pattern is null)),
        constraint legal_holds_accounts_fkey foreign key (account_id) references accounts (id) on delete cascade
      )`);
    await this.index('legal_holds_in_force', 'legal_holds (account_id) where lifted_at is null');
    await this.change(
      HELD,
      'drop trigger if exists submissions_held on form_submissions',
      `create trigger submissions_held after delete on form_submissions referencing old table as gone
        for each statement execute function refuse_held_submissions()`,
    );
    await this.change(`
      create table if not exists person_erasures (
        id uuid not null,
        account_id uuid not null,
        state text not null default 'waiting',
        step int not null default 0,
        search text,
        selection jsonb,
        person_hash text not null,
        request_hash text not null,
        counts jsonb not null default '{}',
        requested_by uuid,
        requester text not null,
        requested_at timestamptz not null,
        finished_at timestamptz,
        primary key (id, account_id),
        constraint person_erasures_state check (state in ('waiting', 'running', 'done', 'held', 'failed')),
        constraint person_erasures_accounts_fkey foreign key (account_id) references accounts (id) on delete cascade
      )`);
    await this.index('person_erasures_listed', 'person_erasures (account_id, requested_at)');
  }
}
