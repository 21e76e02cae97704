import { OnlineMigration } from '../onlineMigration.ts';

/**
 * A submission refers to its revision by account and form, and the revision to its form by the same columns: the
 * reference to the form says nothing more, and each row paid for it (decision 191).
 */
export class Migration20261122233500_submissionKeys extends OnlineMigration {

  override name = 'Migration20261122233500_submissionKeys';

  override async up(): Promise<void> {
    await this.change('alter table form_submissions drop constraint if exists form_submissions_forms_fkey');
  }

  override async down(): Promise<void> {
    await this.foreignKey({
      table: 'form_submissions',
      columns: ['account_id', 'form_id'],
      target: 'forms',
      targetColumns: ['account_id', 'id'],
      onDelete: 'cascade',
    });
  }

}
