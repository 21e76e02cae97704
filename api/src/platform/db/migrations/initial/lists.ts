/** What people keep of their lists, and what runs over whole lists. */
export const LISTS = `
  create table saved_views (
    id uuid not null,
    name text not null,
    query text not null,
    created_at timestamptz not null,
    account_id uuid not null,
    primary key (id, account_id),
    constraint saved_views_accounts_fkey foreign key (account_id) references accounts (id) on delete cascade
  );
  create unique index saved_views_account_name on saved_views (account_id, lower(name));

  create table reply_templates (
    id uuid not null,
    account_id uuid not null,
    name text not null,
    text text not null,
    created_at timestamptz not null,
    primary key (id, account_id),
    constraint reply_templates_accounts_fkey foreign key (account_id) references accounts (id) on delete cascade
  );
  create unique index reply_templates_name on reply_templates (account_id, lower(name));

  create table bulk_jobs (
    id uuid not null,
    action text not null,
    selection jsonb not null,
    reached_id uuid,
    total int not null,
    done int not null default 0,
    failed int not null default 0,
    state text not null default 'waiting',
    created_at timestamptz not null,
    finished_at timestamptz,
    tag text,
    account_id uuid not null,
    created_by uuid not null,
    api_key jsonb,
    primary key (id, account_id),
    constraint bulk_jobs_action check (action in ('trash', 'restore', 'delete', 'read', 'unread', 'tag', 'untag',
      'status', 'assign')),
    constraint bulk_jobs_state check (state in ('waiting', 'running', 'done', 'cancelled', 'failed')),
    constraint bulk_jobs_accounts_fkey foreign key (account_id) references accounts (id) on delete cascade,
    constraint bulk_jobs_created_by_foreign foreign key (created_by) references users (id) on delete cascade
  );
  create index bulk_jobs_account on bulk_jobs (account_id, created_at);

  create table bulk_job_changes (
    job_id uuid not null,
    id uuid not null,
    account_id uuid not null,
    value text,
    submission_ids uuid[] not null,
    primary key (job_id, id, account_id),
    constraint bulk_job_changes_bulk_jobs_fkey foreign key (job_id, account_id)
      references bulk_jobs (id, account_id) on delete cascade
  );

  create table exports (
    id uuid not null,
    format text not null,
    selection jsonb not null,
    form_ids jsonb not null,
    file_name text not null,
    state text not null default 'waiting',
    total int not null,
    rows int not null default 0,
    bytes bigint,
    sha256 text,
    problem text,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    account_id uuid not null,
    created_by uuid not null,
    api_key jsonb,
    primary key (id, account_id),
    constraint exports_format check (format in ('csv', 'xlsx', 'jsonl')),
    constraint exports_state check (state in ('waiting', 'running', 'done', 'failed')),
    constraint exports_accounts_fkey foreign key (account_id) references accounts (id) on delete cascade,
    constraint exports_created_by_foreign foreign key (created_by) references users (id) on delete cascade
  );
  create index exports_account on exports (account_id, created_at);
  create index exports_expiry on exports (expires_at);

  create table recurring_exports (
    user_id uuid not null,
    form_id uuid not null,
    account_id uuid not null,
    every text not null,
    rows text not null,
    format text not null,
    selection jsonb not null,
    sent_for date not null,
    created_at timestamptz not null,
    paused_reason text,
    primary key (user_id, form_id, account_id),
    constraint recurring_exports_every check (every in ('day', 'week', 'month')),
    constraint recurring_exports_format check (format in ('csv', 'xlsx', 'jsonl')),
    constraint recurring_exports_rows check (rows in ('new', 'all')),
    constraint recurring_exports_forms_fkey foreign key (account_id, form_id)
      references forms (account_id, id) on delete cascade,
    constraint recurring_exports_user_id_foreign foreign key (user_id) references users (id) on delete cascade
  );
  create index recurring_exports_due on recurring_exports (sent_for);
  create index recurring_exports_user on recurring_exports (user_id);`;
