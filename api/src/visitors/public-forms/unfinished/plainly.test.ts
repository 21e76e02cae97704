import type { FormDefinition } from '@inlay/sdk/model';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { PlainVisitor } from '../../../../../tests/support/api/plainVisitor.ts';
import { useTestApi, type BuiltForm, type TestPerson } from '../../../../../tests/support/api/testApi.ts';
import {
  formWith,
  ORDER,
  pageWith,
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

/** Without JavaScript. */
async function plainly(query = ''): Promise<PlainVisitor> {
  const visitor = new PlainVisitor(api, form.id);
  await visitor.open(query);
  return visitor;
}
const linkIn = (visitor: PlainVisitor): string =>
  new URL(visitor.find('input[type=url]')?.getAttribute('value') ?? '').search;

test('EMBED-113 without JavaScript each page is kept, and a button shows the link with its QR code', async () => {
  const visitor = await plainly();
  visitor.fill('answers.name', 'Ada');
  await visitor.press();
  expect((await ways.rows())[0]).toMatchObject({ answers: { name: 'Ada' }, page_id: 'p2', version: 1 });
  visitor.fill('answers.colour', 'green');
  await visitor.press('save');
  expect(visitor.html).toContain('Your answers are kept until');
  expect(visitor.find('svg[role=img] path')?.getAttribute('d')).toMatch(/^M\d/);
  const other = await plainly(linkIn(visitor));
  expect(other.shown()).toContain('answers.colour');
  expect(other.entries()).toContainEqual(['answers.colour', 'green']);
  await other.press();
  other.fill('answers.note', 'Ring twice');
  await other.press();
  expect(other.html).toContain('form-embed-receipt');
  expect(await ways.stored()).toMatchObject([
    { submission_data: { name: 'Ada', colour: 'green', note: 'Ring twice' } },
  ]);
  expect((await plainly(linkIn(visitor))).html).toContain('Already sent');
});

test('EMBED-113 without JavaScript the saved page mails the link and leads back to what was typed', async () => {
  const visitor = await plainly();
  visitor.fill('answers.name', 'Ada');
  await visitor.press('save');
  visitor.fill('continueAddress', 'nobody');
  await visitor.press('mail');
  expect([visitor.status, visitor.html.includes('could not be sent')]).toEqual([422, true]);
  visitor.fill('continueAddress', 'bob@visitor.example');
  await visitor.press('mail');
  expect(visitor.html).toContain('on its way to bob@visitor.example');
  await visitor.press('stay');
  expect(visitor.entries()).toContainEqual(['answers.name', 'Ada']);
});

test('EMBED-113 without JavaScript characters that cannot be stored are said beside their field, and break nothing', async () => {
  const visitor = await plainly();
  visitor.fill('answers.name', 'A\0da');
  await visitor.press();
  expect([visitor.status, visitor.html.includes('contains invalid characters')]).toEqual([422, true]);
  await visitor.press('save');
  expect([visitor.status, visitor.html.includes('could not be saved just now')]).toEqual([200, true]);
  expect(await ways.rows()).toEqual([]);
});

test('EMBED-114 without JavaScript a page that another device has overtaken says so, and its next save stays', async () => {
  const visitor = await plainly();
  visitor.fill('answers.name', 'Ada');
  await visitor.press('save');
  const other = await plainly(linkIn(visitor));
  other.fill('answers.name', 'Bob');
  await other.press();
  await visitor.press('stay');
  visitor.fill('answers.name', 'Eve');
  await visitor.press();
  expect(visitor.html).toContain('changed on another device');
  expect(visitor.html).toContain('The name');
  await visitor.press('back');
  expect((await ways.rows())[0]).toMatchObject({ answers: { name: 'Eve' } });
});

test('EMBED-112 a button to save never sends, not even where the form keeps nothing any more', async () => {
  await begin(formWith({ ...pageWith('p1', textField('name')), title: '' }));
  const visitor = await plainly();
  visitor.fill('answers.name', 'Ada');
  await ways.keeps(false);
  await visitor.press('save');
  expect(visitor.html).toContain('could not be saved');
  expect(visitor.entries()).toContainEqual(['answers.name', 'Ada']);
  expect(await ways.stored()).toEqual([]);
});

test('EMBED-113 prefilled, hidden and locked answers continue as they arrived', async () => {
  await begin(
    formWith(pageWith('p1', textField('name'), textField('plan')), pageWith('p2', textField('note'))),
  );
  await ways.keeps(true, { prefillable: ['plan', 'name'], lockedFields: ['plan'], hiddenFields: ['name'] });
  const asked = { answers: { plan: 'Gold' }, locked: ['plan'] };
  const { url } = (await owner.post(`/api/forms/${form.id}/prefilled-links`, asked)).body;
  const visitor = await plainly(`${new URL(url).search}&name=Ada`);
  await visitor.press();
  await visitor.press('save');
  const other = await plainly(linkIn(visitor));
  other.fill('answers.note', 'Ring twice');
  await other.press();
  expect(await ways.stored()).toMatchObject([
    { submission_data: { plan: 'Gold', name: 'Ada', note: 'Ring twice' } },
  ]);
});
