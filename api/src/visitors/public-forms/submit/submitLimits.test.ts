import { randomUUID } from 'node:crypto';
import { createEmptyDefinition, createField, withFields, type Field } from '@inlay/sdk/model';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../../tests/support/api/testApi.ts';

const MINUTE_TEXT = 'Too many submissions. Please wait a minute before trying again.';
const HOUR_TEXT = 'Submission limit reached. Please try again in an hour.';

const name: Field = { ...createField('text'), id: 'name', label: 'Name', required: true };
const definition = withFields(createEmptyDefinition('Contact'), [name]);

const api = useTestApi({ trustedProxies: 1 });
let owner: TestPerson;
let admin: TestPerson;
let form: BuiltForm;
beforeAll(async () => {
  owner = await api.signedIn();
  admin = await api.signedIn({ role: 'admin' });
});
beforeEach(async () => {
  form = await api.buildForm(owner, definition);
  await api.database.query('delete from submit_attempts');
  // A source has another name each day (D-17): no test may cross midnight.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date().setUTCHours(12) });
});
afterEach(() => vi.useRealTimers());

const submit = (
  idempotencyKey: string = randomUUID(),
  answers: unknown = { name: 'Ada' },
  address = '192.0.2.1',
) =>
  api.visitor().send('POST', `/api/public/forms/${form.id}/submissions`, {
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ revisionId: form.revisionId, idempotencyKey, answers }),
  });
const statuses = async (count: number) => {
  const found: number[] = [];
  for (let sent = 0; sent < count; sent++) found.push((await submit()).status);
  return found;
};
/** Advances the time of the table and of this process's memory. */
const pass = async (seconds: number) => {
  await api.database.query(
    `update submit_attempts set last_at = last_at - make_interval(secs => $1),
       times = array(select t - make_interval(secs => $1) from unnest(times) t)`,
    [seconds],
  );
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1_000 });
};

describe('EMBED-016 EMBED-018 EMBED-020 D-90 the minute rule', () => {
  test('blocks the fourth attempt within a minute of the one before, and says how long', async () => {
    expect(await statuses(3)).toEqual([201, 201, 201]);
    const { status, body, headers } = await submit();
    expect(status).toBe(429);
    expect(body.error).toMatchObject({ code: 'submission.too_many', message: MINUTE_TEXT });
    const wait = Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);
  });

  test('a blocked attempt does not count: a minute after the third there is room again', async () => {
    await statuses(3);
    await pass(50);
    expect((await submit()).status).toBe(429);
    await pass(11);
    expect((await submit()).status).toBe(201);
  });

  test('it counts from the one before, not from the first', async () => {
    await submit();
    for (let sent = 0; sent < 2; sent++) {
      await pass(40);
      expect((await submit()).status).toBe(201);
    }
    await pass(40);
    expect((await submit()).status).toBe(429);
  });

  test('EMBED-015 D-90 it is for one form and one source, an IPv6 network being one', async () => {
    await statuses(3);
    expect((await submit(randomUUID(), { name: 'Ada' }, '192.0.2.2')).status).toBe(201);
    const first = form;
    form = await api.buildForm(owner, definition);
    expect((await submit()).status).toBe(201);
    form = first;
    for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:ffff::3']) {
      expect((await submit(randomUUID(), { name: 'Ada' }, address)).status).toBe(201);
    }
    expect((await submit(randomUUID(), { name: 'Ada' }, '2001:db8::4')).status).toBe(429);
    expect((await submit(randomUUID(), { name: 'Ada' }, '2001:db8:0:100::1')).status).toBe(201);
  });

  test('T38 many at once are counted one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  test('T27 whoever has to wait is told so from memory, and asks the database nothing', async () => {
    await statuses(4);
    const findByKey = vi.spyOn(api.deps.submissions, 'findByKey');
    const query = vi.spyOn(api.deps.pool, 'query');
    try {
      expect(await statuses(3)).toEqual([429, 429, 429]);
      expect(findByKey).not.toHaveBeenCalled();
      // The statements that count attempts or store rows; earlier submissions are still announced meanwhile.
      const asked = query.mock.calls.map(([one]) => JSON.stringify(one));
      expect(asked.filter((statement) => /submit_attempts|form_submissions/.test(statement))).toEqual([]);
    } finally {
      findByKey.mockRestore();
      query.mockRestore();
    }
  });

  test('T27 it holds across processes', async () => {
    const node = await api.startSecondNode();
    try {
      await statuses(3);
      const { status, body } = await node.visitor().send('POST', `/api/public/forms/${form.id}/submissions`, {
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
        body: JSON.stringify({
          revisionId: form.revisionId,
          idempotencyKey: randomUUID(),
          answers: { name: 'Ada' },
        }),
      });
      expect([status, body.error.message]).toEqual([429, MINUTE_TEXT]);
    } finally {
      await node.stop();
    }
  });
});

test('EMBED-017 EMBED-019 CONST-026 the eleventh attempt of a rolling hour is blocked', async () => {
  for (let sent = 0; sent < 10; sent++) {
    expect((await submit()).status).toBe(201);
    await pass(90);
  }
  const { status, body, headers } = await submit();
  expect([status, body.error.message]).toEqual([429, HOUR_TEXT]);
  const wait = Number(headers.get('retry-after'));
  expect(wait).toBeGreaterThan(2_690);
  expect(wait).toBeLessThanOrEqual(2_700);
  await pass(2_701);
  expect((await submit()).status).toBe(201);
  expect((await submit()).body.error.message).toBe(HOUR_TEXT);
});

describe('SUBM-094 what is refused is counted for the owner', () => {
  const findRefused = async (person = owner) => {
    await api.deps.refusals.flush();
    const { forms } = (await person.get('/api/submissions/forms')).body;
    return forms.find(({ id }: { id: string }) => id === form.id)?.refused;
  };

  test('one sent again once, with its sources, until the owner dismisses it', async () => {
    const reader = await api.signedIn();
    await api.assign(form.id, reader);
    await statuses(3);
    expect(await findRefused()).toBeNull();
    const key = randomUUID();
    for (const sent of [key, key, randomUUID(), key]) expect((await submit(sent)).status).toBe(429);
    for (let sent = 0; sent < 5; sent++) await submit(randomUUID(), { name: 'Ada' }, '192.0.2.2');
    const since = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(await findRefused()).toEqual({ count: 4, sources: 2, since, perMinute: 3, perHour: 10 });
    await statuses(2);
    expect((await findRefused()).count).toBe(6);
    expect(await findRefused(reader)).toBeNull();
    const address = `/api/forms/${form.id}/refused-submissions`;
    expect((await reader.delete(address)).status).toBe(403);
    expect((await owner.delete(address)).status).toBe(204);
    expect(await findRefused()).toBeNull();
    // A source that was known before counts again.
    await statuses(1);
    expect(await findRefused()).toMatchObject({ count: 1, sources: 1 });
  });

  test('by several processes in one row, and one source is one', async () => {
    await statuses(4);
    await api.deps.refusals.flush();
    const node = await api.startSecondNode();
    const body = { revisionId: form.revisionId, idempotencyKey: randomUUID(), answers: { name: 'Ada' } };
    const { status } = await node.visitor().send('POST', `/api/public/forms/${form.id}/submissions`, {
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
      body: JSON.stringify(body),
    });
    await node.stop();
    expect(status).toBe(429);
    expect(await findRefused()).toMatchObject({ count: 2, sources: 1 });
    const rows = await api.database.query('select from refused_submissions where form_id = $1', [form.id]);
    expect(rows).toHaveLength(1);
  });
});

test('D-183 a key sent again is the same attempt, answered while others are blocked', async () => {
  const key = randomUUID();
  const first = await submit(key);
  await statuses(2);
  expect((await submit()).status).toBe(429);
  const again = await submit(key);
  expect([again.status, again.body.receiptCode]).toEqual([201, first.body.receiptCode]);
});

test('mending mistakes under one key is one attempt, but not for ever', async () => {
  const key = randomUUID();
  const found: number[] = [];
  for (let sent = 0; sent < 9; sent++) found.push((await submit(key, { name: '' })).status);
  expect(new Set(found)).toEqual(new Set([422]));
  expect(await statuses(2)).toEqual([201, 201]);
  expect((await submit(key)).status).toBe(201);
  const another = randomUUID();
  const flood: number[] = [];
  for (let sent = 0; sent < 40; sent++) flood.push((await submit(another, { name: '' })).status);
  expect(flood).toContain(429);
});

test('D-185 EMBED-018 EMBED-020 without JavaScript what was typed stays, and the title is there', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '192.0.2.9' };
  const post = () =>
    api.visitor().send('POST', `/embed/${form.id}`, {
      headers,
      body: new URLSearchParams({ idempotencyKey: randomUUID(), 'answers.name': 'Ada Lovelace' }).toString(),
    });
  for (let sent = 0; sent < 3; sent++) expect((await post()).status).toBe(200);
  const { status, text, headers: answered } = await post();
  expect(status).toBe(429);
  expect(Number(answered.get('retry-after'))).toBeGreaterThan(0);
  expect(text).toContain(`<strong>Too many submissions</strong>${MINUTE_TEXT}`);
  expect(text).toContain('value="Ada Lovelace"');
});

test('D-90 D-150 the numbers are settings of the installation, and the limits can be switched off', async () => {
  await admin.patch('/api/admin/settings', { submitLimitMinute: 1 });
  expect(await statuses(2)).toEqual([201, 429]);
  await admin.patch('/api/admin/settings', { submitLimitMinute: 50, submitLimitHour: 50 });
  form = await api.buildForm(owner, definition);
  expect(await statuses(11)).toEqual(Array(11).fill(201));
  await admin.patch('/api/admin/settings', { submitLimitMinute: 1, serverRateLimits: false });
  form = await api.buildForm(owner, definition);
  expect(await statuses(3)).toEqual([201, 201, 201]);
  await admin.patch('/api/admin/settings', {
    submitLimitMinute: 3,
    submitLimitHour: 10,
    serverRateLimits: true,
  });
});

describe('EMBED-056 D-10 what visitors do is logged, and never what they wrote', () => {
  const eventsOf = async (type: string) => {
    await api.deps.events.flush();
    return api.database.query<{ event_data: Record<string, unknown>; source_hash: string | null }>(
      `select event_data, source_hash from security_events where event_type = $1 and event_data ->> 'formId' = $2`,
      [type, form.id],
    );
  };

  test('successful_submission and dangerous_input_detected', async () => {
    const { body } = await submit(randomUUID(), { name: '<script>alert(1)</script>Marker-9' });
    const [sent] = await eventsOf('successful_submission');
    expect(sent?.event_data).toEqual({ formId: form.id, submissionId: body.submissionId });
    expect(sent?.source_hash).toMatch(/^[0-9a-f]{32}$/);
    const dangerous = await eventsOf('dangerous_input_detected');
    expect(dangerous.map(({ event_data }) => event_data)).toEqual([{ formId: form.id, fields: ['name'] }]);
    const all = await api.database.query('select event_data::text from security_events');
    expect(JSON.stringify(all)).not.toContain('Marker-9');
  });

  test('EMBED-031 hostile text counts where the browser has stripped it already, and where it is refused', async () => {
    const send = (body: object) =>
      api.visitor().post(`/api/public/forms/${form.id}/submissions`, {
        revisionId: form.revisionId,
        idempotencyKey: randomUUID(),
        ...body,
      });
    expect((await send({ answers: { name: 'alert(1)' }, stripped: 2 })).status).toBe(201);
    expect((await eventsOf('dangerous_input_detected')).map(({ event_data }) => event_data)).toEqual([
      { formId: form.id, strippedBefore: 2 },
    ]);
    const other = await api.buildForm(owner, { ...definition, textHandling: 'sanitise' });
    form = other;
    expect((await send({ answers: { name: '<>' }, stripped: 0 })).status).toBe(422);
    expect((await eventsOf('dangerous_input_detected')).map(({ event_data }) => event_data)).toEqual([
      { formId: form.id, fields: ['name'] },
    ]);
    for (const stripped of [-1, 1e9, 'all', null])
      expect((await send({ answers: { name: 'Ada' }, stripped })).status).not.toBe(400);
  });

  test('validation_failed, submission_failed and rate_limit_exceeded, equal ones as one', async () => {
    await submit(randomUUID(), { name: '' });
    await owner.patch(`/api/forms/${form.id}`, { active: false });
    await submit();
    await owner.patch(`/api/forms/${form.id}`, { active: true });
    await statuses(8);
    expect((await eventsOf('validation_failed')).map(({ event_data }) => event_data)).toEqual([
      { formId: form.id, problems: ['name: required'] },
    ]);
    expect((await eventsOf('submission_failed')).map(({ event_data }) => event_data)).toEqual([
      { formId: form.id, reason: 'form.not_available' },
    ]);
    expect((await eventsOf('rate_limit_exceeded')).map(({ event_data }) => event_data)).toEqual([
      { formId: form.id, limit: 'submissions in a minute' },
    ]);
  });

  test('D-98 invalid_form_access, by either way, as often as it was', async () => {
    const id = randomUUID();
    form = { id, revisionId: id };
    for (let count = 0; count < 3; count++) await api.visitor().get(`/embed/${id}`);
    await submit();
    const events = await eventsOf('invalid_form_access');
    expect(events.map(({ event_data }) => event_data)).toEqual(
      expect.arrayContaining([{ formId: id, times: 3 }, { formId: id }]),
    );
  });
});
