import { OnlineMigration } from '../onlineMigration.ts';

/** Mails to clients about new submissions, which they choose themselves. The release before sends none. */
export class Migration20261123193500_clientNews extends OnlineMigration {
  override name = 'Migration20261123193500_clientNews';

  override async up(): Promise<void> {
    await this.change(
      `alter table clients add column if not exists submission_mails text not null default 'none',
         add column if not exists news_until timestamptz`,
      'alter table clients drop constraint if exists clients_submission_mails',
      `alter table clients add constraint clients_submission_mails
         check (submission_mails in ('none', 'each', 'daily'))`,
    );
  }

  override async down(): Promise<void> {
    await this.change(
      'alter table clients drop column if exists submission_mails, drop column if exists news_until',
    );
  }
}
