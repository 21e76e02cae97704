import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  analysedDefinition,
  pageLoad,
  readFigures,
  WHOLE_YEAR,
} from '../../../tests/support/api/analyticsSamples.ts';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/api/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

type Form = Awaited<ReturnType<TestApi['buildForm']>>;
const report = (form: Form, body: unknown, type = 'text/plain;charset=UTF-8') =>
  api.visitor().send('POST', `/api/public/forms/${form.id}/visits`, {
    headers: { 'content-type': type },
    body: JSON.stringify(body),
  });

const figures = async (owner: TestPerson, form: Form) => {
  await api.deps.visits.flush();
  return readFigures(owner, `${WHOLE_YEAR}&formId=${form.id}`);
};

test('D-06 D-130 views, starts, completions, the median time, fields left and fields with errors', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, analysedDefinition('Visited'));
  await report(form, pageLoad());
  await report(form, pageLoad({ hasStarted: true, reached: ['name'] }));
  await report(form, pageLoad({ hasStarted: true, reached: ['name', 'email'], errors: ['email'] }));
  for (const seconds of [10, 20, 300]) {
    await report(form, pageLoad({ hasStarted: true, seconds, reached: ['name', 'email', 'city'] }));
  }
  const found = await figures(owner, form);
  expect(found).toMatchObject({
    views: 6,
    starts: 5,
    completions: 3,
    completionRate: 60,
    conversionRate: 0,
  });
  expect(found.medianSeconds).toBeGreaterThan(19);
  expect(found.medianSeconds).toBeLessThan(21);
  expect(found.fields).toEqual([
    { fieldId: 'name', label: 'Name', reached: 5, dropOff: 1, errors: 0 },
    { fieldId: 'email', label: 'Email', reached: 4, dropOff: 1, errors: 1 },
    { fieldId: 'city', label: 'City', reached: 3, dropOff: 0, errors: 0 },
  ]);
  expect((await readFigures(owner, WHOLE_YEAR)).fields).toBeNull();
});

test('a page load counts once, however often and from whatever process it is told, and a lost report is made up for', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, analysedDefinition('Once'));
  const second = await api.startSecondNode();
  const loadId = randomUUID();
  for (let count = 0; count < 3; count++) await report(form, pageLoad({ loadId }));
  await api.deps.visits.flush();
  // What came between was lost.
  const complete = pageLoad({ loadId, hasStarted: false, seconds: 5 });
  await second.visitor().post(`/api/public/forms/${form.id}/visits`, complete);
  await second.stop();
  await report(form, complete);
  expect(await figures(owner, form)).toMatchObject({ views: 1, starts: 1, completions: 1 });
});

test('EMBED-040 D-130 unknown, inactive and trashed forms count nothing, unknown fields are left out', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, analysedDefinition('Quiet'));
  await report(form, pageLoad({ hasStarted: true, reached: ['nothing'], errors: ['nothing'] }));
  await api.deps.visits.flush();
  await owner.patch(`/api/forms/${form.id}`, { active: false });
  expect((await report(form, pageLoad())).status).toBe(204);
  const found = await figures(owner, form);
  expect([found.views, found.fields?.[0]?.reached]).toEqual([1, 0]);
  const stored = await api.database.query(`select key from form_stats_details where form_id = $1`, [form.id]);
  expect(stored).toEqual([]);
  expect((await report({ ...form, id: randomUUID() }, pageLoad())).status).toBe(204);
});

test('T2 T20 a report is bounded, and nothing of the visitor is kept', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, analysedDefinition('Bounded'));
  for (const wrong of [
    {},
    pageLoad({ loadId: 'x' }),
    { ...pageLoad(), more: 1 },
    pageLoad({ seconds: -1 }),
    pageLoad({ seconds: 1e9 }),
    pageLoad({ reached: Array.from({ length: 201 }, (_, at) => `f${at}`) }),
    pageLoad({ errors: ['__proto__'] }),
  ]) {
    expect((await report(form, wrong)).status).toBe(400);
  }
  const large = pageLoad({ reached: Array.from({ length: 2_000 }, () => 'x'.repeat(40)) });
  expect((await report(form, large)).status).toBe(413);
  const answer = await report(form, pageLoad());
  expect(answer.headers.getSetCookie()).toEqual([]);
  await api.deps.visits.flush();
  const columns = await api.database.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'visit_marks' order by 1`,
  );
  expect(columns.map(({ name }) => name)).toEqual(['load_id', 'mark', 'seen_at']);
});

test('T27 a source that floods is told to wait, and counts no further', async () => {
  const node = await startTestApi();
  try {
    const owner = await node.signedIn();
    const form = await node.buildForm(owner, analysedDefinition('Flood'));
    const statuses: number[] = [];
    for (let count = 0; count < 610; count++) {
      statuses.push((await node.visitor().post(`/api/public/forms/${form.id}/visits`, pageLoad())).status);
    }
    expect(statuses.filter((status) => status === 204)).toHaveLength(600);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  } finally {
    await node.stop();
  }
});
