-- save a definition

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
  "f0".*
from
  "form_revisions" as "f0"
where
  "f0"."id" = '…'
  and "f0"."form_id" = '…'
limit
  1;

select
  "f0".*
from
  "form_drafts" as "f0"
where
  "f0"."account_id" = '…'
  and "f0"."form_id" = '…'
  and "f0"."is_current" = true
limit
  1;

select
  "n0".*
from
  "notification_recipients" as "n0"
where
  "n0"."account_id" = '…'
  and "n0"."form_id" = '…'
order by
  "n0"."created_at" asc,
  "n0"."id" asc;

select
  "p0".*
from
  "platform_settings" as "p0"
where
  "p0"."key" = 'mail_server'
limit
  1;

select
  "f0".*
from
  "form_addresses" as "f0"
where
  "f0"."account_id" = '…'
  and "f0"."form_id" = '…'
  and "f0"."is_current" = true
limit
  1;

select
  "c0".*
from
  "clients" as "c0"
where
  "c0"."id" in ('…');

select
  1
from
  "forms" as "f0"
where
  "f0"."id" = '…'
for update;

select
  "f0".*
from
  "forms" as "f0"
where
  "f0"."id" = '…'
limit
  1;

select
  coalesce(sum(bytes), 0)::float8 as bytes
from
  (
    select
      pg_column_size(definition) as bytes
    from
      form_revisions
    where
      account_id = $1
      and form_id in (
        select
          id
        from
          forms
        where
          account_id = $2
      )
      and created_at > now() - interval '1 day'
    union all
    select
      pg_column_size(definition)
    from
      form_drafts
    where
      account_id = $3
      and saved_at > now() - interval '1 day'
  ) stored;

select
  "f0"."id",
  "f0"."form_id",
  "f0"."account_id",
  "f0"."number"
from
  "form_revisions" as "f0"
where
  "f0"."form_id" = '…'
order by
  "f0"."number" desc
limit
  1;

insert into
  "form_revisions" ("id", "form_id", "account_id", "number", "definition", "field_count", "created_by", "created_at")
values
  ('…', '…', '…', 2, '…', 3, '…', '…');

update "forms"
set
  "current_revision_id" = '…',
  "updated_at" = '…',
  "version" = "version" + 1
where
  "id" = '…'
  and "version" = 1
returning
  "version";

select distinct
  form_id as "formId",
  account_id as "accountId"
from
  form_quotas
where
  form_id = any ($1::uuid[]);

select
  count(*) as "count"
from
  "webhooks" as "w0"
where
  "w0"."account_id" = '…'
  and "w0"."is_active" = true
  and "w0"."events" @> '{form.published}'
  and (
    "w0"."form_id" = '…'
    or "w0"."form_id" is null
  );

select
  "p0".*
from
  "platform_settings" as "p0";

select
  "f0".*
from
  "form_revisions" as "f0"
where
  "f0"."id" = '…'
  and "f0"."form_id" = '…'
limit
  1;
