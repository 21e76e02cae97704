import { Migration } from '@mikro-orm/migrations';

export class Migration20261122195628_fieldCounts extends Migration {

  override name = 'Migration20261122195628_fieldCounts';

  override up(): void | Promise<void> {
    this.addSql(`alter table "form_revisions" add "field_count" int null;`);
    this.addSql(`update "form_revisions" set "field_count" = coalesce(jsonb_array_length("definition" -> 'fields'), 0);`);
    this.addSql(`alter table "form_revisions" alter column "field_count" set not null;`);

    // The previous release inserts without a count.
    this.addSql(`create or replace function "form_revisions_form_revisions_field_count_fn"() returns trigger as \$\$ begin new.field_count := coalesce(new.field_count, jsonb_array_length(new.definition -> 'fields'), 0);         return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "form_revisions_field_count" BEFORE INSERT on "form_revisions" for each ROW execute function "form_revisions_form_revisions_field_count_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger "form_revisions_field_count" on "form_revisions";`);
    this.addSql(`drop function "form_revisions_form_revisions_field_count_fn"();`);
    this.addSql(`alter table "form_revisions" drop column "field_count";`);
  }

}
