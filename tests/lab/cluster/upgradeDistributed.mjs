/**
 * A database that an earlier build has distributed takes the migrations since (decision 830): what it held stays, its
 * new tables are written before and after they get their place, and its triggers do nothing on shards.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { runOwnMigrations } from '../../../api/src/platform/db/migrate.ts';
import { applySteps } from '../../../api/src/platform/db/sharding/applySteps.ts';
import { distributionSteps, loadProgress } from '../../../api/src/platform/db/sharding/distributionSteps.ts';
import { SHARD_PLAN } from '../../../api/src/platform/db/sharding/shardPlan.ts';
import { addLaterRows, countAllRows } from './laterRows.mjs';

/** The schema of that build; what came since is migrations of their own. */
const FIRST = 'Migration20261129100000_initial';

/** Tables that have the place the plan gives them; those of the coordinator alone may be known to Citus or not. */
const PLACES = `select logicalrelid::regclass::text as name,
  case when partmethod = 'h' then 'distributed' when repmodel = 't' then 'reference' else 'local' end as place
  from pg_dist_partition`;

/**
 * @param {{url: string, query: (sql: string, values?: unknown[]) => Promise<object[]>}} database empty, with the
 * extension and the workers.
 * @param {(...args: string[]) => Promise<{code: number | null}>} runCli runs the command line of this build on it.
 * @param {(what: string, isMet: boolean) => void} check
 */
export async function upgradeDistributed(database, runCli, check) {
  await runOwnMigrations(database.url, FIRST);
  const before = await countAllRows(database);
  await distribute(database.url, before);
  const held = await addRows(database);
  const filled = await countAllRows(database);

  check('distributed before, migrated', (await runCli('migrations', 'run')).code === 0);
  const migrated = await countAllRows(database);
  const isKept = (table) => table === 'schema_migrations' || migrated[table] === filled[table];
  check('no row is lost by migrations', Object.keys(filled).every(isKept));
  await addLaterRows(database, held);
  const added = await countAllRows(database);
  const later = Object.keys(added).filter((table) => !(table in before));
  check(
    `rows in ${later.length} new tables`,
    later.every((table) => added[table] > 0),
  );

  check('new tables get their place', (await runCli('distribute', '--apply')).code === 0);
  const placed = new Map((await database.query(PLACES)).map(({ name, place }) => [name, place]));
  const lost = Object.keys(SHARD_PLAN).filter(
    (table) => (placed.get(table) ?? 'local') !== SHARD_PLAN[table],
  );
  check(`every table is where the plan has it ${lost.join(' ')}`, lost.length === 0);
  check('no row is lost by that', isSame(await countAllRows(database), added));
  for (const reader of [null, held.user])
    await database.query('update forms set assigned_to_user_id = $2 where id = $1', [held.form, reader]);
  check('triggers of forms do nothing on shards', isSame(await countAllRows(database), added));

  check('all brought back', (await runCli('distribute', '--undo')).code === 0);
  check('nothing is placed', (await database.query(PLACES)).length === 0);
  check('no row is lost by bringing back', isSame(await countAllRows(database), added));
}

/** Whether two databases have the same number of rows in each table. */
export const isSame = (one, other) => {
  const different = Object.keys({ ...one, ...other }).filter((table) => one[table] !== other[table]);
  for (const table of different) console.log(`${table}: ${one[table]} of ${other[table]} rows`);
  return different.length === 0;
};

/** As the build before did, which knew the tables that there are. */
async function distribute(url, tables) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const source = { query: async (sql) => (await client.query(sql)).rows };
    const steps = distributionSteps(await loadProgress(source, true));
    const isKnown = ({ name }) => !(name in SHARD_PLAN) || name in tables;
    for await (const step of applySteps(source, steps.filter(isKnown))) void step;
  } finally {
    await client.end();
  }
}

/** An account and a form that is assigned to somebody. */
async function addRows(database) {
  const [user, account, form] = [randomUUID(), randomUUID(), randomUUID()];
  const email = `${user}@example.com`;
  await database.query('insert into users (id, email, created_at) values ($1, $2, now())', [user, email]);
  await database.query('insert into profiles (user_id, email) values ($1, $2)', [user, email]);
  await database.query('insert into accounts (id, created_at) values ($1, now())', [account]);
  await database.query(
    'insert into account_members (account_id, user_id, created_at) values ($1, $2, now())',
    [account, user],
  );
  await database.query(
    `insert into forms (id, account_id, title, current_revision_id, assigned_to_user_id, created_at, updated_at, version)
     values ($1, $2, 'F', $3, $4, now(), now(), 1)`,
    [form, account, randomUUID(), user],
  );
  return { user, account, form };
}
