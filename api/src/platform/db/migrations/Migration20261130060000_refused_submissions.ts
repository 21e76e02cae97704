import { Migration } from '@mikro-orm/migrations';

export class Migration20261130060000_refused_submissions extends Migration {
  override name = 'Migration20261130060000_refused_submissions';

  override up(): void {
    this.addSql(`
      create table refused_submissions (
        form_id uuid not null,
        account_id uuid not null,
        count int not null,
        sources int[] not null,
        first_at timestamptz not null,
        last_at timestamptz not null,
        primary key (form_id, account_id),
        constraint refused_submissions_forms_fkey foreign key (account_id, form_id)
          references forms (account_id, id) on delete cascade
      );`);
  }
}
