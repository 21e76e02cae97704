import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { stopSignal } from '../../support/stoppable.mjs';
import { FORM_WITH_RULES } from './ingest/formWithRules.mjs';
import { ANSWERS } from './ingest/visitor.mjs';
import { measureSender } from './ingest/measureSender.mjs';
import { createPlainTable, findPostmaster, insertPlainRow, runPgbench, untilQuiet } from './plainLimit.mjs';
import { makeFolder, startStage } from './platform.mjs';
import { seedSubmissions } from './seedSubmissions.mjs';
import { SAME_FORM } from './staticPage.mjs';
import { median } from './timesOf.mjs';

const ROUNDS = Number(process.env.INLAY_BENCH_ROUNDS ?? 5);
/** Rows that the table of submissions holds before everything is measured again; none by default. */
const FILL = Number(process.env.INLAY_BENCH_FILL ?? 0);
const SECONDS = 4;
/** A client of pgbench is a connection to PostgreSQL, which takes a hundred by default. */
const MOST_CLIENTS = 64;
const CONNECTIONS = [1, 64, 256];
const SENT = { answers: ANSWERS, seconds: SECONDS };
const BARE = new URL('./ingest/bareIngest.mjs', import.meta.url);

/** By connections: of pgbench's rate, ms, and CPU per submission in microseconds (issue 19). */
const GOALS = {
  1: { p50: 1.2 },
  64: { ratio: 0.5, later: 0.8, p99: 30, server: 120, database: 80 },
  256: { ratio: 0.6 },
};
/** Of the rate of the same form without rules, at 64 connections. */
const LEAST_WITH_RULES = 0.85;
/** With a full table, of the rate with an empty one. */
const MOST_SLOWDOWN = 1.2;

/** The row as it is stored, inserted alone: what Inlay's own table costs, with its indexes, keys and triggers. */
const insertOwnRow = ({ id, revisionId, accountId }) => `
insert into form_submissions
  (id, form_id, account_id, revision_id, submission_data, idempotency_key, content_hash, receipt_code, user_agent, submitted_at)
values (gen_random_uuid(), '${id}', '${accountId}', '${revisionId}', '${JSON.stringify(ANSWERS).replaceAll("'", "''").replaceAll('":', '": ')}',
  gen_random_uuid(), '${'0'.repeat(64)}', left(gen_random_uuid()::text, 18), 'pgbench', now());`;

/**
 * Submissions through the whole path, as `npm start` runs it (jobs in the process, rate limits on, each visitor with
 * an address of their own behind a proxy), beside the plain limit and a bare node:http server that groups its rows.
 */
export async function run() {
  await using inlay = await openPlatform();
  const { stage, form, pids } = inlay;
  const { platform, client, connectionString } = stage;
  const withRules = await platform.call('POST', '/api/forms', { definition: FORM_WITH_RULES });
  await createPlainTable(client);
  using bare = fork(BARE, [connectionString], { signal: stopSignal });
  const [barePort] = await once(bare, 'message');
  const bareServer = { url: `http://localhost:${barePort}`, pid: bare.pid };

  const sides = {
    plain: (connections) =>
      connections <= MOST_CLIENTS &&
      runPgbench(connectionString, insertPlainRow(ANSWERS), { clients: connections, seconds: SECONDS }),
    grouped: (connections) => measureSender(stage, { ...SENT, ...bareServer, form, connections }),
    inlay: (connections) => inlay.send(connections),
    rules: (connections) => connections === MOST_CLIENTS && inlay.send(connections, withRules),
    own: (connections) =>
      connections === MOST_CLIENTS &&
      runPgbench(connectionString, insertOwnRow(form), { clients: connections, seconds: SECONDS }),
  };

  await sides.inlay(MOST_CLIENTS);
  const report = print('Submissions, as installed', await measure(sides, pids));
  const rss = Number(/VmHWM:\s+(\d+) kB/.exec(await readFile(`/proc/${platform.pid}/status`, 'utf8'))?.[1]);
  console.log(`  peak RSS ${(rss / 1024).toFixed(0)} MB`);
  const isSteady = FILL === 0 || (await measureFull(inlay, report.ratios));
  const isWhole = await isStored(inlay);
  return { ...report, isMet: report.isMet && isSteady && isWhole };
}

/** Starts a platform with a form. It is stopped when the block that holds it is left. */
async function openPlatform() {
  await using started = new AsyncDisposableStack();
  const folder = started.use(await makeFolder('ingest'));
  const stage = started.use(await startStage({ TRUSTED_PROXIES: '1' }));
  const { platform, client } = stage;
  const { id, revisionId } = await platform.call('POST', '/api/forms', { definition: SAME_FORM });
  const { rows } = await client.query('select account_id from forms where id = $1', [id]);
  const form = { id, revisionId, accountId: rows[0].account_id };
  const pids = [platform.pid, await findPostmaster(client)];
  const acknowledged = [];
  const kept = started.move();
  return {
    stage,
    form,
    /** The processes that are left with work by what was sent. */
    pids,
    /** Files of what was acknowledged. */
    acknowledged,
    send(connections, sent = form) {
      const acks = join(folder.path, `acks${acknowledged.length}`);
      acknowledged.push(acks);
      return measureSender(stage, { ...SENT, form: sent, connections, acks });
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

/**
 * All sides at all numbers of connections, in turns. Each begins when jobs, vacuum and the like have nothing left to do
 * of what others sent; `left` is the CPU time that this takes for each submission, in microseconds.
 * @param pids the processes that are left with work. @returns medians.
 */
async function measure(sides, pids) {
  const found = {};
  await untilQuiet(pids);
  for (let round = 0; round < ROUNDS; round++) {
    for (const connections of CONNECTIONS) {
      const inTurn = Object.entries(sides);
      for (const [side, run] of round % 2 === 0 ? inTurn : inTurn.toReversed()) {
        const result = await run(connections);
        if (!result) continue;
        const left = ((await untilQuiet(pids)) * 1_000) / (result.stored ?? NaN);
        ((found[connections] ??= {})[side] ??= []).push({ ...result, left });
      }
    }
  }
  return mapValues(found, (bySide) => mapValues(bySide, summarise));
}

const mapValues = (object, map) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));

/** Medians of all figures; of errors all. */
function summarise(results) {
  const { others: _, ...figures } = results[0];
  const others = results.flatMap(({ others: some = {} }) => Object.entries(some));
  const medians = mapValues(figures, (_value) => 0);
  for (const name of Object.keys(figures)) medians[name] = median(results.map((one) => one[name]));
  return { ...medians, others, rates: results.map(({ perSecond }) => perSecond) };
}

/** The share of another side's rate that one reaches, a median of the rounds: neighbours in time had the same machine. */
const shareOf = (one, other) => median(one.rates.map((rate, round) => rate / other.rates[round]));

function printLine(connections, side, one, limit) {
  const number = (value, digits = 0) => (value === undefined ? '' : value.toFixed(digits)).padStart(8);
  const cpu =
    one.server === undefined
      ? ''
      : `${number(one.server)} + ${one.database.toFixed(0)}, ${one.left.toFixed(0)}, ${one.sender.toFixed(0)}`;
  const ratio = limit === null ? ''.padStart(10) : number(one.perSecond / limit, 2).padStart(10);
  console.log(
    `  ${String(connections).padEnd(6)}${NAMES[side].padEnd(22)}${number(one.perSecond).padStart(10)}${ratio} ${number(one.p50, 2)} ${number(one.p95, 1)} ${number(one.p99, 1)} ${cpu}`,
  );
  for (const [what, count] of one.others) console.log(`          ${what}: ${count}`);
}

function printHead(title) {
  console.log(title);
  console.log(
    '  conn.                         a second  of plain   p50 ms   p95 ms   p99 ms   CPU us, server + database, left to jobs, sender',
  );
}

function print(title, found) {
  printHead(title);
  const ratios = {};
  let isMet = true;
  for (const connections of CONNECTIONS) {
    const sides = found[connections];
    const limit = (sides.plain ?? found[MOST_CLIENTS].plain).perSecond;
    for (const [side, one] of Object.entries(sides)) printLine(connections, side, one, limit);
    const { inlay } = sides;
    const reached = { ...inlay, ratio: inlay.perSecond / limit };
    const { later, ...goals } = GOALS[connections];
    const unmet = Object.entries(goals).filter(([name, goal]) =>
      name === 'ratio' ? reached.ratio < goal : reached[name] > goal,
    );
    const all = Object.entries(goals).map(
      ([name, goal]) => `${name} ${goal}${name === 'ratio' && later ? `, then ${later}` : ''}`,
    );
    console.log(
      `        goals: ${all.join(', ')}; ${unmet.length === 0 ? 'met' : `not met: ${unmet.map(([name]) => name).join(', ')}`}`,
    );
    isMet &&= unmet.length === 0 && inlay.others.length === 0;
    ratios[`of plain rows at ${connections}`] = reached.ratio;
    if (connections === 1)
      ratios['time of a plain row to that of a submission'] = sides.plain.p50 / inlay.p50;
    if (sides.rules) {
      const share = shareOf(sides.rules, inlay);
      const isRulesMet = share >= LEAST_WITH_RULES && sides.rules.others.length === 0;
      console.log(
        `        with 20 rules ${share.toFixed(2)} of without; goal ${LEAST_WITH_RULES}${isRulesMet ? '' : ', not met'}`,
      );
      ratios['with 20 rules of without'] = share;
      isMet &&= isRulesMet;
    }
    if (sides.own) ratios['of single rows into the same table'] = inlay.perSecond / sides.own.perSecond;
  }
  return { isMet, ratios };
}

const NAMES = {
  plain: 'pgbench, plain row',
  grouped: 'node:http, grouped',
  inlay: 'Inlay',
  few: 'Inlay, few rows',
  full: 'Inlay, full table',
  rules: 'Inlay, 20 rules',
  own: 'pgbench, Inlay’s table',
};

/**
 * Another platform with a full table, and the one whose table has little but what was sent, by turns: from one hour to
 * the next a machine's own pace changes by more than this is about.
 * @param ratios receives the share of the rate that is left. @returns whether that is enough.
 */
async function measureFull(few, ratios) {
  await using full = await openPlatform();
  console.log(`Filling another table with ${FILL} rows…`);
  await seedSubmissions(full.stage.client, [[[full.form], FILL]]);
  await checkpoint(full.stage);
  await full.send(MOST_CLIENTS);
  const found = await measure(
    { few: (connections) => few.send(connections), full: (connections) => full.send(connections) },
    [...few.pids, ...full.pids],
  );
  printHead(`By turns with ${FILL} rows in the table`);
  for (const connections of CONNECTIONS) {
    for (const [side, one] of Object.entries(found[connections])) printLine(connections, side, one, null);
  }
  const { few: before, full: after } = found[MOST_CLIENTS];
  const slowdown = 1 / shareOf(after, before);
  console.log(`  slowdown at ${MOST_CLIENTS}: ${slowdown.toFixed(2)} (at most ${MOST_SLOWDOWN})`);
  ratios['full table to empty'] = 1 / slowdown;
  const isWhole = await isStored(full);
  return slowdown <= MOST_SLOWDOWN && isWhole;
}

/** Writes what is left to write: it is none of the work of what comes after. */
async function checkpoint({ adminConnectionString }) {
  const client = new pg.Client({ connectionString: adminConnectionString });
  await client.connect();
  await client.query('checkpoint');
  await client.end();
}

/** Says whether every acknowledged key is stored under the id it was given, and nothing else is. */
async function isStored({ stage: { client }, acknowledged }) {
  const texts = await Promise.all(acknowledged.map((file) => readFile(file, 'utf8')));
  const pairs = texts.flatMap((text) => text.split('\n').filter(Boolean)).map((line) => line.split(' '));
  const { rows } = await client.query(
    `with acknowledged as (select * from unnest($1::uuid[], $2::uuid[]) a (key, id)),
       stored as (select idempotency_key as key, id from form_submissions where user_agent = 'bench')
     select (select count(*)::int from acknowledged) as acknowledged, (select count(*)::int from stored) as stored,
       (select count(*)::int from acknowledged join stored using (key, id)) as equal`,
    [pairs.map(([key]) => key), pairs.map(([, id]) => id)],
  );
  const [counts] = rows;
  console.log(`acknowledged ${counts.acknowledged}   stored ${counts.stored}   equal ${counts.equal}`);
  return counts.acknowledged === counts.stored && counts.equal === counts.stored;
}
