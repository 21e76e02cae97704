import { OnlineMigration } from '../onlineMigration.ts';

const TO_SUBMISSIONS = {
  columns: ['account_id', 'form_id', 'submission_id'],
  target: 'form_submissions',
  targetColumns: ['account_id', 'form_id', 'id'],
  onDelete: 'cascade',
} as const;

const ACTIONS = ['trash', 'restore', 'delete', 'read', 'unread', 'tag', 'untag'];

/**
 * The work on submissions: status and assignee, what happened to them, an account's own statuses and the templates of
 * its replies (decision 350). A submission without a row is open and nobody's, so no row of a large table is written
 * and an insert costs what it did.
 */
export class Migration20261123151500_submissionWork extends OnlineMigration {
  override name = 'Migration20261123151500_submissionWork';

  override async up(): Promise<void> {
    await this.execute(`
      create table if not exists submission_statuses (
        id uuid not null, account_id uuid not null, name text not null, color text not null, state text not null,
        place int not null, created_at timestamptz not null,
        primary key (id, account_id),
        constraint submission_statuses_state check (state in ('open', 'in_progress', 'done')))`);
    await this.index(
      'submission_statuses_name',
      'submission_statuses (account_id, lower(name))',
      'unique index',
    );
    await this.execute(`
      create table if not exists submission_work (
        submission_id uuid not null, form_id uuid not null, account_id uuid not null,
        submitted_at timestamptz not null, state text not null default 'open', status_id uuid null,
        assignee_id uuid null, changed_at timestamptz not null,
        primary key (submission_id, form_id, account_id),
        constraint submission_work_state check (state in ('open', 'in_progress', 'done')))`);
    await this.index(
      'submission_work_states',
      `submission_work (form_id, state, submitted_at desc, submission_id desc) where state <> 'open'`,
    );
    await this.index(
      'submission_work_statuses',
      'submission_work (status_id, form_id, submitted_at desc, submission_id desc) where status_id is not null',
    );
    await this.index(
      'submission_work_assignees',
      'submission_work (assignee_id, form_id, submitted_at desc, submission_id desc) where assignee_id is not null',
    );
    await this.execute(`
      create table if not exists submission_entries (
        id uuid not null, form_id uuid not null, account_id uuid not null, submission_id uuid not null,
        author_id uuid null, kind text not null, text text not null, address text null, subject text null,
        created_at timestamptz not null,
        primary key (id, form_id, account_id),
        constraint submission_entries_author_id_foreign foreign key (author_id) references users (id)
          on delete set null,
        constraint submission_entries_kind check (kind in ('state', 'status', 'assignee', 'reply')))`);
    await this.index('submission_entries_submission', 'submission_entries (submission_id, created_at)');
    await this.index('submission_entries_author', 'submission_entries (author_id) where author_id is not null');
    await this.execute(`
      create table if not exists reply_templates (
        id uuid not null, account_id uuid not null, name text not null, text text not null,
        created_at timestamptz not null, primary key (id, account_id))`);
    await this.index('reply_templates_name', 'reply_templates (account_id, lower(name))', 'unique index');
    for (const table of ['submission_statuses', 'reply_templates']) {
      await this.foreignKey({
        table,
        columns: ['account_id'],
        target: 'accounts',
        targetColumns: ['id'],
        onDelete: 'cascade',
      });
    }
    for (const table of ['submission_work', 'submission_entries']) {
      await this.foreignKey({ table, ...TO_SUBMISSIONS });
    }
    await this.foreignKey({
      table: 'submission_work',
      columns: ['account_id', 'status_id'],
      target: 'submission_statuses',
      targetColumns: ['account_id', 'id'],
      onDelete: 'set null (status_id)',
    });
    await this.foreignKey({
      table: 'submission_work',
      columns: ['account_id', 'assignee_id'],
      target: 'account_members',
      targetColumns: ['account_id', 'user_id'],
      onDelete: 'set null (assignee_id)',
    });
    await this.setActions([...ACTIONS, 'status', 'assign']);
  }

  private async setActions(actions: readonly string[]): Promise<void> {
    await this.change(
      'alter table bulk_jobs drop constraint if exists bulk_jobs_action',
      `alter table bulk_jobs add constraint bulk_jobs_action
         check (action in (${actions.map((action) => `'${action}'`).join(', ')}))`,
    );
  }

  override async down(): Promise<void> {
    await this.execute(`delete from bulk_jobs where action in ('status', 'assign')`);
    await this.setActions(ACTIONS);
    await this.execute(
      'drop table if exists reply_templates, submission_entries, submission_work, submission_statuses cascade',
    );
  }
}
