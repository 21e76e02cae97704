-- ask for the session

select
  s.id as session_id,
  s.kind,
  s.second_factor_at is not null as has_second_factor,
  s.last_used_at > $1::timestamptz as is_touched,
  u.id as user_id,
  m.account_id,
  u.email,
  u.role,
  p.full_name,
  p.is_approved,
  p.approved_at is not null as was_approved,
  p.form_limit,
  p.time_zone,
  p.language,
  (
    select
      value
    from
      platform_settings
    where
      key = 'requireAdminSecondFactor'
  ) as require_admin_factor,
  (
    select
      value
    from
      platform_settings
    where
      key = 'requireSecondFactor'
  ) as require_factor
from
  user_sessions s
  join users u on u.id = s.user_id
  join profiles p on p.user_id = u.id
  join account_members m on m.user_id = u.id
where
  s.token_hash = $2
  and s.expires_at > $3::timestamptz
  and s.last_used_at > $4::timestamptz;
