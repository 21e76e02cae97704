/** Forms: what they ask, how they look, and where they are published. */
export const FORMS = `
  create table forms (
    id uuid not null,
    title text not null,
    description text not null default '',
    active boolean not null default true,
    version int not null default 1,
    current_revision_id uuid not null,
    logo_url text,
    redirect_url text,
    client_primary_email text,
    client_folder_id uuid,
    assigned_to_user_id uuid,
    client_id uuid,
    client_may_read_submissions boolean not null default true,
    deleted_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    auto_reply jsonb,
    erased_at timestamptz,
    client_may_export boolean not null default true,
    client_visible_fields jsonb,
    client_visible_from timestamptz,
    account_id uuid not null,
    cover_url text,
    client_may_comment boolean not null default false,
    client_sees_status boolean not null default false,
    attaches_pdf boolean not null default false,
    primary key (id),
    constraint forms_account unique (account_id, id),
    constraint forms_accounts_fkey foreign key (account_id) references accounts (id) on delete cascade,
    constraint forms_assigned_to_user_id_foreign foreign key (assigned_to_user_id)
      references users (id) on delete set null,
    constraint forms_client_folders_fkey foreign key (account_id, client_folder_id)
      references client_folders (account_id, id) on delete set null (client_folder_id),
    constraint forms_client_id_foreign foreign key (client_id) references clients (id) on delete set null
  );
  create index forms_account_created on forms (account_id, created_at);
  create index forms_assigned_user on forms (assigned_to_user_id);
  create index forms_client on forms (client_id);
  create index forms_cover on forms (cover_url) where cover_url is not null;
  create index forms_folder on forms (client_folder_id);
  create index forms_logo on forms (logo_url) where logo_url is not null;
  create index forms_trash on forms (deleted_at) where deleted_at is not null;

  create table form_revisions (
    id uuid not null,
    form_id uuid not null,
    account_id uuid not null,
    number int not null,
    definition jsonb not null,
    created_by uuid,
    created_at timestamptz not null,
    field_count int not null,
    primary key (id, form_id, account_id),
    constraint form_revisions_number unique (form_id, number, account_id),
    constraint form_revisions_created_by_foreign foreign key (created_by) references users (id) on delete set null,
    constraint form_revisions_forms_fkey foreign key (account_id, form_id)
      references forms (account_id, id) on delete cascade
  );
  create index form_revisions_brand on form_revisions (account_id, (definition -> 'brand' ->> 'kitId'))
    where jsonb_exists(definition, 'brand');

  create function keep_form_revisions() returns trigger language plpgsql as $f$
    begin
      if new.definition is distinct from old.definition or new.form_id is distinct from old.form_id then
        raise exception 'a form revision is never changed';
      end if;
      return new;
    end $f$;
  create trigger form_revisions_unchangeable before update on form_revisions for each row
    execute function keep_form_revisions();

  create table form_drafts (
    id uuid not null,
    form_id uuid not null,
    account_id uuid not null,
    is_current boolean not null default true,
    definition jsonb not null,
    base_revision_id uuid not null,
    state uuid not null,
    saved_by uuid,
    created_at timestamptz not null,
    saved_at timestamptz not null,
    primary key (id, account_id),
    constraint form_drafts_forms_fkey foreign key (account_id, form_id)
      references forms (account_id, id) on delete cascade,
    constraint form_drafts_saved_by_foreign foreign key (saved_by) references users (id) on delete set null
  );
  create unique index form_drafts_current on form_drafts (account_id, form_id) where is_current;
  create index form_drafts_form on form_drafts (account_id, form_id, saved_at);

  create table form_publishing (
    form_id uuid not null,
    account_id uuid not null,
    allowed_websites text[],
    frame_only boolean not null default false,
    closes_at timestamptz,
    closed_text text,
    max_submissions int,
    one_per_browser boolean not null default false,
    language text,
    prefillable text[] not null,
    hidden_fields text[] not null,
    host_may_read_answers boolean not null default false,
    social_title text,
    social_description text,
    social_picture_url text,
    shows_status boolean not null default false,
    locked_fields text[] not null default '{}',
    primary key (form_id, account_id),
    constraint form_publishing_language check (language ~ '^[a-z]{2}$'),
    constraint form_publishing_max_submissions check (max_submissions > 0),
    constraint form_publishing_forms_fkey foreign key (account_id, form_id)
      references forms (account_id, id) on delete cascade
  );

  create table form_blocks (
    id uuid not null,
    account_id uuid not null,
    name text not null,
    definition jsonb not null,
    created_at timestamptz not null,
    primary key (id, account_id),
    constraint form_blocks_accounts_fkey foreign key (account_id) references accounts (id) on delete cascade
  );
  create index form_blocks_account on form_blocks (account_id, created_at);

  create table form_templates (
    id uuid not null,
    account_id uuid not null,
    name text not null,
    description text not null default '',
    category text not null,
    definition jsonb not null,
    created_at timestamptz not null,
    primary key (id, account_id),
    constraint form_templates_accounts_fkey foreign key (account_id) references accounts (id) on delete cascade
  );
  create index form_templates_account on form_templates (account_id, created_at);

  create table brand_kits (
    id uuid not null,
    account_id uuid not null,
    name text not null,
    styles jsonb not null,
    dark_styles jsonb,
    logo_url text,
    created_at timestamptz not null,
    primary key (id, account_id),
    constraint brand_kits_accounts_fkey foreign key (account_id) references accounts (id) on delete cascade
  );
  create index brand_kits_account on brand_kits (account_id, created_at);

  create table pictures (
    account_id uuid not null,
    name text not null,
    size bigint not null,
    created_at timestamptz not null,
    unused_since timestamptz,
    primary key (account_id, name),
    constraint pictures_accounts_fkey foreign key (account_id) references accounts (id) on delete cascade
  );
  create index pictures_name on pictures (name);

  create function remove_files_of_pictures() returns trigger language plpgsql as $f$
    declare
      file record;
    begin
      for file in
        select account_id, 'pictures/' || name as key from gone
      loop
        insert into file_removals (account_id, key, created_at) values (file.account_id, file.key, now())
        on conflict do nothing;
      end loop;
      return null;
    end $f$;
  create trigger pictures_files after delete on pictures referencing old table as gone for each statement
    execute function remove_files_of_pictures();

  create table shared_results (
    id uuid not null,
    account_id uuid not null,
    form_id uuid not null,
    name text not null,
    token_hash text not null,
    token_sealed text not null,
    questions jsonb not null,
    texts jsonb not null,
    smallest_group int not null,
    picture jsonb,
    frozen_at timestamptz,
    expires_at timestamptz,
    created_by uuid,
    created_at timestamptz not null,
    password_hash text,
    views int not null default 0,
    primary key (id, account_id),
    constraint shared_results_created_by_foreign foreign key (created_by) references users (id) on delete set null,
    constraint shared_results_forms_fkey foreign key (account_id, form_id)
      references forms (account_id, id) on delete cascade
  );
  create index shared_results_form on shared_results (account_id, form_id, created_at);
  create unique index shared_results_token on shared_results (token_hash);

  create table embed_reports (
    form_id uuid not null,
    problem text not null,
    page text not null,
    mode text not null,
    account_id uuid not null,
    count int not null,
    first_seen_at timestamptz not null,
    last_seen_at timestamptz not null,
    primary key (form_id, problem, page, mode, account_id),
    constraint embed_reports_forms_fkey foreign key (account_id, form_id)
      references forms (account_id, id) on delete cascade
  );

  create table client_form_reads (
    account_id uuid not null,
    form_id uuid not null,
    client_id uuid not null,
    read_until timestamptz not null,
    primary key (account_id, form_id, client_id),
    constraint client_form_reads_client_id_foreign foreign key (client_id) references clients (id) on delete cascade,
    constraint client_form_reads_forms_fkey foreign key (account_id, form_id)
      references forms (account_id, id) on delete cascade
  );
  create index client_form_reads_client on client_form_reads (client_id);`;
