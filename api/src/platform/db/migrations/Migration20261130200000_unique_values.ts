import { OnlineMigration } from '../onlineMigration.ts';

/** Forms that take one answer for each value of a field, and those values; the forms of before ask for none (decision 886). */
export class Migration20261130200000_unique_values extends OnlineMigration {
  override name = 'Migration20261130200000_unique_values';

  override async up(): Promise<void> {
    await this.change('alter table form_publishing add column if not exists unique_field text');
    await this.change(`
      create table if not exists submission_values (
        submission_id uuid not null,
        form_id uuid not null,
        field_id text not null,
        account_id uuid not null,
        value_hash text not null,
        primary key (submission_id, form_id, field_id, account_id),
        constraint submission_values_form_submissions_fkey foreign key (account_id, form_id, submission_id)
          references form_submissions (account_id, form_id, id) on delete cascade
      )`);
    await this.index('submission_values_hash', 'submission_values (form_id, value_hash)');
  }
}
