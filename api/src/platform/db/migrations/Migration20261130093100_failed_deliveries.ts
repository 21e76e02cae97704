import { OnlineMigration } from '../onlineMigration.ts';

export class Migration20261130093100_failed_deliveries extends OnlineMigration {
  override name = 'Migration20261130093100_failed_deliveries';

  override async up(): Promise<void> {
    await this.index('deliveries_failed', `deliveries (created_at) where state = 'failed'`);
  }
}
