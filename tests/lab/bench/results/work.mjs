import { DAY_MS } from '../../../../api/src/platform/calendar/durations.ts';
import { seconds } from './plantPattern.mjs';
import { inWriters, withoutChecks } from './fastTables.mjs';
import { timed } from './readResults.mjs';

const TAG = '00000000-0000-4000-8000-000000000391';

/** Filters by answers, which columns decide, with the share of submissions that they leave. */
export const FILTERS = {
  'one option, 20 %': 'field=q0&value=Lemon',
  'a number of five digits from 50,000 on, 50 %': 'field=q19&atLeast=50000',
  'all but one option, 80 %': `where=${encodeURIComponent(JSON.stringify([{ field: 'q0', is: 'is_not', values: ['Lemon'] }]))}`,
};

const monthAgo = () => new Date(Date.now() - 29 * DAY_MS).toISOString().slice(0, 10);

/** Filters by what blocks do not hold, so that the database names the submissions of each. */
export const namedFilters = (userId) => ({
  'unread, 40 %': 'read=unread',
  'starred, 5 %': 'starred=yes',
  'done, 17 %': 'status=done',
  'open, 67 %': 'status=open',
  'assigned to one person, 7 %': `assignee=${userId}`,
  'a tag, 5 %': `tag=${TAG}`,
  'done and one option, 3 %': 'status=done&field=q0&value=Lemon',
  'a search, 1 %': 'search=answer%2077',
  'a text, 1 %': 'field=q36&value=Answer%2077',
  'unread of 30 days and one option': `read=unread&field=q0&value=Lemon&from=${monthAgo()}`,
});

/** What filters ask for besides answers: each reader's marks, a status and an assignee, a tag. */
const WORK = [
  `insert into submission_marks (user_id, submission_id, form_id, account_id, read_at, starred_at)
   select $2::uuid, id, form_id, account_id, now(), case when h % 20 = 3 then now() end
   from (select *, abs(hashtext(id::text)) as h from form_submissions where form_id = $1) s where h % 10 < 6`,
  `insert into submission_work (submission_id, form_id, account_id, submitted_at, changed_at, state, assignee_id)
   select id, form_id, account_id, submitted_at, now(), case when h / 3 % 2 = 0 then 'done' else 'in_progress' end,
     case when h / 6 % 5 = 0 then $2::uuid end
   from (select *, abs(hashtext(id::text)) as h from form_submissions where form_id = $1) s where h % 3 = 0`,
  `with made as (insert into tags (id, account_id, created_at, name)
     select '${TAG}', account_id, now(), 'Urgent' from forms where id = $1 and $2::uuid is not null
     returning id)
   insert into submission_tags (submission_id, tag_id, form_id, account_id, created_at)
   select s.id, made.id, s.form_id, s.account_id, now() from form_submissions s, made
   where s.form_id = $1 and abs(hashtext(s.id::text)) % 20 = 0`,
];

/** Has somebody work on the submissions. @returns their id. */
export async function workOn({ client, connectionString }, formId) {
  const { rows } = await client.query(
    'select m.user_id from account_members m join forms f on f.account_id = m.account_id where f.id = $1',
    [formId],
  );
  const userId = rows[0].user_id;
  const ms = await timed(async () => {
    await withoutChecks(client, ['submission_marks', 'submission_work', 'submission_tags'], () =>
      inWriters(connectionString, async (writer, own) => {
        for (const [at, statement] of WORK.entries())
          if (own(Math.min(at, 1))) await writer.query(statement, [formId, userId]);
      }),
    );
    await client.query('vacuum analyze submission_work, submission_marks, submission_tags');
  });
  console.log(`  marks, statuses, assignees and tags in ${seconds(ms)}`);
  return userId;
}
