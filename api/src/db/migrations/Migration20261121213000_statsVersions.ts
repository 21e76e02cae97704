import { Migration } from '@mikro-orm/migrations';

/** When a row of form_stats_days is of a day that was over when its transaction began. */
const isPast = (row: string): string => `${row}.day < (now() at time zone 'UTC')::date`;

export class Migration20261121213000_statsVersions extends Migration {

  override name = 'Migration20261121213000_statsVersions';

  override up(): void | Promise<void> {
    this.addSql(`create table "form_stats_versions" ("form_id" uuid not null, "shard" smallint not null, "account_id" uuid not null, "version" bigint not null, primary key ("form_id", "shard")) with (fillfactor = 70);`);
    this.addSql(`create index "form_stats_versions_account" on "form_stats_versions" ("account_id");`);

    this.addSql(`alter table "form_stats_versions" add constraint "form_stats_versions_form_id_foreign" foreign key ("form_id") references "forms" ("id") on delete cascade;`);
    this.addSql(`alter table "form_stats_versions" add constraint "form_stats_versions_account_id_foreign" foreign key ("account_id") references "users" ("id") on delete cascade;`);

    // A form or an account that is being deleted takes its counters along: there is nothing to tell of.
    this.addSql(`create function mark_past_counters() returns trigger language plpgsql as $f$
    declare
      changed form_stats_days := case when tg_op = 'DELETE' then old else new end;
    begin
      insert into form_stats_versions as v (form_id, shard, account_id, version)
      select f.id, mod(pg_backend_pid(), 16), f.user_id, 1
      from forms f join users u on u.id = f.user_id where f.id = changed.form_id
      on conflict (form_id, shard) do update set version = v.version + 1;
      return null;
    end $f$;`);
    // For each row, but only of days that are over: what visitors do counts to today and pays for a comparison.
    for (const [operation, condition] of [
      ['insert', isPast('new')],
      ['update', `${isPast('old')} or ${isPast('new')}`],
      ['delete', isPast('old')],
    ]) {
      this.addSql(`create trigger mark_past_${operation} after ${operation} on form_stats_days for each row
      when (${condition}) execute function mark_past_counters();`);
    }
  }

  override down(): void | Promise<void> {
    for (const operation of ['insert', 'update', 'delete']) {
      this.addSql(`drop trigger mark_past_${operation} on form_stats_days;`);
    }
    this.addSql(`drop function mark_past_counters();`);
    this.addSql(`drop table if exists "form_stats_versions" cascade;`);
  }

}
