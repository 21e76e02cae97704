import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { analysedDefinition, readFigures } from '../../../../tests/support/api/analyticsSamples.ts';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../tests/support/api/testApi.ts';
import type { Analytics } from '../../platform/contract/index.ts';
import { checkStats } from './checkStats.ts';

const api = useTestApi();
beforeAll(async () => {
  await api.liftSubmitLimits();
});

type Form = BuiltForm;

const DAY_MS = 86_400_000;
const dayAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const PERIOD = `?from=${dayAgo(60)}&to=${dayAgo(0)}&zone=`;

/** A submission of so many days ago, at noon. */
async function submitAgo(form: Form, days: number): Promise<string> {
  const sent = { revisionId: form.revisionId, idempotencyKey: randomUUID(), answers: { name: 'Ada' } };
  const { body } = await api.visitor().post(`/api/public/forms/${form.id}/submissions`, sent);
  await moveTo(body.submissionId, `${dayAgo(days)}T12:00:00Z`);
  return body.submissionId as string;
}

const moveTo = (id: string, at: string) =>
  api.database.query('update form_submissions set submitted_at = $2 where id = $1', [id, at]);

const versionOf = async (form: Form): Promise<number> => {
  const [row] = await api.database.query<{ version: number }>(
    'select coalesce(sum(version), 0)::int as version from form_stats_versions where form_id = $1',
    [form.id],
  );
  return row?.version ?? 0;
};

/** Submissions by date and by hour, of those that have any. */
const dated = ({ submissionsByDate, submissionsByHour }: Analytics) => ({
  days: submissionsByDate.flatMap(({ date, submissions }) => (submissions ? [[date, submissions]] : [])),
  hours: submissionsByHour.flatMap(({ hour, submissions }) => (submissions ? [[hour, submissions]] : [])),
});

/** Twice, so that the second time is from memory; it is the same. */
async function read(owner: TestPerson, zone = 'UTC') {
  const first = await readFigures(owner, PERIOD + zone);
  expect(await readFigures(owner, PERIOD + zone)).toEqual(first);
  return { ...dated(first), total: first.totalSubmissions };
}

test('D-132 a change of a day that is over is in the next answer: trash, restore, move, deletion', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, analysedDefinition('Kept'));
  const ids = [await submitAgo(form, 40), await submitAgo(form, 40), await submitAgo(form, 9)];
  const whole = {
    days: [
      [dayAgo(40), 2],
      [dayAgo(9), 1],
    ],
    hours: [[12, 3]],
    total: 3,
  };
  expect(await read(owner)).toEqual(whole);
  await owner.post('/api/submissions/trash', { ids: ids.slice(0, 1) });
  const less = {
    days: [
      [dayAgo(40), 1],
      [dayAgo(9), 1],
    ],
    hours: [[12, 2]],
    total: 2,
  };
  expect(await read(owner)).toEqual(less);
  await owner.post('/api/submissions/restore', { ids: ids.slice(0, 1) });
  expect(await read(owner)).toEqual(whole);
  // Every total is what it was, only the hour differs.
  await moveTo(ids[0] ?? '', `${dayAgo(40)}T15:30:00Z`);
  expect(await read(owner)).toEqual({
    ...whole,
    hours: [
      [12, 2],
      [15, 1],
    ],
  });
  await owner.post('/api/submissions/trash', { ids });
  await owner.post('/api/submissions/delete', { ids });
  expect(await read(owner)).toEqual({ days: [], hours: [], total: 0 });
  expect(await checkStats(api.deps)).toEqual([]);
});

test('what is kept is of these forms and this zone alone', async () => {
  const [owner, other] = [await api.signedIn(), await api.signedIn()];
  const form = await api.buildForm(owner, analysedDefinition('One'));
  const second = await api.buildForm(owner, analysedDefinition('Two'));
  const [late] = [await submitAgo(form, 20), await submitAgo(second, 20)];
  await moveTo(late, `${dayAgo(20)}T23:45:00Z`);
  expect((await read(owner)).hours).toEqual([
    [12, 1],
    [23, 1],
  ]);
  expect(await read(owner, 'Asia/Kathmandu')).toEqual({
    days: [
      [dayAgo(20), 1],
      [dayAgo(19), 1],
    ],
    hours: [
      [5, 1],
      [17, 1],
    ],
    total: 2,
  });
  expect((await read(owner)).hours).toEqual([
    [12, 1],
    [23, 1],
  ]);
  await owner.patch(`/api/forms/${second.id}`, { active: false });
  expect((await read(owner)).hours).toEqual([[23, 1]]);
  expect((await read(other)).total).toBe(0);
});

test('what visitors do today raises no version; whatever changes a day that is over does, also by hand', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, analysedDefinition('Versions'));
  const sent = { revisionId: form.revisionId, idempotencyKey: randomUUID(), answers: { name: 'Ada' } };
  await api.visitor().post(`/api/public/forms/${form.id}/submissions`, sent);
  expect(await versionOf(form)).toBe(0);
  await submitAgo(form, 3);
  const before = await versionOf(form);
  expect(before).toBeGreaterThan(0);
  await api.database.query(
    `update form_stats_days set views = views + 1, views_at = views_at + 1 where form_id = $1 and day = $2`,
    [form.id, dayAgo(3)],
  );
  expect(await versionOf(form)).toBeGreaterThan(before);
  const changed = await versionOf(form);
  await api.database.query(`delete from form_stats_days where form_id = $1 and day = $2`, [
    form.id,
    dayAgo(3),
  ]);
  expect(await versionOf(form)).toBeGreaterThan(changed);
});
