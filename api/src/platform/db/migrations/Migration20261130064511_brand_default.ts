import { Migration } from '@mikro-orm/migrations';

export class Migration20261130064511_brand_default extends Migration {
  override name = 'Migration20261130064511_brand_default';

  override up(): void {
    this.addSql('alter table brand_kits add column defaulted_at timestamptz;');
    this.addSql(`
      create table form_looks_before (
        form_id uuid not null,
        account_id uuid not null,
        kit_id uuid not null,
        live jsonb not null,
        draft jsonb,
        logo_url text,
        created_at timestamptz not null,
        primary key (form_id, account_id),
        constraint form_looks_before_forms_fkey foreign key (account_id, form_id)
          references forms (account_id, id) on delete cascade,
        constraint form_looks_before_brand_kits_fkey foreign key (account_id, kit_id)
          references brand_kits (account_id, id) on delete cascade
      );`);
    this.addSql('create index form_looks_before_kit on form_looks_before (account_id, kit_id);');
  }
}
