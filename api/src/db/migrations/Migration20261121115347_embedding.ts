import { Migration } from '@mikro-orm/migrations';

export class Migration20261121115347_embedding extends Migration {

  override name = 'Migration20261121115347_embedding';

  override up(): void | Promise<void> {
    this.addSql(`create unlogged table "submit_attempts" ("bucket" text not null, "times" timestamptz[] not null, "keys" uuid[] not null, "streak" int not null, "last_at" timestamptz not null, primary key ("bucket"));`);

    this.addSql(`create table "submission_browsers" ("form_id" uuid not null, "browser_hash" text not null, "submission_id" uuid not null, primary key ("form_id", "browser_hash"));`);
    this.addSql(`create index "submission_browsers_submission" on "submission_browsers" ("submission_id");`);

    this.addSql(`create table "form_publishing" ("form_id" uuid not null, "account_id" uuid not null, "allowed_websites" text[] null, "frame_only" boolean not null default false, "closes_at" timestamptz null, "closed_text" text null, "max_submissions" int null, "one_per_browser" boolean not null default false, "language" text null, "prefillable" text[] not null, "hidden_fields" text[] not null, "host_may_read_answers" boolean not null default false, primary key ("form_id"));`);

    this.addSql(`create table "embed_reports" ("form_id" uuid not null, "problem" text not null, "page" text not null, "mode" text not null, "account_id" uuid not null, "count" int not null, "first_seen_at" timestamptz not null, "last_seen_at" timestamptz not null, primary key ("form_id", "problem", "page", "mode"));`);

    this.addSql(`alter table "submission_browsers" add constraint "submission_browsers_form_id_foreign" foreign key ("form_id") references "forms" ("id") on delete cascade;`);
    this.addSql(`alter table "submission_browsers" add constraint "submission_browsers_submission_id_foreign" foreign key ("submission_id") references "form_submissions" ("id") on delete cascade;`);

    this.addSql(`alter table "form_publishing" add constraint "form_publishing_form_id_foreign" foreign key ("form_id") references "forms" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "form_publishing" add constraint "form_publishing_account_id_foreign" foreign key ("account_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "form_publishing" add constraint "form_publishing_language" check (language in ('en', 'de', 'fr', 'es', 'pt', 'ja', 'ar'));`);
    this.addSql(`alter table "form_publishing" add constraint "form_publishing_max_submissions" check (max_submissions > 0);`);

    this.addSql(`alter table "embed_reports" add constraint "embed_reports_form_id_foreign" foreign key ("form_id") references "forms" ("id") on delete cascade;`);
    this.addSql(`alter table "embed_reports" add constraint "embed_reports_account_id_foreign" foreign key ("account_id") references "users" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "submit_attempts" cascade;`);
    this.addSql(`drop table if exists "submission_browsers" cascade;`);
    this.addSql(`drop table if exists "form_publishing" cascade;`);
    this.addSql(`drop table if exists "embed_reports" cascade;`);
  }

}
