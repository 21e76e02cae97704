import { createEmptyDefinition, type Expression } from '@inlay/sdk/model';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { fieldOf, pageOf, rowsOf } from '../../../../../tests/support/api/logicForm.ts';
import { storedAnswers } from '../../../../../tests/support/api/plainPosts.ts';
import { PlainVisitor } from '../../../../../tests/support/api/plainVisitor.ts';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../../tests/support/api/testApi.ts';

const isAda: Expression = { op: 'eq', of: [{ field: 'name' }, { lit: 'Ada' }] };

const guests = rowsOf(
  'guests',
  [fieldOf('text', 'name', 'Name', { required: true }), fieldOf('text', 'diet', 'Diet', { showIf: isAda })],
  { label: 'Guests', min: 1, max: 2, addLabel: 'Add a guest', rowLabel: 'Guest' },
);
const definition = {
  ...createEmptyDefinition('Party'),
  pages: [pageOf('p1', 'Guests', [guests]), pageOf('p2', 'Wishes', [fieldOf('text', 'note', 'Note')])],
};

const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;
let visitor: PlainVisitor;
beforeAll(async () => {
  owner = await api.signedIn();
  await api.liftSubmitLimits();
});
beforeEach(async () => {
  form = await api.buildForm(owner, definition);
  visitor = new PlainVisitor(api, form.id);
  await visitor.open();
});

const stored = async () => (await storedAnswers(api, form.id)).map((row) => row.submission_data);
const legends = () => [...visitor.html.matchAll(/<legend[^>]*>([^<]*)/g)].map(([, title]) => title);
const focused = () => visitor.find('[autofocus]');

test('rows are added, filled and removed by plain posts, and read in the inbox', async () => {
  expect([legends(), visitor.hidden('rows.guests')]).toEqual([['Guest 1'], '1']);
  visitor.fill('answers.guests.0.name', 'Bo');
  await visitor.press('add:guests');
  expect([visitor.status, legends(), focused()?.getAttribute('name')]).toEqual([
    200,
    ['Guest 1', 'Guest 2'],
    'answers.guests.1.name',
  ]);
  expect(visitor.html).toContain('You can have at most 2.');
  visitor.fill('answers.guests.1.name', 'Cy');
  await visitor.press('remove:guests:0');
  expect([legends(), focused()?.getAttribute('role')]).toEqual([['Guest 1'], 'group']);
  await visitor.press();
  expect(visitor.hidden('answers.guests.0.name')).toBe('Cy');
  await visitor.press();
  expect(await stored()).toEqual([{ guests: [{ name: 'Cy' }], note: '' }]);
  const { body } = await owner.get(`/api/submissions?formId=${form.id}`);
  expect(body.submissions[0].answers).toEqual({ guests: [{ name: 'Cy' }], note: '' });
});

test('a field that an answer of its row brings up gets the focus, and a mistake stands in its row', async () => {
  await visitor.press();
  expect([visitor.status, visitor.find('[id$="guests.0.name-error"]')?.textContent]).toEqual([
    422,
    'Name is required',
  ]);
  visitor.fill('answers.guests.0.name', 'Ada');
  await visitor.press();
  expect([visitor.status, focused()?.getAttribute('name')]).toEqual([200, 'answers.guests.0.diet']);
  visitor.fill('answers.guests.0.diet', 'none');
  await visitor.press();
  expect(visitor.hidden('at')).toBe('p2');
});

test('rows that a script sends are stored, and too many or too few are refused', async () => {
  const send = (rows: unknown) =>
    api.visitor().post(`/api/public/forms/${form.id}/submissions`, {
      revisionId: form.revisionId,
      idempotencyKey: crypto.randomUUID(),
      answers: { guests: rows, note: '' },
    });
  const names = (count: number) => Array.from({ length: count }, () => ({ name: 'Bo', foreign: 'x' }));
  expect((await send(names(2))).status).toBe(201);
  for (const count of [0, 3]) {
    const { status, body } = await send(names(count));
    expect([status, body.error.issues[0].path]).toEqual([422, ['guests']]);
  }
  expect(await stored()).toEqual([{ guests: [{ name: 'Bo' }, { name: 'Bo' }], note: '' }]);
});
