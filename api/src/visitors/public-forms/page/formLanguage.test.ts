import { beforeAll, expect, test } from 'vitest';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { useTestApi, type TestPerson } from '../../../../../tests/support/api/testApi.ts';

const api = useTestApi();
let owner: TestPerson;
beforeAll(async () => {
  owner = await api.signedIn();
});

const build = (title: string, label: string) =>
  api.buildForm(
    owner,
    withFields(createEmptyDefinition(title), [{ ...createField('text'), id: 'name', label, required: true }]),
  );

/** A form's page for a browser that prefers Arabic. */
const read = async (path: string) => {
  const { text, headers } = await api.visitor().send('GET', path, { headers: { 'accept-language': 'ar' } });
  return { text, vary: headers.get('vary') ?? '' };
};

test('D-191 EMBED-062 an English form in an Arabic browser is English, left to right', async () => {
  const form = await build('Order a cake', 'When do you need it?');
  const { text, vary } = await read(`/embed/${form.id}`);
  expect(text).toContain('<html lang="en" dir="ltr">');
  expect(text).toMatch(/<div [^>]*lang="en" dir="ltr"[^>]*class="form-embed"/);
  expect(text).toMatch(/<h1[^>]* dir="auto"[^>]*>Order a cake</);
  expect(text).toMatch(/<label[^>]* dir="auto"[^>]*>When do you need it\?</);
  expect(text).toMatch(/<input[^>]* dir="auto"/);
  expect(text).toContain('>Submit</button>');
  expect(text).not.toMatch(/\p{Script=Arabic}/u);
  expect(vary).not.toContain('Accept-Language');
  for (const file of ['form.js', 'include']) {
    const { text: part } = await read(`/embed/${form.id}/${file}`);
    expect([part.includes('Submit'), /\p{Script=Arabic}/u.test(part)]).toEqual([true, false]);
  }
});

test('D-191 EMBED-062 a form speaks the language of its texts, or the one its owner chose', async () => {
  const form = await build('Anmeldung zum Sommerfest', 'Wie viele Personen kommen?');
  const body = async () => (await api.visitor().get(`/api/public/forms/${form.id}`)).body;
  expect((await read(`/embed/${form.id}`)).text).toContain('>Absenden</button>');
  expect(await body()).toMatchObject({ language: 'de' });
  await owner.patch(`/api/forms/${form.id}/publishing`, { language: 'fr' });
  expect((await read(`/embed/${form.id}`)).text).toContain('>Envoyer</button>');
  expect(await body()).toMatchObject({ language: 'fr' });
});

test('D-191 what is wrong is said in the form’s language too', async () => {
  const form = await build('Anmeldung zum Sommerfest', 'Ihr Name');
  const { text } = await api
    .visitor()
    .send('POST', `/embed/${form.id}?idempotencyKey=${crypto.randomUUID()}`, {
      headers: { 'accept-language': 'ar', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'answers.name=',
    });
  expect(text).toContain('Ihr Name ist erforderlich');
});
