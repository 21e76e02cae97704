import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { stopSignal } from '../support/stoppable.mjs';
import { ANSWERS, FORM, SECRET } from './ingest/visitor.mjs';
import { runSender } from './ingest/runSender.mjs';
import { makeFolder, startStage } from './platform.mjs';

const runFile = promisify(execFile);
const ROUNDS = Number(process.env.INLAY_BENCH_ROUNDS ?? 3);
const SECONDS = 6;
const CONNECTIONS = 64;
const MANY_CONNECTIONS = 1_000;
/** Of pgbench's rate; milliseconds; megabytes (issue 8). */
const GOALS = { ratio: 0.9, p99: 40, rss: 400 };

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const ms = (value) => `${value.toFixed(1)} ms`;

/** The row as it is stored, as pgbench writes it: one statement, prepared. */
const pgbenchScript = ({ id, revisionId, accountId }) => `
insert into form_submissions
  (id, form_id, account_id, revision_id, submission_data, idempotency_key, content_hash, receipt_code, user_agent, submitted_at)
values (gen_random_uuid(), '${id}', '${accountId}', '${revisionId}', '${JSON.stringify(ANSWERS).replaceAll("'", "''").replaceAll('":', '": ')}',
  gen_random_uuid(), '${'0'.repeat(64)}', left(gen_random_uuid()::text, 18), 'bench', now());
`;

async function runPgbench({ connectionString }, script, clients) {
  const options = [
    '-n',
    '-M',
    'prepared',
    '-f',
    script,
    '-c',
    String(clients),
    '-j',
    '2',
    '-T',
    String(SECONDS),
  ];
  const { stdout } = await runFile('pgbench', [...options, connectionString], { signal: stopSignal });
  return {
    perSecond: Number(/tps = ([\d.]+)/.exec(stdout)?.[1]),
    p50: Number(/latency average = ([\d.]+)/.exec(stdout)?.[1]),
  };
}

async function peakMegabytes(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

/** Every acknowledged key is stored under the id it was given, and nothing else is. */
async function countUnlike(client, formId, files) {
  const lines = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).flatMap((text) =>
    text.split('\n'),
  );
  const pairs = lines.filter(Boolean).map((line) => line.split(' '));
  const { rows } = await client.query(
    `with acknowledged as (select * from unnest($1::uuid[], $2::uuid[]) a (key, id)),
       stored as (select idempotency_key as key, id from form_submissions where form_id = $3 and user_agent = 'bench' and content_hash not like '000000%')
     select (select count(*)::int from acknowledged) as acknowledged, (select count(*)::int from stored) as stored,
       (select count(*)::int from acknowledged join stored using (key, id)) as equal`,
    [pairs.map(([key]) => key), pairs.map(([, id]) => id), formId],
  );
  return rows[0];
}

/**
 * Submissions through the whole path (limits, validation, captcha, idempotency, job, counters, news) beside
 * pgbench's single-row insert of the same row into the same table, in turns.
 */
export async function run() {
  await using folder = await makeFolder('ingest');
  await using stage = await startStage({ INLAY_ROLE: 'web', INLAY_SECRET: SECRET, TRUSTED_PROXIES: '1' });
  const { platform, client } = stage;
  const { id, revisionId } = await platform.call('POST', '/api/forms', { definition: FORM });
  const { rows } = await client.query('select account_id from forms where id = $1', [id]);
  const script = join(folder.path, 'insert.sql');
  await writeFile(script, pgbenchScript({ id, revisionId, accountId: rows[0].account_id }));
  const files = [];
  const sendFor = (seconds, connections) => {
    const acks = join(folder.path, `acks${files.length}`);
    files.push(acks);
    return runSender({
      url: platform.url,
      form: { id, revisionId },
      secret: SECRET,
      seconds,
      connections,
      answers: ANSWERS,
      acks,
    });
  };
  await sendFor(2, CONNECTIONS);
  const rounds = { pgbench: [], ours: [] };
  for (let round = 0; round < ROUNDS; round++) {
    rounds.pgbench.push(await runPgbench(stage, script, CONNECTIONS));
    rounds.ours.push(await sendFor(SECONDS, CONNECTIONS));
  }
  const alone = { pgbench: await runPgbench(stage, script, 1), ours: await sendFor(SECONDS, 1) };
  const crowd = await sendFor(SECONDS, MANY_CONNECTIONS);
  const rss = await peakMegabytes(platform.pid);
  const counts = await countUnlike(client, id, files);

  const rate = (name) => median(rounds[name].map(({ perSecond }) => perSecond));
  const p99 = median(rounds.ours.map((one) => one.p99));
  const ratio = rate('ours') / rate('pgbench');
  console.log(`pgbench, single-row insert, ${CONNECTIONS} clients   ${rate('pgbench').toFixed(0)} a second`);
  console.log(
    `submissions, ${CONNECTIONS} connections              ${rate('ours').toFixed(0)} a second   ratio ${ratio.toFixed(2)}   p50 ${ms(median(rounds.ours.map((one) => one.p50)))}   p99 ${ms(p99)}`,
  );
  console.log(
    `one connection                          ${ms(alone.ours.p50)} beside ${ms(alone.pgbench.p50)} of a single insert`,
  );
  console.log(
    `${MANY_CONNECTIONS} connections                        ${crowd.perSecond.toFixed(0)} a second   p99 ${ms(crowd.p99)}   others ${JSON.stringify(crowd.others)}   peak RSS ${rss.toFixed(0)} MB`,
  );
  console.log(`acknowledged ${counts.acknowledged}   stored ${counts.stored}   equal ${counts.equal}`);
  const isWhole = counts.acknowledged === counts.stored && counts.equal === counts.stored;
  const isCalm = [...rounds.ours, crowd].every(({ others }) => Object.keys(others).length === 0);
  const isFast = ratio >= GOALS.ratio && p99 <= GOALS.p99 && rss <= GOALS.rss;
  return { isMet: isWhole && isCalm && isFast, ratios: { 'of single-row inserts': ratio } };
}
