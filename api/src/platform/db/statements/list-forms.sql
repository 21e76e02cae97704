-- list forms

select
  "f0".*
from
  "forms" as "f0"
where
  "f0"."deleted_at" is null
  and "f0"."account_id" = '…'
order by
  "f0"."created_at" desc,
  "f0"."id" desc;

select
  form.id as form_id,
  latest.submitted_at as last,
  case
    when few.count <= 1000 then few.count
    else (
      select
        sum(day.submissions)::int
      from
        form_stats_days day
      where
        day.account_id = $1
        and day.form_id = form.id
    )
  end as count
from
  unnest($2::uuid[]) as form (id)
  cross join lateral (
    select
      s.submitted_at
    from
      form_submissions s
    where
      s.account_id = $3
      and s.form_id = form.id
      and s.deleted_at is null
    order by
      s.submitted_at desc
    limit
      1
  ) as latest
  cross join lateral (
    select
      count(*)::int as count
    from
      (
        select
          1
        from
          form_submissions s
        where
          s.account_id = $4
          and s.form_id = form.id
          and s.deleted_at is null
        limit
          1001
      ) as first
  ) as few;

select
  "form_id",
  "field_count"
from
  "form_revisions"
where
  "account_id" = any ($1::uuid[])
  and "id" = any ($2::uuid[]);

select
  "f0"."id",
  "f0"."account_id",
  "f0"."form_id"
from
  "form_drafts" as "f0"
where
  "f0"."form_id" in ('…')
  and "f0"."is_current" = true;

select
  "c0".*
from
  "clients" as "c0"
where
  "c0"."id" in ('…');
