import { randomUUID } from 'node:crypto';
import { createEmptyDefinition, createField, withFields, type FormDefinition } from '@inlay/sdk/model';
import { beforeAll, expect, test } from 'vitest';
import { courseWith, quotaLedger, seats } from '../../../../tests/support/api/quotaScene.ts';
import { postPlainly } from '../../../../tests/support/api/plainPosts.ts';
import { useTestApi, type BuiltForm, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { purgeExpiredTrash } from '../trash/purgeExpiredTrash.ts';

const api = useTestApi({ poolSize: 10 });
let owner: TestPerson;
beforeAll(async () => {
  await api.liftSubmitLimits();
  owner = await api.signedIn();
});

const contact = withFields(createEmptyDefinition('Contact'), [
  { ...createField('text'), id: 'name', label: 'Name' },
  { ...createField('email'), id: 'mail', label: 'Email' },
  { ...createField('textarea'), id: 'message', label: 'Message' },
]);
const formOf = (definition: FormDefinition = contact) => api.buildForm(owner, definition);

/** What a program sends that fills in every input and loads no page. */
const BOT = { unseen: 'https://pills.example' };
const send = (form: BuiltForm, answers: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  api.visitor().post(`/api/public/forms/${form.id}/submissions`, {
    revisionId: form.revisionId,
    idempotencyKey: randomUUID(),
    answers,
    ...more,
  });
const sendSpam = async (form: BuiltForm, answers: Record<string, unknown> = { name: 'Bot' }) => {
  const sent = await send(form, answers, BOT);
  expect(sent.status).toBe(201);
  return String(sent.body.submissionId);
};
interface Listed {
  id: string;
  formId: string;
  reasons: { signal: string; found?: string[]; count?: number }[];
  daysLeft: number;
}
const folder = async (form: BuiltForm): Promise<Listed[]> =>
  (await owner.get('/api/spam')).body.submissions.filter(({ formId }: Listed) => formId === form.id);
const inbox = async (form: BuiltForm): Promise<string[]> =>
  (await owner.get(`/api/submissions?formId=${form.id}`)).body.submissions.map(({ id }: Listed) => id);
const idsOf = (rows: readonly Listed[]) => rows.map(({ id }) => id);
const release = (ids: string[], more: object = {}) =>
  owner.post('/api/submissions/release', { ids, ...more });
const signalsOf = async (form: BuiltForm) =>
  (await folder(form)).map(({ reasons }) => reasons.map(({ signal }) => signal));

/** A form whose submissions are mailed to its owner's team. */
async function mailedForm() {
  const form = await formOf();
  await owner.post(`/api/forms/${form.id}/notification-emails`, { email: `${randomUUID()}@example.com` });
  return form;
}
const mailsOf = async (form: BuiltForm) =>
  (await api.database.query('select recipient from deliveries where form_id = $1', [form.id])).length;
const numberOf = async (form: BuiltForm): Promise<number> => {
  const [row] = await api.database.query<{ number: number }>(
    'select coalesce(sum(submissions), 0)::int as number from form_stats_days where form_id = $1',
    [form.id],
  );
  return row!.number;
};

test('SPAM-001 a program that fills in what nobody sees gets the answer of everybody, and its submission is in Spam alone', async () => {
  const form = await mailedForm();
  const [person, bot] = [await send(form, { name: 'Ada' }), await send(form, { name: 'Bot' }, BOT)];
  expect([person.status, bot.status]).toEqual([201, 201]);
  const shape = ({ body }: typeof person) => Object.keys(body).toSorted();
  expect(shape(bot)).toEqual(shape(person));
  expect(await inbox(form)).toEqual([person.body.submissionId]);
  expect(await folder(form)).toMatchObject([
    { id: bot.body.submissionId, daysLeft: 30, reasons: [{ signal: 'trap' }, { signal: 'direct' }] },
  ]);
  expect((await owner.get('/api/trash')).body.submissions).toEqual([]);
  await api.runJobs();
  expect([await mailsOf(form), await numberOf(form)]).toEqual([1, 1]);
});

test('SPAM-001 the same key is one submission in Spam, too, and its receipt is the same', async () => {
  const form = await formOf();
  const idempotencyKey = randomUUID();
  const sent = [1, 2].map(() => send(form, { name: 'Bot' }, { ...BOT, idempotencyKey }));
  const [first, second] = await Promise.all(sent);
  expect(second!.body).toEqual(first!.body);
  expect(await folder(form)).toHaveLength(1);
});

test('SPAM-002 SPAM-004 the level of a form decides: strict, careful, off', async () => {
  const form = await formOf();
  const level = (spamLevel: string) => owner.patch(`/api/forms/${form.id}/publishing`, { spamLevel });
  // The trap alone: a page that was opened long ago.
  const loadId = randomUUID();
  const trapped = (name: string) => send(form, { name }, { ...BOT, loadId });
  await trapped('careful');
  expect(await folder(form)).toEqual([]);
  await level('strict');
  await trapped('strict');
  expect(await signalsOf(form)).toEqual([['trap', 'direct']]);
  await level('off');
  await send(form, { name: 'off' }, BOT);
  expect(await folder(form)).toHaveLength(1);
  expect((await owner.get(`/api/forms/${form.id}/publishing`)).body.spamLevel).toBe('off');
});

test('SPAM-002 what is sent within seconds of opening the page says so; what a plain post sends is judged by the rest', async () => {
  const form = await formOf();
  const loadId = randomUUID();
  const visit = { loadId, hasStarted: true, seconds: null, reached: [], errors: [] };
  await api.visitor().post(`/api/public/forms/${form.id}/visits`, visit);
  await send(form, { name: 'Quick' }, { ...BOT, loadId });
  expect(await signalsOf(form)).toEqual([['trap', 'fast']]);
  const page = await postPlainly(api, form.id, { entries: { 'answers.name': 'Plain', 'fe-u': 'x' } });
  expect(page.status).toBe(200);
  expect(await folder(form)).toHaveLength(1);
  const links = 'Buy https://a.example now, or www.b.example';
  await postPlainly(api, form.id, { entries: { 'answers.message': links, 'fe-u': 'x' } });
  const [newest] = await folder(form);
  expect(newest?.reasons).toMatchObject([
    { signal: 'trap' },
    { signal: 'links', count: 2, found: ['https://a.example', 'www.b.example'] },
  ]);
});

test('SPAM-002 nearly the same text over all forms of an account is spam from the tenth copy of a program on', async () => {
  const forms = [await formOf(), await formOf()];
  const offer = (n: number) =>
    `Dear owner number ${n}, we bring your website to the very first page of every search engine within one week`;
  for (let n = 0; n < 12; n++) await send(forms[n % 2]!, { message: offer(n) });
  const found = [...(await folder(forms[0]!)), ...(await folder(forms[1]!))];
  expect(found).toHaveLength(2);
  expect(found.every(({ reasons }) => reasons[0]?.signal === 'repeated')).toBe(true);
});

test('SPAM-009 the list of the account decides alone: a word, an address, a domain, a network', async () => {
  const form = await formOf();
  const loadId = randomUUID();
  const settings = { blocked: ['casino', '*never*', 'eve@mail.example', 'bad.example'], keptDays: 30 };
  const put = (blocked: string[], who = owner) =>
    who.put('/api/spam/settings', { ...settings, blocksDisposable: true, blocked });
  expect((await put([...settings.blocked, 'casino'])).body.blocked).toEqual(settings.blocked);
  for (const answers of [
    { message: 'Casino!' },
    { message: 'Casinos are no casinolike thing' },
    { mail: 'EVE@mail.example' },
    { mail: 'a@sub.bad.example' },
    { mail: 'a@notbad.example' },
  ])
    await send(form, answers, { loadId });
  const found = (await folder(form)).map(({ reasons }) => reasons[0]?.found?.[0]);
  expect(found).toEqual(['bad.example', 'eve@mail.example', 'casino']);
  expect((await put(['127.0.0.0/8'])).status).toBe(200);
  await send(form, { name: 'Local' }, { loadId });
  expect((await folder(form))[0]?.reasons[0]).toMatchObject({ signal: 'blocked', found: ['127.0.0.0/8'] });
  await put([]);
  await send(form, { name: 'Again' }, { loadId });
  await send(form, { mail: 'a@mailinator.com' }, { loadId });
  expect(await folder(form)).toHaveLength(4);
  const viewer = await api.signedIn();
  expect((await viewer.get('/api/spam/settings')).body.blocked).toEqual([]);
});

test('SPAM-006 a release sends what would have been sent, once: two people press twice', async () => {
  const form = await mailedForm();
  const id = await sendSpam(form);
  await api.runJobs();
  expect(await mailsOf(form)).toBe(0);
  const pressed = await Promise.all([release([id]), release([id]), release([id]), release([id])]);
  expect(pressed.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 404, 404, 404,
  ]);
  await api.runJobs();
  expect([await mailsOf(form), await numberOf(form)]).toEqual([1, 1]);
  expect([await inbox(form), await folder(form)]).toEqual([[id], []]);
  // Spam again, and out of it again: whoever was told is not told again.
  expect((await owner.post('/api/submissions/spam', { ids: [id] })).body.ids).toEqual([id]);
  expect([await inbox(form), await numberOf(form)]).toEqual([[], 0]);
  expect(await signalsOf(form)).toEqual([['marked']]);
  await release([id]);
  await api.runJobs();
  expect([await mailsOf(form), await numberOf(form)]).toEqual([1, 1]);
});

test('SPAM-006 of many that are released, a digest tells as of others', async () => {
  const form = await mailedForm();
  const ids: string[] = [];
  for (let n = 0; n < 12; n++) ids.push(await sendSpam(form, { name: `Bot ${n}` }));
  await release(ids);
  await api.runJobs();
  const states = await api.database.query<{ state: string; number: number }>(
    'select state, count(*)::int as number from submission_notices where form_id = $1 group by 1 order by 1',
    [form.id],
  );
  expect(states).toEqual([
    { state: 'gathered', number: 2 },
    { state: 'mailed', number: 10 },
  ]);
});

test('SPAM-007 spam takes no place; where none is left for what is released, the owner is told and chooses', async () => {
  const day = {
    ...createField('radio'),
    id: 'day',
    label: 'Day',
    options: [
      { value: 'mon', label: 'Monday', places: 1 },
      { value: 'tue', label: 'Tuesday' },
    ],
  };
  const form = await formOf(withFields(createEmptyDefinition('Course'), [day]));
  const id = await sendSpam(form, { day: 'mon' });
  const other = await sendSpam(form, { day: 'mon' });
  expect((await send(form, { day: 'mon' })).status).toBe(201);
  expect((await send(form, { day: 'mon' })).status).toBe(422);
  // Spam gets the answer of everybody.
  expect((await send(form, { day: 'mon' }, BOT)).status).toBe(422);
  const full = await release([id]);
  expect([full.status, full.body.error.code]).toEqual([409, 'submission.no_room']);
  expect(idsOf(await folder(form))).toContain(id);
  expect((await release([id], { evenIfFull: true })).body.ids).toEqual([id]);
  expect((await release([id, other])).status).toBe(409);
});

test('SPAM-007 a quota counts what is released, and not before', async () => {
  const form = await formOf(courseWith(seats(1)));
  const id = await sendSpam(form, { name: 'Bot' });
  expect(await quotaLedger(api, form.id)).toEqual([]);
  const first = await send(form, { name: 'Ada' });
  expect(await quotaLedger(api, form.id)).toEqual(['seats 1 0']);
  expect((await release([id])).body.error.code).toBe('submission.no_room');
  await release([id], { evenIfFull: true });
  await api.runJobs();
  expect(await quotaLedger(api, form.id)).toEqual(['seats 1 1', 'Bot']);
  await owner.post('/api/submissions/spam', { ids: [first.body.submissionId] });
  await api.runJobs();
  expect(await quotaLedger(api, form.id)).toEqual(['seats 1 0']);
});

test('SPAM-007 a value that spam has is free, and one that somebody else has by now keeps it in Spam', async () => {
  const form = await formOf();
  await owner.patch(`/api/forms/${form.id}/publishing`, { uniqueField: 'mail' });
  const id = await sendSpam(form, { mail: 'ada@example.com' });
  expect((await send(form, { mail: 'ada@example.com' })).status).toBe(201);
  expect((await release([id], { evenIfFull: true })).body.error.code).toBe('submission.value_used');
});

test('SPAM-007 spam counts towards no submission limit', async () => {
  const form = await formOf();
  await owner.patch(`/api/forms/${form.id}/publishing`, { maxSubmissions: 1 });
  const id = await sendSpam(form);
  expect((await send(form, { name: 'Ada' })).status).toBe(201);
  expect((await release([id])).body.error.code).toBe('submission.no_room');
});

test('SPAM-008 spam goes for good by the days of its account, and neither earlier nor by those of the trash', async () => {
  const form = await formOf();
  const [young, old] = [await sendSpam(form), await sendSpam(form)];
  const age = (id: string, days: number) =>
    api.database.query(
      `update form_submissions set deleted_at = now() - make_interval(days => $1) where id = $2`,
      [days, id],
    );
  await age(young, 6);
  await age(old, 8);
  await purgeExpiredTrash(api.deps.orm);
  expect(await folder(form)).toHaveLength(2);
  await owner.put('/api/spam/settings', { blocked: [], blocksDisposable: false, keptDays: 7 });
  expect((await folder(form)).map(({ daysLeft }) => daysLeft)).toEqual([1, 0]);
  await purgeExpiredTrash(api.deps.orm);
  expect(idsOf(await folder(form))).toEqual([young]);
  await owner.put('/api/spam/settings', { blocked: [], blocksDisposable: false, keptDays: 365 });
  const trashed = await send(form, { name: 'Ada' });
  await owner.post('/api/submissions/trash', { ids: [trashed.body.submissionId] });
  // The trash has none of it, and restores none.
  expect(idsOf((await owner.get('/api/trash')).body.submissions)).toEqual([trashed.body.submissionId]);
  expect((await owner.post('/api/submissions/restore', { ids: [young] })).status).toBe(404);
});

test('SPAM-005 the folder is searched, emptied and released whole, by those who may', async () => {
  const form = await formOf();
  const ids = [await sendSpam(form, { name: 'First' }), await sendSpam(form, { name: 'Second' })];
  const other = await api.signedIn();
  expect((await other.get('/api/spam')).body.total).toBe(0);
  expect((await other.post('/api/submissions/release', { ids })).status).toBe(404);
  expect((await owner.get('/api/spam?search=Second')).body.submissions).toMatchObject([{ id: ids[1] }]);
  const filter = { formId: form.id };
  expect((await owner.post('/api/submissions/delete', { filter, inSpam: true })).body.ids.toSorted()).toEqual(
    ids.toSorted(),
  );
  const again = await sendSpam(form);
  expect((await owner.post('/api/submissions/release', { filter })).body.ids).toEqual([again]);
});

test('SPAM-001 the link of a receipt shows the status of spam as everybody’s', async () => {
  const form = await formOf();
  await owner.patch(`/api/forms/${form.id}/publishing`, { showsStatus: true });
  const { status } = (await send(form, { name: 'Bot' }, BOT)).body;
  const page = await api.visitor().get(new URL(status.url).pathname + new URL(status.url).search);
  expect(page.status).toBe(200);
});
