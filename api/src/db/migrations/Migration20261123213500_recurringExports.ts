import { OnlineMigration } from '../onlineMigration.ts';

/** Who wants a file of a form's submissions by mail each day, week or month (decision 377). */
export class Migration20261123213500_recurringExports extends OnlineMigration {
  override name = 'Migration20261123213500_recurringExports';

  override async up(): Promise<void> {
    await this.execute(`
      create table if not exists recurring_exports (
        user_id uuid not null, form_id uuid not null, account_id uuid not null, every text not null,
        rows text not null, format text not null, selection jsonb not null, sent_for date not null,
        created_at timestamptz not null,
        primary key (user_id, form_id, account_id),
        constraint recurring_exports_every check (every in ('day', 'week', 'month')),
        constraint recurring_exports_rows check (rows in ('new', 'all')),
        constraint recurring_exports_format check (format in ('csv', 'xlsx', 'jsonl')))`);
    await this.index('recurring_exports_due', 'recurring_exports (sent_for)');
    await this.index('recurring_exports_user', 'recurring_exports (user_id)');
    await this.foreignKey({
      name: 'recurring_exports_user_id_foreign',
      table: 'recurring_exports',
      columns: ['user_id'],
      target: 'users',
      targetColumns: ['id'],
      onDelete: 'cascade',
    });
    await this.foreignKey({
      table: 'recurring_exports',
      columns: ['account_id', 'form_id'],
      target: 'forms',
      targetColumns: ['account_id', 'id'],
      onDelete: 'cascade',
    });
  }

  override async down(): Promise<void> {
    await this.execute('drop table if exists recurring_exports cascade');
  }
}
