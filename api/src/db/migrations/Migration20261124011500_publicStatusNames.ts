import { OnlineMigration } from '../onlineMigration.ts';

/** What senders and clients see instead of the name of an account's own status (SUBM-091). */
export class Migration20261124011500_publicStatusNames extends OnlineMigration {
  override name = 'Migration20261124011500_publicStatusNames';

  override async up(): Promise<void> {
    await this.change('alter table submission_statuses add column if not exists public_name text null');
  }

  override async down(): Promise<void> {
    await this.change('alter table submission_statuses drop column if exists public_name');
  }
}
