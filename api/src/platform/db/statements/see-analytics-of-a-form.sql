-- see analytics of a form

select
  f.id,
  f.title,
  f.active,
  f.account_id as "accountId",
  f.current_revision_id as "revisionId",
  c.name as "folderName"
from
  (
    select
      f.id,
      f.title,
      f.account_id
    from
      forms f
    where
      ("f"."deleted_at" is null)
      and ("f"."account_id" = $1)
  ) listed
  join forms f on f.id = listed.id
  left join client_folders c on c.id = f.client_folder_id
where
  f.active
  or $2::boolean
order by
  f.title,
  f.id;

select
  f.id,
  f.title,
  f.active,
  f.account_id as "accountId",
  f.current_revision_id as "revisionId",
  c.name as "folderName"
from
  (
    select
      f.id,
      f.title,
      f.account_id
    from
      forms f
    where
      (
        (("f"."id" = $1))
        and (
          ("f"."deleted_at" is null)
          and ("f"."account_id" = $2)
        )
      )
  ) listed
  join forms f on f.id = listed.id
  left join client_folders c on c.id = f.client_folder_id
where
  f.active
  or $3::boolean
order by
  f.title,
  f.id;

select
  coalesce(sum(version), 0)::text as version,
  ((now() at time zone 'UTC')::date - 1)::text as until
from
  form_stats_versions
where
  form_id = any ($1::uuid[]);

select
  kind,
  key,
  coalesce(
    sum(count) filter (
      where
        day < $1::date
    ),
    0
  )::int as count,
  (
    sum(count_at) filter (
      where
        day = $2::date
    )
  )::text as "from",
  (
    sum(count_at) filter (
      where
        day = $3::date
    )
  )::text as until
from
  form_stats_details
where
  form_id = any ($4::uuid[])
  and kind = any ($5::text[])
  and day >= $6::date
  and day <= $7::date
group by
  kind,
  key;

select
  f.id,
  s.submitted_at as at
from
  unnest($1::uuid[], $2::timestamptz[]) as f (id, since)
  cross join lateral (
    select
      submitted_at
    from
      form_submissions s
    where
      s.account_id = $3
      and s.form_id = f.id
      and s.deleted_at is null
    order by
      submitted_at desc
    limit
      1
  ) s
where
  f.since is null
  or s.submitted_at >= f.since;

select
  form_id,
  day >= $1::date as "isCurrent",
  sum(submissions)::int as "submissions",
  sum(views)::int as "views",
  sum(starts)::int as "starts",
  sum(completions)::int as "completions",
  sum(clicks)::int as "emailClicks",
  sum(redirects)::int as "formRedirects"
from
  form_stats_days
where
  form_id = any ($2::uuid[])
  and day >= $3::date
  and day < $4::date
group by
  1,
  2;

select
  day::text,
  sum(submissions_at)::text as "submissions",
  sum(views_at)::text as "views",
  sum(starts_at)::text as "starts",
  sum(completions_at)::text as "completions"
from
  form_stats_days
where
  form_id = any ($1::uuid[])
  and day >= $2::date
  and day <= $3::date
group by
  day;
