import { OnlineMigration } from '../onlineMigration.ts';

/** Senders: webhooks with settings and sealed credentials, whose deliveries go out in order (decision 862). */
export class Migration20261130153000_senders extends OnlineMigration {
  override name = 'Migration20261130153000_senders';

  override async up(): Promise<void> {
    await this.change(
      `alter table webhooks
         add column if not exists name text not null default '',
         add column if not exists settings jsonb not null default '{}',
         add column if not exists credentials text,
         add column if not exists credential_hints jsonb not null default '{}',
         add column if not exists failing_since timestamptz,
         alter column secret drop not null`,
    );
    await this.change(
      `alter table deliveries
         add column if not exists attempt_at timestamptz,
         add column if not exists may_be_double boolean not null default false`,
    );
    await this.index('deliveries_sender', `deliveries (webhook_id, submission_id) where state = 'waiting'`);
  }
}
