import { OnlineMigration } from '../onlineMigration.ts';

/**
 * Policies of rows that are an account's (decision 907). They bind nobody until `inlay fence on`. A later migration calls
 * `fence_table` for each table that it adds.
 */
export class Migration20261201013001_row_policies extends OnlineMigration {
  override name = 'Migration20261201013001_row_policies';

  override async up(): Promise<void> {
    await this.change(`
      create or replace function row_accounts() returns uuid[] language sql stable parallel safe
      as $$ select case when current_setting('app.principal', true) like '{%'
        then current_setting('app.principal', true)::uuid[] end $$`);
    await this.change(`
      create or replace function row_platform() returns boolean language sql stable parallel safe
      as $$ select current_setting('app.principal', true) is not distinct from 'platform' $$`);
    // Both are asked once a statement: a subquery without a reference to the row.
    await this.change(`
      create or replace function fence_table(fenced regclass) returns void language plpgsql as $$
      begin
        if exists (select from pg_policy where polrelid = fenced and polname = 'account') then return; end if;
        execute format('create policy account on %s using (account_id = any ((select row_accounts())::uuid[])
          or (select row_platform()))', fenced);
        if (select relrowsecurity from pg_class where oid = 'form_submissions'::regclass) then
          execute format('alter table %s enable row level security', fenced);
        end if;
      end $$`);
    const tables = await this.execute(`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'account_id'
        and a.attnotnull and c.relname <> all ('{account_members,account_addresses,clients}')
      order by 1`);
    for (const { name } of tables as { name: string }[]) await this.change(`select fence_table('${name}')`);
  }
}
