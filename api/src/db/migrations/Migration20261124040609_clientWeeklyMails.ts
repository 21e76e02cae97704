import { OnlineMigration } from '../onlineMigration.ts';

/** Which clients want a mail about their forms each Monday, and where they live (decision 456). */
export class Migration20261124040609_clientWeeklyMails extends OnlineMigration {
  override name = 'Migration20261124040609_clientWeeklyMails';

  override async up(): Promise<void> {
    await this.change(
      'alter table clients add column if not exists weekly_sent_for date null',
      'alter table clients add column if not exists time_zone text null',
    );
  }

  override async down(): Promise<void> {
    await this.change(
      'alter table clients drop column if exists weekly_sent_for',
      'alter table clients drop column if exists time_zone',
    );
  }
}
