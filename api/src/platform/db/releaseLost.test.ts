import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { PRODUCT_TIMEOUTS, WIDE_TIMEOUTS } from '../../../../tests/support/api/testConfig.ts';
import { startAddress, type Address } from '../../../../tests/support/postgres/startAddress.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/postgres/testDatabase.ts';
import { createOrm } from '../entities/orm.ts';
import { inTransaction } from './inTransaction.ts';

let database: TestDatabase;
let address: Address;
beforeAll(async () => {
  database = await createTestDatabase();
  address = await startAddress(Number(new URL(database.connectionString).port));
});
afterAll(async () => {
  await address.stop();
  await database.drop();
});

/** An ORM with a single connection: none may be missing afterwards. */
async function startOrm(timeouts = WIDE_TIMEOUTS) {
  const url = Object.assign(new URL(database.connectionString), { port: String(address.port) });
  const orm = createOrm(url.href, 1, null, timeouts);
  onTestFinished(() => orm.close());
  const readOne = () => inTransaction(orm, (em) => em.execute('select 1 as one'));
  await readOne();
  return { orm, readOne };
}

test('E15 a connection that is lost in a transaction is given back, although its rollback fails', async () => {
  const { orm, readOne } = await startOrm();
  const cut = inTransaction(orm, async (em) => {
    const [{ pid }] = await em.execute<[{ pid: number }]>('select pg_backend_pid() as pid');
    await database.query('select pg_terminate_backend($1)', [pid]);
    await em.execute('select 1');
  });
  await expect(cut).rejects.toThrow(/terminat|not queryable/i);
  await expect.poll(() => readOne().catch(String)).toEqual([{ one: 1 }]);
});

test('E7 so is one whose server froze before the transaction began', async () => {
  const { readOne } = await startOrm(PRODUCT_TIMEOUTS);
  address.freeze();
  await expect(readOne()).rejects.toThrow('Query read timeout');
  address.thaw();
  await expect.poll(() => readOne().catch(String)).toEqual([{ one: 1 }]);
}, 30_000);
