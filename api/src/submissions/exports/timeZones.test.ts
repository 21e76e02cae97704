import { expect, test } from 'vitest';
import { definition, field, readCsv } from '../../../../tests/support/api/exportSamples.ts';
import { storeAnswers } from '../../../../tests/support/api/resultsScene.ts';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';

const api = useTestApi();
const SUMMER = new Date('2026-07-01T20:30:00Z');

/** The time in a zone as this process writes it. */
const timeIn = (zone: string): string => SUMMER.toLocaleTimeString('en-GB', { timeZone: zone });

test('SUBM-062 short names of time zones are the same zone for the database, and offsets are none', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, definition('Cakes', field('text', 'a', 'A')));
  await storeAnswers(api, { ...form, accountId: owner.accountId }, [{ answers: { a: 'x' }, at: SUMMER }]);
  const exported = (zone: string) =>
    owner.get(`/api/submissions/export?${new URLSearchParams({ format: 'csv', formId: form.id, zone })}`);
  // PostgreSQL's IST is Israel's, its CET has no summer, and AET it does not know.
  for (const zone of ['IST', 'CET', 'AET', 'EST', 'UTC', 'Asia/Kolkata', 'America/New_York']) {
    const [, row] = readCsv(Buffer.from((await exported(zone)).text));
    expect([zone, row?.[1]]).toEqual([zone, timeIn(zone)]);
  }
  // Its offsets count westwards (POSIX).
  for (const zone of ['+05:30', '-0800', '+00']) {
    expect((await exported(zone)).body.error.issues).toMatchObject([{ path: ['zone'] }]);
    const own = await owner.patch('/api/profile', { timeZone: zone });
    expect(own.body.error.issues).toMatchObject([{ path: ['timeZone'] }]);
  }
  await owner.patch('/api/profile', { timeZone: 'IST' });
  expect((await owner.get('/api/profile')).body.profile.timeZone).toBe('Asia/Calcutta');
});
