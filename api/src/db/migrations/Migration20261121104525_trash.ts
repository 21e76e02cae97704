import { Migration } from '@mikro-orm/migrations';

export class Migration20261121104525_trash extends Migration {

  override name = 'Migration20261121104525_trash';

  override up(): void | Promise<void> {
    this.addSql(`create table "exports" ("id" uuid not null, "owner_id" uuid not null, "format" text not null, "selection" jsonb not null, "form_ids" jsonb not null, "file_name" text not null, "state" text not null default 'waiting', "total" int not null, "rows" int not null default 0, "bytes" bigint null, "sha256" text null, "problem" text null, "created_at" timestamptz not null, "expires_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create index "exports_owner" on "exports" ("owner_id", "created_at");`);
    this.addSql(`create index "exports_expiry" on "exports" ("expires_at");`);

    this.addSql(`create table "bulk_jobs" ("id" uuid not null, "owner_id" uuid not null, "action" text not null, "selection" jsonb not null, "reached_id" uuid null, "total" int not null, "done" int not null default 0, "failed" int not null default 0, "state" text not null default 'waiting', "created_at" timestamptz not null, "finished_at" timestamptz null, primary key ("id"));`);
    this.addSql(`create index "bulk_jobs_owner" on "bulk_jobs" ("owner_id", "created_at");`);

    this.addSql(`alter table "forms" add "erased_at" timestamptz null;`);

    this.addSql(`alter table "form_submissions" add "trashed_by" uuid null;`);
    this.addSql(`create index form_submissions_trashed_by on form_submissions (trashed_by, id) where trashed_by is not null;`);
    this.addSql(`create index form_submissions_retention on form_submissions (deleted_at) where deleted_at is not null;`);

    this.addSql(`alter table "exports" add constraint "exports_owner_id_foreign" foreign key ("owner_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "exports" add constraint "exports_format" check (format in ('csv', 'xlsx', 'jsonl'));`);
    this.addSql(`alter table "exports" add constraint "exports_state" check (state in ('waiting', 'running', 'done', 'failed'));`);

    this.addSql(`alter table "bulk_jobs" add constraint "bulk_jobs_owner_id_foreign" foreign key ("owner_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "bulk_jobs" add constraint "bulk_jobs_action" check (action in ('trash', 'restore', 'delete', 'read', 'unread'));`);
    this.addSql(`alter table "bulk_jobs" add constraint "bulk_jobs_state" check (state in ('waiting', 'running', 'done', 'cancelled', 'failed'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "exports" cascade;`);
    this.addSql(`drop table if exists "bulk_jobs" cascade;`);

    this.addSql(`drop index "form_submissions_trashed_by";`);
    this.addSql(`drop index "form_submissions_retention";`);
    this.addSql(`alter table "form_submissions" drop column "trashed_by";`);

    this.addSql(`alter table "forms" drop column "erased_at";`);
  }

}
