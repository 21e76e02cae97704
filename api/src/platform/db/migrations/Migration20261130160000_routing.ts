import { OnlineMigration } from '../onlineMigration.ts';

/** Conditions of webhooks and recipients: whom a submission is told to (decision 860). */
export class Migration20261130160000_routing extends OnlineMigration {
  override name = 'Migration20261130160000_routing';

  override async up(): Promise<void> {
    await this.change('alter table webhooks add column if not exists condition jsonb');
    await this.change('alter table notification_recipients add column if not exists condition jsonb');
  }
}
