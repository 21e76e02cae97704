import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../../api/src/db/migrate.ts';
import { timed } from '../times.ts';
import { startTestPostgres } from './startTestPostgres.ts';

/** The migrated database that test databases are copies of. */
const TEMPLATE = 'inlay';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address for the superuser, who creates and drops test databases. */
    adminConnectionString: string;
    /** Address for the application's role, in the template. */
    templateConnectionString: string;
  }
}

/** Starts one PostgreSQL for the whole run, with a migrated template, and removes it at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await timed('starting PostgreSQL', () => startTestPostgres());
  try {
    await timed('migrating', () => migrate(postgres.connectionString));
    await sealTemplate(postgres.adminConnectionString);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  project.provide('adminConnectionString', postgres.adminConnectionString);
  project.provide('templateConnectionString', postgres.connectionString);
  return () => postgres.stop();
}

/** Refuses connections to a template: a single one would prevent copies. */
async function sealTemplate(adminConnectionString: string): Promise<void> {
  const client = new Client({ connectionString: adminConnectionString });
  await client.connect();
  try {
    await client.query(`alter database ${TEMPLATE} allow_connections false`);
  } finally {
    await client.end();
  }
}
