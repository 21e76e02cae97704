import { Migration } from '@mikro-orm/migrations';

export class Migration20261121104325_notifications extends Migration {

  override name = 'Migration20261121104325_notifications';

  override up(): void | Promise<void> {
    this.addSql(`create table "submission_notices" ("submission_id" uuid not null, "form_id" uuid not null, "account_id" uuid not null, "state" text not null, "referrer" text null, "created_at" timestamptz not null, primary key ("submission_id"));`);
    this.addSql(`create index "submission_notices_form" on "submission_notices" ("form_id", "created_at");`);
    this.addSql(`create index submission_notices_waiting on submission_notices (form_id) where state = 'waiting';`);

    this.addSql(`create table "mail_links" ("id" uuid not null, "form_id" uuid not null, "account_id" uuid not null, "submission_id" uuid null, "click_type" text not null, "recipient_email" text not null, "target" text not null, "created_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create index "mail_links_form" on "mail_links" ("form_id");`);
    this.addSql(`create index "mail_links_submission" on "mail_links" ("submission_id");`);

    this.addSql(`create table "webhooks" ("id" uuid not null, "form_id" uuid not null, "account_id" uuid not null, "url" text not null, "is_active" boolean not null default true, "stopped_reason" text null, "secret" text not null, "previous_secret" text null, "previous_expires_at" timestamptz null, "created_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create index "webhooks_form" on "webhooks" ("form_id", "created_at");`);

    this.addSql(`create table "webhook_deliveries" ("id" uuid not null, "webhook_id" uuid not null, "form_id" uuid not null, "account_id" uuid not null, "submission_id" uuid null, "body" text not null, "state" text not null default 'waiting', "attempts" int not null default 0, "next_attempt_at" timestamptz null, "give_up_at" timestamptz not null, "last_status" int null, "last_answer" text null, "last_error" text null, "sent_at" timestamptz null, "created_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create index "webhook_deliveries_list" on "webhook_deliveries" ("webhook_id", "created_at", "id");`);
    this.addSql(`create index "webhook_deliveries_form" on "webhook_deliveries" ("form_id");`);
    this.addSql(`create index "webhook_deliveries_submission" on "webhook_deliveries" ("submission_id");`);
    this.addSql(`create index webhook_deliveries_waiting on webhook_deliveries (next_attempt_at) where state = 'waiting';`);
    this.addSql(`alter table "webhook_deliveries" add constraint "webhook_deliveries_once" unique ("webhook_id", "submission_id");`);

    this.addSql(`alter table "forms" add "auto_reply" jsonb null;`);

    this.addSql(`alter table "mail_outbox" add "once_key" text null, add "stop_url" text null;`);
    this.addSql(`alter table "mail_outbox" add constraint "mail_outbox_once_key_unique" unique ("once_key");`);
    this.addSql(`create index mail_outbox_auto_reply on mail_outbox (recipient, created_at) where kind = 'auto_reply';`);

    this.addSql(`alter table "form_redirects" add "target" text not null;`);

    this.addSql(`alter table "submission_notices" add constraint "submission_notices_submission_id_foreign" foreign key ("submission_id") references "form_submissions" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "submission_notices" add constraint "submission_notices_form_id_foreign" foreign key ("form_id") references "forms" ("id") on delete cascade;`);
    this.addSql(`alter table "submission_notices" add constraint "submission_notices_account_id_foreign" foreign key ("account_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "submission_notices" add constraint "submission_notices_state" check (state in ('quiet', 'mailed', 'waiting', 'gathered'));`);

    this.addSql(`alter table "mail_links" add constraint "mail_links_form_id_foreign" foreign key ("form_id") references "forms" ("id") on delete cascade;`);
    this.addSql(`alter table "mail_links" add constraint "mail_links_account_id_foreign" foreign key ("account_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "mail_links" add constraint "mail_links_submission_id_foreign" foreign key ("submission_id") references "form_submissions" ("id") on delete set null;`);
    this.addSql(`alter table "mail_links" add constraint "mail_links_click_type" check (click_type in ('view_submission', 'view_form'));`);

    this.addSql(`alter table "webhooks" add constraint "webhooks_form_id_foreign" foreign key ("form_id") references "forms" ("id") on delete cascade;`);
    this.addSql(`alter table "webhooks" add constraint "webhooks_account_id_foreign" foreign key ("account_id") references "users" ("id") on delete cascade;`);

    this.addSql(`alter table "webhook_deliveries" add constraint "webhook_deliveries_webhook_id_foreign" foreign key ("webhook_id") references "webhooks" ("id") on delete cascade;`);
    this.addSql(`alter table "webhook_deliveries" add constraint "webhook_deliveries_form_id_foreign" foreign key ("form_id") references "forms" ("id") on delete cascade;`);
    this.addSql(`alter table "webhook_deliveries" add constraint "webhook_deliveries_account_id_foreign" foreign key ("account_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "webhook_deliveries" add constraint "webhook_deliveries_submission_id_foreign" foreign key ("submission_id") references "form_submissions" ("id") on delete cascade;`);
    this.addSql(`alter table "webhook_deliveries" add constraint "webhook_deliveries_state" check (state in ('waiting', 'sent', 'failed'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "webhook_deliveries" drop constraint "webhook_deliveries_webhook_id_foreign";`);

    this.addSql(`drop table if exists "submission_notices" cascade;`);
    this.addSql(`drop table if exists "mail_links" cascade;`);
    this.addSql(`drop table if exists "webhooks" cascade;`);
    this.addSql(`drop table if exists "webhook_deliveries" cascade;`);

    this.addSql(`alter table "form_redirects" drop column "target";`);

    this.addSql(`alter table "forms" drop column "auto_reply";`);

    this.addSql(`alter table "mail_outbox" drop constraint "mail_outbox_once_key_unique";`);
    this.addSql(`drop index "mail_outbox_auto_reply";`);
    this.addSql(`alter table "mail_outbox" drop column "once_key", drop column "stop_url";`);
  }

}
