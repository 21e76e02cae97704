-- see results of a form

select
  "f0".*
from
  "forms" as "f0"
where
  "f0"."id" = '…'
  and "f0"."deleted_at" is null
  and "f0"."account_id" = '…'
limit
  1;

select
  checked_at is not null as "isChecked",
  version
from
  form_result_states
where
  form_id = $1::uuid
  and account_id = $2::uuid;

select
  id
from
  form_revisions
where
  form_id = $1
  and account_id = $2
  and id <> $3
order by
  number desc
limit
  100;

select
  language
from
  form_publishing
where
  form_id = $1;

select
  coalesce(sum(submissions), 0)::int as total
from
  form_stats_days
where
  form_id = $1::uuid
  and true;

with
  batch as materialized (
    select
      s.*
    from
      form_submissions s
    where
      (
        s.form_id = $1::uuid
        and s.account_id = $2::uuid
      )
      and (
        (s.deleted_at is null)
        and (true)
      )
    order by
      s.submitted_at desc,
      s.id desc
    limit
      1000
  ),
  last as (
    select
      submitted_at::text as at,
      id
    from
      batch
    order by
      submitted_at,
      id
    limit
      1
  )
select
  (
    select
      count(*)::int
    from
      batch
  ) as scanned,
  (
    select
      at
    from
      last
  ) as "lastAt",
  (
    select
      id
    from
      last
  ) as "lastId",
  coalesce(
    (
      select
        json_agg(
          json_build_object(
            'id',
            s.id,
            'revisionId',
            s.revision_id,
            'at',
            extract(
              epoch
              from
                s.submitted_at
            ) * 1000,
            'answers',
            s.submission_data
          )
          order by
            s.submitted_at desc,
            s.id desc
        )
      from
        batch s
      where
        true
    ),
    '[]'::json
  ) as rows;

select
  pg_advisory_xact_lock(7310043);

insert into
  form_result_states (form_id, account_id)
values
  ($1, $2)
on conflict do nothing;

select
  graphile_worker.add_job ($1, $2::json, queue_name => $3, job_key => $4, max_attempts => $5, run_at => $6, job_key_mode => $7);
