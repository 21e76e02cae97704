import { OnlineMigration } from '../onlineMigration.ts';

/** Rows that the counters of results hold, or that wait in the queue: found by the text index's job, and not deleted. */
const IS_COUNTED = (row: string): string => `(${row}.search_text is not null and ${row}.deleted_at is null)`;

/** What a row is counted by. */
const isOther = `(o.submission_data, o.submitted_at, o.revision_id) is distinct from (n.submission_data, n.submitted_at, n.revision_id)`;

/** Rows of forms with counters, with what is to be added or taken away. A form that is being deleted has none. */
const queue = (changes: string): string => `
  insert into form_result_changes (number, account_id, form_id, sign, revision_id, submitted_at, answers)
  select nextval('form_result_change_numbers'), c.account_id, c.form_id, c.sign, c.revision_id, c.submitted_at, c.submission_data
  from (${changes}) c
  where exists (select from form_result_states r join forms f on f.id = r.form_id
    where r.account_id = c.account_id and r.form_id = c.form_id and f.account_id = c.account_id)`;

const side = (row: 'o' | 'n', sign: number): string =>
  `select ${row}.account_id, ${row}.form_id, ${sign} as sign, ${row}.revision_id, ${row}.submitted_at, ${row}.submission_data`;

const UPDATED = `
  ${side('o', -1)} from old_rows o join new_rows n on n.id = o.id and n.form_id = o.form_id
    where ${IS_COUNTED('o')} and (not ${IS_COUNTED('n')} or ${isOther})
  union all
  ${side('n', 1)} from old_rows o join new_rows n on n.id = o.id and n.form_id = o.form_id
    where ${IS_COUNTED('n')} and (not ${IS_COUNTED('o')} or ${isOther})`;
const DELETED = `${side('o', -1)} from old_rows o where ${IS_COUNTED('o')}`;

/**
 * The lock lets a form begin to be counted between two changes, never beside one (decision 360). Statements of a
 * function see what was committed before each of them, so the form's state is seen once the lock is held.
 */
const trigger = (operation: 'update' | 'delete', tables: string, changes: string): string[] => [
  `create or replace function queue_result_${operation}s() returns trigger language plpgsql as $f$
   begin
     perform pg_advisory_xact_lock_shared(7310043);
     if exists (select from form_result_states) then ${queue(changes)};
     end if;
     return null;
   end $f$`,
  `create or replace trigger queue_result_${operation}s after ${operation} on form_submissions referencing ${tables}
     for each statement execute function queue_result_${operation}s()`,
];

/** Counters of results, kept behind the insert (decision 360). */
export class Migration20261123152600_results extends OnlineMigration {
  override name = 'Migration20261123152600_results';

  override async up(): Promise<void> {
    await this.execute(`
      create table if not exists form_result_states (
        form_id uuid not null, account_id uuid not null, checked_at timestamptz null,
        primary key (form_id, account_id))`);
    await this.execute(`
      create table if not exists form_result_counts (
        form_id uuid not null, day date not null, question text not null, account_id uuid not null,
        counts jsonb not null, primary key (form_id, day, question, account_id))`);
    await this.execute('create sequence if not exists form_result_change_numbers');
    await this.execute(`
      create table if not exists form_result_changes (
        form_id uuid not null, number bigint not null, account_id uuid not null,
        sign smallint not null, revision_id uuid not null, submitted_at timestamptz not null, answers jsonb not null,
        primary key (form_id, number, account_id))`);
    for (const table of ['form_result_states', 'form_result_counts', 'form_result_changes']) {
      await this.foreignKey({
        table,
        columns: ['account_id', 'form_id'],
        target: 'forms',
        targetColumns: ['account_id', 'id'],
        onDelete: 'cascade',
      });
    }
    await this.foreignKey({
      table: 'form_result_changes',
      columns: ['account_id', 'form_id', 'revision_id'],
      target: 'form_revisions',
      targetColumns: ['account_id', 'form_id', 'id'],
      onDelete: 'cascade',
    });
    await this.change(
      ...trigger('update', 'old table as old_rows new table as new_rows', UPDATED),
      ...trigger('delete', 'old table as old_rows', DELETED),
    );
  }

  override async down(): Promise<void> {
    for (const operation of ['update', 'delete']) {
      await this.execute(`drop trigger if exists queue_result_${operation}s on form_submissions`);
      await this.execute(`drop function if exists queue_result_${operation}s`);
    }
    await this.execute(
      'drop table if exists form_result_states, form_result_counts, form_result_changes cascade',
    );
    await this.execute('drop sequence if exists form_result_change_numbers');
  }
}
