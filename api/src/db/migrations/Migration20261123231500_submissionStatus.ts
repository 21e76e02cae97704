import { OnlineMigration } from '../onlineMigration.ts';

/** Whether receipts link to a page with the status of the submission (decision 379). */
export class Migration20261123231500_submissionStatus extends OnlineMigration {
  override name = 'Migration20261123231500_submissionStatus';

  override async up(): Promise<void> {
    await this.change(
      'alter table form_publishing add column if not exists shows_status boolean not null default false',
    );
  }

  override async down(): Promise<void> {
    await this.change('alter table form_publishing drop column if exists shows_status');
  }
}
