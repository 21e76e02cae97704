import { OnlineMigration } from '../onlineMigration.ts';

/**
 * What was last added to the counters of results (decision 455). The release before adds without keeping it: readers
 * find the version that it names without an addition, and read the counters.
 */
export class Migration20261124035000_resultAdditions extends OnlineMigration {
  override name = 'Migration20261124035000_resultAdditions';

  override async up(): Promise<void> {
    await this.execute(`
      create table if not exists form_result_additions (
        form_id uuid not null, version uuid not null, account_id uuid not null, before uuid not null,
        added_at timestamptz not null default clock_timestamp(), counts json not null,
        primary key (form_id, version, account_id))`);
    await this.foreignKey({
      table: 'form_result_additions',
      columns: ['account_id', 'form_id'],
      target: 'forms',
      targetColumns: ['account_id', 'id'],
      onDelete: 'cascade',
    });
  }

  override async down(): Promise<void> {
    await this.execute('drop table if exists form_result_additions');
  }
}
