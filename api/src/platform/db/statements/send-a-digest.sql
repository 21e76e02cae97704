-- send a digest

select
  pg_advisory_xact_lock(hashtextextended ($1, 0));

select
  "d0".*
from
  "digest_periods" as "d0"
where
  "d0"."form_id" = '…'
  and "d0"."told_at" is null
order by
  "d0"."ends_at" asc
limit
  1;

update "digest_periods"
set
  "told_at" = '…'
where
  "id" = '…'
  and "form_id" = '…'
  and "account_id" = '…';

select
  "f0".*
from
  "forms" as "f0"
where
  "f0"."id" = '…'
  and "f0"."deleted_at" is null
limit
  1;

select
  s.id
from
  (
    select
      submission_id
    from
      submission_notices
    where
      account_id = $1
      and form_id = $2
      and state = 'mailed'
      and created_at > $3::timestamptz - interval '1 hour'
    order by
      created_at
    limit
      1000
  ) n
  cross join lateral (
    select
      id
    from
      form_submissions
    where
      account_id = $4
      and id = n.submission_id
      and submitted_at >= $5
      and submitted_at < $6
      and deleted_at is null
    limit
      1
  ) s;

with
  batch as materialized (
    select
      submitted_at,
      id
    from
      form_submissions
    where
      account_id = $1
      and form_id = $2
      and deleted_at is null
      and submitted_at < $3
      and (submitted_at, id) > ($4::timestamptz, $5::uuid)
    order by
      submitted_at,
      id
    limit
      5000
  )
select
  (
    select
      count(*)::int
    from
      batch
  ) as count,
  submitted_at::text as "submittedAt",
  id
from
  batch
order by
  submitted_at desc,
  id desc
limit
  1;

select
  "s0"."id",
  "s0"."form_id",
  "s0"."account_id",
  "s0"."revision_id",
  "s0"."submission_data",
  "s0"."ip_address",
  "s0"."user_agent",
  "s0"."submitted_at",
  "s0"."deleted_at",
  "s0"."trashed_by",
  "s0"."version",
  "s0"."edited_at",
  "s0"."withdrawn_at",
  "s0"."entered_by",
  "s0"."language",
  "s0"."idempotency_key",
  "s0"."content_hash",
  "s0"."receipt_code"
from
  "form_submissions" as "s0"
where
  "s0"."account_id" = '…'
  and "s0"."form_id" = '…'
  and "s0"."deleted_at" is null
  and "s0"."submitted_at" >= '…'
  and "s0"."submitted_at" < '…'
  and "s0"."id" not in ('…', '…', '…', '…', '…', '…', '…', '…', '…', '…', '…', '…', '…', '…', '…')
order by
  "s0"."submitted_at" desc,
  "s0"."id" desc
limit
  50;

select
  "f0".*
from
  "form_revisions" as "f0"
where
  "f0"."id" = '…'
  and "f0"."form_id" = '…'
  and "f0"."account_id" = '…'
limit
  1;

select
  "a0".*
from
  "account_members" as "a0"
where
  "a0"."account_id" in ('…')
  and "a0"."role" = 'owner'
order by
  "a0"."created_at" desc,
  "a0"."user_id" desc;

select
  "p0".*
from
  "profiles" as "p0"
where
  "p0"."user_id" = '…'
limit
  1;

with
  listed as (
    select
      email,
      form_id,
      is_enabled,
      condition
    from
      notification_recipients
    where
      account_id = $1
      and (
        form_id = $2
        or form_id is null
      )
  ),
  told as (
    select
      email,
      form_id is null as is_global,
      false as is_client,
      condition
    from
      listed
    where
      is_enabled
    union all
    select
      lower(f.client_primary_email),
      false,
      true,
      l.condition
    from
      forms f
      left join listed l on l.form_id = f.id
      and l.email = lower(f.client_primary_email)
    where
      f.account_id = $3
      and f.id = $4
      and f.client_primary_email is not null
      and coalesce(l.is_enabled, true)
  )
select
  email,
  bool_or(is_global) as "isGlobal",
  bool_or(is_client)
  or bool_or(own.id is not null)
  or bool_or(shared.preset is not null) as "isClient",
  case
    when bool_or(own.id is not null) then null
    else min(shared.preset)
  end as preset,
  case
    when bool_and(told.condition is not null) then (array_agg(told.condition)) [1]
  end as condition
from
  told
  left join lateral (
    select
      c.id
    from
      forms f
      join clients c on c.id = f.client_id
    where
      f.account_id = $5
      and f.id = $6
      and c.email = told.email
  ) own on true
  left join lateral (
    select
      s.preset
    from
      forms f
      join client_folder_shares s on s.account_id = f.account_id
      and s.folder_id = f.client_folder_id
      join clients c on c.id = s.client_id
    where
      f.account_id = $7
      and f.id = $8
      and c.email = told.email
  ) shared on true
where
  exists (
    select
    from
      account_members m
      join profiles p on p.user_id = m.user_id
    where
      m.account_id = $9
      and m.role = 'owner'
      and p.notifications_enabled
  )
group by
  email
order by
  email;

select
  coalesce(
    (
      select
        language
      from
        profiles
      where
        email = r.address
    ),
    (
      select
        locale
      from
        clients
      where
        email = r.address
    ),
    r.requested,
    (
      select
        browser_language
      from
        profiles
      where
        email = r.address
    ),
    (
      select
        coalesce(p.language, p.browser_language)
      from
        account_members m
        join profiles p on p.user_id = m.user_id
      where
        m.account_id = r.account_id
        and m.role = 'owner'
      order by
        m.created_at,
        m.user_id
      limit
        1
    )
  ) as language
from
  (
    select
      $1::text as address,
      $2::text as requested,
      $3::uuid as account_id
  ) r;

select
  "p0".*
from
  "platform_settings" as "p0"
where
  "p0"."key" = 'mail_server'
limit
  1;

insert into
  "mail_links" ("id", "form_id", "account_id", "submission_id", "click_type", "recipient_email", "target")
values
  ('…', '…', '…', null, 'view_form', 'team@example.com', '…');

select
  k.name,
  k.styles as kit,
  f.styles as form
from
  (
    select
      1
  ) as one
  left join lateral (
    select
      r.definition -> 'customStyles' as styles,
      (r.definition -> 'brand' ->> 'kitId')::uuid as kit_id
    from
      forms f
      join form_revisions r on r.account_id = f.account_id
      and r.form_id = f.id
      and r.id = f.current_revision_id
    where
      f.account_id = $1
      and f.id = $2::uuid
  ) f on true
  left join lateral (
    select
      name,
      styles
    from
      brand_kits
    where
      account_id = $3
    order by
      (id = f.kit_id) desc nulls last,
      defaulted_at desc nulls last,
      created_at,
      id
    limit
      1
  ) k on true;

insert into
  deliveries (
    id,
    channel,
    kind,
    recipient,
    subject,
    message,
    account_id,
    form_id,
    submission_id,
    webhook_id,
    once_key,
    queued_at,
    created_at
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
on conflict (once_key, account_id) do nothing
returning
  id;

insert into
  rate_limits as r (key, points, expire)
values
  ($1, 1, $2)
on conflict (key) do update
set
  points = case
    when r.expire > $3 then r.points + 1
    else 1
  end,
  expire = case
    when r.expire > $4 then r.expire
    else excluded.expire
  end
returning
  points;

select
  graphile_worker.add_job ($1, $2::json, queue_name => $3, job_key => $4, max_attempts => $5, run_at => $6, job_key_mode => $7);
