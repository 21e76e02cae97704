import { createEmptyDefinition, type FormDefinition } from '@inlay/sdk/model';
import { beforeAll, expect, test } from 'vitest';
import { fieldOf, pageOf, rowsOf } from '../../../../../tests/support/api/logicForm.ts';
import { storedAnswers } from '../../../../../tests/support/api/plainPosts.ts';
import { PlainVisitor } from '../../../../../tests/support/api/plainVisitor.ts';
import { useTestApi, type TestPerson } from '../../../../../tests/support/api/testApi.ts';

/** A condition on the question before, a section, rows, a box that is ticked at first, and a review. */
const definition: FormDefinition = {
  ...createEmptyDefinition('Trip'),
  pages: [
    pageOf('who', 'Who', [
      fieldOf('text', 'name', 'Name', { required: true }),
      fieldOf('text', 'partner', 'Partner', { showIf: { op: 'eq', of: [{ field: 'name' }, { lit: 'Ada' }] } }),
      fieldOf('checkbox', 'news', 'News', { options: [], start: { lit: true } }),
    ]),
    pageOf('where', '', [
      { id: 'home', type: 'section', label: 'Home', help: '', items: [fieldOf('text', 'street', 'Street'), fieldOf('text', 'town', 'Town', { required: true })] },
      rowsOf('guests', [fieldOf('text', 'guest', 'Guest')], { min: 1 }),
      fieldOf('text', 'secret', 'Secret'),
    ]),
  ],
  flow: { layout: 'questions', progress: 'bar', back: true, review: true, timeZone: null },
}; // prettier-ignore

const api = useTestApi();
let owner: TestPerson;
beforeAll(async () => {
  owner = await api.signedIn();
  await api.liftSubmitLimits();
});

test('D-185 without JavaScript a form asks one question for each post, and stores the answers of all', async () => {
  const form = await api.buildForm(owner, definition);
  const secret = { prefillable: ['secret'], hiddenFields: ['secret'] };
  await owner.patch(`/api/forms/${form.id}/publishing`, secret);
  const visitor = new PlainVisitor(api, form.id);
  const shown = () => visitor.shown().map((name) => name.replace('answers.', ''));
  const progress = () => visitor.find('.form-embed-progress [role=status]')?.textContent;

  await visitor.open();
  expect([shown(), progress()]).toEqual([['name'], 'Question 1 of about 5']);
  await visitor.press();
  expect([visitor.status, shown(), visitor.find('[id$="name-error"]')?.textContent]).toEqual([
    422,
    ['name'],
    'Name is required',
  ]);
  visitor.fill('answers.name', 'Ada');
  await visitor.press();
  expect([visitor.status, shown(), progress()]).toEqual([200, ['partner'], 'Question 2 of about 6']);
  visitor.fill('answers.partner', 'Eve');
  await visitor.press('back');
  expect(shown()).toEqual(['name']);
  await visitor.press();
  expect([shown(), visitor.find('[name="answers.partner"]')?.getAttribute('value')]).toEqual([
    ['partner'],
    'Eve',
  ]);
  await visitor.press();
  expect(shown()).toEqual(['news']);
  visitor.fill('answers.news', false);
  await visitor.press();
  expect(shown()).toEqual(['street', 'town']);
  visitor.fill('answers.town', 'Bonn');
  await visitor.press();
  await visitor.press('add:guests');
  expect(shown()).toEqual(['guests.0.guest', 'guests.1.guest']);
  visitor.fill('answers.guests.1.guest', 'Bo');
  await visitor.press();
  expect(visitor.html).toContain('Check your answers');
  await visitor.press('page:where');
  expect(shown()).toEqual(['street', 'town']);
  await visitor.press();
  await visitor.press();
  await visitor.press();
  const rows = await storedAnswers(api, form.id);
  expect(rows.map(({ submission_data: stored }) => stored)).toEqual([
    { name: 'Ada', partner: 'Eve', news: false, street: '', town: 'Bonn', guests: [{ guest: '' }, { guest: 'Bo' }], secret: '' },
  ]); // prettier-ignore
});

test('the page of a form holds the shown question alone, and names the layout’s chunk', async () => {
  const form = await api.buildForm(owner, definition);
  const { body } = await api.visitor().get(`/api/public/forms/${form.id}`);
  expect(body.planned).toMatchObject({
    flow: { layout: 'questions' },
    questionWords: { enter: 'or press Enter' },
  });
  expect(body.planned.chunks).toContain('questions');
  const plain = await api.buildForm(owner, { ...definition, flow: { ...definition.flow, layout: 'pages' } });
  const paged = await api.visitor().get(`/api/public/forms/${plain.id}`);
  expect(JSON.stringify(paged.body)).not.toMatch(/uestion/);
});
