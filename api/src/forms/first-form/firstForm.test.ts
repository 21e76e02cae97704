import { fieldsOf } from '@inlay/sdk/model';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildPng } from '../../../../tests/support/api/pictures.ts';
import { useTestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { TestClient } from '../../../../tests/support/api/testClient.ts';
import { startTestWebsite, WEBSITE_HOST, type TestWebsite } from '../../../../tests/support/testWebsite.ts';

const api = useTestApi({ allowedHosts: [WEBSITE_HOST] });
let person: TestPerson;
let site: TestWebsite;
beforeAll(async () => {
  site = await startTestWebsite();
});
beforeEach(async () => {
  person = await api.signedIn({ formLimit: null });
  site.files.clear();
});
afterAll(() => site.stop());

const begin = (body: object, caller: TestClient = person) => caller.post('/api/first-form', body);
const bloom = (): void => {
  site.page(`<html lang="de"><title>Bloom</title><style>:root{--brand:#a8431f} body{background:#fff7ee}</style>
    <img class="logo" src="/logo.png"><h1>Blumen für jeden Tag</h1></html>`);
  site.serve('/logo.png', 'image/png', buildPng());
};

test('AUTH-048 STYLE-061 a name and a website become a live contact form in the website’s language, colors and logo', async () => {
  bloom();
  const { status, body } = await begin({ name: ' Bloom ', website: site.url });
  expect([status, body.problem]).toEqual([201, null]);
  expect(body.kit).toMatchObject({ name: 'Bloom', isDefault: true, styles: { primaryColor: '#a8431f' } });
  expect(body.drawing.headings).toEqual([{ level: 1, text: 'Blumen für jeden Tag' }]);
  expect(body.accents).toEqual(['#a8431f']);
  const { form } = body;
  expect(form).toMatchObject({
    title: 'Kontakt',
    active: true,
    isSample: false,
    logoUrl: body.kit.logoUrl,
    definition: { language: 'de', brand: { kitId: body.kit.id, own: [] } },
  });
  expect(fieldsOf(form.definition).map(({ label, required }) => [label, required])).toEqual([
    ['Name', true],
    ['E-Mail', true],
    ['Nachricht', true],
  ]);
  // Live at its address, in the brand, and its maker is told of answers.
  const page = await api.visitor().get(new URL(form.embed.url).pathname);
  expect([page.status, page.text.includes('--form-embed-primary-color:#a8431f')]).toEqual([200, true]);
  expect((await fetch(api.url + form.logoUrl)).status).toBe(200);
  expect(form.notificationEmails).toEqual([person.email]);
});

test('TEAM-004 an account that nobody named is called after the business, until somebody names it', async () => {
  const nameNow = async (): Promise<string> => (await person.get('/api/account')).body.name;
  const first = (await begin({ name: 'Blom', website: null })).body;
  expect(await nameNow()).toBe('Blom');
  await begin({ name: 'Bloom', website: null, formId: first.form.id });
  expect(await nameNow()).toBe('Bloom');
  await person.patch('/api/account', { name: 'Flowers' });
  await begin({ name: 'Blooms', website: null, formId: first.form.id });
  expect(await nameNow()).toBe('Flowers');
});

test('AUTH-048 what was corrected changes the form and brand that are there, and makes no others', async () => {
  const first = (await begin({ name: 'Bloom', website: `http://${WEBSITE_HOST}:1/` })).body;
  bloom();
  const again = await begin({ name: 'Bloom & Co', website: site.url, formId: first.form.id });
  expect(again.body).toMatchObject({
    problem: null,
    form: { id: first.form.id },
    kit: { id: first.kit.id, name: 'Bloom & Co', styles: { primaryColor: '#a8431f' } },
  });
  expect((await person.get('/api/forms')).body.forms).toHaveLength(1);
  expect((await person.get('/api/brand-kits')).body.kits).toHaveLength(1);
  const stranger = await api.signedIn();
  const refused = await begin({ name: 'Mine', website: null, formId: first.form.id }, stranger);
  expect(refused.body.error.code).toBe('form.not_found');
});

test('AUTH-048 without a website the form is in the reader’s language', async () => {
  const german = new TestClient(api.url, { 'accept-language': 'de' }, person.cookie);
  const { status, body } = await begin({ name: 'Bloom', website: null }, german);
  expect(status).toBe(201);
  expect(body).toMatchObject({ form: { title: 'Kontakt' }, drawing: null, problem: null, accents: [] });
  expect(body.form.definition.customStyles.primaryColor).toBe('#4f46e5');
});

test.each([
  ['refuses', 403, 'This website doesn’t let its page be read.'],
  ['has no page there', 404, 'There is no web page at this address.'],
])('AUTH-048 a website that %s keeps nobody from a form, and says why', async (_what, status, problem) => {
  site.files.set('/', (response) => response.writeHead(status).end());
  const { status: made, body } = await begin({ name: 'Bloom', website: site.url });
  expect([made, body.drawing, body.problem]).toEqual([201, null, problem]);
  expect((await person.get('/api/forms')).body.forms).toHaveLength(1);
});

test('AUTH-048 T17 a website that is away or read too often is a reason as well', async () => {
  const away = await begin({ name: 'Bloom', website: `http://${WEBSITE_HOST}:1/` });
  expect([away.status, away.body.problem]).toEqual([
    201,
    'This website can’t be reached. Check the address.',
  ]);
  await api.database.query(`update rate_limits set points = 20 where key like 'lookRead:%'`);
  const german = new TestClient(api.url, { 'accept-language': 'de' }, person.cookie);
  bloom();
  const often = await begin({ name: 'Bloom', website: site.url }, german);
  expect([often.status, often.body.drawing]).toEqual([201, null]);
  expect(often.body.problem).toMatch(/Versuche|versuchen/);
});

test('AUTH-048 a picture that no logo can be is left out, and a photo is none', async () => {
  site.page(
    '<title>Bloom</title><meta property="og:image" content="/photo.png"><img class="logo" src="/bad.png">',
  );
  site.serve('/photo.png', 'image/png', buildPng());
  site.serve('/bad.png', 'image/png', buildPng().subarray(0, 40));
  const { status, body } = await begin({ name: 'Bloom', website: site.url });
  expect([status, body.kit.logoUrl, body.drawing.logo]).toEqual([201, null, null]);
});

test('AUTH-048 a name or an address that will not do is named, and nothing is made', async () => {
  for (const [sent, paths] of [
    [{ name: ' ', website: 'not an address' }, ['name', 'website']],
    [{ name: 'Bloom', website: 'file:///etc/passwd' }, ['website']],
    [{ name: 'Bloom', website: 'http://10.0.0.1/' }, ['website']],
  ] as const) {
    const { status, body } = await begin(sent);
    expect(status).toBe(400);
    expect(body.error.issues.map(({ path }: { path: string[] }) => path[0])).toEqual(paths);
  }
  expect((await person.get('/api/forms')).body.forms).toEqual([]);
  expect((await person.get('/api/brand-kits')).body.kits).toEqual([]);
});

test('D-45 a form over the limit makes no brand either; who is not signed in makes nothing', async () => {
  const limited = await api.signedIn({ formLimit: 0 });
  const { status, body } = await begin({ name: 'Bloom', website: null }, limited);
  expect([status, body.error.code]).toEqual([403, 'form.limit_reached']);
  expect((await limited.get('/api/brand-kits')).body.kits).toEqual([]);
  expect((await begin({ name: 'Bloom', website: null }, api.visitor())).status).toBe(401);
});
