import { Migration } from '@mikro-orm/migrations';

export class Migration20261121110342_inbox extends Migration {

  override name = 'Migration20261121110342_inbox';

  override up(): void | Promise<void> {
    // What a search looks through: every value of the answers, in one spelling (SUBM-028).
    this.addSql(`create function submission_search_text(answers jsonb) returns text language sql immutable parallel safe as $f$
      select coalesce(lower(normalize(string_agg(found.value #>> '{}', e'\\n'), nfc)), '')
      from jsonb_path_query(answers, 'strict $.**') as found(value)
      where jsonb_typeof(found.value) in ('string', 'number', 'boolean') $f$;`);

    this.addSql(`create table "tags" ("id" uuid not null, "account_id" uuid not null, "name" text not null, "created_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create unique index tags_name on tags (account_id, lower(name));`);

    this.addSql(`create table "saved_views" ("id" uuid not null, "user_id" uuid not null, "name" text not null, "query" text not null, "created_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create unique index saved_views_name on saved_views (user_id, lower(name));`);

    this.addSql(`create table "submission_tags" ("submission_id" uuid not null, "tag_id" uuid not null, "account_id" uuid not null, "created_at" timestamptz not null, primary key ("submission_id", "tag_id"));`);
    this.addSql(`create index "submission_tags_tag" on "submission_tags" ("tag_id");`);
    this.addSql(`create index "submission_tags_account" on "submission_tags" ("account_id");`);

    this.addSql(`create table "submission_notes" ("id" uuid not null, "submission_id" uuid not null, "account_id" uuid not null, "author_id" uuid null, "text" text not null, "created_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create index "submission_notes_submission" on "submission_notes" ("submission_id", "created_at");`);
    this.addSql(`create index "submission_notes_account" on "submission_notes" ("account_id");`);

    this.addSql(`create table "submission_marks" ("user_id" uuid not null, "submission_id" uuid not null, "read_at" timestamptz null, "starred_at" timestamptz null, primary key ("user_id", "submission_id"));`);
    this.addSql(`create index "submission_marks_submission" on "submission_marks" ("submission_id");`);
    this.addSql(`create index submission_marks_starred on submission_marks (user_id, submission_id) where starred_at is not null;`);

    this.addSql(`alter table "tags" add constraint "tags_account_id_foreign" foreign key ("account_id") references "users" ("id") on delete cascade;`);

    this.addSql(`alter table "saved_views" add constraint "saved_views_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);

    this.addSql(`alter table "submission_tags" add constraint "submission_tags_submission_id_foreign" foreign key ("submission_id") references "form_submissions" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "submission_tags" add constraint "submission_tags_tag_id_foreign" foreign key ("tag_id") references "tags" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "submission_tags" add constraint "submission_tags_account_id_foreign" foreign key ("account_id") references "users" ("id") on delete cascade;`);

    this.addSql(`alter table "submission_notes" add constraint "submission_notes_submission_id_foreign" foreign key ("submission_id") references "form_submissions" ("id") on delete cascade;`);
    this.addSql(`alter table "submission_notes" add constraint "submission_notes_account_id_foreign" foreign key ("account_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "submission_notes" add constraint "submission_notes_author_id_foreign" foreign key ("author_id") references "users" ("id") on delete set null;`);

    this.addSql(`alter table "submission_marks" add constraint "submission_marks_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "submission_marks" add constraint "submission_marks_submission_id_foreign" foreign key ("submission_id") references "form_submissions" ("id") on update cascade on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop function if exists submission_search_text(jsonb);`);
    this.addSql(`alter table "submission_tags" drop constraint "submission_tags_tag_id_foreign";`);

    this.addSql(`drop table if exists "tags" cascade;`);
    this.addSql(`drop table if exists "saved_views" cascade;`);
    this.addSql(`drop table if exists "submission_tags" cascade;`);
    this.addSql(`drop table if exists "submission_notes" cascade;`);
    this.addSql(`drop table if exists "submission_marks" cascade;`);
  }

}
