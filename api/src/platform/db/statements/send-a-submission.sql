-- send a submission

with
  asked as materialized (
    select
      *
    from
      jsonb_to_recordset($1::jsonb) as asked (
        id uuid,
        "formId" uuid,
        "accountId" uuid,
        "revisionId" uuid,
        answers jsonb,
        "idempotencyKey" uuid,
        "contentHash" text,
        "receiptCode" text,
        "userAgent" text,
        "submittedAt" timestamptz,
        "stateKey" text,
        bucket text,
        "redirectId" uuid,
        target text,
        referrer text,
        token text,
        provider text,
        "expiresAt" timestamptz
      )
  ),
  forms_asked as materialized (
    select
      f.id,
      case
        when p.closes_at <= now() then null
        else concat(hash_record_extended (f, 0), hash_record_extended (p, 0))
      end as "stateKey",
      d.starts_at,
      d.ends_at,
      coalesce(
        f.auto_reply ->> 'isOn' = 'true'
        or f.answered_recipients is not null
        or (
          select
            true
          from
            webhooks w
          where
            w.form_id = f.id
            and w.is_active
          limit
            1
        )
        or (
          select
            true
          from
            webhooks w
          where
            w.account_id = f.account_id
            and w.form_id is null
            and w.is_active
          limit
            1
        )
        or (
          d.ends_at is not null
          and (
            select
              true
            from
              notification_recipients r
            where
              r.account_id = f.account_id
              and r.form_id = f.id
              and r.is_enabled
              and r.condition is not null
            limit
              1
          )
        ),
        false
      ) as is_acting,
      coalesce(
        d.ends_at > now()
        or (
          (
            f.client_primary_email is not null
            or (
              select
                true
              from
                notification_recipients r
              where
                r.account_id = f.account_id
                and r.form_id = f.id
                and r.is_enabled
              limit
                1
            )
            or (
              select
                true
              from
                notification_recipients r
              where
                r.account_id = f.account_id
                and r.form_id is null
                and r.is_enabled
              limit
                1
            )
          )
          and (
            select
              true
            from
              account_members m
              join profiles o on o.user_id = m.user_id
            where
              m.account_id = f.account_id
              and m.role = 'owner'
              and o.notifications_enabled
            limit
              1
          )
        ),
        false
      ) as is_told
    from
      (
        select distinct
          "formId" as id
        from
          asked
      ) asked
      cross join lateral (
        select
          *
        from
          forms
        where
          id = asked.id
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
      ) p on true
      left join lateral (
        select
          starts_at,
          ends_at
        from
          digest_periods
        where
          form_id = f.id
        order by
          ends_at desc
        limit
          1
      ) d on true
  ),
  held as materialized (
    select
      a.id,
      a.bucket,
      a."idempotencyKey" as key
    from
      asked a
      join forms_asked f on f.id = a."formId"
      and f."stateKey" = a."stateKey"
  ),
  limits as materialized (
    select
      coalesce(
        max((value #>> '{}')::int) filter (
          where
            key = 'submitLimitMinute'
            and jsonb_typeof(value) = 'number'
        ),
        3
      ) as per_minute,
      coalesce(
        max((value #>> '{}')::int) filter (
          where
            key = 'submitLimitHour'
            and jsonb_typeof(value) = 'number'
        ),
        10
      ) as per_hour,
      coalesce(
        bool_and(value <> 'false'::jsonb) filter (
          where
            key = 'serverRateLimits'
        ),
        true
      ) as is_on
    from
      platform_settings
    where
      key in ('submitLimitMinute', 'submitLimitHour', 'serverRateLimits')
  ),
  counted as (
    insert into
      submit_attempts as a (bucket, times, keys, streak, last_at)
    select
      asked.bucket,
      array[now()],
      array[asked.key],
      1,
      now()
    from
      held asked,
      limits
    where
      is_on
    order by
      asked.bucket
    on conflict (bucket) do update
    set
      times = case
        when cardinality(array_positions(a.keys, excluded.keys[1])) between 1 and 9 then a.times
        else array(
          select
            t
          from
            unnest(a.times) t
          where
            t > now() - interval '3600 s'
          order by
            t
        ) || now()
      end,
      streak = case
        when cardinality(array_positions(a.keys, excluded.keys[1])) between 1 and 9 then a.streak
        when a.last_at > now() - interval '60 s' then a.streak + 1
        else 1
      end,
      last_at = case
        when cardinality(array_positions(a.keys, excluded.keys[1])) between 1 and 9 then a.last_at
        else greatest(a.last_at, now())
      end,
      keys = (a.keys || excluded.keys) [greatest(1, cardinality(a.keys) + 2 - 30):]
    where
      cardinality(array_positions(a.keys, excluded.keys[1])) between 1 and 9
      or (
        (
          a.last_at <= now() - interval '60 s'
          or a.streak < (
            select
              per_minute
            from
              limits
          )
        )
        and (
          select
            count(*)
          from
            unnest(a.times) t
          where
            t > now() - interval '3600 s'
        ) < (
          select
            per_hour
          from
            limits
        )
      )
    returning
      bucket
  ),
  confirmed as materialized (
    select
      id
    from
      asked
    where
      bucket is null
    union all
    select
      h.id
    from
      held h,
      limits
    where
      not is_on
      or h.bucket in (
        select
          bucket
        from
          counted
      )
  ),
  stored as (
    insert into
      form_submissions (
        id,
        form_id,
        account_id,
        revision_id,
        submission_data,
        idempotency_key,
        content_hash,
        receipt_code,
        user_agent,
        submitted_at
      )
    select
      a.id,
      a."formId",
      a."accountId",
      a."revisionId",
      a.answers,
      a."idempotencyKey",
      a."contentHash",
      a."receiptCode",
      a."userAgent",
      a."submittedAt"
    from
      asked a
    where
      a.id in (
        select
          id
        from
          confirmed
      )
      and true
    order by
      a."formId",
      a."idempotencyKey"
    on conflict on constraint form_submissions_idempotency_key do nothing
    returning
      id,
      form_id
  ),
  told as materialized (
    select
      json_build_object(
        'submissions',
        json_agg(
          json_build_object('accountId', a."accountId", 'submissionId', a.id, 'referrer', a.referrer)
          order by
            a.id
        )
      ) as payload
    from
      asked a
      join forms_asked f on f.id = a."formId"
    where
      a.id in (
        select
          id
        from
          stored
      )
      and (
        f.is_acting
        or (
          f.is_told
          and (
            f.ends_at is null
            or a."submittedAt" < f.starts_at
            or a."submittedAt" >= f.ends_at
          )
        )
      )
    having
      count(*) > 0
  ),
  job as (
    insert into
      graphile_worker._private_jobs (task_id, payload)
    select
      t.id,
      told.payload
    from
      told,
      graphile_worker._private_tasks t
    where
      t.identifier = 'notify_submissions'
  ),
  first_job as (
    select
      graphile_worker.add_job ('notify_submissions', payload)
    from
      told
    where
      not exists (
        select
        from
          graphile_worker._private_tasks
        where
          identifier = 'notify_submissions'
      )
  )
select
  array(
    select
      id
    from
      stored
  ) as stored,
  array(
    select
      id
    from
      confirmed
  ) as confirmed,
  '{}'::text[] as spent,
  (
    select
      is_on
    from
      limits
  ) as "isCounting",
  (
    select
      count(*)
    from
      first_job
  ) as jobs;
