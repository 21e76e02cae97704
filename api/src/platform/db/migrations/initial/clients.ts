import { PLATFORM_ACCOUNT } from './platformAccount.ts';

/** Clients and the folders that are shown to them. */
export const CLIENTS = `
  create table clients (
    id uuid not null,
    email text not null,
    password_hash text,
    name text,
    company_name text,
    is_active boolean not null default false,
    created_by uuid,
    email_confirmed_at timestamptz,
    created_at timestamptz not null,
    has_initial_password boolean not null default false,
    account_id uuid not null default '${PLATFORM_ACCOUNT}',
    invited_at timestamptz,
    last_seen_at timestamptz,
    locale text,
    mention_mails boolean not null default true,
    submission_mails text not null default 'none',
    news_until timestamptz,
    weekly_sent_for date,
    time_zone text,
    primary key (id),
    constraint clients_account unique (account_id, id),
    constraint clients_email_unique unique (email),
    constraint clients_email_lower_case check (email = lower(email)),
    constraint clients_submission_mails check (submission_mails in ('none', 'each', 'daily')),
    constraint clients_accounts_fkey foreign key (account_id) references accounts (id) on delete cascade,
    constraint clients_created_by_foreign foreign key (created_by) references users (id) on delete set null
  );
  create index clients_created on clients (created_at);

  create table client_sessions (
    id uuid not null,
    client_id uuid not null,
    token_hash text not null,
    expires_at timestamptz not null,
    created_at timestamptz not null,
    viewed_by uuid,
    primary key (id),
    constraint client_sessions_token_hash_unique unique (token_hash),
    constraint client_sessions_client_id_foreign foreign key (client_id) references clients (id) on delete cascade,
    constraint client_sessions_viewed_by_foreign foreign key (viewed_by) references users (id) on delete cascade
  );
  create index client_sessions_client on client_sessions (client_id);
  create index client_sessions_expires on client_sessions (expires_at);

  create table client_folders (
    id uuid not null,
    name text not null,
    description text,
    created_at timestamptz not null,
    account_id uuid not null,
    primary key (id, account_id),
    constraint client_folders_accounts_fkey foreign key (account_id) references accounts (id) on delete cascade
  );
  create index client_folders_account on client_folders (account_id, created_at);

  create table client_folder_shares (
    account_id uuid not null,
    folder_id uuid not null,
    client_id uuid not null,
    preset text not null,
    may_export boolean not null default true,
    created_at timestamptz not null,
    may_comment boolean not null default false,
    sees_status boolean not null default false,
    primary key (account_id, folder_id, client_id),
    constraint client_folder_shares_preset check (preset in ('everything', 'impersonal', 'figures')),
    constraint client_folder_shares_client_folders_fkey foreign key (account_id, folder_id)
      references client_folders (account_id, id) on delete cascade,
    constraint client_folder_shares_client_id_foreign foreign key (client_id)
      references clients (id) on delete cascade
  );
  create index client_folder_shares_client on client_folder_shares (client_id);`;
