import { expect, test } from 'vitest';
import { createEmptyDatabase } from '../../../../tests/support/postgres/testDatabase.ts';
import { QueuePool } from './queuePool.ts';

test('a connection that the queue releases twice goes back once', async () => {
  const database = await createEmptyDatabase();
  const pool = new QueuePool({ connectionString: database.connectionString, max: 1 });
  try {
    await new Promise<void>((resolve, reject) => {
      pool.connect((error, _client, release) => {
        try {
          release();
          release();
          resolve();
        } catch (thrown) {
          reject(error ?? thrown);
        }
      });
    });
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  } finally {
    await pool.end();
    await database.drop();
  }
});
