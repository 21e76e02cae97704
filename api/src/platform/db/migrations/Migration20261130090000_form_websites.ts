import { Migration } from '@mikro-orm/migrations';

export class Migration20261130090000_form_websites extends Migration {
  override name = 'Migration20261130090000_form_websites';

  override up(): void {
    this.addSql('alter table brand_kits add column website text;');
    this.addSql(`
      create table form_websites (
        form_id uuid not null,
        website text not null,
        account_id uuid not null,
        address text,
        chosen_at timestamptz,
        seen_at timestamptz,
        primary key (form_id, website, account_id),
        constraint form_websites_forms_fkey foreign key (account_id, form_id)
          references forms (account_id, id) on delete cascade
      );`);
    this.addSql(`
      create index form_websites_chosen on form_websites (account_id, chosen_at) where chosen_at is not null;`);
  }
}
