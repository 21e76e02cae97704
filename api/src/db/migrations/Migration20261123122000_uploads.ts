import { OnlineMigration } from '../onlineMigration.ts';

/**
 * Files of visitors, and files to remove (decision 331). Whatever deletes an upload, by itself or with its
 * submission, form or account, leaves its files to the job that removes them.
 */
export class Migration20261123122000_uploads extends OnlineMigration {
  override name = 'Migration20261123122000_uploads';

  override async up(): Promise<void> {
    await this.execute(`
      create table if not exists uploads (
        id uuid not null, form_id uuid not null, account_id uuid not null, field_id text not null,
        submission_id uuid null, state text not null, name text not null, size bigint not null, type text null,
        sha256 text null, key text null, created_at timestamptz not null, expires_at timestamptz not null,
        locked_by uuid null, locked_until timestamptz null, is_lock_wanted boolean not null default false,
        primary key (id, form_id, account_id),
        constraint uploads_state_check check (state in ('receiving', 'checking', 'kept', 'quarantined', 'refused')))`);
    await this.execute(`
      create table if not exists file_removals (
        key text not null, created_at timestamptz not null, primary key (key))`);
    await this.index('uploads_submission', 'uploads (account_id, form_id, submission_id)');
    await this.index('uploads_waiting', 'uploads (expires_at) where submission_id is null');
    await this.foreignKey({
      table: 'uploads',
      columns: ['account_id', 'form_id'],
      target: 'forms',
      targetColumns: ['account_id', 'id'],
      onDelete: 'cascade',
    });
    await this.foreignKey({
      table: 'uploads',
      columns: ['account_id', 'form_id', 'submission_id'],
      target: 'form_submissions',
      targetColumns: ['account_id', 'form_id', 'id'],
      onDelete: 'cascade',
    });
    await this.change(
      `create or replace function remove_files_of_uploads() returns trigger language plpgsql as $$
       begin
         insert into file_removals (key, created_at)
         select 'spool/' || id, now() from gone where state in ('receiving', 'checking')
         union select key, now() from gone where key is not null
         on conflict (key) do nothing;
         return null;
       end $$`,
      `create or replace trigger uploads_files after delete on uploads referencing old table as gone
       for each statement execute function remove_files_of_uploads()`,
    );
  }

  override async down(): Promise<void> {
    await this.execute('drop table if exists uploads, file_removals cascade');
    await this.execute('drop function if exists remove_files_of_uploads');
  }
}
