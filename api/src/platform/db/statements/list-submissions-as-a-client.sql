-- list submissions as a client

select
  "c0".*,
  "c1"."id" as "c1__id",
  "c1"."account_id" as "c1__account_id",
  "c1"."email" as "c1__email",
  "c1"."password_hash" as "c1__password_hash",
  "c1"."has_initial_password" as "c1__has_initial_password",
  "c1"."name" as "c1__name",
  "c1"."company_name" as "c1__company_name",
  "c1"."is_active" as "c1__is_active",
  "c1"."created_by" as "c1__created_by",
  "c1"."email_confirmed_at" as "c1__email_confirmed_at",
  "c1"."invited_at" as "c1__invited_at",
  "c1"."link_shown_to" as "c1__link_shown_to",
  "c1"."last_seen_at" as "c1__last_seen_at",
  "c1"."locale" as "c1__locale",
  "c1"."mention_mails" as "c1__mention_mails",
  "c1"."submission_mails" as "c1__submission_mails",
  "c1"."news_until" as "c1__news_until",
  "c1"."weekly_sent_for" as "c1__weekly_sent_for",
  "c1"."time_zone" as "c1__time_zone",
  "c1"."created_at" as "c1__created_at"
from
  "client_sessions" as "c0"
  inner join "clients" as "c1" on "c0"."client_id" = "c1"."id"
  left join "users" as "u2" on "c0"."viewed_by" = "u2"."id"
where
  "c0"."token_hash" = '…'
  and "c0"."expires_at" > '…'
  and (
    (
      "c0"."viewed_by" is null
      and "c1"."is_active" = true
      and "c1"."email_confirmed_at" is not null
    )
    or "u2"."role" = 'admin'
  )
limit
  1;

select
  "c0".*
from
  "client_folder_shares" as "c0"
where
  "c0"."client_id" = '…';

select
  "f0".*
from
  "forms" as "f0"
where
  "f0"."id" = '…'
  and "f0"."deleted_at" is null
  and "f0"."client_id" = '…'
limit
  1;

with
  form (id, title, account_id) as materialized (
    select
      *
    from
      unnest($1::uuid[], $2::text[], $3::uuid[])
  ),
  page as materialized (
    select
      s.id,
      s.form_id,
      s.revision_id,
      s.submission_data,
      s.receipt_code,
      s.user_agent,
      s.version,
      s.edited_at,
      s.entered_by,
      s.language,
      s.submitted_at,
      to_char(s.submitted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
      form.title
    from
      form
      cross join lateral (
        select
          *
        from
          (
            select
              s.*
            from
              form_submissions s
            where
              s.form_id = form.id
              and (s.deleted_at is null)
              and (s.account_id = $4::uuid)
            order by
              submitted_at desc,
              id desc
            limit
              51
          ) as few
        limit
          $5
      ) as s
    order by
      s.submitted_at desc,
      s.id desc
    limit
      $6
  ),
  shown as materialized (
    select
      *
    from
      page
    order by
      submitted_at desc,
      id desc
    limit
      $7
  )
select
  (
    select
      count(*)::int
    from
      form
  ) as forms,
  (
    select
      count(*)::int
    from
      form
    where
      not form.account_id = $8::uuid
  ) as others,
  found.*,
  (
    select
      count(*)
    from
      page
  ) > $9 as has_more,
  null as reached
from
  (
    select
      coalesce(
        string_agg(
          concat(
            '{"id":"',
            s.id,
            '","revisionId":"',
            s.revision_id,
            '","answers":',
            s.submission_data,
            ',"isRead":',
            case
              when not (
                s.submitted_at > (
                  select
                    c.created_at
                  from
                    clients c
                  where
                    c.id = $10::uuid
                )
                and not exists (
                  select
                  from
                    client_form_reads r
                  where
                    r.account_id = $11::uuid
                    and r.form_id = s.form_id
                    and r.client_id = $12::uuid
                    and r.read_until >= s.submitted_at
                )
                and not exists (
                  select
                  from
                    client_reads r
                  where
                    r.account_id = $13::uuid
                    and r.form_id = s.form_id
                    and r.submission_id = s.id
                    and r.client_id = $14::uuid
                )
              ) then 'true'
              else 'false'
            end,
            ',"receiptCode":"',
            s.receipt_code,
            '","submittedAt":"',
            left(s.at, 23) || 'Z',
            '"}'
          ),
          ','
          order by
            s.submitted_at desc,
            s.id desc
        ),
        ''
      ) as submissions,
      coalesce(
        string_agg(
          s.at || ' ' || s.id,
          ','
          order by
            s.submitted_at desc,
            s.id desc
        ),
        ''
      ) as keys,
      coalesce(
        string_agg(
          s.revision_id::text,
          ','
          order by
            s.submitted_at desc,
            s.id desc
        ),
        ''
      ) as revisions
    from
      shown s
  ) as found;
