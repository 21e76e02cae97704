import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useTestApi, type BuiltForm, type TestPerson } from '../../../../../tests/support/api/testApi.ts';

const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;
const build = (title: string) =>
  api.buildForm(owner, withFields(createEmptyDefinition(title), [{ ...createField('text'), id: 'name' }]));

beforeAll(async () => {
  owner = await api.signedIn();
});
beforeEach(async () => {
  form = await build('Órder a Cäke!');
});

const set = (words: { account: string; form: string }, of = form, who = owner) =>
  who.put(`/api/forms/${of.id}/address`, words);
/** Gives the form an address that nothing keeps it from. */
const give = async (account: string, word: string) => {
  const given = await set({ account, form: word });
  expect(given.status).toBe(200);
  return pathOf(given.body.url);
};
const open = (path: string) => api.visitor().get(path);
const pathOf = (url: string) => new URL(url).pathname;

test('a form has no address until it is given one, which is suggested by its title (LINK-061)', async () => {
  const { body } = await owner.get(`/api/forms/${form.id}/address`);
  expect(body).toMatchObject({ url: null, form: 'order-a-caeke' });
  expect((await owner.get(`/api/forms/${form.id}`)).body.embed).not.toHaveProperty('address');
  const given = await set({ account: 'Acme Bakery', form: body.form });
  expect([given.status, pathOf(given.body.url)]).toEqual([200, '/f/acme-bakery/order-a-caeke']);
  expect((await owner.get(`/api/forms/${form.id}`)).body.embed.address).toBe(given.body.url);
  const another = await build('Order a caeke');
  expect((await owner.get(`/api/forms/${another.id}/address`)).body).toEqual({
    url: null,
    account: 'acme-bakery',
    form: 'order-a-caeke-2',
  });
});

test('the address shows what the page of the form shows, filled in as well (LINK-062)', async () => {
  const path = await give('acme-bakery', 'shown');
  const [byWords, byId] = [await open(path), await open(`/embed/${form.id}`)];
  const same = ({ headers, text, status }: typeof byId) => ({
    status,
    cache: headers.get('cache-control'),
    policy: headers.get('content-security-policy'),
    text: text.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, ''),
  });
  expect(same(byWords)).toEqual(same(byId));
  await owner.patch(`/api/forms/${form.id}/publishing`, { prefillable: ['name'] });
  expect((await open(`${path}?name=Ada`)).text).toContain('value="Ada"');
});

test('earlier words lead to the address of now, with what they fill in; so do capital letters (LINK-063)', async () => {
  await give('first-name', 'one');
  await give('second-name', 'two');
  for (const path of ['/f/first-name/one', '/f/first-name/two', '/f/second-name/one', '/f/Second-Name/TWO']) {
    const led = await open(`${path}?name=Ada`);
    expect([led.status, led.headers.get('location')]).toEqual([308, '/f/second-name/two?name=Ada']);
  }
  expect((await open('/f/second-name/two')).status).toBe(200);
});

test('a word is one form’s at a time: one that it no longer has may go to another (LINK-063)', async () => {
  await give('words', 'summer');
  const another = await build('Another');
  const refused = await set({ account: 'words', form: 'summer' }, another);
  expect([refused.status, refused.body.error.issues]).toEqual([
    400,
    [{ path: ['form'], code: 'taken', message: 'This address is taken. Choose another one.' }],
  ]);
  await give('words', 'winter');
  expect((await set({ account: 'words', form: 'summer' }, another)).status).toBe(200);
  expect((await open('/f/words/summer')).text).toContain('Another');
});

test('the word of an account is its own for ever, and some are nobody’s (LINK-064)', async () => {
  await give('mine', 'a');
  await give('mine-now', 'a');
  const stranger = await api.signedIn();
  const theirs = await api.buildForm(stranger, createEmptyDefinition('Theirs'));
  for (const account of ['mine', 'mine-now', 'Admin', '!!'])
    expect((await set({ account, form: 'a' }, theirs, stranger)).body.error.issues[0].path).toEqual([
      'account',
    ]);
  expect((await set({ account: 'mine', form: 'a' })).status).toBe(200);
});

test('words that lead nowhere, and those of deleted forms, show what an unknown id shows; others may take them (LINK-064)', async () => {
  await give('gone', 'cake');
  const unknown = await open(`/embed/${crypto.randomUUID()}`);
  expect((await open('/f/gone/nothing')).text).toBe(unknown.text);
  expect((await owner.delete(`/api/forms/${form.id}`)).status).toBeLessThan(300);
  const deleted = await open('/f/gone/cake');
  expect([deleted.status, deleted.text]).toEqual([404, unknown.text]);
  form = await build('Cake');
  expect((await open(await give('gone', 'cake'))).text).toContain('Cake');
});

test('a copy of a form has no address (LINK-064)', async () => {
  await give('copied', 'tart');
  const copy = await owner.post(`/api/forms/${form.id}/clone`);
  expect(copy.status).toBe(201);
  expect(copy.body.embed).not.toHaveProperty('address');
});

test('a browser that may send once is led to the form’s own path, which knows it (LINK-062)', async () => {
  await give('once', 'pie');
  await owner.patch(`/api/forms/${form.id}/publishing`, { onePerBrowser: true });
  const led = await open('/f/once/pie');
  expect([led.status, led.headers.get('location')]).toEqual([307, `/embed/${form.id}`]);
});
