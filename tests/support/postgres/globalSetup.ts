import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../../api/src/db/embedded/startEmbeddedPostgres.ts';
import { migrate } from '../../../api/src/db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the template database; test databases are made beside it. */
    templateDatabase: string;
  }
}

/** Starts one PostgreSQL for the whole run, with a migrated template, and removes it at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'inlay-test-'));
  const postgres = await startEmbeddedPostgres({ dataFolder: folder, database: 'inlay_template' });
  const tearDown = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await migrate(postgres.connectionString);
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('templateDatabase', postgres.connectionString);
  return tearDown;
}
