import { Migration } from '@mikro-orm/migrations';

export class Migration20261121073036_accounts extends Migration {

  override name = 'Migration20261121073036_accounts';

  override up(): void | Promise<void> {
    this.addSql(`create table "rate_limits" ("key" text not null, "points" int not null default 0, "expire" bigint null, primary key ("key"));`);
    this.addSql(`create index "rate_limits_expire" on "rate_limits" ("expire");`);

    this.addSql(`create table "recovery_codes" ("id" uuid not null, "user_id" uuid not null, "code_hash" text not null, "used_at" timestamptz null, "created_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`alter table "recovery_codes" add constraint "recovery_codes_code_hash_unique" unique ("code_hash");`);
    this.addSql(`create index "recovery_codes_user" on "recovery_codes" ("user_id");`);

    this.addSql(`create table "passkeys" ("id" uuid not null, "user_id" uuid not null, "credential_id" text not null, "public_key" bytea not null, "counter" bigint not null default '0', "transports" text[] not null default '{}', "name" text not null, "created_at" timestamptz not null, "last_used_at" timestamptz null, primary key ("id"));`);
    this.addSql(`alter table "passkeys" add constraint "passkeys_credential_id_unique" unique ("credential_id");`);
    this.addSql(`create index "passkeys_user" on "passkeys" ("user_id", "created_at");`);

    this.addSql(`drop table if exists "rate_limit_hits" cascade;`);

    this.addSql(`alter table "login_attempts" add "device_id" text null;`);

    this.addSql(`alter table "one_time_tokens" drop constraint "one_time_tokens_purpose";`);
    this.addSql(`alter table "one_time_tokens" alter column "subject_id" drop not null;`);
    this.addSql(`alter table "one_time_tokens" add constraint "one_time_tokens_purpose" check (purpose in ('confirm_email', 'reset_password', 'change_email', 'passkey_registration', 'passkey_sign_in'));`);

    this.addSql(`alter table "users" add "totp_secret" text null, add "totp_confirmed_at" timestamptz null, add "totp_last_step" int null;`);

    this.addSql(`alter table "mail_outbox" add "reply_to" text null;`);

    this.addSql(`alter table "user_sessions" drop constraint "user_sessions_kind";`);
    this.addSql(`alter table "user_sessions" add "second_factor_at" timestamptz null;`);
    this.addSql(`alter table "user_sessions" add constraint "user_sessions_kind" check (kind in ('ordinary', 'recovery', 'second_factor'));`);

    this.addSql(`alter table "recovery_codes" add constraint "recovery_codes_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);

    this.addSql(`alter table "passkeys" add constraint "passkeys_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`create table "rate_limit_hits" ("bucket" text not null, "hit_at" timestamptz(6) not null, "id" uuid not null, primary key ("id"));`);
    this.addSql(`create index "rate_limit_hits_bucket" on "rate_limit_hits" ("bucket", "hit_at");`);
    this.addSql(`create index "rate_limit_hits_time" on "rate_limit_hits" ("hit_at");`);

    this.addSql(`drop table if exists "rate_limits" cascade;`);
    this.addSql(`drop table if exists "recovery_codes" cascade;`);
    this.addSql(`drop table if exists "passkeys" cascade;`);

    this.addSql(`alter table "login_attempts" drop column "device_id";`);

    this.addSql(`alter table "mail_outbox" drop column "reply_to";`);

    this.addSql(`alter table "one_time_tokens" drop constraint "one_time_tokens_purpose";`);
    this.addSql(`alter table "one_time_tokens" alter column "subject_id" set not null;`);
    this.addSql(`alter table "one_time_tokens" add constraint "one_time_tokens_purpose" check ("purpose" in ('confirm_email', 'reset_password', 'change_email'));`);

    this.addSql(`alter table "user_sessions" drop constraint "user_sessions_kind";`);
    this.addSql(`alter table "user_sessions" drop column "second_factor_at";`);
    this.addSql(`alter table "user_sessions" add constraint "user_sessions_kind" check ("kind" in ('ordinary', 'recovery'));`);

    this.addSql(`alter table "users" drop column "totp_secret", drop column "totp_confirmed_at", drop column "totp_last_step";`);
  }

}
