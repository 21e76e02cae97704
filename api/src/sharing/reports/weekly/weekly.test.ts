import { beforeAll, expect, test } from 'vitest';
import { countedForm, storeAnswers } from '../../../../../tests/support/api/resultsScene.ts';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../../tests/support/api/testApi.ts';
import { addWeeklyReports } from './addWeeklyReports.ts';
import { dueMonday } from '../../../platform/calendar/weeks.ts';

const DAY_MS = 86_400_000;
const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;
/** Nine o'clock of the next Monday, in UTC. */
let nextMonday: number;
beforeAll(async () => {
  owner = await api.signedIn();
  form = await api.buildForm(owner, countedForm('Orders'));
  const monday = Date.parse(`${dueMonday('UTC', Date.now())}T00:00:00Z`);
  nextMonday = monday + 7 * DAY_MS + 9 * 3_600_000;
  const answers = (kind: string, nps: number) => ({ kind, nps });
  const [thisWeek, weekBefore] = [new Date(monday + DAY_MS), new Date(monday - DAY_MS)];
  await storeAnswers(api, { ...form, accountId: owner.accountId }, [
    ...Array.from({ length: 3 }, () => ({ answers: answers('Company', 10), at: thisWeek })),
    { answers: answers('Person', 3), at: thisWeek },
    { answers: answers('Company', 1), at: weekBefore },
    { answers: answers('Person', 2), at: weekBefore },
  ]);
});

const setting = (formId = form.id) => `/api/forms/${formId}/weekly-report`;
async function countMails(): Promise<number> {
  const rows = await api.database.query(`select 1 from deliveries where kind = 'weekly_report'`);
  return rows.length;
}
async function pass(now: number): Promise<void> {
  await addWeeklyReports(api.deps.orm, now);
  await api.runJobs();
}

test('REPORT-004 is off by default, and each user turns on their own', async () => {
  expect((await owner.get(setting())).body).toEqual({ isOn: false });
  const other = await api.signedIn();
  expect((await other.get(setting())).status).toBe(404);
  expect((await other.put(setting(), { isOn: true })).status).toBe(404);
  await api.assign(form.id, other);
  expect((await owner.put(setting(), { isOn: true })).status).toBe(200);
  expect((await other.get(setting())).body).toEqual({ isOn: false });
  expect((await owner.get('/api/weekly-reports')).body).toEqual({
    forms: [{ formId: form.id, formTitle: 'Orders' }],
  });
});

test('REPORT-004 one mail on the next Monday, with the week beside the week before, however often jobs run', async () => {
  await pass(Date.now());
  expect(await countMails()).toBe(0);
  await pass(nextMonday);
  await pass(nextMonday);
  expect(await countMails()).toBe(1);
  const { subject, text } = await api.lastMail(owner.email);
  expect(subject).toBe('Your week: Orders');
  expect(text).toContain('Submissions:\n4 (before: 2)');
  expect(text).toContain('You are · Company:\n75% (before: 50%)');
  expect(text).toContain('Recommend us? · Score:\n50 (before: -100)');
  expect(text).toContain(`/forms/${form.id}/summary?from=`);
});

test('REPORT-004 no mail without submissions in both weeks', async () => {
  const quiet = await api.buildForm(owner, countedForm('Quiet'));
  await owner.put(setting(quiet.id), { isOn: true });
  const before = await countMails();
  await pass(nextMonday);
  expect(await countMails()).toBe(before);
});

test('REPORT-004 T13 the link of the mail ends them without a session, but not by being followed', async () => {
  const { text } = await api.lastMail(owner.email);
  const link = new URL(/\S+stop-weekly-report\S+/.exec(text)?.[0] ?? '');
  const path = link.pathname + link.search;
  expect((await api.visitor().get(path)).text).toContain('Orders');
  expect((await owner.get(setting())).body).toEqual({ isOn: true });
  expect((await api.visitor().post(path)).status).toBe(200);
  expect((await owner.get(setting())).body).toEqual({ isOn: false });
  expect((await api.visitor().post(`${path}x`)).status).toBe(404);
});

test('REPORT-004 Monday begins at seven where the reader lives', () => {
  const at = (time: string) => Date.parse(time);
  expect(dueMonday('UTC', at('2026-03-09T06:59:00Z'))).toBe('2026-03-02');
  expect(dueMonday('UTC', at('2026-03-09T07:00:00Z'))).toBe('2026-03-09');
  expect(dueMonday('Asia/Tokyo', at('2026-03-08T22:00:00Z'))).toBe('2026-03-09');
  expect(dueMonday('America/New_York', at('2026-03-09T10:59:00Z'))).toBe('2026-03-02');
  expect(dueMonday('Europe/Berlin', at('2026-03-15T23:00:00Z'))).toBe('2026-03-09');
});
