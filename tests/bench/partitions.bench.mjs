import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../api/src/db/migrate.ts';
import { startStockPostgres } from './stockPostgres.mjs';
import { timesOf } from './timesOf.mjs';

/** Rows of the table; without it there is nothing to run: a variant takes minutes. */
const ROWS = Number(process.env.INLAY_BENCH_ROWS ?? 0);
const BIN = process.env.INLAY_BENCH_STOCK ?? '/usr/lib/postgresql/15/bin';
const ACCOUNTS = 200;
const FORMS = 1_000;
const GROUP = 64;
const READS = 200;

/** How the table is divided; unique keys must name the column by which it is. */
const VARIANTS = {
  none: { by: '', keyed: '', parts: [] },
  hash: {
    by: 'partition by hash (account_id)',
    keyed: ', account_id',
    parts: Array.from(
      { length: 16 },
      (_, at) => `create table s_${at} partition of s for values with (modulus 16, remainder ${at})`,
    ),
  },
  // Keys that name the time no longer find a repeat of another time: only measured.
  time: {
    by: 'partition by range (submitted_at)',
    keyed: ', submitted_at',
    parts: Array.from({ length: 13 }, (_, at) => {
      const month = (add) => `timestamptz '2026-01-01' + interval '${at + add} months'`;
      return `do $$ begin execute format('create table s_${at} partition of s for values from (%L) to (%L)',
        ${month(0)}, ${month(1)}); end $$`;
    }),
  },
};

const idOf = (what, n) => `md5('${what}' || (${n})::text)::uuid`;
/** Form n belongs to account n mod 200; one form in four is the first account's. */
const account = (form) => idOf('account', `case when ${form} % 4 = 0 then 0 else ${form} % ${ACCOUNTS} end`);

const FILL = `
  insert into s (id, form_id, account_id, revision_id, submission_data, submitted_at, deleted_at,
    idempotency_key, content_hash, receipt_code, search_text)
  select id, ${idOf('form', 'f')}, ${account('f')}, ${idOf('form', 'f')}, data, at,
    case when n % 50 = 0 then at + interval '1 day' end,
    id, 'x', n::text, submission_search_text(data)
  from (select n, f, ${idOf('row', 'n')} as id,
      timestamptz '2026-01-01' + n * interval '365 days' / $3::int as at,
      jsonb_build_object('name', md5((n % 5000)::text), 'email', 'visitor' || n || '@example' || n % 100 || '.com',
        'message', 'Please bring order ' || n || ' to ' || md5(n::text) || ' before noon, and ring twice') as data
    from (select n, (n::bigint * 7919 % ${FORMS})::int as f from generate_series($1::int, $2::int) n) numbered) made`;

const INSERT = `
  insert into s (id, form_id, account_id, revision_id, submission_data, submitted_at, idempotency_key, content_hash, receipt_code)
  select id, ${idOf('form', 'f')}, ${account('f')}, ${idOf('form', 'f')},
    jsonb_build_object('name', 'Ada', 'message', md5(f::text)), timestamptz '2026-12-31' + f * interval '1 ms',
    id, 'x', id::text
  from (select gen_random_uuid() as id, (random() * ${FORMS - 1})::int as f from generate_series(1, ${GROUP})) made
  on conflict do nothing`;

/**
 * The platform's statements in short: by form, by account, by key. Partitions by account need it in each of them; the
 * others ask as the platform does.
 */
const readsOf = (isByAccount) => {
  const form = `form_id = ${idOf('form', '$1::int')}${isByAccount ? ` and account_id = ${account('$1::int')}` : ''}`;
  const page = 'deleted_at is null order by submitted_at desc, id desc limit 26';
  return {
    'first page of a form': `select id, submission_data from s where ${form} and ${page}`,
    'first page of an account': `select id, submission_data from s where account_id = ${account('$1::int')} and ${page}`,
    'a key': `select id from s where ${form} and idempotency_key = ${idOf('new', '$1::int')}`,
    'a key, account unknown': `select id from s
      where form_id = ${idOf('form', '$1::int')} and idempotency_key = ${idOf('new', '$1::int')}`,
    'a search': `select id from s where account_id = ${account('$1::int')}
      and search_text like '%' || substr(md5(($1 * 7)::text), 1, 10) || '%' and ${page}`,
  };
};

/** Submissions in one table, by hash of the account, by month: the same rows, indexes and statements (decision 292). */
export async function run() {
  if (!ROWS) {
    console.log('INLAY_BENCH_ROWS names the number of rows, such as 2000000.');
    return { isMet: true, ratios: {} };
  }
  const only = process.env.INLAY_BENCH_PARTITIONS;
  for (const name of only ? [only] : Object.keys(VARIANTS)) await measure(name, VARIANTS[name]);
  return { isMet: true, ratios: {} };
}

async function measure(name, variant) {
  const folder = await mkdtemp(join(tmpdir(), 'inlay-partitions-'));
  const server = await startStockPostgres(BIN, folder);
  const client = new pg.Client(server.connectionString);
  try {
    await migrate(server.connectionString);
    await client.connect();
    await client.query(`set maintenance_work_mem = '1GB'; set jit = off`);
    await prepare(client, variant);
    const insert = await measureInsert(client);
    console.log(`${name}: ${insert.perSecond} rows/s in groups of ${GROUP}, ${insert.wal} B of log a row`);
    for (const [what, text] of Object.entries(readsOf(variant.by.includes('account')))) {
      const { p50, p99 } = timesOf(await timeReads(client, what, text));
      console.log(`${name}: ${what}: ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`);
    }
    await measurePurge(client, name, variant);
  } finally {
    await client.end();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Makes the table as the schema has it, without triggers and references, and fills it. */
async function prepare(client, { by, keyed, parts }) {
  await client.query(`create table s (like form_submissions including defaults) ${by}`);
  for (const part of parts) await client.query(part);
  for (let from = 1; from <= ROWS; from += 200_000) {
    await client.query(FILL, [from, Math.min(from + 199_999, ROWS), ROWS]);
  }
  const { rows } = await client.query(
    `select indexdef as definition from pg_indexes where tablename = 'form_submissions'`,
  );
  for (const { definition } of rows) {
    const own = definition
      .replace(/ON (public\.)?form_submissions/, 'ON s')
      .replace(/INDEX form_submissions/, 'INDEX s_');
    await client.query(own.startsWith('CREATE UNIQUE') ? own.replace(/\)$/, `${missing(own, keyed)})`) : own);
  }
  await client.query('vacuum analyze s');
  await client.query('checkpoint');
}

const missing = (definition, keyed) => (keyed && !definition.includes(keyed.slice(2)) ? keyed : '');

async function measureInsert(client) {
  const position = async () => (await client.query('select pg_current_wal_lsn() as at')).rows[0].at;
  const before = await position();
  const started = performance.now();
  const groups = 400;
  for (let group = 0; group < groups; group++) await client.query({ name: 'insert', text: INSERT });
  const seconds = (performance.now() - started) / 1_000;
  const { rows } = await client.query('select pg_current_wal_lsn() - $1::pg_lsn as bytes', [before]);
  return {
    perSecond: Math.round((groups * GROUP) / seconds),
    wal: Math.round(rows[0].bytes / groups / GROUP),
  };
}

async function timeReads(client, name, text) {
  const times = [];
  // Twice: the first time brings the pages into memory.
  for (let at = 0; at < 2 * READS; at++) {
    const started = performance.now();
    await client.query({ name, text, values: [((at % READS) * 37) % FORMS] });
    if (at >= READS) times.push(performance.now() - started);
  }
  return times;
}

/** What the trash's job deletes; by month also what dropping one would cost. */
async function measurePurge(client, name, { by }) {
  const purge = `delete from s where (id, account_id) in (select id, account_id from s
    where deleted_at < '2026-07-01' order by id limit 500 for update skip locked)`;
  const started = performance.now();
  let count = 0;
  for (let batch = 0; batch < 30; batch++) count += (await client.query(purge)).rowCount;
  const seconds = (performance.now() - started) / 1_000;
  console.log(`${name}: purge ${Math.round(count / seconds)} rows/s`);
  const vacuumed = performance.now();
  await client.query('vacuum s');
  console.log(`${name}: vacuum ${((performance.now() - vacuumed) / 1_000).toFixed(1)} s`);
  if (!by.includes('range')) return;
  const dropped = performance.now();
  await client.query('drop table s_0');
  console.log(`${name}: dropping a month ${Math.round(performance.now() - dropped)} ms`);
}
