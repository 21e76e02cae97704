import { randomUUID } from 'node:crypto';
import { createEmptyDefinition, createField, withFields, type Field } from '@inlay/sdk/model';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { postPlainly } from '../../../../../tests/support/api/plainPosts.ts';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../../tests/support/api/testApi.ts';
import type { TestClient } from '../../../../../tests/support/api/testClient.ts';

/** Posts at once, of which as many as there are places are stored. */
const POSTS = 200;

const api = useTestApi({ poolSize: 10 });
let owner: TestPerson;
let form: BuiltForm;

const day = (places: number): Field => ({
  ...createField('radio'),
  id: 'day',
  label: 'Day',
  options: [
    { value: 'mon', label: 'Monday', places },
    { value: 'tue', label: 'Tuesday' },
  ],
});
const extras: Field = {
  ...createField('checkbox'),
  id: 'extras',
  label: 'Extras',
  options: [
    { value: 'lunch', label: 'Lunch', places: 1 },
    { value: 'bus', label: 'Bus' },
  ],
};
const definition = (places: number) => withFields(createEmptyDefinition('Course'), [day(places), extras]);

beforeAll(async () => {
  owner = await api.signedIn();
  await api.liftSubmitLimits();
});
beforeEach(async () => {
  form = await api.buildForm(owner, definition(2));
});

const submit = (
  answers: Record<string, unknown>,
  visitor: TestClient = api.visitor(),
  idempotencyKey: string = randomUUID(),
) =>
  visitor.post(`/api/public/forms/${form.id}/submissions`, {
    revisionId: form.revisionId,
    idempotencyKey,
    answers,
  });
/** Submits as a browser does: again with the same key while the server is busy. */
async function submitAtLast(answers: Record<string, unknown>, visitor: TestClient) {
  const key = randomUUID();
  for (;;) {
    const sent = await submit(answers, visitor, key);
    if (sent.status !== 503) return sent;
  }
}
const left = async () =>
  (await api.visitor().get(`/api/public/forms/${form.id}/places`)).body.places as Record<
    string,
    Record<string, number>
  >;

test('of 200 posts at once to two processes as many are stored as there are places (TYPE-002)', async () => {
  form = await api.buildForm(owner, definition(12));
  const other = await api.startSecondNode();
  try {
    const sent = await Promise.all(
      Array.from({ length: POSTS }, (_, at) =>
        submitAtLast({ day: 'mon' }, at % 2 === 0 ? api.visitor() : other.visitor()),
      ),
    );
    const stored = sent.filter(({ status }) => status === 201);
    const full = sent.filter(({ status, body }) => status === 422 && body.error.issues[0].path[0] === 'day');
    expect([stored.length, full.length]).toEqual([12, POSTS - 12]);
    expect(await left()).toEqual({ day: { mon: 0 }, extras: { lunch: 1 } });
  } finally {
    await other.stop();
  }
});

test('what is sold out is said beside its field, and other options go on (TYPE-002)', async () => {
  expect((await submit({ day: 'mon', extras: ['lunch', 'bus'] })).status).toBe(201);
  const refused = await submit({ day: 'mon', extras: ['bus', 'lunch'] });
  expect(refused.body.error.issues).toMatchObject([
    {
      path: ['extras'],
      code: 'option_full',
      message: '“Lunch” is no longer available. Please choose another option.',
    },
  ]);
  // Nothing of it was taken.
  expect(await left()).toEqual({ day: { mon: 1 }, extras: { lunch: 0 } });
  expect((await submit({ day: 'tue', extras: ['bus'] })).status).toBe(201);
});

test('a trashed submission gives its place back, and a repeated one needs none (TYPE-002)', async () => {
  const key = randomUUID();
  const send = () => submit({ extras: ['lunch'] }, api.visitor(), key);
  const first = await send();
  expect([first.status, (await send()).status]).toEqual([201, 201]);
  expect((await submit({ extras: ['lunch'] })).status).toBe(422);
  const trashed = await owner.post('/api/submissions/trash', { ids: [first.body.submissionId] });
  expect(trashed.status).toBe(200);
  expect((await left())['extras']).toEqual({ lunch: 1 });
  expect((await submit({ extras: ['lunch'] })).status).toBe(201);
});

test('pages say what is left, also without JavaScript, and never more than that (TYPE-002)', async () => {
  const page = async () => (await api.visitor().get(`/embed/${form.id}`)).text;
  expect(await page()).toContain('Monday (2 left)');
  await submit({ day: 'mon', extras: ['lunch'] });
  const shown = await page();
  expect([shown.includes('Monday (1 left)'), shown.includes('Lunch (sold out)')]).toEqual([true, true]);
  const posted = await postPlainly(api, form.id, {
    entries: { 'answers.extras': 'lunch', 'answers.day': 'mon' },
  });
  expect([posted.status, posted.text.includes('“Lunch” is no longer available.')]).toEqual([422, true]);
  const { body } = await api.visitor().get(`/api/public/forms/${form.id}`);
  expect(JSON.stringify(body)).toContain('"places":1');
  expect(JSON.stringify(body)).not.toContain('"places":2');
});
