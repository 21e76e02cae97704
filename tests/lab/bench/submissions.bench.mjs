import { fork } from 'node:child_process';
import { once } from 'node:events';
import { stopSignal } from '../../support/stoppable.mjs';
import { runSender } from './ingest/runSender.mjs';
import { ANSWERS, FORM as SENT_FORM, SECRET } from './ingest/visitor.mjs';
import { startStage } from './platform.mjs';
import { SEEDED_FORM, seedSubmissions } from './seedSubmissions.mjs';

const RUNS = 200;
const SEARCH_RUNS = 60;
const SEARCH_WARM_UP = 20;
/** Calls before the first that counts: a server that has just started is not what people meet. */
const WARM_UP = 200;
/** Rows of the small form, of the large one, and of others around them. */
const LARGE = Number(process.env.INLAY_BENCH_ROWS ?? 1_000_000);
const ROWS = { small: Math.max(10_000, LARGE / 100), large: LARGE, others: 2_000_000 };
const OTHER_FORMS = 20;
/** Submissions are sent so long, over so many connections. */
const SENDING = { seconds: 10, connections: 64, rounds: 3 };
const TARGET = { p50: 2, p95: 10, ratio: 1.5, searchP95: 30 };

/** Submissions a second through the whole path, into a form of its own beside all that is stored. */
async function measureIngest(platform) {
  const { id, revisionId } = await platform.call('POST', '/api/forms', { definition: SENT_FORM });
  const { perSecond } = await runSender({
    url: platform.url,
    form: { id, revisionId },
    secret: SECRET,
    answers: ANSWERS,
    acks: '/dev/null',
    seconds: SENDING.seconds,
    connections: SENDING.connections,
  });
  return perSecond;
}

const percentile = (values, share) => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)];

/** Times of a call, in milliseconds. `next` makes the address of each run. */
async function measure(work, runs) {
  const warmUp = runs < RUNS ? SEARCH_WARM_UP : WARM_UP;
  for (let run = 0; run < warmUp; run++) await work(run);
  const times = [];
  for (let run = 0; run < runs; run++) {
    const begin = performance.now();
    await work(run);
    times.push(performance.now() - begin);
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

/**
 * Paging, filtering and searching a form of ten thousand rows against one of a million, or of INLAY_BENCH_ROWS
 * against a hundredth of them. Seeding takes minutes (ten million: some 20 GB and most of an hour): with a folder
 * in INLAY_BENCH_FOLDER the seeded database stays there for the next run.
 */
export async function run() {
  await using large = await openInbox(process.env.INLAY_BENCH_FOLDER);
  const forms = (await findSeeded(large.client)) ?? (await seedAll(large));
  const report = await measureForms(large.platform, forms);
  const bare = await measure(
    () =>
      large.client.query(
        `select * from form_submissions where form_id = $1 and deleted_at is null
         order by submitted_at desc, id desc limit 50`,
        [forms.large.id],
      ),
    RUNS,
  );
  const page = await large.platform.call('GET', `/api/submissions?formId=${forms.large.id}`);
  const node = await measureBareServer(page);
  return print(report, { bare, node }, await measureIngestBoth(large));
}

/** @param keptIn the folder that keeps its database. */
const openInbox = (keptIn) => startStage({ INLAY_SECRET: SECRET, TRUSTED_PROXIES: '1' }, { keptIn });

/** Submissions a second beside few rows and beside many, in turns; the first of each warms up. */
async function measureIngestBoth(large) {
  await using small = await openInbox();
  const form = await createForm(small.platform);
  await seedSubmissions(small.client, [[[form], ROWS.small]]);
  const [fewer, more] = [[], []];
  for (let round = 0; round <= SENDING.rounds; round++) {
    fewer.push(await measureIngest(small.platform));
    more.push(await measureIngest(large.platform));
  }
  return { few: percentile(fewer.slice(1), 0.5), many: percentile(more.slice(1), 0.5) };
}

/** The way to a server and back, with nothing done there: node:http and the same bytes, in a process of its own. */
async function measureBareServer(page) {
  using server = fork(new URL('bareServer.mjs', import.meta.url), [JSON.stringify(page)], {
    signal: stopSignal,
  });
  const [port] = await once(server, 'message');
  const call = async () => (await fetch(`http://localhost:${port}`)).json();
  return await measure(call, RUNS);
}

/** The forms of a run before, if it has left any. */
async function findSeeded(client) {
  const { rows } = await client.query(
    `select form_id as id, count(*)::int as count from form_submissions
     where exists (select 1 from pg_indexes where indexname = 'form_submissions_search') group by form_id`,
  );
  const find = (count) => rows.find((row) => row.count === count);
  return find(ROWS.large) ? { small: find(ROWS.small), large: find(ROWS.large) } : null;
}

async function createForm(platform) {
  const form = await platform.call('POST', '/api/forms', { definition: SEEDED_FORM });
  return { id: form.id, revisionId: form.revisionId };
}

async function seedAll({ platform, client }) {
  const [small, large] = [await createForm(platform), await createForm(platform)];
  const others = [];
  for (let count = 0; count < OTHER_FORMS; count++) others.push(await createForm(platform));
  console.log(
    `Seeding ${ROWS.small} and ${ROWS.large} rows, and ${ROWS.others} in ${OTHER_FORMS} other forms…`,
  );
  const begin = performance.now();
  await seedSubmissions(client, [
    [[small], ROWS.small],
    [[large], ROWS.large],
    [others, ROWS.others / OTHER_FORMS],
  ]);
  console.log(`  in ${((performance.now() - begin) / 1000).toFixed(0)} s`);
  return { small, large };
}

async function deepCursor(platform, form, pages) {
  let cursor = '';
  for (let page = 0; page < pages; page++) {
    const { nextCursor } = await platform.call(
      'GET',
      `/api/submissions?formId=${form.id}&limit=200${cursor && `&cursor=${cursor}`}`,
    );
    cursor = nextCursor;
  }
  return cursor;
}

async function measureForms(platform, forms) {
  const cases = [
    ['first page', RUNS, async () => () => ''],
    [
      'deep page',
      RUNS,
      async (form) => {
        const cursor = await deepCursor(platform, form, 40);
        return () => `&cursor=${cursor}`;
      },
    ],
    ['days', RUNS, async () => () => '&from=2026-10-30&to=2026-10-31&zone=Europe/Berlin'],
    ['answer', RUNS, async () => (n) => `&field=kind&value=${['Cake', 'Bread', 'Coffee'][n % 3]}`],
    ['unread', RUNS, async () => () => '&read=unread'],
    ['search, frequent', SEARCH_RUNS, async () => (n) => `&search=${['ada', 'ring', 'order'][n % 3]}`],
    ['search, rare', SEARCH_RUNS, async () => (n) => `&search=visitor${9_000 - n * 7}@`],
  ];
  const found = [];
  for (const [name, runs, prepare] of cases) {
    const result = { name };
    for (const size of ['small', 'large']) {
      const address = await prepare(forms[size]);
      result[size] = await measure(
        (n) => platform.call('GET', `/api/submissions?formId=${forms[size].id}${address(n)}`),
        runs,
      );
    }
    found.push(result);
  }
  return found;
}

/**
 * @param floor what the database alone and the way to a server alone take.
 * @param ingest submissions a second beside few rows and beside many.
 */
function print(report, floor, ingest) {
  const ms = (value) => `${value.toFixed(1)} ms`.padStart(9);
  console.log(`Over HTTP, sign-in and 50 rows included: ${ROWS.small} and ${ROWS.large} rows`);
  console.log(`  ${'p50 small  p50 large  p95 small  p95 large   ratio'.padStart(92)}`);
  let isMet = true;
  const ratios = {};
  for (const { name, small, large } of report) {
    const ratio = large.p50 / small.p50;
    const isSearch = name.startsWith('search');
    isMet &&= isSearch ? large.p95 <= TARGET.searchP95 : large.p95 <= TARGET.p95 && ratio <= TARGET.ratio;
    ratios[`${name}, small form to large`] = 1 / ratio;
    console.log(
      `  ${name.padEnd(40)} ${ms(small.p50)}${ms(large.p50)} ${ms(small.p95)}${ms(large.p95)}   ${ratio.toFixed(2)}`,
    );
  }
  const line = (name, { p50, p95 }) =>
    console.log(`  ${name.padEnd(40)} ${' '.repeat(9)}${ms(p50)}${' '.repeat(10)}${ms(p95)}`);
  line('bare select of 50 rows', floor.bare);
  line('bare node:http, the same bytes', floor.node);
  const slowdown = ingest.few / ingest.many;
  isMet &&= slowdown <= TARGET.ratio;
  ratios['ingest, small table to large'] = 1 / slowdown;
  console.log(
    `  ${'submissions a second, jobs in the same process'.padEnd(49)}${ingest.few.toFixed(0)} ${ingest.many.toFixed(0).padStart(9)} ${' '.repeat(22)}${slowdown.toFixed(2)}`,
  );
  console.log(
    `At most ${TARGET.p95} ms (p95) and ${TARGET.ratio} of the small form; search ${TARGET.searchP95} ms (p95)`,
  );
  return { isMet, ratios };
}
