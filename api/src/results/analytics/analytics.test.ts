import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { earlier } from '../../../../tests/support/api/earlier.ts';
import {
  analysedDefinition,
  readFigures,
  WHOLE_YEAR,
} from '../../../../tests/support/api/analyticsSamples.ts';
import { useTestApi, type BuiltForm } from '../../../../tests/support/api/testApi.ts';
import { checkStats } from './checkStats.ts';

const api = useTestApi();
beforeAll(async () => {
  await api.liftSubmitLimits();
});

type Form = BuiltForm;
const submit = async (form: Form): Promise<string> => {
  const sent = { revisionId: form.revisionId, idempotencyKey: randomUUID(), answers: { name: 'Ada' } };
  const { status, body } = await api.visitor().post(`/api/public/forms/${form.id}/submissions`, sent);
  expect(status).toBe(201);
  return body.submissionId as string;
};

test('D-132 trash, restore, deletion and the clean-up keep the counters right', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, analysedDefinition('Moved'));
  const ids = [await submit(form), await submit(form), await submit(form)];
  const count = async (): Promise<number> => (await readFigures(owner, WHOLE_YEAR)).totalSubmissions;
  const today = async (): Promise<number> => (await readFigures(owner, WHOLE_YEAR)).submissionsToday;
  expect([await count(), await today()]).toEqual([3, 3]);
  await owner.post('/api/submissions/trash', { ids: ids.slice(0, 2) });
  expect([await count(), await today()]).toEqual([1, 1]);
  await owner.post('/api/submissions/restore', { ids: ids.slice(0, 1) });
  expect(await count()).toBe(2);
  await owner.post('/api/submissions/delete', { ids: ids.slice(1, 2) });
  expect(await count()).toBe(2);
  expect(await checkStats(api.deps)).toEqual([]);
  await owner.delete(`/api/forms/${form.id}`);
  expect([await count(), (await readFigures(owner, WHOLE_YEAR)).totalForms]).toEqual([0, 0]);
  await owner.post(`/api/forms/${form.id}/restore`);
  expect(await count()).toBe(2);
  await owner.delete(`/api/forms/${form.id}`);
  await owner.delete(`/api/trash/forms/${form.id}`);
  await api.runJobs();
  expect(await checkStats(api.deps)).toEqual([]);
});

test('counters hold while many send, trash and restore at once', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, analysedDefinition('Busy'));
  const ids = await Promise.all(Array.from({ length: 30 }, () => submit(form)));
  const move = async (action: 'trash' | 'restore', moved: string[]) =>
    (await owner.post(`/api/submissions/${action}`, { ids: moved })).status;
  const [trashed] = await Promise.all([
    Promise.all([...ids.slice(0, 20).map((id) => move('trash', [id])), move('trash', ids.slice(10))]),
    ...Array.from({ length: 20 }, () => submit(form)),
  ]);
  // Of two calls for one row the later one may find it in the trash; none may be refused, or less would be moved.
  expect(trashed.filter((status) => status !== 200 && status !== 404)).toEqual([]);
  const restored = await Promise.all(ids.slice(0, 5).map((id) => move('restore', [id])));
  expect(restored).toEqual(restored.map(() => 200));
  expect((await readFigures(owner, WHOLE_YEAR)).totalSubmissions).toBe(25);
  expect(await checkStats(api.deps)).toEqual([]);
});

test('T1 an account takes its counters along', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, analysedDefinition('Leaving'));
  await submit(form);
  await api.database.query('delete from accounts where id = $1', [owner.accountId]);
  const left = await api.database.query('select 1 from form_stats_days where form_id = $1', [form.id]);
  expect(left).toEqual([]);
});

test('a submission that is sent again is counted once', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, analysedDefinition('Twice'));
  const sent = { revisionId: form.revisionId, idempotencyKey: randomUUID(), answers: { name: 'Ada' } };
  const send = () => api.visitor().post(`/api/public/forms/${form.id}/submissions`, sent);
  await Promise.all([send(), send(), send()]);
  expect((await readFigures(owner, WHOLE_YEAR)).totalSubmissions).toBe(1);
});

test('ANLY-008 D-131 D-160 ROLE own forms, an administrator every account, nobody else anything', async () => {
  const owner = await api.signedIn();
  const other = await api.signedIn();
  const admin = await api.signedIn({ role: 'admin' });
  const form = await api.buildForm(owner, analysedDefinition('Mine'));
  await api.assign(form.id, other);
  await submit(form);
  const named = `${WHOLE_YEAR}&formId=${form.id}`;
  expect((await readFigures(other, WHOLE_YEAR)).forms).toEqual([]);
  for (const path of ['', '/export']) {
    expect((await other.get(`/api/analytics${path}${named}`)).body.error.code).toBe('form.not_found');
  }
  expect((await readFigures(other, `${WHOLE_YEAR}&accounts=all`)).totalSubmissions).toBe(0);
  expect((await readFigures(admin, WHOLE_YEAR)).totalForms).toBe(0);
  const all = await readFigures(admin, `${WHOLE_YEAR}&accounts=all`);
  expect(all.forms.map(({ id }: { id: string }) => id)).toContain(form.id);
  expect((await readFigures(admin, named)).totalSubmissions).toBe(1);
});

test('ANLY-037 D-129 inactive forms are left out until they are asked for', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, analysedDefinition('Off'));
  await submit(form);
  await owner.patch(`/api/forms/${form.id}`, { active: false });
  expect((await readFigures(owner, WHOLE_YEAR)).totalSubmissions).toBe(0);
  const shown = await readFigures(owner, `${WHOLE_YEAR}&inactive=yes`);
  expect([shown.totalSubmissions, shown.formMetrics[0]?.isActive]).toEqual([1, false]);
  expect((await readFigures(owner, `${WHOLE_YEAR}&formId=${form.id}`)).totalSubmissions).toBe(1);
});

test('ANLY-011 ANLY-020 ANLY-021 ANLY-022 CONST-044 D-128 today, the last 7 and the last 30 days are counted back from now, whatever the period', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, analysedDefinition('Counted back'));
  // Both ends of each stretch: the first day that counts, and the last one that does not.
  for (const days of [0, 1, 6, 7, 29, 30]) {
    const id = await submit(form);
    await api.database.query(
      `update form_submissions set submitted_at = ${earlier('submitted_at', days * 24 * 3600)} where id = $1`,
      [id],
    );
  }
  for (const query of [WHOLE_YEAR, '?from=2026-01-01&to=2026-01-02&zone=UTC']) {
    expect(await readFigures(owner, query)).toMatchObject({
      submissionsToday: 1,
      submissionsThisWeek: 3,
      submissionsThisMonth: 5,
    });
  }
});

test('D-132 a period that ends before it begins, or lasts too long, is refused beside its field', async () => {
  const owner = await api.signedIn();
  const wrong = await owner.get('/api/analytics?from=2026-02-02&to=2026-02-01');
  expect([wrong.status, wrong.body.error.issues]).toMatchObject([
    400,
    [{ path: ['to'], message: 'Please choose a valid date range' }],
  ]);
  expect((await owner.get('/api/analytics?from=2020-01-01&to=2026-01-01')).status).toBe(400);
  expect((await owner.get('/api/analytics?from=2026-02-30&to=2026-03-01')).status).toBe(400);
  expect((await owner.get(`/api/analytics${WHOLE_YEAR.replace('UTC', 'Mars/Olympus')}`)).status).toBe(400);
});
