import { expect, test } from 'vitest';
import { TEST_CONFIG } from '../../../tests/support/api/testConfig.ts';
import { createTestDatabase } from '../../../tests/support/postgres/testDatabase.ts';
import { createLogger } from '../platform/logging/logger.ts';
import { createDeps } from './createDeps.ts';

test('a part that cannot be created leaves no connection behind', async () => {
  const database = await createTestDatabase();
  const { connectionString } = database;
  const prepared = { connectionString, pooler: null, readPooler: null };
  // No folder can lie below a file.
  const config = { ...TEST_CONFIG, dataFolder: `${import.meta.filename}/data` };
  await expect(createDeps(config, createLogger('silent'), prepared)).rejects.toThrow('ENOTDIR');
  const countOthers = async () =>
    (
      await database.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      )
    )[0]?.count;
  await expect.poll(countOthers).toBe(0);
  await database.drop();
});
