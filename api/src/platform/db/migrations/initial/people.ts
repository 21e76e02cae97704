import { PLATFORM_ACCOUNT } from './platformAccount.ts';

/** Users, the accounts they belong to, and the installation itself. */
export const PEOPLE = `
  create table users (
    id uuid not null,
    email text not null,
    password_hash text,
    role text not null default 'user',
    email_confirmed_at timestamptz,
    last_signed_in_at timestamptz,
    created_at timestamptz not null,
    totp_secret text,
    totp_confirmed_at timestamptz,
    totp_last_step int,
    primary key (id),
    constraint users_email_unique unique (email),
    constraint users_email_lower_case check (email = lower(email)),
    constraint users_role check (role in ('user', 'admin'))
  );

  create table profiles (
    user_id uuid not null,
    email text not null,
    full_name text not null default '',
    is_approved boolean not null default false,
    approval_requested_at timestamptz,
    notifications_enabled boolean not null default true,
    approved_at timestamptz,
    approved_by uuid,
    form_limit int default 1,
    time_zone text,
    language text,
    browser_language text,
    mention_mails boolean not null default true,
    primary key (user_id),
    constraint profiles_email_lower_case check (email = lower(email)),
    constraint profiles_form_limit check (form_limit is null or form_limit >= 0),
    constraint profiles_approved_by_foreign foreign key (approved_by) references users (id) on delete set null,
    constraint profiles_user_id_foreign foreign key (user_id)
      references users (id) on update cascade on delete cascade
  );
  create index profiles_approval on profiles (is_approved, approval_requested_at);

  create table accounts (
    id uuid not null,
    created_at timestamptz not null,
    primary key (id)
  );

  insert into accounts (id, created_at) values ('${PLATFORM_ACCOUNT}', now());

  create table account_members (
    account_id uuid not null,
    user_id uuid not null,
    role text not null default 'owner',
    created_at timestamptz not null,
    primary key (account_id, user_id),
    constraint account_members_user unique (user_id),
    constraint account_members_role check (role = 'owner'),
    constraint account_members_account_id_foreign foreign key (account_id)
      references accounts (id) on update cascade on delete cascade,
    constraint account_members_user_id_foreign foreign key (user_id)
      references users (id) on update cascade on delete cascade
  );

  create table user_sessions (
    id uuid not null,
    user_id uuid not null,
    token_hash text not null,
    kind text not null default 'ordinary',
    user_agent text,
    created_at timestamptz not null,
    last_used_at timestamptz not null,
    expires_at timestamptz not null,
    second_factor_at timestamptz,
    primary key (id),
    constraint user_sessions_token_hash_unique unique (token_hash),
    constraint user_sessions_kind check (kind in ('ordinary', 'recovery', 'second_factor')),
    constraint user_sessions_user_id_foreign foreign key (user_id) references users (id) on delete cascade
  );
  create index user_sessions_expires on user_sessions (expires_at);
  create index user_sessions_user on user_sessions (user_id);

  create table api_keys (
    id uuid not null,
    account_id uuid not null,
    created_by uuid not null,
    name text not null,
    secret_hash text not null,
    scopes jsonb not null,
    form_ids jsonb,
    visible_fields jsonb,
    is_impersonal boolean not null default false,
    visible_from timestamptz,
    expires_at timestamptz,
    last_used_at timestamptz,
    ended_at timestamptz,
    created_at timestamptz not null,
    primary key (id, account_id),
    constraint api_keys_accounts_fkey foreign key (account_id) references accounts (id) on delete cascade,
    constraint api_keys_created_by_foreign foreign key (created_by) references users (id) on delete cascade
  );
  create index api_keys_account on api_keys (account_id, created_at);
  create index api_keys_created_by on api_keys (created_by);

  create table passkeys (
    id uuid not null,
    user_id uuid not null,
    credential_id text not null,
    public_key bytea not null,
    counter bigint not null default '0',
    transports text[] not null default '{}',
    name text not null,
    created_at timestamptz not null,
    last_used_at timestamptz,
    primary key (id),
    constraint passkeys_credential_id_unique unique (credential_id),
    constraint passkeys_user_id_foreign foreign key (user_id) references users (id) on delete cascade
  );
  create index passkeys_user on passkeys (user_id, created_at);

  create table recovery_codes (
    id uuid not null,
    user_id uuid not null,
    code_hash text not null,
    used_at timestamptz,
    created_at timestamptz not null,
    primary key (id),
    constraint recovery_codes_code_hash_unique unique (code_hash),
    constraint recovery_codes_user_id_foreign foreign key (user_id) references users (id) on delete cascade
  );
  create index recovery_codes_user on recovery_codes (user_id);

  create table one_time_tokens (
    id uuid not null,
    realm text not null,
    subject_id uuid,
    purpose text not null,
    token_hash text not null,
    new_email text,
    expires_at timestamptz not null,
    used_at timestamptz,
    created_at timestamptz not null,
    primary key (id),
    constraint one_time_tokens_token_hash_unique unique (token_hash),
    constraint one_time_tokens_purpose check (purpose in ('confirm_email', 'reset_password', 'change_email',
      'set_up', 'trust_browser', 'passkey_registration', 'passkey_sign_in', 'invite')),
    constraint one_time_tokens_realm check (realm in ('user', 'client'))
  );
  create index one_time_tokens_subject on one_time_tokens (realm, subject_id, purpose);

  create table login_attempts (
    id uuid not null,
    realm text not null,
    email text not null,
    success boolean not null,
    attempt_time timestamptz not null,
    ip_address inet,
    source_hash text,
    device_id text,
    cleared_at timestamptz,
    primary key (id),
    constraint login_attempts_email_lower_case check (email = lower(email)),
    constraint login_attempts_realm check (realm in ('user', 'client'))
  );
  create index login_attempts_lockout on login_attempts (realm, email, attempt_time);
  create index login_attempts_time on login_attempts (attempt_time);

  create table security_events (
    id uuid not null,
    event_type text not null,
    created_at timestamptz not null,
    user_id uuid,
    client_id uuid,
    ip_address inet,
    source_hash text,
    user_agent text,
    event_data jsonb not null default '{}',
    primary key (id)
  );
  create index security_events_time on security_events (created_at);
  create index security_events_type_time on security_events (event_type, created_at);
  create index security_events_user_time on security_events (user_id, created_at);

  create function keep_security_events() returns trigger language plpgsql as $f$
    begin
      if tg_op = 'DELETE' and old.created_at < now() - interval '30 days' then
        return old;
      end if;
      raise exception 'Security events are kept for 30 days and never changed'
        using errcode = 'insufficient_privilege', table = tg_table_name;
    end $f$;
  create trigger security_events_kept before delete or update on security_events for each row
    execute function keep_security_events();
  create trigger security_events_kept_whole before truncate on security_events for each statement
    execute function keep_security_events();

  create table contact_messages (
    id uuid not null,
    user_id uuid not null,
    name text not null,
    email text not null,
    message text not null,
    subject text not null,
    created_at timestamptz not null,
    answered_at timestamptz,
    primary key (id),
    constraint contact_messages_user_id_foreign foreign key (user_id) references users (id) on delete cascade
  );
  create index contact_messages_answered on contact_messages (answered_at, created_at);
  create index contact_messages_user on contact_messages (user_id, created_at);

  create table platform_settings (
    key text not null,
    value jsonb not null,
    updated_at timestamptz not null,
    updated_by uuid,
    primary key (key),
    constraint platform_settings_updated_by_foreign foreign key (updated_by) references users (id) on delete set null
  );

  create table rate_limits (
    key text not null,
    points int not null default 0,
    expire bigint,
    primary key (key)
  );
  create index rate_limits_expire on rate_limits (expire);`;
