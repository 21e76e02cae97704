import { OnlineMigration } from '../onlineMigration.ts';

/** Webhooks without a form hear of every form of their account; those of an API key end with it (decision 866). */
export class Migration20261130160000_account_webhooks extends OnlineMigration {
  override name = 'Migration20261130160000_account_webhooks';

  override async up(): Promise<void> {
    if (!(await this.isChanged()))
      await this.change(
        'alter table deliveries drop constraint deliveries_webhooks_fkey',
        'alter table webhooks drop constraint webhooks_pkey',
        'alter table webhooks add constraint webhooks_pkey primary key (id, account_id)',
        'alter table webhooks alter column form_id drop not null',
        'alter table webhooks add column api_key_id uuid',
        `alter table webhooks add constraint webhooks_accounts_fkey foreign key (account_id)
           references accounts (id) on delete cascade`,
        `alter table deliveries add constraint deliveries_webhooks_fkey foreign key (account_id, webhook_id)
           references webhooks (account_id, id) on delete cascade not valid`,
      );
    await this.execute('alter table deliveries validate constraint deliveries_webhooks_fkey');
    await this.index(
      'webhooks_account',
      'webhooks (account_id, created_at) where form_id is null or api_key_id is not null',
    );
  }

  /** The steps that hold locks are one transaction: all of them are done, or none. */
  private async isChanged(): Promise<boolean> {
    const columns = await this.execute(
      `select 1 from information_schema.columns
       where table_schema = current_schema() and table_name = 'webhooks' and column_name = 'api_key_id'`,
    );
    return columns.length > 0;
  }
}
