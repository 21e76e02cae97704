import { createEmptyDefinition, createField, MAX_BRAND_KITS, withFields } from '@inlay/sdk/model';
import { beforeAll, expect, test } from 'vitest';
import { buildPng } from '../../../../tests/support/api/pictures.ts';
import { useTestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';

const api = useTestApi();
let owner: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  owner = await api.signedIn();
  stranger = await api.signedIn();
});

const STYLES = { primaryColor: '#a8431f', fontFamily: 'lato', borderRadius: 'full' };
const plain = withFields(createEmptyDefinition('A form'), [{ ...createField('text'), id: 'name' }]);
const makeKit = async (person = owner, body: object = {}) =>
  (await person.post('/api/brand-kits', { name: 'Bakery', styles: STYLES, ...body })).body;
const inKit = (kitId: string, brand: object = {}) => ({
  ...plain,
  customStyles: { headerSize: 4, primaryColor: '#123456', textColor: '#000000' },
  brand: { kitId, variant: 'light', own: [], ...brand },
});
const makeForm = async (definition: object, person = owner) =>
  (await person.post('/api/forms', { definition })).body;
const stylesOf = async (formId: string) =>
  (await api.visitor().get(`/api/public/forms/${formId}`)).body.definition.customStyles;

test('STYLE-040 a kit is made, changed and deleted by its account alone, and names the forms that follow it', async () => {
  const kit = await makeKit();
  expect(kit).toMatchObject({
    name: 'Bakery',
    styles: STYLES,
    ownDarkStyles: null,
    logoUrl: null,
    forms: [],
  });
  expect(kit.darkStyles).toMatchObject({ colorScheme: 'dark', fontFamily: 'lato' });
  const form = await makeForm(inKit(kit.id));
  const [listed] = (await owner.get('/api/brand-kits')).body.kits;
  expect(listed.forms).toEqual([{ id: form.id, title: 'A form' }]);
  expect((await stranger.get('/api/brand-kits')).body.kits).toEqual([]);
  for (const call of ['patch', 'delete'] as const)
    expect((await stranger[call](`/api/brand-kits/${kit.id}`, { name: 'Mine' })).status).toBe(404);
  expect((await owner.delete(`/api/brand-kits/${kit.id}`)).status).toBe(204);
  // The styles stay; the next save drops the bond.
  expect(await stylesOf(form.id)).toMatchObject(STYLES);
  const saved = await owner.put(`/api/forms/${form.id}/definition`, {
    definition: form.definition,
    version: form.version,
  });
  expect(saved.body.definition.brand).toBeUndefined();
});

test.each([
  [{ name: ' ', styles: {} }, 'request.invalid'],
  [{ name: 'x'.repeat(1_000), styles: {} }, 'request.invalid'],
  [{ name: 'Bad', styles: { primaryColor: 'red' } }, 'request.invalid'],
  [{ name: 'None' }, 'request.invalid'],
])('STYLE-040 what is no kit is refused, %#', async (body, code) => {
  const refused = await owner.post('/api/brand-kits', body);
  expect([refused.status, refused.body.error.code]).toEqual([400, code]);
});

test('STYLE-040 a kit holds what a kit decides: own CSS and sizes of a form are dropped', async () => {
  const { styles } = await makeKit(owner, { styles: { ...STYLES, customCSS: 'color: red', headerSize: 3 } });
  expect(styles).toEqual(STYLES);
});

test('STYLE-041 a published form has the styles its kit has now, and what it decides itself', async () => {
  const kit = await makeKit();
  const form = await makeForm(inKit(kit.id, { own: ['textColor'] }));
  expect(await stylesOf(form.id)).toEqual({ ...STYLES, headerSize: 4, textColor: '#000000' });
  const dark = await makeForm(inKit(kit.id, { variant: 'dark' }));
  expect(await stylesOf(dark.id)).toEqual({ ...kit.darkStyles, headerSize: 4 });
  // Another account's kit is none.
  const foreign = await makeForm(inKit(kit.id), stranger);
  expect(foreign.definition).toMatchObject({ customStyles: { primaryColor: '#123456' } });
  expect(foreign.definition.brand).toBeUndefined();
});

test('STYLE-041 visitors never get the bond, and a file of the form is complete without the kit; a clone follows it', async () => {
  const kit = await makeKit();
  const form = await makeForm(inKit(kit.id));
  const page = await api.visitor().get(`/embed/${form.id}`);
  const file = await owner.get(`/api/forms/${form.id}/definition.json`);
  for (const { text } of [page, file]) expect(text).not.toContain(kit.id);
  expect(file.body.customStyles).toMatchObject(STYLES);
  expect((await makeForm(file.body, stranger)).definition.customStyles).toMatchObject(STYLES);
  const copy = (await owner.post(`/api/forms/${form.id}/clone`)).body;
  expect(copy.definition).toMatchObject({ brand: { kitId: kit.id }, customStyles: STYLES });
});

test('STYLE-042 a change of a kit reaches visitors of every form that follows it, at once and only once', async () => {
  const kit = await makeKit();
  const [one, two, other] = [
    await makeForm(inKit(kit.id)),
    await makeForm(inKit(kit.id, { own: ['primaryColor'] })),
    await makeForm(plain),
  ];
  const versions = async () => Promise.all([one, two, other].map(({ id }) => revisionOf(id)));
  const before = await versions();
  await owner.patch(`/api/brand-kits/${kit.id}`, { styles: { ...STYLES, primaryColor: '#0b659c' } });
  await api.runJobs();
  expect((await stylesOf(one.id)).primaryColor).toBe('#0b659c');
  expect((await stylesOf(two.id)).primaryColor).toBe('#123456');
  const page = (await api.visitor().get(`/embed/${one.id}`)).text;
  expect(page).toContain('--form-embed-primary-color:#0b659c');
  const after = await versions();
  expect(after.map((id, at) => id === before[at])).toEqual([false, true, true]);
  // The same once more changes nothing, and neither does the dark look.
  await owner.patch(`/api/brand-kits/${kit.id}`, { styles: { ...STYLES, primaryColor: '#0b659c' } });
  await owner.patch(`/api/brand-kits/${kit.id}`, { ownDarkStyles: { primaryColor: '#ff0000' } });
  await api.runJobs();
  expect(await versions()).toEqual(after);
});

const revisionOf = async (formId: string) => (await owner.get(`/api/forms/${formId}`)).body.revisionId;

test('STYLE-042 a draft follows as well, and goes on from the form that visitors see now', async () => {
  const kit = await makeKit();
  const form = await makeForm(inKit(kit.id));
  const typed = { ...form.definition, title: 'Typed meanwhile' };
  await owner.put(`/api/forms/${form.id}/draft`, {
    definition: typed,
    revisionId: form.revisionId,
    state: null,
  });
  await owner.patch(`/api/brand-kits/${kit.id}`, { styles: { primaryColor: '#0b659c' } });
  await api.runJobs();
  const { draft, revisionId, title } = (await owner.get(`/api/forms/${form.id}`)).body;
  expect([title, draft.definition.title]).toEqual(['A form', 'Typed meanwhile']);
  expect(draft.definition.customStyles).toEqual({ headerSize: 4, primaryColor: '#0b659c' });
  const sent = { definition: draft.definition, revisionId, state: draft.state };
  expect((await owner.put(`/api/forms/${form.id}/draft`, sent)).status).toBe(200);
});

test('STYLE-044 the logo of a kit is that of the forms that follow it and have none of their own', async () => {
  const kit = await makeKit();
  const [form, own] = [await makeForm(inKit(kit.id)), await makeForm(inKit(kit.id))];
  await owner.putFile(`/api/forms/${own.id}/logo`, buildPng(), 'image/png');
  const ownLogo = await logoOf(own.id);
  const { logoUrl } = (await owner.putFile(`/api/brand-kits/${kit.id}/logo`, buildPng(), 'image/png')).body;
  expect([await logoOf(form.id), await logoOf(own.id)]).toEqual([logoUrl, ownLogo]);
  const later = await makeForm(inKit(kit.id));
  expect(await logoOf(later.id)).toBe(logoUrl);
  // The file stays while a form shows it, also without the kit.
  await owner.delete(`/api/forms/${later.id}/logo`);
  await owner.delete(`/api/brand-kits/${kit.id}`);
  await api.runJobs();
  expect((await fetch(api.url + logoUrl)).status).toBe(200);
  await owner.delete(`/api/forms/${form.id}/logo`);
  await api.runJobs();
  expect((await fetch(api.url + logoUrl)).status).toBe(404);
});

const logoOf = async (formId: string) => (await owner.get(`/api/forms/${formId}`)).body.logoUrl;

test('STYLE-040 T38 an account keeps at most 50, however many calls come at once', async () => {
  const person = await api.signedIn();
  await api.database.query(
    `insert into brand_kits (id, account_id, name, styles, created_at)
     select gen_random_uuid(), $1, n::text, '{}', now() from generate_series(1, $2) n`,
    [person.accountId, MAX_BRAND_KITS - 1],
  );
  const both = await Promise.all(
    [1, 2].map(() => person.post('/api/brand-kits', { name: 'Last', styles: {} })),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 403]);
  expect(both.find(({ status }) => status === 403)?.body.error.code).toBe('brand_kit.limit_reached');
});

test('STYLE-045 LINK-050 a kit keeps the website whose look it has, and a form asks for no other', async () => {
  const kit = await makeKit();
  expect(kit.website).toBe(null);
  const change = (website: string | null) => owner.patch(`/api/brand-kits/${kit.id}`, { website });
  expect((await change('bloom.example')).body.website).toBe('https://bloom.example/');
  const form = await makeForm(inKit(kit.id));
  expect((await owner.get(`/api/forms/${form.id}/websites`)).body.address).toBe('https://bloom.example/');
  const refused = await change('http://localhost/');
  expect([refused.status, refused.body.error.issues[0].path]).toEqual([400, ['website']]);
  expect((await change(null)).body.website).toBe(null);
});
