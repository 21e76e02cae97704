import { expect, test } from 'vitest';
import { WIDE_TIMEOUTS } from '../../../../tests/support/api/testConfig.ts';
import { createEmptyDatabase } from '../../../../tests/support/postgres/testDatabase.ts';
import { createOrm } from '../entities/orm.ts';

test('the query of the database address holds for the ORM too, such as its socket or sslmode', async () => {
  const database = await createEmptyDatabase();
  const orm = createOrm(`${database.connectionString}?application_name=asked`, 1, null, WIDE_TIMEOUTS);
  try {
    const rows = await orm.em.fork().execute('show application_name');
    expect(rows).toEqual([{ application_name: 'asked' }]);
  } finally {
    await orm.close();
    await database.drop();
  }
});
