import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  analysedDefinition,
  pageLoad,
  readFigures,
  WHOLE_YEAR,
} from '../../../../tests/support/api/analyticsSamples.ts';
import {
  useTestApi,
  startTestApi,
  type TestPerson,
  type BuiltForm,
} from '../../../../tests/support/api/testApi.ts';
import type { AppContext } from '../../platform/http/appContext.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { createVisits } from './visits.ts';
import { propertyRuns } from '../../../../tests/support/propertyRuns.ts';

const api = useTestApi();

type Form = BuiltForm;
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
    { fieldId: 'name', label: 'Name', reached: 5, dropOff: 1, errors: 0, isRequired: false },
    { fieldId: 'email', label: 'Email', reached: 4, dropOff: 1, errors: 1, isRequired: false },
    { fieldId: 'city', label: 'City', reached: 3, dropOff: 0, errors: 0, isRequired: false },
  ]);
  expect((await readFigures(owner, WHOLE_YEAR)).fields).toBeNull();
});

test('D-130 a visitor who completes the form without its last fields has not left', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, analysedDefinition('Skipped'));
  await report(form, pageLoad({ hasStarted: true, seconds: 9, reached: ['name'] }));
  await report(form, pageLoad({ hasStarted: true, reached: ['name', 'email'] }));
  expect((await figures(owner, form)).fields).toMatchObject([
    { fieldId: 'name', reached: 2, dropOff: 0 },
    { fieldId: 'email', reached: 1, dropOff: 1 },
    { fieldId: 'city', reached: 0, dropOff: 0 },
  ]);
});

test('a page load counts once, however often and from whatever process it is told, and a lost report is made up for', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, analysedDefinition('Once'));
  const second = await api.startSecondNode();
  const loadId = randomUUID();
  for (let count = 0; count < 3; count++) await report(form, pageLoad({ loadId }));
  await api.deps.visits.flush();
  // The reports between were lost.
  const complete = pageLoad({ loadId, hasStarted: false, seconds: 5 });
  await second.visitor().post(`/api/public/forms/${form.id}/visits`, complete);
  await second.stop();
  await report(form, complete);
  expect(await figures(owner, form)).toMatchObject({ views: 1, starts: 1, completions: 1 });
});

test('per page load there are never more completions than starts, nor starts than views, whatever gets lost, repeated or late', async () => {
  const owner = await api.signedIn();
  const step = fc.record({
    load: fc.nat({ max: 4 }),
    /** Progress of a page load: seen, started, completed. */
    stage: fc.nat({ max: 2 }),
    isLost: fc.boolean(),
    isFlushed: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const form = await api.buildForm(owner, analysedDefinition('Any order'));
      const ids = Array.from({ length: 5 }, () => randomUUID());
      const furthest = new Map<number, number>();
      for (const { load, stage, isLost, isFlushed } of steps) {
        if (isLost) continue;
        furthest.set(load, Math.max(furthest.get(load) ?? 0, stage));
        const loadId = ids[load] ?? '';
        api.deps.visits.record({
          formId: form.id,
          sourceHash: randomUUID(),
          report: pageLoad({ loadId, hasStarted: stage === 1, seconds: stage === 2 ? 3 : null }),
        });
        if (isFlushed) await api.deps.visits.flush();
      }
      const stages = [...furthest.values()];
      const { views, starts, completions } = await figures(owner, form);
      expect({ views, starts, completions }).toEqual({
        views: stages.length,
        starts: stages.filter((stage) => stage >= 1).length,
        completions: stages.filter((stage) => stage >= 2).length,
      });
      expect(views >= starts && starts >= completions).toBe(true);
    }),
    propertyRuns(40),
  );
});

test('EMBED-040 D-130 unknown, inactive and trashed forms count nothing, unknown fields are left out', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, analysedDefinition('Quiet'));
  const unknown = ['nothing', 'guests.1.name', '__proto__'];
  await report(form, pageLoad({ hasStarted: true, reached: unknown, errors: ['name', ...unknown] }));
  await api.deps.visits.flush();
  await owner.patch(`/api/forms/${form.id}`, { active: false });
  expect((await report(form, pageLoad())).status).toBe(204);
  const found = await figures(owner, form);
  expect([found.views, found.fields?.[0]?.reached]).toEqual([1, 0]);
  const stored = await api.database.query(`select key from form_stats_details where form_id = $1`, [form.id]);
  expect(stored).toEqual([{ key: 'name' }]);
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

test('T20 ANLY-044 what one source or all sources may mark of a form in a minute is bounded', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, analysedDefinition('Bounded marks'));
  const visits = createVisits({ pool: api.deps.pool, logger: api.deps.logger });
  const fields = Array.from({ length: 100 }, (_, at) => `field${at}`);
  const record = (sourceHash: string, loadId: string = randomUUID()) =>
    visits.record({ formId: form.id, sourceHash, report: pageLoad({ loadId, reached: fields }) });
  const countMarks = async () => {
    await visits.flush();
    const [row] = await api.database.query<{ marks: number }>(
      `select count(*)::int as marks from visit_marks where mark like 'reached:field%'`,
    );
    return row?.marks ?? 0;
  };
  const known = randomUUID();
  expect(record('one', known)).toBe(true);
  const taken = Array.from({ length: 50 }, () => record('one')).filter(Boolean);
  expect(taken.length).toBeLessThan(10);
  // Reporting the same page load again adds nothing.
  expect(record('one', known)).toBe(true);
  let noted = 0;
  for (let source = 0; source < 150; source++) {
    if (record(`source ${source}`)) noted++;
    // The queue holds as many as one write takes.
    if (source % 30 === 29) await visits.flush();
  }
  expect(noted).toBeGreaterThan(100);
  expect(noted).toBeLessThan(120);
  expect(await countMarks()).toBeLessThanOrEqual(12_000);
  const another = await api.buildForm(owner, analysedDefinition('Unbothered'));
  expect(visits.record({ formId: another.id, sourceHash: 'new', report: pageLoad() })).toBe(true);
  await visits.stop();
});

test('T27 a source that floods is told to wait, and counts no further', async () => {
  const node = await startTestApi();
  try {
    const owner = await node.signedIn();
    const form = await node.buildForm(owner, analysedDefinition('Flood'));
    const req = { socket: { remoteAddress: '127.0.0.1' }, headers: {} };
    const address = { req, get: () => '' };
    const sourceHash = requestSource(address as unknown as AppContext, node.deps.config).hash;
    const visit = { formId: form.id, sourceHash, report: pageLoad() };
    const isNoted = Array.from({ length: 600 }, () => node.deps.visits.record(visit));
    expect(new Set(isNoted)).toEqual(new Set([true]));
    const refused = await node.visitor().post(`/api/public/forms/${form.id}/visits`, pageLoad());
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(node.deps.visits.record({ ...visit, sourceHash: 'another' })).toBe(true);
  } finally {
    await node.stop();
  }
});
