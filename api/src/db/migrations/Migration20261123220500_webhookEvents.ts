import { OnlineMigration } from '../onlineMigration.ts';

/**
 * What webhooks are called for (decision 378). A delivery of work on a submission names it in a column of its own: the
 * release before creates one delivery for each webhook and `submission_id`, and says so in its statement.
 */
export class Migration20261123220500_webhookEvents extends OnlineMigration {
  override name = 'Migration20261123220500_webhookEvents';

  override async up(): Promise<void> {
    await this.change(
      `alter table webhooks add column if not exists events text[] not null default '{form.submitted}'`,
      `alter table webhook_deliveries add column if not exists about_id uuid null,
         add column if not exists event text not null default 'form.submitted'`,
    );
    await this.index('webhook_deliveries_about', 'webhook_deliveries (about_id)');
    await this.foreignKey({
      name: 'webhook_deliveries_about_fkey',
      table: 'webhook_deliveries',
      columns: ['account_id', 'form_id', 'about_id'],
      target: 'form_submissions',
      targetColumns: ['account_id', 'form_id', 'id'],
      onDelete: 'cascade',
    });
  }

  override async down(): Promise<void> {
    await this.change(
      'alter table webhook_deliveries drop column if exists about_id, drop column if exists event',
      'alter table webhooks drop column if exists events',
    );
  }
}
