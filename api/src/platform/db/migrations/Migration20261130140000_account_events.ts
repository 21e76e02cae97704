import { OnlineMigration } from '../onlineMigration.ts';

/** The account whose audit log has a security event; none in the rows of before (decision 850). */
export class Migration20261130140000_account_events extends OnlineMigration {
  override name = 'Migration20261130140000_account_events';

  override async up(): Promise<void> {
    await this.change('alter table security_events add column if not exists account_id uuid');
    await this.index(
      'security_events_account',
      'security_events (account_id, created_at, id) where account_id is not null',
    );
  }
}
