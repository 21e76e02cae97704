import { beforeAll, expect, test } from 'vitest';
import { definition, field, readCsv, store } from '../../../../../tests/support/api/exportSamples.ts';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../../tests/support/api/testApi.ts';
import { TestClient } from '../../../../../tests/support/api/testClient.ts';
import { dueStart } from '../../../platform/calendar/dueStart.ts';
import { addRecurringExports } from './recurringExports.ts';

const DAY_MS = 86_400_000;
const api = useTestApi();
let owner: TestPerson;
let other: TestPerson;
let form: BuiltForm;
/** Nine o'clock of the next Monday, in UTC. */
let nextMonday: number;
beforeAll(async () => {
  owner = await api.signedIn();
  other = await api.signedIn();
  form = await api.buildForm(
    owner,
    definition('Orders', field('text', 'a', 'Name'), field('text', 'b', 'Secret')),
  );
  const monday = Date.parse(`${dueStart('week', 'UTC', Date.now())}T00:00:00Z`);
  nextMonday = monday + 7 * DAY_MS + 9 * 3_600_000;
  // One answer of long ago, and one of this week.
  await store(api, form, owner, [{ a: 'Old' }]);
  const [id] = await store(api, form, owner, [{ a: 'New', b: 'hush' }]);
  await api.database.query('update form_submissions set submitted_at = $1 where id = $2', [
    new Date(monday + DAY_MS),
    id,
  ]);
});

const setting = (formId = form.id) => `/api/forms/${formId}/recurring-export`;
const order = { every: 'week', rows: 'new', format: 'csv', filter: { zone: 'UTC' }, columns: ['a'] };
async function countMails(): Promise<number> {
  const rows = await api.database.query(`select 1 from deliveries where kind = 'export_ready'`);
  return rows.length;
}
async function pass(now: number): Promise<void> {
  await addRecurringExports(api.deps.orm, now);
  await api.runJobs();
}
async function lastLink(page: string): Promise<string> {
  const { text } = await api.lastMail(owner.email);
  const link = new URL(new RegExp(`\\S+/${page}\\?\\S+`).exec(text)?.[0] ?? '');
  return link.pathname + link.search;
}

test('SUBM-087 is off by default, set by who reads the form, and each has their own', async () => {
  expect((await owner.get(setting())).body.recurring).toBeNull();
  expect((await other.put(setting(), order)).status).toBe(404);
  const { filter: _filter, ...without } = order;
  expect((await owner.put(setting(), { ...without, filter: { zone: 'Nowhere' } })).status).toBe(400);
  const set = await owner.put(setting(), order);
  expect([set.status, set.body.recurring]).toEqual([
    200,
    { every: 'week', rows: 'new', format: 'csv', pausedReason: null },
  ]);
  await api.assign(form.id, other);
  expect((await other.get(setting())).body.recurring).toBeNull();
  expect((await owner.put(setting(), { ...order, every: 'month' })).body.recurring.every).toBe('month');
  await owner.put(setting(), order);
});

test('SUBM-087 T13 one mail on the next Monday, with a link to the file of that week, however often jobs run', async () => {
  await pass(Date.now());
  expect(await countMails()).toBe(0);
  await pass(nextMonday);
  await pass(nextMonday);
  expect(await countMails()).toBe(1);
  const { subject, text } = await api.lastMail(owner.email);
  expect(subject).toBe('Your export: Orders');
  expect(text).toMatch(/Submissions of “Orders” from .* to .*: 1\./);

  const path = await lastLink('exported-file');
  expect((await api.visitor().get(path)).text).toMatch(/Orders \d{4}-\d\d-\d\d\.csv, with submissions/);
  const file = await fetch(api.url + path, { method: 'POST' });
  expect(file.headers.get('content-disposition')).toMatch(/filename="Orders \d{4}-\d\d-\d\d\.csv"/);
  const rows = readCsv(Buffer.from(await file.arrayBuffer())).map((row) => row.slice(2));
  expect(rows).toEqual([['Name'], ['New']]);
  expect((await api.visitor().post(path.replace('token=', 'token=x'))).status).toBe(404);
});

test('SUBM-087 no file while nothing is new; everything on request', async () => {
  const before = await countMails();
  await pass(nextMonday + 7 * DAY_MS);
  expect(await countMails()).toBe(before);
  expect((await owner.put(setting(), { ...order, every: 'day', rows: 'all' })).status).toBe(200);
  await pass(Date.now() + DAY_MS);
  expect(await countMails()).toBe(before + 1);
  expect((await api.lastMail(owner.email)).text).toContain('All submissions of “Orders”: 2.');
});

test('SUBM-087 T13 the link of the mail ends them without a session, but not by being followed, in the reader’s language', async () => {
  const path = await lastLink('stop-exports');
  const page = await fetch(api.url + path, { headers: { 'accept-language': 'ar' } });
  const text = await page.text();
  expect(text).toContain('<html lang="ar" dir="rtl">');
  expect(text).not.toContain('Stop these mails');
  expect((await owner.get(setting())).body.recurring.every).toBe('day');
  expect((await api.visitor().post(path)).status).toBe(200);
  expect((await owner.get(setting())).body.recurring).toBeNull();
});

test('SUBM-087 D-160 who may not read the form any more gets no file, and their link opens nothing', async () => {
  await api.database.query('delete from exports');
  expect((await other.put(setting(), { ...order, every: 'day', rows: 'all' })).status).toBe(200);
  await pass(Date.now() + DAY_MS);
  const [made] = await api.database.query<{ id: string }>('select id from exports where created_by = $1', [
    other.userId,
  ]);
  expect(made).toBeDefined();
  const { text } = await api.lastMail(other.email);
  const link = /\S+(\/api\/exported-file\?\S+)/.exec(text)?.[1] ?? '';
  expect((await api.visitor().get(link)).status).toBe(200);
  await api.database.query('delete from account_grants where form_id = $1', [form.id]);
  expect((await api.visitor().get(link)).status).toBe(404);
  expect((await api.visitor().post(link)).status).toBe(404);
  const before = await countMails();
  await pass(Date.now() + 2 * DAY_MS);
  expect(await countMails()).toBe(before);
  expect(
    await api.database.query('select 1 from recurring_exports where user_id = $1', [other.userId]),
  ).toEqual([]);
});

test('SUBM-087 days, weeks and months begin at seven in the time zone of the file', () => {
  const at = (time: string) => Date.parse(time);
  expect(dueStart('day', 'UTC', at('2026-03-09T06:59:00Z'))).toBe('2026-03-08');
  expect(dueStart('day', 'Asia/Tokyo', at('2026-03-08T22:00:00Z'))).toBe('2026-03-09');
  expect(dueStart('month', 'UTC', at('2026-03-01T06:59:00Z'))).toBe('2026-02-01');
  expect(dueStart('month', 'UTC', at('2026-03-31T23:00:00Z'))).toBe('2026-03-01');
});

test('SUBM-087 a file that Excel cannot hold pauses the schedule with one mail that says so, until it is resumed', async () => {
  const many = await api.buildForm(owner, definition('Many', field('checkbox', 'c', 'Choices')));
  const [id] = await store(api, many, owner, [{ c: ['x'] }]);
  await api.database.query(
    `update form_submissions set submission_data = jsonb_build_object('c', (select jsonb_agg(1) from generate_series(1, 1048576)))
     where id = $1`,
    [id],
  );
  const before = await countMails();
  const all = { every: 'day', rows: 'all', format: 'xlsx', filter: { zone: 'UTC' }, splitBy: 'c' };
  expect((await owner.put(setting(many.id), all)).status).toBe(200);
  await pass(Date.now() + DAY_MS);
  await pass(Date.now() + DAY_MS);
  const failed = () => api.database.query(`select 1 from deliveries where kind = 'export_failed'`);
  expect(await failed()).toHaveLength(1);
  expect(await countMails()).toBe(before);
  expect((await api.lastMail(owner.email)).text).toContain('An Excel sheet holds at most 1,048,575');
  await pass(Date.now() + 2 * DAY_MS);
  expect(await failed()).toHaveLength(1);
  const paused = (await owner.get(setting(many.id))).body.recurring;
  expect(paused).toMatchObject({ every: 'day', pausedReason: expect.stringContaining('1,048,575') });
  const german = new TestClient(api.url, { 'accept-language': 'de' }, owner.cookie);
  expect((await german.get(setting(many.id))).body.recurring.pausedReason).toContain('Excel-Blatt');
  const resumed = await owner.post(`${setting(many.id)}/resume`);
  expect(resumed.body.recurring.pausedReason).toBeNull();
  await pass(Date.now() + 2 * DAY_MS);
  expect(await failed()).toHaveLength(2);
  expect(
    (await owner.put(setting(many.id), { ...all, format: 'csv' })).body.recurring.pausedReason,
  ).toBeNull();
  await pass(Date.now() + 3 * DAY_MS);
  expect(await countMails()).toBe(before + 1);
});
