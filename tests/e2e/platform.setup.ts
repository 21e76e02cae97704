import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../api/src/platform/db/embedded/startEmbeddedPostgres.ts';
import { timed } from '../support/times.ts';
import { startPlatform } from './startPlatform.ts';

const OWNER = { email: 'owner@example.com', password: 'Correct-Horse-9' };

/** Starts a platform for each file that runs at the same time, and stops them at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const count = project.config.maxWorkers;
  const started = await Promise.all(
    Array.from({ length: count }, () =>
      timed('starting platforms', () =>
        startPlatform({ INLAY_OWNER_EMAIL: OWNER.email, INLAY_OWNER_PASSWORD: OWNER.password }),
      ),
    ),
  );
  project.provide(
    'platforms',
    await Promise.all(
      started.map(async ({ url, folder }) => ({
        url,
        ...OWNER,
        connectionString: await findDatabase(folder),
      })),
    ),
  );
  return async () => {
    await Promise.all(started.map(({ stop }) => stop()));
  };
}

/** Joins the running database of a platform for a moment, to learn its address. */
async function findDatabase(dataFolder: string): Promise<string> {
  const { connectionString, stop } = await startEmbeddedPostgres({ dataFolder });
  await stop();
  return connectionString;
}
