-- search all forms for an address

with
  session as (
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
      and s.last_used_at > $4::timestamptz
  )
select
  *
from
  session
  left join (
    with
      form (id, title, account_id) as materialized (
        select
          f.id,
          f.title,
          f.account_id
        from
          forms f
        where
          (
            (
              ("f"."deleted_at" is null)
              and ("f"."account_id" = $5)
            )
            or (
              ("f"."deleted_at" is null)
              and ("f"."id" = any ($6::uuid[]))
            )
          )
      ),
      wanted (submitted_at, id, is_end) as materialized (
        with
          sought as materialized (
            select
              id,
              (
                (
                  (
                    position(
                      (
                        select
                          submission_folded_text ($7)
                      ) in submission_searched_text (title)
                    ) > 0
                  )
                )
              ) as is_titled
            from
              form
          ),
          seen as materialized (
            select
              found.*
            from
              sought
              cross join lateral (
                select
                  s.form_id,
                  s.submitted_at,
                  s.id,
                  (
                    (sought.is_titled)
                    or (
                      (
                        (
                          case
                            when s.search_text is null then (
                              select
                                (((position($8 in replace(lower(json collate "C"), '''', '')) > 0)))
                                or octet_length(json) > char_length(json)
                              from
                                (
                                  select
                                    s.submission_data::text as json
                                  offset
                                    0
                                ) as written
                            )
                            and (
                              (
                                (
                                  position(
                                    (
                                      select
                                        submission_folded_text ($9)
                                    ) in submission_search_text (s.submission_data)
                                  ) > 0
                                )
                              )
                            )
                            else (
                              (
                                (
                                  position(
                                    (
                                      select
                                        submission_folded_text ($10)
                                    ) in s.search_text
                                  ) > 0
                                )
                              )
                            )
                          end
                        )
                      )
                    )
                  ) as fits
                from
                  form_submissions s
                where
                  s.form_id = sought.id
                  and (s.deleted_at is null)
                  and (s.account_id = $11::uuid)
                order by
                  submitted_at desc,
                  id desc
                limit
                  100
              ) as found
          ),
          last as (
            select distinct
              on (form_id) submitted_at,
              id
            from
              seen
            where
              form_id in (
                select
                  form_id
                from
                  seen
                group by
                  form_id
                having
                  count(*) = 100
              )
            order by
              form_id,
              submitted_at asc,
              id asc
          ),
          reached as materialized (
            select
              submitted_at,
              id
            from
              last
            order by
              submitted_at desc,
              id desc
            limit
              1
          ),
          scanned as materialized (
            select
              submitted_at,
              id
            from
              seen
            where
              fits
              and (
                not exists (
                  select
                    1
                  from
                    reached
                )
                or (submitted_at, id) >= (
                  select
                    r.submitted_at,
                    r.id
                  from
                    reached r
                )
              )
            order by
              submitted_at desc,
              id desc
            limit
              51
          ),
          state as materialized (
            select
              exists (
                select
                  1
                from
                  reached
              )
              and count(*) * 15 < $12 as is_rare
            from
              scanned
          ),
          named as materialized (
            select
              s.submitted_at,
              s.id,
              (
                s.form_id = any (
                  array(
                    select
                      id
                    from
                      sought
                  )
                )
                and (s.deleted_at is null)
                and (s.account_id = $13::uuid)
                and (
                  (
                    case
                      when s.search_text is null then (
                        select
                          (((position($14 in replace(lower(json collate "C"), '''', '')) > 0)))
                          or octet_length(json) > char_length(json)
                        from
                          (
                            select
                              s.submission_data::text as json
                            offset
                              0
                          ) as written
                      )
                      and (
                        (
                          (
                            position(
                              (
                                select
                                  submission_folded_text ($15)
                              ) in submission_search_text (s.submission_data)
                            ) > 0
                          )
                        )
                      )
                      else (
                        (
                          (
                            position(
                              (
                                select
                                  submission_folded_text ($16)
                              ) in s.search_text
                            ) > 0
                          )
                        )
                      )
                    end
                  )
                )
              ) as fits
            from
              form_submissions s
            where
              s.account_id = $17::uuid
              and (
                (
                  s.search_text is not null
                  and submission_address_keys (s.search_text) @> (
                    select
                      submission_address_keys (submission_folded_text ($18))
                  )
                )
              )
              and (
                select
                  is_rare
                from
                  state
              )
            limit
              2001
          ),
          whole as materialized (
            select
              is_rare
              and (
                select
                  count(*)
                from
                  named
              ) <= 2000 as is_known
            from
              state
          ),
          hits as materialized (
            select
              submitted_at,
              id
            from
              named
            where
              fits
            union
            select
              s.submitted_at,
              s.id
            from
              form_submissions s
            where
              s.account_id = $19::uuid
              and s.search_text is null
              and s.form_id = any (
                array(
                  select
                    id
                  from
                    sought
                )
              )
              and (s.deleted_at is null)
              and (s.account_id = $20::uuid)
              and (
                (
                  case
                    when s.search_text is null then (
                      select
                        (((position($21 in replace(lower(json collate "C"), '''', '')) > 0)))
                        or octet_length(json) > char_length(json)
                      from
                        (
                          select
                            s.submission_data::text as json
                          offset
                            0
                        ) as written
                    )
                    and (
                      (
                        (
                          position(
                            (
                              select
                                submission_folded_text ($22)
                            ) in submission_search_text (s.submission_data)
                          ) > 0
                        )
                      )
                    )
                    else (
                      (
                        (
                          position(
                            (
                              select
                                submission_folded_text ($23)
                            ) in s.search_text
                          ) > 0
                        )
                      )
                    )
                  end
                )
              )
              and (
                select
                  is_known
                from
                  whole
              )
            union
            select
              found.*
            from
              sought
              cross join lateral (
                select
                  s.submitted_at,
                  s.id
                from
                  form_submissions s
                where
                  s.form_id = sought.id
                  and (s.deleted_at is null)
                  and (s.account_id = $24::uuid)
                order by
                  submitted_at desc,
                  id desc
                limit
                  51
              ) as found
            where
              sought.is_titled
              and (
                select
                  is_known
                from
                  whole
              )
          ) (
            select
              submitted_at,
              id,
              false
            from
              hits
            where
              (
                select
                  is_known
                from
                  whole
              )
            order by
              submitted_at desc,
              id desc
            limit
              51
          )
        union all
        select
          submitted_at,
          id,
          false
        from
          scanned
        where
          not (
            select
              is_known
            from
              whole
          )
        union all
        select
          submitted_at,
          id,
          true
        from
          reached
        where
          not (
            select
              is_known
            from
              whole
          )
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
          wanted
          join form_submissions s on s.account_id = $25::uuid
          and s.id = wanted.id
          join form on form.id = s.form_id
        where
          not wanted.is_end
        order by
          submitted_at desc,
          id desc
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
          $26
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
          not form.account_id = $27::uuid
      ) as others,
      found.*,
      (
        select
          count(*)
        from
          page
      ) > $28 as has_more,
      (
        select
          json_build_object('at', to_char(s.submitted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), 'id', s.id)
        from
          wanted s
        where
          s.is_end
      ) as reached
    from
      (
        select
          coalesce(
            string_agg(
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
          left join submission_marks m on m.account_id = $29::uuid
          and m.submission_id = s.id
          and m.user_id = $30
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
                  st.account_id = $31::uuid
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
          left join submission_work w on w.account_id = $32::uuid
          and w.submission_id = s.id
          and w.form_id = s.form_id
          left join submission_statuses ws on ws.id = w.status_id
          and ws.account_id = w.account_id
          left join profiles wp on wp.user_id = w.assignee_id
      ) as found
  ) as page on true;
