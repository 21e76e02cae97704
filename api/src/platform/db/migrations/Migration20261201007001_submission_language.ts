import { OnlineMigration } from '../onlineMigration.ts';

/** The language in which a form of several was answered; those of before were answered in its own (LANG-009). */
export class Migration20261201007001_submission_language extends OnlineMigration {
  override name = 'Migration20261201007001_submission_language';

  override async up(): Promise<void> {
    await this.change('alter table form_submissions add column if not exists language text');
  }
}
