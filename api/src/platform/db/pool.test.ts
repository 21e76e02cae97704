import type pg from 'pg';
import pino from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WIDE_TIMEOUTS } from '../../../../tests/support/api/testConfig.ts';
import { createEmptyDatabase } from '../../../../tests/support/postgres/testDatabase.ts';
import { createOrm } from '../entities/orm.ts';
import { HOUR_MS } from '../calendar/durations.ts';
import { createPool } from './pool.ts';
import { keptConnections } from './timeouts.ts';

const BUSY = 8;

/** Opens and releases eight connections at once, and returns how many are open an hour later. */
async function countAfterAnHour(pool: pg.Pool): Promise<number> {
  const clients = await Promise.all(Array.from({ length: BUSY }, () => pool.connect()));
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const client of clients) client.release();
  expect(pool.totalCount).toBe(BUSY);
  vi.advanceTimersByTime(HOUR_MS);
  vi.useRealTimers();
  return pool.totalCount;
}

test('a pool keeps connections for the next screen, and closes what a crowd opened', async () => {
  const database = await createEmptyDatabase();
  const logger = pino({ level: 'silent' });
  const pool = createPool(database.connectionString, { size: BUSY, logger, timeouts: WIDE_TIMEOUTS });
  const orm = createOrm(database.connectionString, BUSY, null, WIDE_TIMEOUTS);
  try {
    expect(await countAfterAnHour(pool)).toBe(keptConnections.min);
    expect(await countAfterAnHour(await orm.em.getConnection().getNativeClient())).toBe(keptConnections.min);
  } finally {
    await pool.end();
    await orm.close();
    await database.drop();
  }
});
