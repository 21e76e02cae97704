import { readFile } from 'node:fs/promises';
import { createEmptyDefinition, createField, createOptions, withFields } from '@inlay/sdk/model';
import { startStage } from './platform.mjs';
import { timesOf } from './timesOf.mjs';

/** `INLAY_BENCH_ROWS=200000 npm run bench -- results` for a quick look: three minutes. */
const ROWS = Number(process.env.INLAY_BENCH_ROWS ?? 10_000_000);
/** Rows of one statement: the server stays within its memory. */
const PART = 100_000;
/** Submissions of a block, as the API builds them. */
const BLOCK_ROWS = 32_768;
const RUNS = 100;
const WARM_UP = 10;
/** In ms, at the server: the whole summary, the first picture of a filtered one, and its exact end. */
const TARGET = { p95: 50, first: 300, exact: 5_000 };

const OPTIONS = ['Lemon', 'Plum', 'Black Forest', 'Apple', 'None'];
/** Forty questions: their fields, and how the database makes an answer of row n. */
const QUESTIONS = Array.from({ length: 40 }, (_one, at) => {
  const id = `q${at}`;
  const field = (type, more = {}) => ({ ...createField(type), id, label: `Question ${at}`, ...more });
  const spread = `(n * ${2 * at + 7} / 3)`;
  if (at < 15) {
    const option = `(array['${OPTIONS.join("','")}'])[1 + ${spread} % ${OPTIONS.length}]`;
    return { id, field: field('radio', { options: createOptions(OPTIONS) }), answer: option };
  }
  if (at < 25) return { id, field: field('number'), answer: `${spread} % ${10 ** (1 + (at % 5))}` };
  if (at < 30) return { id, field: field('nps'), answer: `${spread} % 11` };
  if (at < 35) {
    const ticked = `to_jsonb((array['Nuts','Cream'])[1 : ${spread} % 3])`;
    return { id, field: field('checkbox', { options: createOptions(['Nuts', 'Cream']) }), answer: ticked };
  }
  return { id, field: field('text'), answer: `'Answer ' || n % 100` };
});

/** Rows up to which they have a text to be searched: its index would take longest of all to fill. */
const MOST_TEXTS = 1_000_000;

/** As the job of the text index leaves the rows. */
const SEED = `
  insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
    idempotency_key, content_hash, receipt_code, search_text)
  select made.id, f.id, f.account_id, f.current_revision_id,
    jsonb_build_object(${QUESTIONS.map(({ id, answer }) => `'${id}', ${answer}`).join(', ')}),
    now() - n * interval '3 seconds', made.id, 'x', made.id::text,
    ${ROWS > MOST_TEXTS ? "''" : "'answer ' || n % 100"}
  from forms f, (select gen_random_uuid() as id, n from generate_series($2::int, $3::int) n) made where f.id = $1`;

/** What one question would cost without counters; the summary has forty. */
const PLAIN = `
  select submission_data ->> 'q0', count(*) from form_submissions where form_id = $1 and deleted_at is null group by 1`;

async function timed(work) {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** Reads results. @returns the time to the first line and to the end, in ms, and the last line. */
async function readResults({ url, cookie }, query) {
  const begin = performance.now();
  const response = await fetch(`${url}/api/results?${query}`, { headers: { cookie } });
  let first = null;
  let text = '';
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    first ??= performance.now() - begin;
    text += part;
  }
  return { first, whole: performance.now() - begin, last: JSON.parse(text.trimEnd().split('\n').at(-1)) };
}

async function seed(client, formId) {
  const ms = await timed(async () => {
    for (let from = 1; from <= ROWS; from += PART)
      await client.query(SEED, [formId, from, Math.min(from + PART - 1, ROWS)]);
    await client.query('vacuum analyze form_submissions');
  });
  console.log(`${ROWS} submissions of ${QUESTIONS.length} questions, seeded in ${(ms / 1000).toFixed(0)} s`);
}

/** Opens the results for the first time, and waits until the form is counted. */
async function beginCounting(platform, client, formId) {
  const ms = await timed(async () => {
    await readResults(platform, `formId=${formId}&field=q0&value=Lemon`);
    for (;;) {
      const { rows } = await client.query('select 1 from form_result_states where checked_at is not null');
      if (rows.length > 0) return;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  });
  console.log(`  first count, row by row and in the background: ${(ms / 1000).toFixed(1)} s`);
}

/** Filters of different kinds, with the share of submissions that they leave. */
const FILTERS = {
  'one option, 20 %': 'field=q0&value=Lemon',
  'a number of five digits from 50,000 on, 50 %': 'field=q19&atLeast=50000',
  'all but one option, 80 %': `where=${encodeURIComponent(JSON.stringify([{ field: 'q0', is: 'is_not', values: ['Lemon'] }]))}`,
};

/** What filters ask for besides answers: each reader's marks, a status and an assignee, a tag. */
const WORK = [
  `insert into submission_work (submission_id, form_id, account_id, submitted_at, changed_at, state, assignee_id)
   select s.id, s.form_id, s.account_id, s.submitted_at, now(), case when s.n % 2 = 0 then 'done' else 'in_progress' end,
     case when s.n % 5 = 0 then $2::uuid end
   from (select *, row_number() over (order by submitted_at) as n from form_submissions where form_id = $1) s
   where s.n % 3 = 0`,
  `insert into submission_marks (user_id, submission_id, form_id, account_id, read_at)
   select $2::uuid, id, form_id, account_id, now() from form_submissions
   where form_id = $1 and abs(hashtext(id::text)) % 10 < 6`,
  `with made as (insert into tags (id, account_id, created_at, name)
     select '00000000-0000-4000-8000-000000000391', account_id, now(), 'Urgent' from forms where id = $1 and $2::uuid is not null
     returning id)
   insert into submission_tags (submission_id, tag_id, form_id, account_id, created_at)
   select s.id, made.id, s.form_id, s.account_id, now() from form_submissions s, made
   where s.form_id = $1 and abs(hashtext(s.id::text)) % 20 = 0`,
];

/** Filters by what blocks do not hold, so that the database names the submissions of each. */
const namedFilters = (userId) => ({
  'unread, 40 %': 'read=unread',
  'done, 17 %': 'status=done',
  'open, 67 %': 'status=open',
  'assigned to one person, 7 %': `assignee=${userId}`,
  'a tag, 5 %': 'tag=00000000-0000-4000-8000-000000000391',
  'done and one option, 3 %': 'status=done&field=q0&value=Lemon',
  ...(ROWS <= MOST_TEXTS && { 'a search, 1 %': 'search=answer%2077' }),
});

/** Has somebody work on the submissions. @returns their id. */
async function workOn(client, formId) {
  const { rows } = await client.query(
    'select m.user_id from account_members m join forms f on f.account_id = m.account_id where f.id = $1',
    [formId],
  );
  const userId = rows[0].user_id;
  for (const statement of WORK) await client.query(statement, [formId, userId]);
  await client.query('vacuum analyze submission_work, submission_marks, submission_tags');
  return userId;
}

/** Waits until the job has laid out all submissions but those of the last, incomplete block. */
async function buildBlocks(client) {
  const ms = await timed(async () => {
    for (;;) {
      const { rows } = await client.query(
        'select coalesce(sum(row_count), 0)::int as built from form_result_blocks',
      );
      if (rows[0].built > ROWS - BLOCK_ROWS) return;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  });
  const { rows } = await client.query(`select pg_total_relation_size('form_submissions') / 1e6 as rows,
    (pg_total_relation_size('form_result_blocks') + pg_total_relation_size('form_result_columns')) / 1e6 as blocks`);
  console.log(
    `  blocks, in the background from the next minute on: ${(ms / 1000).toFixed(1)} s, ${Number(rows[0].blocks).toFixed(0)} MB beside ${Number(rows[0].rows).toFixed(0)} MB of submissions`,
  );
}

/** Most memory of the platform so far, in MB. */
async function peakMemory({ pid }) {
  return Number(/VmHWM:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** Reads a filtered summary by blocks several times. @returns the middle one's times. */
async function measureFiltered({ platform }, id, [name, query]) {
  const before = await peakMemory(platform);
  const reads = [];
  for (let run = 0; run < 3; run++) reads.push(await readResults(platform, `formId=${id}&${query}`));
  const grown = (await peakMemory(platform)) - before;
  const [, middle] = reads.toSorted((one, other) => one.whole - other.whole);
  console.log(
    `  filtered by ${name}: first ${middle.first.toFixed(0)} ms, exact ${(middle.whole / 1000).toFixed(2)} s   ${middle.last.submissions} submissions; peak memory +${grown.toFixed(0)} MB`,
  );
  return middle;
}

/** @returns also the time of the first read, after an addition to the counters: it adds up what is stored. */
async function measure({ platform, client }, query) {
  await client.query('update form_result_states set version = gen_random_uuid()');
  const { whole: first } = await readResults(platform, query);
  for (let run = 0; run < WARM_UP; run++) await readResults(platform, query);
  const times = [];
  for (let run = 0; run < RUNS; run++) times.push((await readResults(platform, query)).whole);
  return { ...timesOf(times), first };
}

/** The summary of forty questions over ten million submissions: whole, of a period, and filtered. */
export async function run() {
  await using stage = await startStage({});
  const { platform, client } = stage;
  const definition = withFields(
    createEmptyDefinition('Forty questions'),
    QUESTIONS.map(({ field }) => field),
  );
  const { id } = await platform.call('POST', '/api/forms', { definition });
  await seed(client, id);
  await beginCounting(platform, client, id);
  const rowByRow = await readResults(platform, `formId=${id}&field=q0&value=Lemon&read=unread`);

  const all = await measure(stage, `formId=${id}`);
  const today = new Date().toISOString().slice(0, 10);
  const monthAgo = new Date(Date.now() - 29 * 86_400_000).toISOString().slice(0, 10);
  const month = await measure(stage, `formId=${id}&from=${monthAgo}&to=${today}&zone=UTC`);
  const userId = await workOn(client, id);
  await buildBlocks(client);
  const filtered = [];
  for (const filter of Object.entries({ ...FILTERS, ...namedFilters(userId) }))
    filtered.push(await measureFiltered(stage, id, filter));
  const { last } = await readResults(platform, `formId=${id}`);
  const plain = await timed(() => client.query(PLAIN, [id]));

  const show = ({ p50, p95, first }) =>
    `p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms  first after a change ${first.toFixed(0)} ms`;
  console.log(`  all time  ${show(all)}   ${last.submissions} submissions`);
  console.log(`  30 days   ${show(month)}`);
  console.log(
    `  filtered, row by row, as long as there are no blocks: first ${rowByRow.first.toFixed(0)} ms, exact ${(rowByRow.whole / 1000).toFixed(1)} s`,
  );
  console.log(
    `  plain GROUP BY of one question: ${plain.toFixed(0)} ms, ${(plain / all.p50).toFixed(1)} times the summary`,
  );
  console.log(
    `At most ${TARGET.p95} ms (p95), ${TARGET.first} ms to a first picture, ${TARGET.exact} ms to an exact one`,
  );
  const isMet =
    all.p95 <= TARGET.p95 &&
    filtered.every(({ first, whole }) => first <= TARGET.first && whole <= TARGET.exact);
  return {
    isMet,
    ratios: {
      'plain question to summary': plain / all.p50,
      'rows to blocks': rowByRow.whole / filtered[0].whole,
    },
  };
}
