import { OnlineMigration } from '../onlineMigration.ts';

/** Recurring exports that wait for their owner, and why (decision 377). The release before goes on making them. */
export class Migration20261129090000_pausedExports extends OnlineMigration {
  override name = 'Migration20261129090000_pausedExports';

  override async up(): Promise<void> {
    await this.change('alter table recurring_exports add column if not exists paused_reason text null');
  }

  override async down(): Promise<void> {
    await this.change('alter table recurring_exports drop column if exists paused_reason');
  }
}
