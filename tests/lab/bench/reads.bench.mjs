import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { fieldsOf } from '@inlay/sdk/model';
import { stopSignal } from '../../support/stoppable.mjs';
import { createPlainTable, readPlainPage, runPgbench } from './plainLimit.mjs';
import { startStage } from './platform.mjs';
import { SEEDED_FORM, seedSubmissions } from './seedSubmissions.mjs';
import { median } from './timesOf.mjs';

const runFile = promisify(execFile);
const ROUNDS = Number(process.env.INLAY_BENCH_ROUNDS ?? 5);
const SECONDS = 2;
/** Rows of the form whose pages are read; those of the form that is searched and exported. */
const ROWS = { paged: Number(process.env.INLAY_BENCH_ROWS ?? 1_000_000), searched: 100_000 };
const PAGE = 25;
const LOAD = fileURLToPath(new URL('./load.mjs', import.meta.url));
/** p50 in ms, pages a second, of psql's rate (issue 19). */
const GOALS = {
  'first page': 1.2,
  'pages at 16': 1_500,
  CSV: 0.8,
  'search, rare word': 2,
  'search, whole address': 5,
};

/** Reads of the inbox beside the same reads of a plain table, by pgbench, psql and a bare node:http server, in turns. */
export async function run() {
  await using stage = await startStage();
  const { platform, client, connectionString } = stage;
  const paged = await platform.call('POST', '/api/forms', { definition: SEEDED_FORM });
  const searched = await platform.call('POST', '/api/forms', { definition: SEEDED_FORM });
  console.log(`Seeding ${ROWS.paged} and ${ROWS.searched} rows…`);
  await seedSubmissions(client, [
    [[paged], ROWS.paged],
    [[searched], ROWS.searched],
  ]);
  const { rows } = await client.query('select submission_data as answers from form_submissions limit 1');
  await createPlainTable(client, { rows: ROWS.paged, answers: rows[0].answers });
  using bare = fork(new URL('bareReads.mjs', import.meta.url), [connectionString, readPlainPage(PAGE)], {
    signal: stopSignal,
  });
  const [port] = await once(bare, 'message');

  const read = (query, connections = 1) =>
    load(`${platform.url}/api/submissions?limit=${PAGE}&${query}`, connections, platform.cookie);
  const first = `formId=${paged.id}`;
  const plain = (clients) => runPgbench(connectionString, readPlainPage(PAGE), { clients, seconds: SECONDS });
  const sides = {
    'pgbench, plain page': () => plain(1),
    'node:http, plain page': () => load(`http://localhost:${port}`, 1),
    'first page': () => read(first),
    'pgbench, plain pages at 16': () => plain(16),
    'node:http, plain pages at 16': () => load(`http://localhost:${port}`, 16),
    'pages at 16': () => read(first, 16),
    'search, rare word': () => read(`formId=${searched.id}&search=visitor8123`),
    'search, whole address': () => read(`${first}&search=visitor8123@example23.com`),
    'psql, copy': () => timed(() => copyBy(connectionString, searched.id)),
    CSV: () => timed(() => exportCsv(platform, searched.id)),
  };
  await read(first, 16);
  const found = {};
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, side] of Object.entries(sides)) (found[name] ??= []).push(await side());
  }
  return print(found);
}

async function load(url, connections, cookie = '') {
  const { stdout } = await runFile(
    process.execPath,
    [LOAD, url, String(SECONDS), String(connections), cookie],
    {
      signal: stopSignal,
    },
  );
  return JSON.parse(stdout);
}

/** Runs an export of the searched form; its rows a second. */
async function timed(work) {
  const begun = performance.now();
  await work();
  const ms = performance.now() - begun;
  return { perSecond: ROWS.searched / (ms / 1_000), p50: ms, p95: ms };
}

const copyBy = (connectionString, formId) =>
  runFile('psql', [
    '-X',
    '-q',
    connectionString,
    '-c',
    `\\copy (select submitted_at, ${fieldsOf(SEEDED_FORM)
      .map(({ id }) => `submission_data ->> '${id}'`)
      .join(
        ', ',
      )} from form_submissions where form_id = '${formId}' order by submitted_at desc, id desc) to '/dev/null' (format csv, force_quote *)`,
  ]);

async function exportCsv({ url, cookie }, formId) {
  const response = await fetch(`${url}/api/submissions/export?formId=${formId}`, { headers: { cookie } });
  let bytes = 0;
  for await (const chunk of response.body) bytes += chunk.length;
  if (bytes < ROWS.searched) throw new Error('The export is not whole.');
}

function print(found) {
  const medianOf = (name, figure) => median(found[name].map((one) => one[figure]));
  for (const name of Object.keys(found)) {
    const [rate, p50, p95] = ['perSecond', 'p50', 'p95'].map((figure) => medianOf(name, figure));
    const goal = GOALS[name] ? `   goal ${GOALS[name]}` : '';
    console.log(
      `  ${name.padEnd(30)} ${rate.toFixed(0).padStart(8)} a second   p50 ${p50.toFixed(2).padStart(8)} ms   p95 ${p95.toFixed(1).padStart(7)} ms${goal}`,
    );
  }
  const ratios = {
    'time of a plain page to that of the first page':
      medianOf('pgbench, plain page', 'p50') / medianOf('first page', 'p50'),
    'of plain pages at 16':
      medianOf('pages at 16', 'perSecond') / medianOf('pgbench, plain pages at 16', 'perSecond'),
    'of psql’s CSV': medianOf('CSV', 'perSecond') / medianOf('psql, copy', 'perSecond'),
  };
  for (const [name, ratio] of Object.entries(ratios)) console.log(`  ${name}: ${ratio.toFixed(3)}`);
  const isMet =
    medianOf('pages at 16', 'perSecond') >= GOALS['pages at 16'] &&
    ratios['of psql’s CSV'] >= GOALS.CSV &&
    ['first page', 'search, rare word', 'search, whole address'].every(
      (name) => medianOf(name, 'p50') <= GOALS[name],
    );
  return { isMet, ratios };
}
