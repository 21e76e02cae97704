-- list trends of forms

select
  "f0"."id",
  "f0"."account_id"
from
  "forms" as "f0"
where
  (
    (
      "f0"."deleted_at" is null
      and "f0"."account_id" = '…'
    )
    or (
      "f0"."deleted_at" is null
      and 1 = 0
    )
  );

select
  form_id as "formId",
  day - $1::date as day,
  sum(submissions)::int as count
from
  form_stats_days
where
  account_id = $2
  and form_id = any ($3::uuid[])
  and day >= $4::date
  and day <= $5::date
group by
  1,
  2
having
  sum(submissions) > 0;

select
  form.id as "formId",
  newest.unread as count
from
  unnest($1::uuid[]) as form (id)
  cross join lateral (
    select
      count(*)::int as unread
    from
      (
        select
          1
        from
          (
            select
              id
            from
              form_submissions
            where
              account_id = $2
              and form_id = form.id
              and deleted_at is null
            order by
              submitted_at desc,
              id desc
            limit
              1000
          ) s
        where
          not exists (
            select
            from
              submission_marks m
            where
              m.account_id = $3
              and m.user_id = $4
              and m.submission_id = s.id
              and m.read_at is not null
          )
        limit
          100
      ) found
  ) newest
where
  newest.unread > 0;
