import { OnlineMigration } from '../onlineMigration.ts';

/** What senders remember of the columns that they made in tables (decision 864). */
export class Migration20261130160000_sender_columns extends OnlineMigration {
  override name = 'Migration20261130160000_sender_columns';

  override async up(): Promise<void> {
    await this.change(`alter table webhooks add column if not exists columns jsonb not null default '{}'`);
  }
}
