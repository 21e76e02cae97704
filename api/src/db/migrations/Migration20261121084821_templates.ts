import { Migration } from '@mikro-orm/migrations';

export class Migration20261121084821_templates extends Migration {

  override name = 'Migration20261121084821_templates';

  override up(): void | Promise<void> {
    this.addSql(`create table "form_templates" ("id" uuid not null, "account_id" uuid not null, "name" text not null, "description" text not null default '', "category" text not null, "definition" jsonb not null, "created_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create index "form_templates_account" on "form_templates" ("account_id", "created_at");`);

    this.addSql(`alter table "form_templates" add constraint "form_templates_account_id_foreign" foreign key ("account_id") references "users" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "form_templates" cascade;`);
  }

}
