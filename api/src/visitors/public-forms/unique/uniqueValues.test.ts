import { randomUUID } from 'node:crypto';
import { createEmptyDefinition, createField, withFields, type FieldType } from '@inlay/sdk/model';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { postPlainly } from '../../../../../tests/support/api/plainPosts.ts';
import { useTestApi, type BuiltForm, type TestPerson } from '../../../../../tests/support/api/testApi.ts';

const api = useTestApi({ poolSize: 10 });
let owner: TestPerson;
let form: BuiltForm;

const field = (type: FieldType, id: string) => ({ ...createField(type), id, label: id });
const definition = withFields(createEmptyDefinition('Club'), [
  field('text', 'member'),
  field('phone', 'phone'),
  field('number', 'seat'),
]);

beforeAll(async () => {
  owner = await api.signedIn();
  await api.liftSubmitLimits();
});
beforeEach(async () => {
  form = await api.buildForm(owner, definition);
});
const use = (uniqueField: string | null) => owner.patch(`/api/forms/${form.id}/publishing`, { uniqueField });
const submit = (answers: object, idempotencyKey: string = randomUUID(), visitor = api.visitor()) =>
  visitor.post(`/api/public/forms/${form.id}/submissions`, {
    revisionId: form.revisionId,
    idempotencyKey,
    answers,
  });
const send = async (answers: object): Promise<string> => {
  const sent = await submit(answers);
  expect(sent.status).toBe(201);
  return sent.body.submissionId;
};
const correct = (id: string, version: number, answers: object) =>
  owner.put(`/api/submissions/${id}/answers`, { version, answers });
const move = (action: 'trash' | 'restore' | 'delete', ...ids: string[]) =>
  owner.post(`/api/submissions/${action}`, { ids });
const USED = 'This was used in another response. Please enter something else.';

test('EMBED-125 of any number of visitors to two processes at once one answers with a value, the others are told beside its field', async () => {
  const other = await api.startSecondNode();
  expect((await use('member')).body.uniqueField).toBe('member');
  const spellings = ['M 17', ' m  17', 'Ｍ 17', 'm 17 '];
  const sent = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      submit(
        { member: spellings[at % 4], seat: at },
        randomUUID(),
        at % 2 === 0 ? api.visitor() : other.visitor(),
      ),
    ),
  );
  await other.stop();
  const refused = sent.filter(({ status }) => status !== 201);
  expect([sent.length - refused.length, refused.length]).toEqual([1, 39]);
  for (const { status, body } of refused)
    expect([status, body.error.issues]).toEqual([
      422,
      [{ path: ['member'], code: 'value_used', message: USED, pageId: expect.any(String) }],
    ]);
  await send({ member: 'M 18' });
  for (let times = 0; times < 2; times++) await send({ seat: 1 });
});

test('EMBED-125 phone numbers are compared by their digits, numbers by their value', async () => {
  await use('phone');
  await send({ phone: '+44 20 7946 0958' });
  expect((await submit({ phone: '+44 (20) 7946-0958' })).status).toBe(422);
  await use('seat');
  await api.runJobs();
  await send({ phone: '+44 20 7946 0958', seat: 1.5 });
  expect((await submit({ seat: '1.50' })).status).toBe(422);
  await send({ seat: 15 });
});

test('EMBED-125 a repeat is the same submission, and a plain page keeps what was typed', async () => {
  await use('member');
  const key = randomUUID();
  const first = await submit({ member: 'a' }, key);
  expect((await submit({ member: 'a' }, key)).body).toEqual(first.body);
  const plain = await postPlainly(api, form.id, { entries: { 'answers.member': 'A', 'answers.seat': '77' } });
  expect([plain.status, plain.text.includes(USED), plain.text.includes('value="77"')]).toEqual([
    422,
    true,
    true,
  ]);
  expect((await postPlainly(api, form.id, { entries: { 'answers.member': 'b' } })).status).toBe(200);
});

test('EMBED-126 earlier submissions count once it is switched on, those of the trash once they are back', async () => {
  const [first, second, trashed] = [
    await send({ member: 'x' }),
    await send({ member: 'X' }),
    await send({ member: 'y' }),
  ];
  await move('trash', trashed);
  await use('member');
  await api.runJobs();
  expect((await submit({ member: 'x' })).status).toBe(422);
  expect((await correct(second, 1, { member: 'X', seat: 3 })).status).toBe(200);
  await move('trash', first);
  expect((await submit({ member: 'x' })).status).toBe(422);
  await move('trash', second);
  await send({ member: 'x' });
  expect((await move('restore', trashed)).status).toBe(200);
  expect((await submit({ member: 'y' })).status).toBe(422);
  await use(null);
  await send({ member: 'y' });
  await api.runJobs();
  expect(await api.database.query('select 1 from submission_values where form_id = $1', [form.id])).toEqual(
    [],
  );
});

test('EMBED-127 trash, deletion and withdrawal free a value, and a restore never doubles one', async () => {
  await use('member');
  await owner.patch(`/api/forms/${form.id}/publishing`, { allowsWithdrawal: true });
  const sent = await submit({ member: 'a' });
  const first = sent.body.submissionId;
  await api.visitor().send('POST', `${new URL(sent.body.status.url).pathname}/withdraw`);
  const second = await send({ member: 'A' });
  const refused = await move('restore', first);
  expect([refused.status, refused.body.error]).toMatchObject([
    409,
    {
      code: 'submission.value_used',
      message: 'Another submission has the same value by now. This form takes one response for each.',
    },
  ]);
  const other = await send({ member: 'other' });
  await move('trash', second, other);
  const back = await move('restore', first, second, other);
  expect([new Set(back.body.ids), back.body.failed]).toEqual([new Set([first, other]), [second]]);
  await move('trash', first);
  await move('delete', first);
  expect((await move('restore', second)).status).toBe(200);
  expect((await submit({ member: 'a' })).status).toBe(422);
});

test('EMBED-127 an edit moves a value, and entries by hand have theirs alone', async () => {
  await use('member');
  const [a] = [await send({ member: 'a' }), await send({ member: 'b' })];
  const taken = await correct(a, 1, { member: 'B' });
  expect([taken.status, taken.body.error.issues[0]]).toMatchObject([
    422,
    { path: ['member'], code: 'value_used' },
  ]);
  expect((await submit({ member: 'a' })).status).toBe(422);
  expect((await correct(a, 1, { member: 'c' })).status).toBe(200);
  expect((await submit({ member: 'c' })).status).toBe(422);
  await send({ member: 'a' });
  expect((await correct(a, 2, { seat: 4 })).status).toBe(200);
  const enter = (member: string) =>
    owner.post(`/api/forms/${form.id}/entries`, {
      revisionId: form.revisionId,
      idempotencyKey: randomUUID(),
      answers: { member },
    });
  expect((await enter('c')).status).toBe(201);
  expect((await enter('C')).status).toBe(422);
  expect((await submit({ member: 'c' })).status).toBe(422);
});
