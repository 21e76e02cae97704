import { OnlineMigration } from '../onlineMigration.ts';

/**
 * Times whose submissions one digest tells of, in place of a notice for each (decision 600). Notices that wait, also
 * those that the release before still writes, come into a period when their digest is due.
 */
export class Migration20261126043000_digestPeriods extends OnlineMigration {
  override name = 'Migration20261126043000_digestPeriods';

  override async up(): Promise<void> {
    await this.execute(`
      create table if not exists digest_periods (
        id uuid not null, form_id uuid not null, account_id uuid not null,
        starts_at timestamptz not null, ends_at timestamptz not null, told_at timestamptz null,
        primary key (id, form_id, account_id))`);
    await this.index('digest_periods_form', 'digest_periods (form_id, ends_at)');
    await this.foreignKey({
      table: 'digest_periods',
      columns: ['account_id', 'form_id'],
      target: 'forms',
      targetColumns: ['account_id', 'id'],
      onDelete: 'cascade',
    });
  }

  override async down(): Promise<void> {
    await this.execute('drop table if exists digest_periods');
  }
}
