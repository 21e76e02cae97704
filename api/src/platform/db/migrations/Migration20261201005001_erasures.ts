import { OnlineMigration } from '../onlineMigration.ts';

/** Notes rows that are deleted for good, whatever deletes them, by their ids alone; one by one, as a cluster takes them (decision 292). */
const NOTE = `
  create or replace function note_erased_submissions() returns trigger language plpgsql as $f$
  declare
    one record;
  begin
    for one in select account_id, id from gone
    loop
      insert into erasures (account_id, id, kind, erased_at) values (one.account_id, one.id, 'submission', now())
      on conflict (account_id, id, kind) do nothing;
    end loop;
    return null;
  end $f$`;

/** What was erased, so that a restored copy of before does not bring it back (decision 931). */
export class Migration20261201005001_erasures extends OnlineMigration {
  override name = 'Migration20261201005001_erasures';

  override async up(): Promise<void> {
    await this.change(`
      create table if not exists erasures (
        account_id uuid not null,
        id uuid not null,
        kind text not null,
        erased_at timestamptz not null default now(),
        primary key (account_id, id, kind)
      )`);
    await this.index('erasures_erased', 'erasures (erased_at)');
    await this.change(
      NOTE,
      'drop trigger if exists submissions_erased on form_submissions',
      `create trigger submissions_erased after delete on form_submissions referencing old table as gone
        for each statement execute function note_erased_submissions()`,
    );
  }
}
