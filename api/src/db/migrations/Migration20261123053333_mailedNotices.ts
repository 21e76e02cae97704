import { OnlineMigration } from '../onlineMigration.ts';

/** Notices are looked up by time only where a mail was sent; the others, of crowds, stay out of this index. */
export class Migration20261123053333_mailedNotices extends OnlineMigration {
  override name = 'Migration20261123053333_mailedNotices';

  override async up(): Promise<void> {
    await this.index(
      'submission_notices_mailed',
      `submission_notices (form_id, created_at) where state = 'mailed'`,
    );
    await this.execute('drop index concurrently if exists submission_notices_form');
  }

  override async down(): Promise<void> {
    await this.index('submission_notices_form', 'submission_notices (form_id, created_at)');
    await this.execute('drop index concurrently if exists submission_notices_mailed');
  }
}
