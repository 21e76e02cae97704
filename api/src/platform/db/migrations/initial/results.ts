const TABLES = `
  create table form_result_states (
    form_id uuid not null,
    account_id uuid not null,
    checked_at timestamptz,
    version uuid not null default gen_random_uuid(),
    kept_until timestamptz,
    primary key (form_id, account_id),
    constraint form_result_states_forms_fkey foreign key (account_id, form_id)
      references forms (account_id, id) on delete cascade
  );

  create table form_result_counts (
    form_id uuid not null,
    day date not null,
    question text not null,
    account_id uuid not null,
    counts jsonb not null,
    primary key (form_id, day, question, account_id),
    constraint form_result_counts_forms_fkey foreign key (account_id, form_id)
      references forms (account_id, id) on delete cascade
  );

  create sequence form_result_change_numbers;
  create table form_result_changes (
    form_id uuid not null,
    number bigint not null default nextval('form_result_change_numbers'),
    account_id uuid not null,
    sign smallint not null,
    revision_id uuid not null,
    submitted_at timestamptz not null,
    answers jsonb not null,
    primary key (form_id, number, account_id),
    constraint form_result_changes_form_revisions_fkey foreign key (account_id, form_id, revision_id)
      references form_revisions (account_id, form_id, id) on delete cascade,
    constraint form_result_changes_forms_fkey foreign key (account_id, form_id)
      references forms (account_id, id) on delete cascade
  );

  create table form_result_additions (
    form_id uuid not null,
    version uuid not null,
    account_id uuid not null,
    before uuid not null,
    added_at timestamptz not null default clock_timestamp(),
    counts json not null,
    primary key (form_id, version, account_id),
    constraint form_result_additions_forms_fkey foreign key (account_id, form_id)
      references forms (account_id, id) on delete cascade
  );

  create table form_result_blocks (
    form_id uuid not null,
    block int not null,
    account_id uuid not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    row_count int not null,
    ids bytea not null,
    times bytea not null,
    primary key (form_id, block, account_id),
    constraint form_result_blocks_forms_fkey foreign key (account_id, form_id)
      references forms (account_id, id) on delete cascade
  );
  alter table form_result_blocks alter ids set storage external, alter times set storage external;

  create table form_result_columns (
    form_id uuid not null,
    block int not null,
    question text not null,
    account_id uuid not null,
    entries json not null,
    codes bytea not null,
    numbers bytea,
    scale smallint not null,
    is_filterable boolean not null,
    primary key (form_id, block, question, account_id),
    constraint form_result_columns_form_result_blocks_fkey foreign key (form_id, block, account_id)
      references form_result_blocks (form_id, block, account_id) on delete cascade
  );
  alter table form_result_columns alter codes set storage external, alter numbers set storage external;

  create table form_result_deltas (
    form_id uuid not null,
    number bigint not null,
    account_id uuid not null,
    sign smallint not null,
    revision_id uuid not null,
    submitted_at timestamptz not null,
    answers jsonb not null,
    kept_at timestamptz not null default now(),
    primary key (form_id, number, account_id),
    constraint form_result_deltas_form_revisions_fkey foreign key (account_id, form_id, revision_id)
      references form_revisions (account_id, form_id, id) on delete cascade,
    constraint form_result_deltas_forms_fkey foreign key (account_id, form_id)
      references forms (account_id, id) on delete cascade
  );`;

/** Rows that the counters of results hold, or that wait in the queue: found by the text index's job, and not deleted. */
const isCounted = (row: string): string => `(${row}.search_text is not null and ${row}.deleted_at is null)`;

/** What a row is counted by. */
const isOther = `(o.submission_data, o.submitted_at, o.revision_id) is distinct from (n.submission_data, n.submitted_at, n.revision_id)`;

const side = (row: 'o' | 'n', sign: number): string =>
  `select ${row}.account_id, ${row}.form_id, ${sign} as sign, ${row}.revision_id, ${row}.submitted_at, ${row}.submission_data`;

const UPDATED = `
    ${side('o', -1)} from old_rows o join new_rows n on n.id = o.id and n.form_id = o.form_id
      where ${isCounted('o')} and (not ${isCounted('n')} or ${isOther})
    union all
    ${side('n', 1)} from old_rows o join new_rows n on n.id = o.id and n.form_id = o.form_id
      where ${isCounted('n')} and (not ${isCounted('o')} or ${isOther})`;
const DELETED = `${side('o', -1)} from old_rows o where ${isCounted('o')}`;

/**
 * Queues rows of forms with counters, with what is to be added or taken away; a form that is being deleted has none.
 * The lock lets a form begin to be counted between two changes, never beside one (decision 360). Statements of a
 * function see what was committed before each of them, so the form's state is seen once the lock is held.
 */
const queueTrigger = (operation: 'update' | 'delete', tables: string, changes: string): string => `
  create function queue_result_${operation}s() returns trigger language plpgsql as $f$
  declare
    counted record;
    change record;
  begin
    perform pg_advisory_xact_lock_shared(7310043);
    for counted in select distinct c.account_id, c.form_id from (${changes}) c loop
      continue when not exists (select from form_result_states r
        where r.account_id = counted.account_id and r.form_id = counted.form_id);
      continue when not exists (select from forms f
        where f.account_id = counted.account_id and f.id = counted.form_id);
      for change in select * from (${changes}) c
        where c.account_id = counted.account_id and c.form_id = counted.form_id loop
        insert into form_result_changes (account_id, form_id, sign, revision_id, submitted_at, answers)
        values (change.account_id, change.form_id, change.sign, change.revision_id, change.submitted_at,
          change.submission_data);
      end loop;
    end loop;
    return null;
  end $f$;
  create trigger queue_result_${operation}s after ${operation} on form_submissions referencing ${tables}
    for each statement execute function queue_result_${operation}s();`;

/** Counters and blocks of the answers, for summaries, kept behind the insert. */
export const RESULTS = [
  TABLES,
  queueTrigger('update', 'old table as old_rows new table as new_rows', UPDATED),
  queueTrigger('delete', 'old table as old_rows', DELETED),
].join('\n');
