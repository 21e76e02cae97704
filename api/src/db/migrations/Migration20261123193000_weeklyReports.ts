import { OnlineMigration } from '../onlineMigration.ts';

/** Who wants a mail about which form each Monday (decision 369). */
export class Migration20261123193000_weeklyReports extends OnlineMigration {
  override name = 'Migration20261123193000_weeklyReports';

  override async up(): Promise<void> {
    await this.execute(`
      create table if not exists weekly_reports (
        user_id uuid not null, form_id uuid not null, account_id uuid not null, sent_for date not null,
        created_at timestamptz not null,
        primary key (user_id, form_id, account_id))`);
    await this.index('weekly_reports_due', 'weekly_reports (sent_for)');
    await this.index('weekly_reports_user', 'weekly_reports (user_id)');
    await this.foreignKey({
      name: 'weekly_reports_user_id_foreign',
      table: 'weekly_reports',
      columns: ['user_id'],
      target: 'users',
      targetColumns: ['id'],
      onDelete: 'cascade',
    });
    await this.foreignKey({
      table: 'weekly_reports',
      columns: ['account_id', 'form_id'],
      target: 'forms',
      targetColumns: ['account_id', 'id'],
      onDelete: 'cascade',
    });
  }

  override async down(): Promise<void> {
    await this.execute('drop table if exists weekly_reports cascade');
  }
}
