import { Migration } from '@mikro-orm/migrations';

export class Migration20261121052526_initial extends Migration {

  override name = 'Migration20261121052526_initial';

  override up(): void {
    // Substring search over normalised text (design of the inbox). Trusted: the owner of a database may create it.
    this.addSql(`create extension if not exists pg_trgm;`);

    this.addSql(`create table "login_attempts" ("id" uuid not null, "realm" text not null, "email" text not null, "success" boolean not null, "attempt_time" timestamptz not null, "ip_address" inet null, "source_hash" text null, primary key ("id"));`);
    this.addSql(`create index "login_attempts_lockout" on "login_attempts" ("realm", "email", "attempt_time");`);
    this.addSql(`create index "login_attempts_time" on "login_attempts" ("attempt_time");`);

    this.addSql(`create table "one_time_tokens" ("id" uuid not null, "realm" text not null, "subject_id" uuid not null, "purpose" text not null, "token_hash" text not null, "new_email" text null, "expires_at" timestamptz not null, "used_at" timestamptz null, "created_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`alter table "one_time_tokens" add constraint "one_time_tokens_token_hash_unique" unique ("token_hash");`);
    this.addSql(`create index "one_time_tokens_subject" on "one_time_tokens" ("realm", "subject_id", "purpose");`);

    this.addSql(`create table "rate_limit_hits" ("id" uuid not null, "bucket" text not null, "hit_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create index "rate_limit_hits_bucket" on "rate_limit_hits" ("bucket", "hit_at");`);
    this.addSql(`create index "rate_limit_hits_time" on "rate_limit_hits" ("hit_at");`);

    this.addSql(`create table "security_events" ("id" uuid not null, "event_type" text not null, "created_at" timestamptz not null, "user_id" uuid null, "client_id" uuid null, "ip_address" inet null, "source_hash" text null, "user_agent" text null, "event_data" jsonb not null default '{}', primary key ("id"));`);
    this.addSql(`create index "security_events_time" on "security_events" ("created_at");`);
    this.addSql(`create index "security_events_type_time" on "security_events" ("event_type", "created_at");`);
    this.addSql(`create index "security_events_user_time" on "security_events" ("user_id", "created_at");`);

    this.addSql(`create table "used_captcha_tokens" ("token_hash" text not null, "provider" text not null, "expires_at" timestamptz not null, primary key ("token_hash"));`);
    this.addSql(`create index "used_captcha_tokens_expires" on "used_captcha_tokens" ("expires_at");`);

    this.addSql(`create table "users" ("id" uuid not null, "email" text not null, "password_hash" text not null, "role" text not null default 'user', "email_confirmed_at" timestamptz null, "last_signed_in_at" timestamptz null, "created_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`alter table "users" add constraint "users_email_unique" unique ("email");`);

    this.addSql(`create table "profiles" ("user_id" uuid not null, "email" text not null, "full_name" text not null default '', "is_approved" boolean not null default false, "approval_requested_at" timestamptz null, "notifications_enabled" boolean not null default true, "approved_at" timestamptz null, "approved_by" uuid null, "form_limit" int null default 1, "time_zone" text null, primary key ("user_id"));`);
    this.addSql(`create index "profiles_approval" on "profiles" ("is_approved", "approval_requested_at");`);

    this.addSql(`create table "platform_settings" ("key" text not null, "value" jsonb not null, "updated_at" timestamptz not null, "updated_by" uuid null, primary key ("key"));`);

    this.addSql(`create table "contact_messages" ("id" uuid not null, "user_id" uuid not null, "name" text not null, "email" text not null, "message" text not null, "subject" text not null, "created_at" timestamptz not null, "answered_at" timestamptz null, primary key ("id"));`);
    this.addSql(`create index "contact_messages_user" on "contact_messages" ("user_id", "created_at");`);
    this.addSql(`create index "contact_messages_answered" on "contact_messages" ("answered_at", "created_at");`);

    this.addSql(`create table "client_folders" ("id" uuid not null, "user_id" uuid not null, "name" text not null, "description" text null, "created_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create index "client_folders_user" on "client_folders" ("user_id", "created_at");`);

    this.addSql(`create table "clients" ("id" uuid not null, "email" text not null, "password_hash" text not null, "name" text null, "company_name" text null, "is_active" boolean not null default false, "created_by" uuid null, "email_confirmed_at" timestamptz null, "created_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`alter table "clients" add constraint "clients_email_unique" unique ("email");`);
    this.addSql(`create index "clients_created" on "clients" ("created_at");`);

    this.addSql(`create table "forms" ("id" uuid not null, "user_id" uuid not null, "title" text not null, "description" text not null default '', "active" boolean not null default true, "version" int not null default 1, "current_revision_id" uuid not null, "logo_url" text null, "redirect_url" text null, "client_primary_email" text null, "client_folder_id" uuid null, "assigned_to_user_id" uuid null, "client_id" uuid null, "client_may_read_submissions" boolean not null default true, "deleted_at" timestamptz null, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create index "forms_owner" on "forms" ("user_id", "created_at");`);
    this.addSql(`create index "forms_assigned_user" on "forms" ("assigned_to_user_id");`);
    this.addSql(`create index "forms_client" on "forms" ("client_id");`);
    this.addSql(`create index "forms_folder" on "forms" ("client_folder_id");`);
    this.addSql(`create index forms_trash on forms (deleted_at) where deleted_at is not null;`);

    this.addSql(`create table "form_stats_hourly" ("form_id" uuid not null, "hour" timestamptz not null, "account_id" uuid not null, "views" int not null default 0, "starts" int not null default 0, "submissions" int not null default 0, "clicks" int not null default 0, "redirects" int not null default 0, primary key ("form_id", "hour"));`);
    this.addSql(`create index "form_stats_hourly_account" on "form_stats_hourly" ("account_id", "hour");`);

    this.addSql(`create table "form_revisions" ("id" uuid not null, "form_id" uuid not null, "account_id" uuid not null, "number" int not null, "definition" jsonb not null, "definition_version" int not null, "created_by" uuid null, "created_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`alter table "form_revisions" add constraint "form_revisions_number" unique ("form_id", "number");`);

    this.addSql(`create table "form_submissions" ("id" uuid not null, "form_id" uuid not null, "account_id" uuid not null, "revision_id" uuid not null, "submission_data" jsonb not null, "ip_address" inet null, "user_agent" text null, "submitted_at" timestamptz not null, "deleted_at" timestamptz null, "idempotency_key" uuid not null, "content_hash" text not null, "receipt_code" text not null, "search_text" text null, primary key ("id"));`);
    this.addSql(`create index form_submissions_inbox on form_submissions (form_id, submitted_at desc, id desc) where deleted_at is null;`);
    this.addSql(`create index form_submissions_account_inbox on form_submissions (account_id, submitted_at desc, id desc) where deleted_at is null;`);
    this.addSql(`create index form_submissions_trash on form_submissions (account_id, deleted_at desc, id desc) where deleted_at is not null;`);
    this.addSql(`create index form_submissions_search on form_submissions using gin (search_text gin_trgm_ops) where search_text is not null;`);
    this.addSql(`create index form_submissions_unindexed on form_submissions (form_id, submitted_at) where search_text is null;`);
    this.addSql(`create index "form_submissions_revision" on "form_submissions" ("revision_id");`);
    this.addSql(`alter table "form_submissions" add constraint "form_submissions_idempotency_key" unique ("form_id", "idempotency_key");`);
    this.addSql(`alter table "form_submissions" add constraint "form_submissions_receipt" unique ("form_id", "receipt_code");`);

    this.addSql(`create table "mail_outbox" ("id" uuid not null, "kind" text not null, "recipient" text not null, "subject" text not null, "body_text" text null, "body_html" text null, "form_id" uuid null, "submission_id" uuid null, "state" text not null default 'waiting', "attempts" int not null default 0, "next_attempt_at" timestamptz null, "last_error" text null, "sent_at" timestamptz null, "created_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create index mail_outbox_waiting on mail_outbox (next_attempt_at) where state = 'waiting';`);
    this.addSql(`create index "mail_outbox_form" on "mail_outbox" ("form_id", "created_at");`);
    this.addSql(`create index "mail_outbox_submission" on "mail_outbox" ("submission_id");`);

    this.addSql(`create table "form_redirects" ("id" uuid not null, "form_id" uuid not null, "account_id" uuid not null, "submission_id" uuid not null, "redirected_at" timestamptz null, "ip_address" inet null, "user_agent" text null, primary key ("id"));`);
    this.addSql(`create index "form_redirects_form" on "form_redirects" ("form_id", "redirected_at");`);
    this.addSql(`create index "form_redirects_submission" on "form_redirects" ("submission_id");`);

    this.addSql(`create table "form_notification_emails" ("id" uuid not null, "form_id" uuid not null, "account_id" uuid not null, "email" text not null, "label" text null, "is_enabled" boolean not null default true, "created_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`alter table "form_notification_emails" add constraint "form_notification_emails_address" unique ("form_id", "email");`);

    this.addSql(`create table "email_clicks" ("id" uuid not null, "form_id" uuid not null, "account_id" uuid not null, "click_type" text not null, "clicked_at" timestamptz not null, "recipient_email" text not null, "submission_id" uuid null, primary key ("id"));`);
    this.addSql(`create index "email_clicks_form" on "email_clicks" ("form_id", "clicked_at");`);
    this.addSql(`create index "email_clicks_submission" on "email_clicks" ("submission_id");`);

    this.addSql(`create table "client_sessions" ("id" uuid not null, "client_id" uuid not null, "token_hash" text not null, "expires_at" timestamptz not null, "created_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`alter table "client_sessions" add constraint "client_sessions_token_hash_unique" unique ("token_hash");`);
    this.addSql(`create index "client_sessions_client" on "client_sessions" ("client_id");`);
    this.addSql(`create index "client_sessions_expires" on "client_sessions" ("expires_at");`);

    this.addSql(`create table "user_notification_emails" ("id" uuid not null, "user_id" uuid not null, "email" text not null, "label" text null, "is_active" boolean not null default true, "form_id" uuid null, "created_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create unique index user_notification_emails_target on user_notification_emails (user_id, email, form_id) nulls not distinct;`);
    this.addSql(`create index "user_notification_emails_form" on "user_notification_emails" ("form_id");`);

    this.addSql(`create table "user_sessions" ("id" uuid not null, "user_id" uuid not null, "token_hash" text not null, "kind" text not null default 'ordinary', "user_agent" text null, "created_at" timestamptz not null, "last_used_at" timestamptz not null, "expires_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`alter table "user_sessions" add constraint "user_sessions_token_hash_unique" unique ("token_hash");`);
    this.addSql(`create index "user_sessions_user" on "user_sessions" ("user_id");`);
    this.addSql(`create index "user_sessions_expires" on "user_sessions" ("expires_at");`);

    this.addSql(`alter table "login_attempts" add constraint "login_attempts_email_lower_case" check (email = lower(email));`);
    this.addSql(`alter table "login_attempts" add constraint "login_attempts_realm" check (realm in ('user', 'client'));`);

    this.addSql(`alter table "one_time_tokens" add constraint "one_time_tokens_realm" check (realm in ('user', 'client'));`);
    this.addSql(`alter table "one_time_tokens" add constraint "one_time_tokens_purpose" check (purpose in ('confirm_email', 'reset_password', 'change_email'));`);

    this.addSql(`alter table "users" add constraint "users_email_lower_case" check (email = lower(email));`);
    this.addSql(`alter table "users" add constraint "users_role" check (role in ('user', 'admin'));`);

    this.addSql(`alter table "profiles" add constraint "profiles_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "profiles" add constraint "profiles_approved_by_foreign" foreign key ("approved_by") references "users" ("id") on delete set null;`);
    this.addSql(`alter table "profiles" add constraint "profiles_email_lower_case" check (email = lower(email));`);
    this.addSql(`alter table "profiles" add constraint "profiles_form_limit" check (form_limit is null or form_limit >= 0);`);

    this.addSql(`alter table "platform_settings" add constraint "platform_settings_updated_by_foreign" foreign key ("updated_by") references "users" ("id") on delete set null;`);

    this.addSql(`alter table "contact_messages" add constraint "contact_messages_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);

    this.addSql(`alter table "client_folders" add constraint "client_folders_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);

    this.addSql(`alter table "clients" add constraint "clients_created_by_foreign" foreign key ("created_by") references "users" ("id") on delete set null;`);
    this.addSql(`alter table "clients" add constraint "clients_email_lower_case" check (email = lower(email));`);

    this.addSql(`alter table "forms" add constraint "forms_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "forms" add constraint "forms_client_folder_id_foreign" foreign key ("client_folder_id") references "client_folders" ("id") on delete set null;`);
    this.addSql(`alter table "forms" add constraint "forms_assigned_to_user_id_foreign" foreign key ("assigned_to_user_id") references "users" ("id") on delete set null;`);
    this.addSql(`alter table "forms" add constraint "forms_client_id_foreign" foreign key ("client_id") references "clients" ("id") on delete set null;`);

    this.addSql(`alter table "form_stats_hourly" add constraint "form_stats_hourly_form_id_foreign" foreign key ("form_id") references "forms" ("id") on delete cascade;`);
    this.addSql(`alter table "form_stats_hourly" add constraint "form_stats_hourly_account_id_foreign" foreign key ("account_id") references "users" ("id") on delete cascade;`);

    this.addSql(`alter table "form_revisions" add constraint "form_revisions_form_id_foreign" foreign key ("form_id") references "forms" ("id") on delete cascade;`);
    this.addSql(`alter table "form_revisions" add constraint "form_revisions_account_id_foreign" foreign key ("account_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "form_revisions" add constraint "form_revisions_created_by_foreign" foreign key ("created_by") references "users" ("id") on delete set null;`);
    this.addSql(`create or replace function "form_revisions_form_revisions_unchangeable_fn"() returns trigger as \$\$ begin if new.definition is distinct from old.definition or new.form_id is distinct from old.form_id then
          raise exception 'a form revision is never changed';         end if;         return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "form_revisions_unchangeable" BEFORE UPDATE on "form_revisions" for each ROW execute function "form_revisions_form_revisions_unchangeable_fn"();`);

    this.addSql(`alter table "form_submissions" add constraint "form_submissions_form_id_foreign" foreign key ("form_id") references "forms" ("id") on delete cascade;`);
    this.addSql(`alter table "form_submissions" add constraint "form_submissions_account_id_foreign" foreign key ("account_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "form_submissions" add constraint "form_submissions_revision_id_foreign" foreign key ("revision_id") references "form_revisions" ("id") on delete cascade;`);

    this.addSql(`alter table "mail_outbox" add constraint "mail_outbox_form_id_foreign" foreign key ("form_id") references "forms" ("id") on delete cascade;`);
    this.addSql(`alter table "mail_outbox" add constraint "mail_outbox_submission_id_foreign" foreign key ("submission_id") references "form_submissions" ("id") on delete cascade;`);
    this.addSql(`alter table "mail_outbox" add constraint "mail_outbox_state" check (state in ('waiting', 'sent', 'failed'));`);

    this.addSql(`alter table "form_redirects" add constraint "form_redirects_form_id_foreign" foreign key ("form_id") references "forms" ("id") on delete cascade;`);
    this.addSql(`alter table "form_redirects" add constraint "form_redirects_account_id_foreign" foreign key ("account_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "form_redirects" add constraint "form_redirects_submission_id_foreign" foreign key ("submission_id") references "form_submissions" ("id") on delete cascade;`);

    this.addSql(`alter table "form_notification_emails" add constraint "form_notification_emails_form_id_foreign" foreign key ("form_id") references "forms" ("id") on delete cascade;`);
    this.addSql(`alter table "form_notification_emails" add constraint "form_notification_emails_account_id_foreign" foreign key ("account_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "form_notification_emails" add constraint "form_notification_emails_email_lower_case" check (email = lower(email));`);

    this.addSql(`alter table "email_clicks" add constraint "email_clicks_form_id_foreign" foreign key ("form_id") references "forms" ("id") on delete cascade;`);
    this.addSql(`alter table "email_clicks" add constraint "email_clicks_account_id_foreign" foreign key ("account_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "email_clicks" add constraint "email_clicks_submission_id_foreign" foreign key ("submission_id") references "form_submissions" ("id") on delete set null;`);
    this.addSql(`alter table "email_clicks" add constraint "email_clicks_click_type" check (click_type in ('view_submission', 'view_form'));`);

    this.addSql(`alter table "client_sessions" add constraint "client_sessions_client_id_foreign" foreign key ("client_id") references "clients" ("id") on delete cascade;`);

    this.addSql(`alter table "user_notification_emails" add constraint "user_notification_emails_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "user_notification_emails" add constraint "user_notification_emails_form_id_foreign" foreign key ("form_id") references "forms" ("id") on delete cascade;`);
    this.addSql(`alter table "user_notification_emails" add constraint "user_notification_emails_email_lower_case" check (email = lower(email));`);

    this.addSql(`alter table "user_sessions" add constraint "user_sessions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "user_sessions" add constraint "user_sessions_kind" check (kind in ('ordinary', 'recovery'));`);
  }
}
