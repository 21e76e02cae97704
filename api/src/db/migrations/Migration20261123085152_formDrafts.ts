import { OnlineMigration } from '../onlineMigration.ts';

/** Unpublished changes of forms (decision 320). The release before does not read them. */
export class Migration20261123085152_formDrafts extends OnlineMigration {
  override name = 'Migration20261123085152_formDrafts';

  override async up(): Promise<void> {
    await this.execute(`
      create table if not exists form_drafts (
        id uuid not null, form_id uuid not null, account_id uuid not null,
        is_current boolean not null default true, definition jsonb not null, base_revision_id uuid not null,
        state uuid not null, saved_by uuid null, created_at timestamptz not null, saved_at timestamptz not null,
        primary key (id, account_id))`);
    await this.index(
      'form_drafts_current',
      'form_drafts (account_id, form_id) where is_current',
      'unique index',
    );
    await this.index('form_drafts_form', 'form_drafts (account_id, form_id, saved_at)');
    await this.foreignKey({
      table: 'form_drafts',
      columns: ['account_id', 'form_id'],
      target: 'forms',
      targetColumns: ['account_id', 'id'],
      onDelete: 'cascade',
    });
    await this.foreignKey({
      name: 'form_drafts_saved_by_foreign',
      table: 'form_drafts',
      columns: ['saved_by'],
      target: 'users',
      targetColumns: ['id'],
      onDelete: 'set null',
    });
  }

  override async down(): Promise<void> {
    await this.execute('drop table if exists form_drafts cascade');
  }
}
