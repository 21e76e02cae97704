import { OnlineMigration } from '../onlineMigration.ts';

/** What leaves with its submission gives its places back, whatever deletes it. */
const RELEASE = `
  create or replace function release_quotas() returns trigger language plpgsql as $f$
  declare
    freed record;
  begin
    for freed in
      select account_id, form_id, quota_id, count(*) filter (where state = 'counted') as taken,
        count(*) filter (where state = 'waiting') as waiting
      from gone cross join unnest(quota_ids) as quota_id
      where state <> 'left' group by account_id, form_id, quota_id order by account_id, form_id, quota_id
    loop
      update form_quotas q set taken = q.taken - freed.taken, waiting = q.waiting - freed.waiting
      where q.account_id = freed.account_id and q.form_id = freed.form_id and q.quota_id = freed.quota_id;
    end loop;
    return null;
  end $f$`;

/** Counters of quotas, and the submissions that fall under them; none in the forms of before (decision 884). */
export class Migration20261130190300_quotas extends OnlineMigration {
  override name = 'Migration20261130190300_quotas';

  override async up(): Promise<void> {
    await this.change(`
      create table if not exists form_quotas (
        form_id uuid not null,
        quota_id text not null,
        account_id uuid not null,
        taken int not null default 0,
        waiting int not null default 0,
        primary key (form_id, quota_id, account_id),
        constraint form_quotas_counts check (taken >= 0 and waiting >= 0),
        constraint form_quotas_forms_fkey foreign key (account_id, form_id)
          references forms (account_id, id) on delete cascade
      )`);
    await this.change(`
      create table if not exists submission_quotas (
        submission_id uuid not null,
        form_id uuid not null,
        account_id uuid not null,
        quota_ids text[] not null,
        state text not null,
        turn bigint,
        primary key (submission_id, form_id, account_id),
        constraint submission_quotas_state check (state in ('counted', 'waiting', 'left')),
        constraint submission_quotas_turn check (state <> 'waiting' or turn is not null),
        constraint submission_quotas_form_submissions_fkey foreign key (account_id, form_id, submission_id)
          references form_submissions (account_id, form_id, id) on delete cascade
      )`);
    await this.index('submission_quotas_waiting', "submission_quotas (form_id, turn) where state = 'waiting'");
    await this.change(
      RELEASE,
      'drop trigger if exists submission_quotas_released on submission_quotas',
      `create trigger submission_quotas_released after delete on submission_quotas
        referencing old table as gone for each statement execute function release_quotas()`,
    );
  }
}
