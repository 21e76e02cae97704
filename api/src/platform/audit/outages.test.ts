import { expect, test } from 'vitest';
import { whileDatabaseIsAway } from '../../../../tests/support/api/databaseAway.ts';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';

const api = useTestApi();

const readOutages = () =>
  api.database.query<{ event_data: Record<string, unknown> }>(
    `select event_data from security_events where event_type = 'database_unavailable'`,
  );

test('E4 an outage is one event, written when the database is back: why, since when, how many were refused', async () => {
  const person = await api.signedIn();
  await whileDatabaseIsAway(api, async () => {
    for (let asked = 0; asked < 3; asked++) {
      const { status, headers } = await person.get('/api/forms');
      expect([status, headers.get('retry-after')]).toEqual([503, '2']);
    }
  });
  await expect.poll(readOutages, { timeout: 20_000 }).toHaveLength(1);
  expect((await person.get('/api/forms')).status).toBe(200);

  const day = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  const [{ event_data: data }] = (await readOutages()) as [{ event_data: Record<string, unknown> }];
  expect(data).toEqual({ reason: 'too many connections', from: day, until: day, refused: 3 });
});

test('E6 who waited for a lock in vain had no outage', async () => {
  const before = await readOutages();
  api.deps.outages.note(Object.assign(new Error('lock'), { code: '55P03' }));
  await api.deps.outages.stop();
  expect(await readOutages()).toEqual(before);
});
