import { OnlineMigration } from '../onlineMigration.ts';

/**
 * Nothing looks a submission up by its receipt code, and its 60 random bits make it unique without an index, which
 * was the dearest of each row (decision 461).
 */
export class Migration20261124041500_receiptsByChance extends OnlineMigration {
  override name = 'Migration20261124041500_receiptsByChance';

  override async up(): Promise<void> {
    await this.change('alter table form_submissions drop constraint if exists form_submissions_receipt');
  }

  override async down(): Promise<void> {
    await this.key('form_submissions', 'form_submissions_receipt', ['form_id', 'receipt_code', 'account_id']);
  }
}
