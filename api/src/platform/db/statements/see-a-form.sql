-- see a form

select
  f.id,
  f.account_id as "accountId",
  f.active,
  f.logo_url as "logoUrl",
  f.cover_url as "coverUrl",
  f.redirect_url as "redirectUrl",
  f.current_revision_id as "currentRevisionId",
  p.allowed_websites as "allowedWebsites",
  coalesce(p.frame_only, false) as "frameOnly",
  p.opens_at as "opensAt",
  p.opens_text as "opensText",
  p.closed_text as "closedText",
  p.max_submissions as "maxSubmissions",
  coalesce(p.one_per_browser, false) as "onePerBrowser",
  p.unique_field as "uniqueField",
  coalesce(p.requires_sign_in, false) as "requiresSignIn",
  p.sign_in_field as "signInField",
  coalesce(p.shows_status, false) as "showsStatus",
  coalesce(p.signs_receipts, false) as "signsReceipts",
  coalesce(p.allows_edits, false) as "allowsEdits",
  coalesce(p.allows_withdrawal, false) as "allowsWithdrawal",
  p.edit_days as "editDays",
  p.edits_end_at as "editsEndAt",
  p.edits_end_with as "editsEndWith",
  coalesce(p.keeps_unfinished, false) as "keepsUnfinished",
  coalesce(p.unfinished_days, 30) as "unfinishedDays",
  p.language as "language",
  coalesce(p.prefillable, '{}') as "prefillable",
  coalesce(p.hidden_fields, '{}') as "hiddenFields",
  coalesce(p.locked_fields, '{}') as "lockedFields",
  coalesce(p.host_may_read_answers, false) as "hostMayReadAnswers",
  coalesce(p.invitations, 'off') as "invitations",
  coalesce(p.spam_level, 'careful') as "spamLevel",
  p.social_title as "socialTitle",
  p.social_description as "socialDescription",
  p.social_picture_url as "socialPictureUrl",
  p.password_hash as "passwordHash",
  case
    when p.requires_sign_in then (
      select
        json_build_object('id', value ->> 'id', 'name', value ->> 'name')
      from
        platform_settings
      where
        key = 'sign_in_provider'
    )
  end as "signInProvider",
  case
    when p.opens_at > now() then 'early'
    when p.closes_at <= now() then 'time'
  end as closed,
  least(
    case
      when p.closes_at between now() and now() + interval '1 day' then extract(
        epoch
        from
          p.closes_at - now()
      )::int
    end,
    case
      when p.opens_at between now() and now() + interval '1 day' then extract(
        epoch
        from
          p.opens_at - now()
      )::int
    end
  ) as "closesIn",
  case
    when p.closes_at <= now() then null
    else concat(hash_record_extended (f, 0), hash_record_extended (p, 0))
  end as "stateKey",
  (
    select
      value #>> '{}'
    from
      platform_settings
    where
      key = 'securityBadgeName'
  ) as "badgeName"
from
  unnest(
    (
      select
        $1::uuid[]
    )
  ) asked (id)
  cross join lateral (
    select
      *
    from
      forms
    where
      id = asked.id
      and deleted_at is null
    limit
      1
  ) f
  left join lateral (
    select
      *
    from
      form_publishing
    where
      form_id = f.id
    limit
      1
  ) p on true;
