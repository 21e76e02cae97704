import { randomUUID } from 'node:crypto';
import { createField, type FormDefinition } from '@inlay/sdk/model';
import { createTicket } from '../../../submissions/uploads/uploadTicket.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useTestApi, type BuiltForm, type TestPerson } from '../../../../../tests/support/api/testApi.ts';
import {
  createSecret,
  dataIn,
  deviceOf,
  formWith,
  ORDER,
  pageWith,
  radioField,
  textField,
  unfinishedWays,
  type UnfinishedWays,
} from '../../../../../tests/support/api/unfinishedScene.ts';

const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;
let ways: UnfinishedWays;

beforeAll(async () => {
  owner = await api.signedIn();
  await api.liftSubmitLimits();
});
beforeEach(() => begin(ORDER));

/** Goes on with a new form that keeps answers. */
async function begin(definition: FormDefinition): Promise<void> {
  form = await api.buildForm(owner, definition);
  ways = unfinishedWays(api, owner, form);
  await ways.keeps(true);
}

test('EMBED-112 a form that keeps nothing says nothing, loads nothing and takes nothing', async () => {
  await ways.keeps(false);
  const { text: html } = await api.visitor().get(`/embed/${form.id}`);
  expect(html).not.toMatch(/unfinished|name="continue"|Save and continue/);
  expect((await ways.save(deviceOf(form))).body.error.code).toBe('unfinished.not_kept');
  expect(await ways.rows()).toEqual([]);
});

test('EMBED-112 the page says in a sentence what is kept and for how long, before anything is', async () => {
  await ways.keeps(true, { unfinishedDays: 14 });
  const { text: html } = await api.visitor().get(`/embed/${form.id}`);
  expect(html).toContain('Kept for: 14 days.');
  expect(html).toContain('Save and continue later');
  expect(await ways.rows()).toEqual([]);
});

test('EMBED-112 SUBM-113 answers are saved under the key of their submission and continued on another device', async () => {
  const one = { ...deviceOf(form), pageId: 'p2', answers: { name: 'Ada', colour: 'green', made_up: 1 } };
  const { status, body } = await ways.save({ ...one, wantsCode: true });
  expect([status, body.kind, body.version]).toEqual([200, 'saved', 1]);
  expect(body.url).toBe(`http://platform.test/embed/${form.id}?continue=${one.token}`);
  expect(body.qr.path).toMatch(/^M\d/);
  const [row] = await ways.rows();
  expect(row).toMatchObject({ answers: { name: 'Ada', colour: 'green' }, page_id: 'p2', version: 1 });
  expect(JSON.stringify(row)).not.toContain(one.token);

  const page2 = await ways.open(one.token);
  expect(page2.status).toBe(200);
  expect(page2.headers.get('cache-control')).toBe('no-store');
  expect(page2.text).toContain('Your answers are back.');
  const { form: shown, initialValues } = dataIn(page2.text);
  expect(initialValues).toMatchObject({ name: 'Ada', colour: 'green' });
  expect(shown.planned.at).toBe('p2');
  expect(shown.planned.unfinished.link).toMatchObject({
    key: one.idempotencyKey,
    token: one.token,
    version: 1,
  });
});

test('SUBM-113 sent from either device it is one submission, and nothing is left of what was kept', async () => {
  const one = deviceOf(form);
  await ways.save(one);
  const [first, second] = await Promise.all([ways.send(one), ways.send(one)]);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(first.body.receiptCode).toBe(second.body.receiptCode);
  expect(await ways.stored()).toHaveLength(1);
  const used = await ways.open(one.token);
  expect(used.text).toContain('Already sent');
  expect(used.text).toContain(`Receipt: ${first.body.receiptCode}`);
  expect(used.text).not.toContain('Ada');
  expect(await ways.rows()).toMatchObject([{ ended_as: 'sent', answers: null, email: null }]);
  expect((await ways.save({ ...one, version: 1 })).body).toEqual({ kind: 'ended', as: 'sent' });
});

test('SUBM-113 where the process ends between the two, the submission decides', async () => {
  const one = deviceOf(form);
  await ways.save(one);
  await ways.send(one);
  await api.database.query(
    `update unfinished_answers set ended_as = null, answers = '{"name": "Ada"}' where form_id = $1`,
    [form.id],
  );
  expect((await ways.save({ ...one, version: 1 })).body).toEqual({ kind: 'ended', as: 'sent' });
  expect((await ways.open(one.token)).text).toContain('Already sent');
  // A save that arrives after the submission, before any other.
  const late = deviceOf(form);
  await ways.send(late);
  expect((await ways.save(late)).body).toEqual({ kind: 'ended', as: 'sent' });
});

test('EMBED-114 of two devices that save, the second is told what differs, and may decide', async () => {
  const one = deviceOf(form);
  await ways.save(one);
  const other = { ...one, savedBy: createSecret(), version: 1 };
  expect((await ways.save({ ...other, answers: { name: 'Bob' } })).body).toMatchObject({
    kind: 'saved',
    version: 2,
  });
  const told = await ways.save({ ...one, version: 1, answers: { name: 'Eve' } });
  expect(told.body).toMatchObject({ kind: 'conflict', version: 2, differs: ['The name'] });
  expect((await ways.rows())[0]).toMatchObject({ answers: { name: 'Bob' }, version: 2 });
  const decided = await ways.save({ ...one, version: 2, answers: { name: 'Eve' } });
  expect(decided.body).toMatchObject({ kind: 'saved', version: 3 });
});

test('EMBED-114 a device that did not hear of its own last save goes on', async () => {
  const one = deviceOf(form);
  await ways.save(one);
  await ways.save({ ...one, version: 1 });
  expect((await ways.save({ ...one, version: 1, answers: { name: 'Eve' } })).body).toMatchObject({
    kind: 'saved',
    version: 3,
  });
});

test('EMBED-114 a version beyond the numbers of the database is refused', async () => {
  const { status, body } = await ways.save({ ...deviceOf(form), version: 2 ** 31 });
  expect([status, body.error.code]).toEqual([400, 'request.invalid']);
});

test('EMBED-114 twenty devices that save at once leave one row, and one of them is first', async () => {
  const one = deviceOf(form);
  await ways.save(one);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      ways.save({ ...one, version: 1, savedBy: createSecret(), answers: { name: `${at}` } }),
    ),
  );
  expect(answers.filter(({ body }) => body.kind === 'saved')).toHaveLength(1);
  expect(answers.filter(({ body }) => body.kind === 'conflict')).toHaveLength(19);
  expect(await ways.rows()).toHaveLength(1);
});

test('EMBED-115 mistyped, foreign, ended and removed links have a page each, which shows no answer', async () => {
  const one = deviceOf(form);
  await ways.save(one);
  expect(await ways.open('x'.repeat(32))).toMatchObject({
    status: 404,
    text: expect.stringContaining('This link does not work'),
  });
  expect((await ways.open('short')).status).toBe(404);
  const other = await api.buildForm(owner, ORDER);
  await owner.patch(`/api/forms/${other.id}/publishing`, { keepsUnfinished: true });
  const foreign = await api.visitor().get(`/embed/${other.id}?continue=${one.token}`);
  expect([foreign.status, foreign.text.includes('Ada')]).toEqual([404, false]);
  const end = (how: string) =>
    api.database.query(`update unfinished_answers set ${how} where form_id = $1`, [form.id]);
  await end(`expires_at = now() - interval '1 minute'`);
  const ended = await ways.open(one.token);
  expect([ended.status, ended.text.includes('Ada')]).toEqual([410, false]);
  expect(ended.text).toContain('This link has ended');
  expect((await ways.save({ ...one, version: 1 })).body).toEqual({ kind: 'ended', as: 'expired' });
  await end(`ended_as = 'removed', answers = null`);
  expect((await ways.open(one.token)).text).toContain('deleted by the people of this form');
});

test('EMBED-115 a closed, disabled or deleted form shows what it is, and keeps what was saved', async () => {
  const one = deviceOf(form);
  await ways.save(one);
  await ways.keeps(true, { closesAt: '2020-01-01T00:00:00Z' });
  expect((await ways.open(one.token)).text).toContain('no longer accepts submissions');
  expect((await ways.save({ ...one, version: 1 })).body.error.code).toBe('form.closed');
  await ways.keeps(true, { closesAt: null });
  await owner.patch(`/api/forms/${form.id}`, { active: false });
  expect((await ways.open(one.token)).text).not.toContain('Ada');
  await owner.patch(`/api/forms/${form.id}`, { active: true });
  expect(dataIn((await ways.open(one.token)).text).initialValues).toMatchObject({ name: 'Ada' });
  await owner.send('DELETE', `/api/forms/${form.id}`);
  expect((await ways.open(one.token)).status).toBe(404);
});

test('EMBED-116 what fits the changed form is kept, and each loss is named with what was answered', async () => {
  const one = {
    ...deviceOf(form),
    answers: { name: 'Ada', colour: 'green', note: 'Ring twice' },
    pageId: 'p3',
  };
  await ways.save(one);
  const blue = radioField('colour', ['red', 'blue']);
  await ways.change(formWith(pageWith('p1', textField('name', { required: true })), pageWith('p2', blue)));
  const { text: html } = await ways.open(one.token);
  const { initialValues, initialNotice } = dataIn(html);
  expect(initialValues).toMatchObject({ name: 'Ada' });
  expect(initialValues.colour).toBeUndefined();
  expect(initialNotice.text).toContain('The colour: green');
  expect(initialNotice.text).toContain('The note: Ring twice');
  expect(initialNotice.text).not.toContain('Ada');
});

test('SUBM-113 no link is found by another account’s form, and a token serves one key', async () => {
  const one = deviceOf(form);
  await ways.save(one);
  const thief = { ...deviceOf(form), token: one.token };
  expect((await ways.save(thief)).body.error.code).toBe('unfinished.not_kept');
  const guess = { ...one, token: createSecret(), version: 1 };
  expect((await ways.save(guess)).body.error.code).toBe('unfinished.not_kept');
  expect(await ways.rows()).toHaveLength(1);
});

test('EMBED-113 the link is mailed in the form’s words, and the address kept as long as the answers', async () => {
  const one = deviceOf(form);
  await ways.save(one);
  const mail = (address: string) => ways.mail(one, address);
  expect((await mail('nobody')).body.error.code).toBe('unfinished.not_mailed');
  expect((await mail('ada@visitor.example')).status).toBe(204);
  const { kind, subject, text: written } = await api.lastMail('ada@visitor.example');
  expect([kind, subject]).toEqual(['continue_link', 'Continue “Order”']);
  expect(written).toContain(`/embed/${form.id}?continue=${one.token}`);
  expect((await ways.rows())[0]?.['email']).toBe('ada@visitor.example');
  await ways.send(one);
  await ways.open(one.token);
  expect((await ways.rows())[0]?.['email']).toBeNull();
});

test('SUBM-117 files are kept as long as the answers that name them, and go when these are deleted', async () => {
  await begin(
    formWith(pageWith('p1', Object.assign(createField('file'), { id: 'plan', label: 'The plan' }))),
  );
  const uploadOf = async (formId: string): Promise<string> => {
    const id = randomUUID();
    await api.database.query(
      `insert into uploads (id, form_id, account_id, field_id, state, name, size, type, created_at, expires_at)
       values ($1, $2, $3, 'plan', 'kept', 'plan.pdf', 9, 'application/pdf', now(), now() + interval '1 day')`,
      [id, formId, owner.accountId],
    );
    return id;
  };
  const [id, foreign] = [await uploadOf(form.id), await uploadOf(form.id)];
  const ticket = createTicket(api.deps.config.secret, { id, formId: form.id, fieldId: 'plan' });
  const named = [ticket, `${foreign}.${ticket.split('.')[1]}`].map((file) => ({
    id: file,
    name: 'plan.pdf',
    size: 9,
    type: '',
  }));
  const one = { ...deviceOf(form), answers: { plan: { files: named } } };
  expect((await ways.save(one)).body.kind).toBe('saved');
  const lasting = async () =>
    api.database.query<{ id: string; days: number }>(
      `select id, round(extract(epoch from expires_at - now()) / 86400)::int as days from uploads where form_id = $1`,
      [form.id],
    );
  const daysOf = async () => new Map((await lasting()).map((row) => [row.id, row.days]));
  expect([(await daysOf()).get(id), (await daysOf()).get(foreign)]).toEqual([30, 1]);
  expect(dataIn((await ways.open(one.token)).text).initialValues.plan.files[0].id).toBe(ticket);
  const [row] = await ways.rows();
  const removed = await owner.post(`/api/forms/${form.id}/unfinished/removals`, { ids: [row?.['id']] });
  expect(removed.status).toBe(204);
  expect((await daysOf()).get(id)).toBe(0);
});
