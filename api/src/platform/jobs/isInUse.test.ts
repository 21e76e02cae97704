import pg from 'pg';
import { expect, test } from 'vitest';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import { isInUse, RESTING } from './isInUse.ts';

const api = useTestApi();

test('RESULT-006 work within a transaction sees that others begin and end as well', async () => {
  const connect = async () => {
    const client = new pg.Client(api.database.connectionString);
    await client.connect();
    return client;
  };
  const [own, other] = [await connect(), await connect()];
  try {
    await own.query('begin');
    await expect.poll(() => isInUse(own)).toBe(false);
    await other.query('begin');
    expect(await isInUse(own)).toBe(true);
    await other.query('rollback');
    await expect.poll(() => isInUse(own)).toBe(false);
    // Work that rests within a transaction would otherwise slow down all other work in the background.
    await other.query(`begin; set local application_name = '${RESTING}'`);
    await expect.poll(() => isInUse(own)).toBe(false);
  } finally {
    await Promise.all([own.end(), other.end()]);
  }
});
