-- ask for the session

select
  s.id as session_id,
  s.kind,
  s.second_factor_at is not null as has_second_factor,
  s.last_used_at > $1::timestamptz as is_touched,
  u.id as user_id,
  s.account_id as chosen_account_id,
  m.account_id,
  m.member_role,
  m.member_rights,
  array(
    select
      jsonb_build_object(
        'accountId',
        g.account_id,
        'folderId',
        g.folder_id,
        'formId',
        g.form_id,
        'role',
        g.role,
        'rights',
        g.rights
      )
    from
      account_grants g
    where
      g.user_id = u.id
  ) as grants,
  u.email,
  u.role,
  p.full_name,
  p.is_approved,
  p.approved_at is not null as was_approved,
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
  cross join lateral (
    select
      a.account_id,
      a.role as member_role,
      a.rights as member_rights
    from
      account_members a
    where
      a.user_id = u.id
    order by
      a.account_id is distinct from s.account_id,
      a.role <> 'owner',
      a.created_at,
      a.account_id
    limit
      1
  ) m
where
  s.token_hash = $2
  and s.expires_at > $3::timestamptz
  and s.last_used_at > $4::timestamptz;

select
  a.id,
  coalesce(
    nullif(a.name, ''),
    (
      select
        coalesce(nullif(op.full_name, ''), op.email)
      from
        account_members om
        join profiles op on op.user_id = om.user_id
      where
        om.account_id = a.id
        and om.role = 'owner'
      order by
        om.created_at,
        om.user_id
      limit
        1
    ),
    ''
  ) as name,
  a.picture_url as "pictureUrl",
  m.role,
  a.id = $1::uuid as "isCurrent"
from
  accounts a
  left join account_members m on m.account_id = a.id
  and m.user_id = $2::uuid
where
  a.id in (
    select
      account_id
    from
      account_members
    where
      user_id = $3::uuid
    union
    select
      g.account_id
    from
      account_grants g
    where
      g.user_id = $4::uuid
      and (
        g.role <> 'viewer'
        or g.folder_id is not null
      )
  )
order by
  2,
  1;

select
  (
    select
      case
        when bool_and(
          ou.role = 'user'
          and op.form_limit is not null
        ) then max(op.form_limit)
      end
    from
      account_members om
      join users ou on ou.id = om.user_id
      join profiles op on op.user_id = om.user_id
    where
      om.account_id = $1::uuid
      and om.role = 'owner'
  ) as limit;
