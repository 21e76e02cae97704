/** What visitors send, and what is done with it. */
export const SUBMISSIONS = `
  create table form_submissions (
    id uuid not null,
    form_id uuid not null,
    account_id uuid not null,
    revision_id uuid not null,
    submission_data jsonb not null,
    ip_address inet,
    user_agent text,
    submitted_at timestamptz not null,
    deleted_at timestamptz,
    idempotency_key uuid not null,
    content_hash text not null,
    receipt_code text not null,
    search_text text,
    trashed_by uuid,
    primary key (id, form_id, account_id),
    constraint form_submissions_idempotency_key unique (form_id, idempotency_key, account_id),
    constraint form_submissions_form_revisions_fkey foreign key (account_id, form_id, revision_id)
      references form_revisions (account_id, form_id, id) on delete cascade
  );
  create index form_submissions_account_inbox on form_submissions (account_id, submitted_at desc, id desc)
    where deleted_at is null;
  create index form_submissions_addresses on form_submissions using gin (submission_address_keys(search_text))
    with (fastupdate = off) where search_text is not null;
  create index form_submissions_inbox on form_submissions (form_id, submitted_at desc, id desc)
    where deleted_at is null;
  create index form_submissions_receipts on form_submissions (receipt_code) where search_text is not null;
  create index form_submissions_retention on form_submissions (deleted_at) where deleted_at is not null;
  create index form_submissions_revision on form_submissions (revision_id);
  create index form_submissions_search on form_submissions using gin (search_text gin_trgm_ops)
    where search_text is not null;
  create index form_submissions_trash on form_submissions (account_id, deleted_at desc, id desc)
    where deleted_at is not null;
  create index form_submissions_trashed_by on form_submissions (trashed_by, id) where trashed_by is not null;
  create index form_submissions_unindexed on form_submissions (form_id, submitted_at) where search_text is null;

  create table submission_marks (
    user_id uuid not null,
    submission_id uuid not null,
    read_at timestamptz,
    starred_at timestamptz,
    account_id uuid not null,
    form_id uuid not null,
    primary key (user_id, submission_id, account_id),
    constraint submission_marks_form_submissions_fkey foreign key (account_id, form_id, submission_id)
      references form_submissions (account_id, form_id, id) on delete cascade,
    constraint submission_marks_user_id_foreign foreign key (user_id)
      references users (id) on update cascade on delete cascade
  );
  create index submission_marks_read on submission_marks (user_id, submission_id) where read_at is not null;
  create index submission_marks_starred on submission_marks (user_id, submission_id) where starred_at is not null;
  create index submission_marks_submission on submission_marks (submission_id);

  create table submission_notes (
    id uuid not null,
    submission_id uuid not null,
    account_id uuid not null,
    author_id uuid,
    text text not null,
    created_at timestamptz not null,
    form_id uuid not null,
    primary key (id, form_id, account_id),
    constraint submission_notes_author_id_foreign foreign key (author_id) references users (id) on delete set null,
    constraint submission_notes_form_submissions_fkey foreign key (account_id, form_id, submission_id)
      references form_submissions (account_id, form_id, id) on delete cascade
  );
  create index submission_notes_submission on submission_notes (submission_id, created_at);

  create table submission_entries (
    id uuid not null,
    form_id uuid not null,
    account_id uuid not null,
    submission_id uuid not null,
    author_id uuid,
    kind text not null,
    text text not null,
    address text,
    subject text,
    created_at timestamptz not null,
    primary key (id, form_id, account_id),
    constraint submission_entries_kind check (kind in ('state', 'status', 'assignee', 'reply')),
    constraint submission_entries_author_id_foreign foreign key (author_id) references users (id) on delete set null,
    constraint submission_entries_form_submissions_fkey foreign key (account_id, form_id, submission_id)
      references form_submissions (account_id, form_id, id) on delete cascade
  );
  create index submission_entries_author on submission_entries (author_id) where author_id is not null;
  create index submission_entries_submission on submission_entries (submission_id, created_at);

  create table submission_comments (
    id uuid not null,
    form_id uuid not null,
    account_id uuid not null,
    submission_id uuid not null,
    is_by_client boolean not null,
    author_id uuid,
    client_id uuid,
    text text not null,
    audience text not null,
    mentions jsonb not null default '[]',
    created_at timestamptz not null,
    edited_at timestamptz,
    awaits_mail boolean not null default false,
    primary key (id, form_id, account_id),
    constraint submission_comments_audience check (audience in ('team', 'clients', 'public')),
    constraint submission_comments_author_id_foreign foreign key (author_id) references users (id) on delete set null,
    constraint submission_comments_client_id_foreign foreign key (client_id)
      references clients (id) on delete set null,
    constraint submission_comments_form_submissions_fkey foreign key (account_id, form_id, submission_id)
      references form_submissions (account_id, form_id, id) on delete cascade
  );
  create index submission_comments_author on submission_comments (author_id) where author_id is not null;
  create index submission_comments_client on submission_comments (client_id) where client_id is not null;
  create index submission_comments_mail on submission_comments (form_id) where awaits_mail;
  create index submission_comments_submission on submission_comments (submission_id, created_at);

  create table tags (
    id uuid not null,
    account_id uuid not null,
    name text not null,
    created_at timestamptz not null,
    primary key (id, account_id),
    constraint tags_accounts_fkey foreign key (account_id) references accounts (id) on delete cascade
  );
  create unique index tags_name on tags (account_id, lower(name));

  create table submission_tags (
    submission_id uuid not null,
    tag_id uuid not null,
    account_id uuid not null,
    created_at timestamptz not null,
    form_id uuid not null,
    primary key (submission_id, tag_id, account_id),
    constraint submission_tags_form_submissions_fkey foreign key (account_id, form_id, submission_id)
      references form_submissions (account_id, form_id, id) on delete cascade,
    constraint submission_tags_tags_fkey foreign key (account_id, tag_id)
      references tags (account_id, id) on delete cascade
  );
  create index submission_tags_tag on submission_tags (tag_id);

  create table submission_statuses (
    id uuid not null,
    account_id uuid not null,
    name text not null,
    color text not null,
    state text not null,
    place int not null,
    created_at timestamptz not null,
    public_name text,
    primary key (id, account_id),
    constraint submission_statuses_state check (state in ('open', 'in_progress', 'done')),
    constraint submission_statuses_accounts_fkey foreign key (account_id) references accounts (id) on delete cascade
  );
  create unique index submission_statuses_name on submission_statuses (account_id, lower(name));

  create table submission_work (
    submission_id uuid not null,
    form_id uuid not null,
    account_id uuid not null,
    submitted_at timestamptz not null,
    state text not null default 'open',
    status_id uuid,
    assignee_id uuid,
    changed_at timestamptz not null,
    primary key (submission_id, form_id, account_id),
    constraint submission_work_state check (state in ('open', 'in_progress', 'done')),
    constraint submission_work_account_members_fkey foreign key (account_id, assignee_id)
      references account_members (account_id, user_id),
    constraint submission_work_form_submissions_fkey foreign key (account_id, form_id, submission_id)
      references form_submissions (account_id, form_id, id) on delete cascade,
    constraint submission_work_submission_statuses_fkey foreign key (account_id, status_id)
      references submission_statuses (account_id, id)
  );
  create index submission_work_assignees on submission_work (assignee_id, form_id, submitted_at desc, submission_id desc)
    where assignee_id is not null;
  create index submission_work_states on submission_work (form_id, state, submitted_at desc, submission_id desc)
    where state <> 'open';
  create index submission_work_statuses on submission_work (status_id, form_id, submitted_at desc, submission_id desc)
    where status_id is not null;

  create table submission_browsers (
    form_id uuid not null,
    browser_hash text not null,
    submission_id uuid not null,
    account_id uuid not null,
    primary key (form_id, browser_hash, account_id),
    constraint submission_browsers_submission unique (submission_id, browser_hash, account_id),
    constraint submission_browsers_form_submissions_fkey foreign key (account_id, form_id, submission_id)
      references form_submissions (account_id, form_id, id) on delete cascade
  );

  create table client_reads (
    account_id uuid not null,
    form_id uuid not null,
    submission_id uuid not null,
    client_id uuid not null,
    primary key (account_id, form_id, submission_id, client_id),
    constraint client_reads_client_id_foreign foreign key (client_id) references clients (id) on delete cascade,
    constraint client_reads_form_submissions_fkey foreign key (account_id, form_id, submission_id)
      references form_submissions (account_id, form_id, id) on delete cascade
  );
  create index client_reads_client on client_reads (client_id);

  create unlogged table submit_attempts (
    bucket text not null,
    times timestamptz[] not null,
    keys uuid[] not null,
    streak int not null,
    last_at timestamptz not null,
    primary key (bucket)
  );

  create table used_captcha_tokens (
    token_hash text not null,
    provider text not null,
    expires_at timestamptz not null,
    primary key (token_hash)
  );
  create index used_captcha_tokens_expires on used_captcha_tokens (expires_at);

  create unlogged table visit_marks (
    load_id uuid not null,
    mark text not null,
    seen_at timestamptz not null,
    primary key (load_id, mark)
  );
  create index visit_marks_seen on visit_marks (seen_at);`;
