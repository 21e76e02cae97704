import { OnlineMigration } from '../onlineMigration.ts';

/** What one person has read, without the rows themselves: results of what is unread look up millions (decision 614). */
export class Migration20261128024000_readMarks extends OnlineMigration {
  override name = 'Migration20261128024000_readMarks';

  override async up(): Promise<void> {
    await this.index(
      'submission_marks_read',
      'submission_marks (user_id, submission_id) where read_at is not null',
    );
  }

  override async down(): Promise<void> {
    await this.execute('drop index concurrently if exists submission_marks_read');
  }
}
