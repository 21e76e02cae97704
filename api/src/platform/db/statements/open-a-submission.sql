-- open a submission

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
  inner join "forms" as "f1" on "s0"."form_id" = "f1"."id"
where
  "s0"."id" = '…'
  and "s0"."deleted_at" is null
  and "f1"."deleted_at" is null
  and "f1"."account_id" = '…'
limit
  1;

select
  "f0".*
from
  "forms" as "f0"
where
  "f0"."id" = '…'
  and "f0"."account_id" = '…'
limit
  1;

with
  shown as materialized (
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
      f.title
    from
      form_submissions s
      join forms f on f.id = s.form_id
    where
      (s.account_id = $1::uuid)
      and (s.id = $2)
  )
select
  (
    concat(
      '{"id":"',
      s.id,
      '","formId":"',
      s.form_id,
      '","formTitle":',
      coalesce((to_json(s.title))::text, 'null'),
      ',"revisionId":"',
      s.revision_id,
      '","answers":',
      s.submission_data,
      ',"receiptCode":"',
      s.receipt_code,
      '","submittedAt":"',
      left(s.at, 23) || 'Z',
      '","userAgent":',
      coalesce((to_json(s.user_agent))::text, 'null'),
      ',"version":',
      coalesce(s.version, 1)::text,
      ',"editedAt":',
      coalesce((to_json(to_char(s.edited_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))::text, 'null'),
      ',"enteredBy":',
      coalesce(
        (
          case
            when s.entered_by is not null then json_build_object(
              'id',
              s.entered_by,
              'name',
              coalesce(
                (
                  select
                    coalesce(nullif(ep.full_name, ''), ep.email)
                  from
                    profiles ep
                  where
                    ep.user_id = s.entered_by
                ),
                ''
              )
            )
          end
        )::text,
        'null'
      ),
      ',"language":',
      coalesce((to_json(s.language))::text, 'null'),
      ',"isRead":',
      case
        when m.read_at is not null then 'true'
        else 'false'
      end,
      ',"isStarred":',
      case
        when m.starred_at is not null then 'true'
        else 'false'
      end,
      ',"tags":',
      coalesce(tagged.tags, '[]'),
      ',"state":"',
      coalesce(w.state, 'open'),
      '","status":',
      coalesce(
        (
          case
            when ws.id is not null then json_build_object('id', ws.id, 'name', ws.name, 'color', ws.color)
          end
        )::text,
        'null'
      ),
      ',"assignee":',
      coalesce(
        (
          case
            when w.assignee_id is not null then json_build_object('id', w.assignee_id, 'name', coalesce(nullif(wp.full_name, ''), wp.email, ''))
          end
        )::text,
        'null'
      ),
      '}'
    )
  )::json as submission
from
  shown s
  left join submission_marks m on m.account_id = $3::uuid
  and m.submission_id = s.id
  and m.user_id = $4
  left join (
    with
      found as materialized (
        select
          st.submission_id,
          json_agg(
            json_build_object('id', t.id, 'name', t.name, 'color', t.color)
            order by
              lower(t.name)
          ) as tags
        from
          submission_tags st
          join tags t on t.account_id = st.account_id
          and t.id = st.tag_id
        where
          st.account_id = $5::uuid
          and st.submission_id = any (
            array(
              select
                id
              from
                shown
            )
          )
        group by
          st.submission_id
      )
    select
      *
    from
      found
  ) tagged on tagged.submission_id = s.id
  left join submission_work w on w.account_id = $6::uuid
  and w.submission_id = s.id
  and w.form_id = s.form_id
  left join submission_statuses ws on ws.id = w.status_id
  and ws.account_id = w.account_id
  left join profiles wp on wp.user_id = w.assignee_id;

select
  "id",
  "field_id" as "fieldId",
  "name",
  "type",
  "state",
  "reason",
  "held_until" as "heldUntil",
  "sha256",
  coalesce(stored_size, size)::float8 as "size",
  state = 'quarantined'
  and key is not null as "isHeld"
from
  "uploads"
where
  "account_id" = $1
  and "form_id" = $2
  and "submission_id" = $3
  and exists (
    select
    from
      form_submissions s
    where
      s.id = uploads.submission_id
      and s.form_id = uploads.form_id
      and s.account_id = uploads.account_id
      and (
        s.version is null
        or strpos(s.submission_data::text, uploads.id::text) > 0
      )
  )
order by
  "id";

select
  "n"."id",
  "n"."text",
  "n"."created_at",
  "p"."full_name",
  "p"."email"
from
  "submission_notes" as "n"
  left join "profiles" as "p" on "p"."user_id" = "n"."author_id"
where
  "n"."account_id" = $1
  and "n"."submission_id" = $2
order by
  "n"."created_at",
  "n"."id";

select
  "e"."id",
  "e"."kind",
  "e"."text",
  "e"."address",
  "e"."subject",
  "e"."created_at",
  "p"."full_name",
  "p"."email"
from
  "submission_entries" as "e"
  left join "profiles" as "p" on "p"."user_id" = "e"."author_id"
where
  "e"."account_id" = $1
  and "e"."submission_id" = $2
order by
  "e"."created_at" desc,
  "e"."id" desc
limit
  $3;
