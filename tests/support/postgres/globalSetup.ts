import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../../api/src/platform/db/migrate.ts';
import { distributionSteps, loadProgress } from '../../../api/src/platform/db/sharding/distributionSteps.ts';
import { applySteps } from '../../../api/src/platform/db/sharding/applySteps.ts';
import { findPostgres } from './findPostgres.ts';
import { findCitus, startCitus } from './startCitus.ts';
import { timed } from '../times.ts';
import { startTestPostgres } from './startTestPostgres.ts';

/** The migrated database that test databases are copies of. */
const TEMPLATE = 'inlay';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address for the superuser, who creates and drops test databases. */
    adminConnectionString: string;
    /** The same of the workers of a cluster. */
    workerConnectionStrings: string[];
    /** Address for the application's role, in the template. */
    templateConnectionString: string;
    /** The same by the Unix socket, where there is one. */
    templateSocketConnectionString: string;
  }
}

/** A server with the template, or a cluster of several. */
interface TestServer {
  adminConnectionString: string;
  workerConnectionStrings: string[];
  templateConnectionString: string;
  templateSocketConnectionString: string;
  stop(): Promise<void>;
}

/**
 * Starts one PostgreSQL for the whole run, with a migrated template, and removes it at the end.
 * `INLAY_DATABASE=citus` takes a Citus cluster instead, whose template is distributed (decision 292).
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const isCluster = process.env['INLAY_DATABASE'] === 'citus';
  const server = await timed('starting PostgreSQL', isCluster ? startCluster : startServer);
  try {
    for (const admin of [server.adminConnectionString, ...server.workerConnectionStrings])
      await sealTemplate(admin);
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('adminConnectionString', server.adminConnectionString);
  project.provide('workerConnectionStrings', server.workerConnectionStrings);
  project.provide('templateConnectionString', server.templateConnectionString);
  project.provide('templateSocketConnectionString', server.templateSocketConnectionString);
  return server.stop;
}

async function startServer(): Promise<TestServer> {
  const postgres = await startTestPostgres();
  await timed('migrating', () => migrate(postgres.connectionString));
  return {
    adminConnectionString: postgres.adminConnectionString,
    workerConnectionStrings: [],
    templateConnectionString: postgres.connectionString,
    templateSocketConnectionString: postgres.socketConnectionString,
    stop: postgres.stop,
  };
}

/** Databases are copied node by node: the catalogue of a copy names the same nodes and shards. */
async function startCluster(): Promise<TestServer> {
  const found = await findCitus(await findPostgres());
  if ('reason' in found) throw new Error(`There is no Citus cluster to test on without ${found.reason}`);
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    'citus.shard_count': '4',
    // For tests that take a trigger away, or add one.
    'citus.enable_unsafe_triggers': 'on',
  };
  const cluster = await startCitus({ bin: found.bin, workers: 2, settings });
  const templateConnectionString = await cluster.createDatabase(TEMPLATE);
  await migrate(templateConnectionString);
  await cluster.spread(TEMPLATE);
  const client = new Client({ connectionString: templateConnectionString });
  await client.connect();
  const source = {
    query: async <Row extends object>(sql: string) => (await client.query(sql)).rows as Row[],
  };
  for await (const step of applySteps(source, distributionSteps(await loadProgress(source, true)))) void step;
  await client.end();
  const [adminConnectionString = '', ...workerConnectionStrings] = cluster.adminUrls;
  return {
    adminConnectionString,
    workerConnectionStrings,
    templateConnectionString,
    templateSocketConnectionString: templateConnectionString,
    stop: async () => cluster[Symbol.asyncDispose](),
  };
}

/** Refuses connections to a template: a single one would prevent copies. */
async function sealTemplate(adminConnectionString: string): Promise<void> {
  const client = new Client({ connectionString: adminConnectionString });
  await client.connect();
  try {
    await client.query(`alter database ${TEMPLATE} allow_connections false`);
    // Citus' own processes stay connected.
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${TEMPLATE}'`,
    );
  } finally {
    await client.end();
  }
}
