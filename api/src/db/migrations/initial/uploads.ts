/** Files of visitors, and files that wait for their removal. */
export const UPLOADS = `
  create table uploads (
    id uuid not null,
    form_id uuid not null,
    account_id uuid not null,
    field_id text not null,
    submission_id uuid,
    state text not null,
    name text not null,
    size bigint not null,
    type text,
    sha256 text,
    key text,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    locked_by uuid,
    locked_until timestamptz,
    is_lock_wanted boolean not null default false,
    reason text,
    held_until timestamptz,
    is_told boolean not null default false,
    received bigint,
    stored_size bigint,
    source text,
    primary key (id, form_id, account_id),
    constraint uploads_state_check check (state in ('receiving', 'checking', 'kept', 'quarantined', 'refused')),
    constraint uploads_form_submissions_fkey foreign key (account_id, form_id, submission_id)
      references form_submissions (account_id, form_id, id) on delete cascade,
    constraint uploads_forms_fkey foreign key (account_id, form_id)
      references forms (account_id, id) on delete cascade
  );
  create index uploads_held on uploads (held_until) where state = 'quarantined' and key is not null;
  create index uploads_sources on uploads (account_id, source) where source is not null;
  create index uploads_submission on uploads (account_id, form_id, submission_id);
  create index uploads_waiting on uploads (expires_at) where submission_id is null;

  create table file_removals (
    key text not null,
    created_at timestamptz not null,
    primary key (key)
  );

  create function remove_files_of_uploads() returns trigger language plpgsql as $f$
    begin
      insert into file_removals (key, created_at)
      select 'spool/' || id, now() from gone where state in ('receiving', 'checking')
      union select key, now() from gone where key is not null
      on conflict (key) do nothing;
      return null;
    end $f$;
  create trigger uploads_files after delete on uploads referencing old table as gone for each statement
    execute function remove_files_of_uploads();`;
