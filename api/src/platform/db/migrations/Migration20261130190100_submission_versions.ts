import { OnlineMigration } from '../onlineMigration.ts';

/** Answers that are edited after they were sent, with what they were before (decision 874). */
export class Migration20261130190100_submission_versions extends OnlineMigration {
  override name = 'Migration20261130190100_submission_versions';

  override async up(): Promise<void> {
    await this.change(`
      alter table form_submissions
        add column if not exists version int,
        add column if not exists edited_at timestamptz,
        add column if not exists withdrawn_at timestamptz,
        add column if not exists entered_by uuid`);
    await this.change(`
      alter table form_publishing
        add column if not exists allows_edits boolean not null default false,
        add column if not exists allows_withdrawal boolean not null default false,
        add column if not exists edit_days int,
        add column if not exists edits_end_at timestamptz,
        add column if not exists edits_end_with text`);
    await this.check('form_publishing', 'form_publishing_edit_days', 'edit_days > 0');
    await this.check(
      'form_publishing',
      'form_publishing_edits_end_with',
      `edits_end_with in ('in_progress', 'done')`,
    );
    await this.change(`
      create table if not exists submission_versions (
        submission_id uuid not null,
        version int not null,
        form_id uuid not null,
        account_id uuid not null,
        kind text not null,
        answers jsonb not null,
        revision_id uuid not null,
        changed_at timestamptz not null,
        changed_by uuid,
        is_by_visitor boolean not null,
        reason text,
        primary key (submission_id, version, form_id, account_id),
        constraint submission_versions_kind check (kind in ('edited', 'withdrawn')),
        constraint submission_versions_changed_by_foreign foreign key (changed_by)
          references users (id) on delete set null,
        constraint submission_versions_form_revisions_fkey foreign key (account_id, form_id, revision_id)
          references form_revisions (account_id, form_id, id) on delete cascade,
        constraint submission_versions_form_submissions_fkey foreign key (account_id, form_id, submission_id)
          references form_submissions (account_id, form_id, id) on delete cascade
      )`);
    await this.index(
      'submission_versions_changed_by',
      'submission_versions (changed_by) where changed_by is not null',
    );
    await this.index('submission_versions_changed_at', 'submission_versions (changed_at)');
    await this.index('submission_versions_revision', 'submission_versions (revision_id)');
    // Senders to tables follow edits in place.
    await this.change(`
      update webhooks set events = events || '{submission.updated,submission.withdrawn}'::text[]
      where channel in ('sheets', 'notion', 'airtable') and not events @> '{submission.updated}'`);
  }

  private async check(table: string, name: string, condition: string): Promise<void> {
    await this.change(
      `alter table ${table} drop constraint if exists ${name}`,
      `alter table ${table} add constraint ${name} check (${condition})`,
    );
  }
}
