import { OnlineMigration } from '../onlineMigration.ts';

/**
 * Comments on submissions, what clients may see of the work on them, and who wants mails about mentions. Every new
 * column has a constant default, so no row is written and the release before need not know it.
 */
export class Migration20261123190000_comments extends OnlineMigration {
  override name = 'Migration20261123190000_comments';

  override async up(): Promise<void> {
    await this.execute(`
      create table if not exists submission_comments (
        id uuid not null, form_id uuid not null, account_id uuid not null, submission_id uuid not null,
        is_by_client boolean not null, author_id uuid null, client_id uuid null, text text not null,
        audience text not null, mentions jsonb not null default '[]', created_at timestamptz not null,
        edited_at timestamptz null,
        primary key (id, form_id, account_id),
        constraint submission_comments_audience check (audience in ('team', 'clients', 'public')))`);
    await this.index('submission_comments_submission', 'submission_comments (submission_id, created_at)');
    for (const [column, name, target] of [
      ['author_id', 'author', 'users'],
      ['client_id', 'client', 'clients'],
    ] as const) {
      await this.index(
        `submission_comments_${name}`,
        `submission_comments (${column}) where ${column} is not null`,
      );
      await this.foreignKey({
        name: `submission_comments_${column}_foreign`,
        table: 'submission_comments',
        columns: [column],
        target,
        targetColumns: ['id'],
        onDelete: 'set null',
      });
    }
    await this.foreignKey({
      table: 'submission_comments',
      columns: ['account_id', 'form_id', 'submission_id'],
      target: 'form_submissions',
      targetColumns: ['account_id', 'form_id', 'id'],
      onDelete: 'cascade',
    });
    await this.change(
      `alter table forms add column if not exists client_may_comment boolean not null default false,
         add column if not exists client_sees_status boolean not null default false`,
      `alter table client_folder_shares add column if not exists may_comment boolean not null default false,
         add column if not exists sees_status boolean not null default false`,
      'alter table profiles add column if not exists mention_mails boolean not null default true',
      'alter table clients add column if not exists mention_mails boolean not null default true',
    );
  }

  override async down(): Promise<void> {
    await this.execute('drop table if exists submission_comments cascade');
    await this.change(
      'alter table clients drop column if exists mention_mails',
      'alter table profiles drop column if exists mention_mails',
      `alter table client_folder_shares drop column if exists may_comment,
         drop column if exists sees_status`,
      `alter table forms drop column if exists client_may_comment,
         drop column if exists client_sees_status`,
    );
  }
}
