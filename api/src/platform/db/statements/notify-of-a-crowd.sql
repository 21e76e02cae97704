-- notify of a crowd

select
  s.id
from
  jsonb_to_recordset($1::jsonb) as asked (id uuid)
  cross join lateral (
    select
      id,
      form_id,
      submitted_at
    from
      form_submissions
    where
      account_id = $2
      and id = asked.id
    limit
      1
  ) s
  join forms f on f.id = s.form_id
where
  f.auto_reply ->> 'isOn' = 'true'
  or f.answered_recipients is not null
  or exists (
    select
    from
      webhooks w
    where
      w.form_id = s.form_id
      and w.is_active
  )
  or exists (
    select
    from
      notification_recipients r
    where
      r.account_id = f.account_id
      and r.form_id = f.id
      and r.is_enabled
      and r.condition is not null
  )
  or exists (
    select
    from
      webhooks w
    where
      w.account_id = f.account_id
      and w.form_id is null
      and w.is_active
  )
  or not exists (
    select
    from
      digest_periods d
    where
      d.form_id = s.form_id
      and d.starts_at <= s.submitted_at
      and d.ends_at > s.submitted_at
  )
order by
  s.id;
