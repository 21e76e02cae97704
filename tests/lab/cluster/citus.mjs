/**
 * The platform on a Citus cluster (decision 292): a database that an earlier build has distributed is migrated; another is
 * filled, distributed with its rows by a command that is killed three times, brought back and distributed again; then
 * visitors send while nodes and shards are moved and killed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { CLI } from '../../../api/bin/lib/project.mjs';
import { checkHistory, longestGap, startSending } from '../faults/history.mjs';
import { SECRET, makeForm, startProcess } from '../faults/platform.mjs';
import { play, sleep, until } from '../faults/scene.mjs';
import { startCitus } from '../../support/postgres/startCitus.ts';
import { startStoppable } from '../../support/stoppable.mjs';
import { useAsOwner } from './citusReads.mjs';
import { addLaterRows, countAllRows } from './laterRows.mjs';
import { isSame, upgradeDistributed } from './upgradeDistributed.mjs';

const DATABASE = 'inlay';
/** The database of an earlier build. */
const EARLIER = 'earlier';
/** Submissions a second, before and during the harms. */
const RATE = 40;
/** Rows that the database has before it is distributed. */
const FILLED = 200;
/** Calm before and after each harm, and between two rounds of them, in ms. */
const CALM_MS = 2_000;
const ROUND_MS = 30_000;

/** Triggers, keys and references, which a distribution that was undone has left as they were. */
const SCHEMA = `
  select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line from pg_constraint
    where connamespace = 'public'::regnamespace and conrelid <> 0
  union all select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not tgisinternal and relnamespace = 'public'::regnamespace
  union all select indexdef from pg_indexes where schemaname = 'public' order by 1`;

/** Statements with and without the account, as the coordinator has counted them since it was distributed. */
const SHARES = `
  select query, sum(calls)::int as calls, bool_and(partition_key is not null) as is_one
  from citus_stat_statements group by query`;

/**
 * @param {string} bin the folder of PostgreSQL's programs
 * @param {number} minutes how long visitors send at least: the harms are done in rounds until then
 */
export async function runOnCitus(bin, minutes) {
  await using cluster = await startStoppable(() => startCitus({ bin, workers: 2, settings: SETTINGS }));
  const url = await cluster.createDatabase(DATABASE);
  const admin = cluster.adminUrls[0].replace(/\/postgres$/, `/${DATABASE}`);
  const database = connected(url);
  const failures = [];
  const check = (what, isMet) => {
    console.log(`${isMet ? 'passed' : 'FAILED'}  ${what}`);
    if (!isMet) failures.push(what);
  };

  const earlier = connected(await cluster.createDatabase(EARLIER));
  await cluster.spread(EARLIER);
  await upgradeDistributed(earlier, (...args) => runCli(earlier.url, args), check);

  const filled = await fill(database);
  const rows = await countAllRows(database);
  const before = await database.query(SCHEMA);
  check(
    'refused without the extension',
    (await distribute(url, '--apply')).errors.includes('create extension citus'),
  );
  await cluster.spread(DATABASE);
  for (const kind of ['create_reference_table', 'create_distributed_table', 'add constraint'])
    await distributeKilled(cluster, url, kind);
  check('resumed after three kills', (await distribute(url, '--apply')).code === 0);
  check('counters are right', await isCounted(database));
  check('every table has its rows', isSame(await countAllRows(database), rows));
  check('no row is lost by it', (await checkHistory(database, filled.form, filled.entries)).isWhole);
  check('undone', (await distribute(url, '--undo')).code === 0);
  const after = await database.query(SCHEMA);
  check(
    'undone, the schema is what it was',
    JSON.stringify(after.map(({ line }) => line)) === JSON.stringify(before.map(({ line }) => line)),
  );
  check('counters are right after that', await isCounted(database));
  check('every table has its rows after that', isSame(await countAllRows(database), rows));
  check('no row is lost by that', (await checkHistory(database, filled.form, filled.entries)).isWhole);
  check('distributed again', (await distribute(url, '--apply')).code === 0);
  await query(admin, 'select citus_stat_statements_reset(), pg_stat_statements_reset()');

  const options = {
    perSecond: RATE,
    processes: 2,
    environment: { DATABASE_URL: url },
    makeDatabase: async () => database,
  };
  const { history } = await play(options, async ({ sending, form, platforms }) => {
    await using worker = await startProcess(url, { INLAY_ROLE: 'worker' });
    const end = Date.now() + minutes * 60_000;
    for (let round = 0; round === 0 || Date.now() < end; round++) {
      if (round > 0) await sleep(ROUND_MS);
      for (const [name, harm] of Object.entries(HARMS)) {
        if (round > 0 && harm === isolate) continue;
        const from = Date.now();
        await harm({ cluster, admin, form, database });
        const acknowledged = sending.acknowledged();
        await until('An acknowledgement', () => sending.acknowledged() > acknowledged);
        await sleep(CALM_MS);
        console.log(`${name}: longest gap ${longestGap(sending.entries, from - 500)} ms`);
      }
    }
    check(
      'all processes run',
      [worker, ...platforms].every((one) => one.isRunning()),
    );
    await sending.stop();
    await useAsOwner({ url: platforms[0].url, form, database, check });
    return { figures: {}, passes: {}, isOver: true };
  });
  check('what visitors sent holds', history.isWhole);
  check('counters are right in the end', await isCounted(database));
  const { acknowledged, lost, doubled, changed } = history;
  console.log(`acknowledged ${acknowledged}, lost ${lost}, doubled ${doubled}, changed ${changed}`);
  await printShares(admin);
  return failures.length === 0 ? 0 : 1;
}

/** A round lasts less than the minute that Citus lets pass before it looks for transactions of a node that was killed. */
const SETTINGS = { 'citus.shard_count': '8', 'citus.recover_2pc_interval': '5s' };

/** Happens once: an account that is alone stays so. */
async function isolate({ admin, form }) {
  const [{ account_id: account }] = await query(admin, 'select account_id from forms where id = $1', [
    form.id,
  ]);
  await query(
    admin,
    `select isolate_tenant_to_new_shard('form_submissions', $1::uuid, 'CASCADE', 'block_writes')`,
    [account],
  );
}

/** What can happen to the cluster while visitors send. */
const HARMS = {
  'the worker of the form is killed, and is back after two seconds': async ({ cluster, admin, form }) => {
    const [at] = await query(admin, PLACE, [form.id]);
    const worker = cluster.workers.find(({ port }) => port === at.nodeport);
    const from = Date.now();
    await worker.kill();
    await sleep(CALM_MS);
    await worker.start();
    console.log(`the worker was away for ${Date.now() - from} ms`);
  },
  'the shards of the form are moved to the other worker': async ({ admin, form }) => {
    const [at] = await query(admin, PLACE, [form.id]);
    await query(admin, `select citus_move_shard_placement($1, $2, $3, $4, $5)`, [
      at.shardid,
      at.nodename,
      at.nodeport,
      at.othername,
      at.otherport,
    ]);
  },
  'the account of the form gets shards of its own': isolate,
  'every node is killed at once': async ({ cluster }) => {
    const nodes = [cluster.coordinator, ...cluster.workers];
    await Promise.all(nodes.map((node) => node.kill()));
    await Promise.all(nodes.map((node) => node.start()));
  },
};

/** Where the submissions of a form lie, and another worker. */
const PLACE = `
  select s.shardid, s.nodename, s.nodeport, other.nodename as othername, other.nodeport as otherport
  from citus_shards s join forms f on f.id = $1
  join pg_dist_node other on other.shouldhaveshards and other.nodeport <> s.nodeport
  where s.shardid = get_shard_id_for_distribution_column('form_submissions', f.account_id)`;

/** Has the platform write a form and submissions into a database of one server. */
async function fill(database) {
  await using platform = await startProcess(database.url, { INLAY_ROLE: 'web' });
  const form = await makeForm(database);
  const sending = startSending({ url: platform.url, form, perSecond: FILLED });
  await until('The first rows', () => sending.acknowledged() >= FILLED);
  await sending.stop();
  const [{ account_id: account }] = await database.query('select account_id from forms where id = $1', [
    form.id,
  ]);
  const [{ user_id: user }] = await database.query(
    'select user_id from account_members where account_id = $1',
    [account],
  );
  await addLaterRows(database, { user, account, form: form.id });
  return { form, entries: sending.entries };
}

const connected = (url) => ({
  url,
  query: (sql, values) => query(url, sql, values),
  [Symbol.asyncDispose]: async () => undefined,
});

const distribute = (url, flag, onSpawn) => runCli(url, ['distribute', flag], onSpawn);

/** Runs a command; `onSpawn` gets its process. */
async function runCli(url, args, onSpawn = async (_child) => undefined) {
  const child = spawn(process.execPath, [CLI, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, DATABASE_URL: url, INLAY_SECRET: SECRET },
  });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  createInterface({ input: child.stdout }).on('line', () => undefined);
  const ended = once(child, 'close');
  await onSpawn(child);
  const [code] = await ended;
  if (code !== 0 && code !== null) console.log(errors.trim());
  return { code, errors };
}

/** Kills the command while the server runs a statement of a kind, and waits until the server has noticed. */
async function distributeKilled({ adminUrls: [admin] }, url, kind) {
  const running = `select from pg_stat_activity where datname = '${DATABASE}' and backend_type = 'client backend' and application_name not like 'citus%'`;
  await distribute(url, '--apply', async (child) => {
    await until(`A statement with ${kind}`, async () => {
      if (child.exitCode !== null) return true;
      return (await query(admin, `${running} and state = 'active' and query like '%${kind}%'`)).length > 0;
    });
    if (child.exitCode !== null) throw new Error(`The command ended before ${kind}`);
    child.kill('SIGKILL');
  });
  await until('The end of its session', async () => (await query(admin, running)).length === 0);
}

/** Whether triggers have counted each row once. */
async function isCounted(database) {
  const [{ counted, rows }] = await database.query(`
    select (select coalesce(sum(submissions), 0)::int from form_stats_days) as counted,
      (select count(*)::int from form_submissions where deleted_at is null) as rows`);
  if (counted !== rows) console.log(`counted ${counted} of ${rows} rows`);
  return counted === rows;
}

async function printShares(admin) {
  const rows = await query(admin, SHARES);
  const sum = (list) => list.reduce((all, { calls }) => all + calls, 0);
  const one = rows.filter(({ is_one: isOne }) => isOne);
  console.log(`statements of one shard: ${sum(one)} of ${sum(rows)} calls`);
  for (const { query: text, calls } of rows
    .filter(({ is_one: isOne }) => !isOne)
    .sort((a, b) => b.calls - a.calls)
    .slice(0, 25))
    console.log(`${String(calls).padStart(7)}  ${text.replaceAll(/\s+/g, ' ').slice(0, 140)}`);
}

async function query(url, sql, values) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
