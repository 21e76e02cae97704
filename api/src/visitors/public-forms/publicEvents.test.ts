import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useTestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { createPublicEvents } from './publicEvents.ts';

const api = useTestApi({ trustedProxies: 1 });
let admin: TestPerson;
beforeAll(async () => {
  admin = await api.signedIn({ role: 'admin' });
});
/** Rows from before the test, which stay (SECD-025). */
let before = 0;
beforeEach(async () => {
  before = (await api.database.query('select from security_events')).length;
});

interface Row {
  event_type: string;
  source_hash: string | null;
  event_data: { formId?: string; times?: number };
}
const rows = () =>
  api.database.query<Row>(
    'select event_type, source_hash, event_data from security_events order by id offset $1',
    [before],
  );
const source = (hash: string) => ({ hash, ipAddress: null, userAgent: null });
/** Events of a separate process, which ends its minute when it stops. */
const startEvents = () => createPublicEvents({ pool: api.deps.pool, logger: api.deps.logger });

describe('EMBED-056 EMBED-067 strangers do not fill the log', () => {
  test('made-up forms are one row of a source, and one more at the end of its minute', async () => {
    const path = () => `/embed/${randomUUID()}`;
    const visit = () => api.visitor().send('GET', path(), { headers: { 'x-forwarded-for': '192.0.2.7' } });
    await visit();
    await api.deps.events.flush();
    expect(await rows()).toMatchObject([{ event_type: 'invalid_form_access' }]);
    for (let count = 0; count < 50; count++) await visit();
    await api.deps.events.flush();
    expect(await rows()).toHaveLength(1);
    const events = startEvents();
    const event = { type: 'invalid_form_access', source: source('one') } as const;
    events.record({ ...event, formId: 'first' });
    await events.flush();
    for (let count = 0; count < 1_000; count++) events.record({ ...event, formId: randomUUID() });
    await events.flush();
    await events.stop();
    const [first, rest, ...others] = (await rows()).slice(1);
    expect([first?.event_data, rest?.event_data, others]).toEqual([
      { formId: 'first' },
      { formId: 'first', times: 1_000 },
      [],
    ]);
  });

  test('T32 an id that no database keeps is written like any other, with the events around it', async () => {
    const events = startEvents();
    const base = { type: 'validation_failed', source: source('odd') } as const;
    for (const formId of ['a\0b', `${'x'.repeat(39)}🌵`.slice(0, 40), 'good'])
      events.record({ ...base, formId });
    await events.stop();
    expect((await rows()).map(({ event_data }) => event_data.formId)).toEqual([
      'a\uFFFDb',
      `${'x'.repeat(39)}\uFFFD`,
      'good',
    ]);
  });

  test('however many sources there are, it is a bounded number of rows a minute, and none is left uncounted', async () => {
    const countTotal = async () => (await admin.get('/api/admin/security/summary')).body.totalEvents;
    const total = await countTotal();
    const events = startEvents();
    for (let count = 0; count < 5_000; count++)
      events.record({ type: 'validation_failed', source: source(`s${count}`), formId: randomUUID() });
    await events.stop();
    const found = await rows();
    expect(found.length).toBeLessThanOrEqual(61);
    expect(found.reduce((sum, { event_data }) => sum + (event_data.times ?? 1), 0)).toBe(5_000);
    expect(found.filter(({ source_hash }) => source_hash === null)).toHaveLength(1);
    expect(await countTotal()).toBe(total + 5_000);
  });

  test('SECD-027 what happens to accounts keeps its half of the list', async () => {
    const happen = (type: string, amount: number, secondsAgo: number) =>
      api.database.query(
        `insert into security_events (id, event_type, created_at, event_data)
         select gen_random_uuid(), $1, now() - make_interval(secs => $3 + n), '{}' from generate_series(1, $2) as n`,
        [type, amount, secondsAgo],
      );
    const countListed = async (type: string) => {
      const { events } = (await admin.get('/api/admin/security/events')).body;
      return (events as { type: string }[]).filter((event) => event.type === type).length;
    };
    await happen('account_locked', 5, 1_000);
    await happen('validation_failed', 200, 0);
    expect([await countListed('account_locked'), await countListed('validation_failed')]).toEqual([5, 45]);
    await happen('account_locked', 30, 1_000);
    expect([await countListed('account_locked'), await countListed('validation_failed')]).toEqual([25, 25]);
  });
});
