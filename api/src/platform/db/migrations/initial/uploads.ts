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
    account_id uuid not null,
    key text not null,
    created_at timestamptz not null,
    primary key (account_id, key)
  );

  create function remove_files_of_uploads() returns trigger language plpgsql as $f$
    declare
      file record;
    begin
      for file in
        select account_id, 'spool/' || id as key from gone where state in ('receiving', 'checking')
        union select account_id, key from gone where key is not null
      loop
        insert into file_removals (account_id, key, created_at) values (file.account_id, file.key, now())
        on conflict do nothing;
      end loop;
      return null;
    end $f$;
  create trigger uploads_files after delete on uploads referencing old table as gone for each statement
    execute function remove_files_of_uploads();`;
