import { OnlineMigration } from '../onlineMigration.ts';

/** Webhooks keep the payload they were added for; the release before adds them with the first version. */
export class Migration20261123061434_webhookPayloads extends OnlineMigration {
  override name = 'Migration20261123061434_webhookPayloads';

  override async up(): Promise<void> {
    await this.change(
      'alter table webhooks add column if not exists payload_version smallint not null default 1',
    );
  }

  override async down(): Promise<void> {
    await this.change('alter table webhooks drop column if exists payload_version');
  }
}
