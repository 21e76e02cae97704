import { randomUUID } from 'node:crypto';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listen } from '../../../../tests/support/api/listen.ts';
import { useTestApi, type BuiltForm, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { startTestWebsite, WEBSITE_HOST, type TestWebsite } from '../../../../tests/support/testWebsite.ts';
import { earlier } from '../../../../tests/support/api/earlier.ts';

const PLATFORM = 'http://platform.test';
const api = useTestApi({ allowedHosts: [WEBSITE_HOST] });
const definition = withFields(createEmptyDefinition('Contact'), [{ ...createField('text'), id: 'name' }]);

let owner: TestPerson;
let form: BuiltForm;
let site: TestWebsite;
beforeAll(async () => {
  owner = await api.signedIn({ formLimit: null });
  site = await startTestWebsite();
});
beforeEach(async () => {
  form = await api.buildForm(owner, definition);
  site.files.clear();
});
afterAll(() => site.stop());

const websites = async (id = form.id) => (await owner.get(`/api/forms/${id}/websites`)).body;
const choose = (address: string, id = form.id) => owner.put(`/api/forms/${id}/websites`, { address });
const visit = (website: unknown, id = form.id) =>
  api.visitor().post(`/api/public/forms/${id}/visits`, {
    loadId: randomUUID(),
    hasStarted: false,
    seconds: null,
    reached: [],
    errors: [],
    ...(website !== undefined && { website }),
  });
const hosts = async () => (await websites()).seen.map(({ website }: { website: string }) => website);

describe('where a form is meant to be', () => {
  test('LINK-050 it remembers its page as typed, and another form of the account begins with it', async () => {
    expect(await websites()).toEqual({ address: null, seen: [] });
    expect((await choose(' Bloom.example/contact')).body.address).toBe('https://bloom.example/contact');
    const other = await api.buildForm(owner, definition);
    expect((await websites(other.id)).address).toBe('https://bloom.example/contact');
    await choose('bloom.example/second', other.id);
    expect((await websites()).address).toBe('https://bloom.example/contact');
    const wrong = await choose('file:///etc/passwd');
    expect([wrong.status, wrong.body.error.issues[0].path]).toEqual([400, ['address']]);
  });

  test('LINK-050 the website of its brand comes before that of another form', async () => {
    const person = await api.signedIn({ formLimit: null });
    site.page('<title>Bloom</title><style>body{background:#fff7ee}</style>');
    const first = (await person.post('/api/first-form', { name: 'Bloom', website: site.url })).body.form;
    const next = await api.buildForm(person, definition);
    await person.put(`/api/forms/${first.id}/websites`, { address: 'https://elsewhere.example/' });
    const address = async (id: string) => (await person.get(`/api/forms/${id}/websites`)).body.address;
    expect(await address(next.id)).toBe(`${site.url}/`);
    expect(await address(first.id)).toBe('https://elsewhere.example/');
  });

  test('D-142 T1 only those who may change a form see where it is', async () => {
    const [reader, stranger] = [await api.signedIn(), await api.signedIn()];
    await api.assign(form.id, reader);
    const path = `/api/forms/${form.id}`;
    for (const [person, status] of [
      [reader, 403],
      [stranger, 404],
      [api.visitor(), 401],
    ] as const) {
      const body = { address: 'https://bloom.example' };
      const calls = [
        person.get(`${path}/websites`),
        person.put(`${path}/websites`, body),
        person.post(`${path}/page-check`, body),
      ];
      expect((await Promise.all(calls)).map((answer) => answer.status)).toEqual([status, status, status]);
    }
  });
});

describe('where a form was seen', () => {
  test('LINK-056 LINK-057 a page load on a website is remembered, and its manager told at once', async () => {
    const stranger = await api.signedIn();
    const [stream, silent] = [await listen(owner), await listen(stranger)];
    expect((await visit('https://bloom.example')).status).toBe(204);
    await stream.next(`event: websites\ndata: {"formId":"${form.id}"}`);
    expect(await websites()).toMatchObject({ seen: [{ website: 'https://bloom.example' }] });
    const theirs = await api.buildForm(stranger, definition);
    await visit('https://bloom.example', theirs.id);
    expect(await silent.next(`event: websites\ndata: {"formId":"${theirs.id}"}`)).not.toContain(form.id);
    await stream.cancel();
    await silent.cancel();
  });

  test('LINK-056 a visit a minute is stored, and what was typed stays', async () => {
    await choose('https://bloom.example/contact');
    const seenAt = async () => Date.parse((await websites()).seen[0].seenAt);
    await visit('https://bloom.example');
    await api.deps.sightings.flush();
    const before = await seenAt();
    await api.database.query(`update form_websites set seen_at = ${earlier('seen_at', 3600)}`);
    await visit('https://bloom.example');
    await api.deps.sightings.flush();
    expect(await seenAt()).toBeLessThan(before);
    expect((await websites()).address).toBe('https://bloom.example/contact');
  });

  test('LINK-056 its own page, no website and a name that is none are not remembered', async () => {
    for (const website of [undefined, PLATFORM, 'null', 'javascript:1', 'https://bloom.example/path'])
      expect((await visit(website)).status).toBe(204);
    await api.deps.sightings.flush();
    expect(await hosts()).toEqual([]);
  });

  test('T38 made-up names are bounded in a minute and for each form, of which the latest stay', async () => {
    for (let at = 0; at < 30; at++) await visit(`https://s${at}.example`);
    await api.deps.sightings.flush();
    expect(await hosts()).toHaveLength(20);
    form = await api.buildForm(owner, definition);
    await api.database.query(
      `insert into form_websites (form_id, account_id, website, seen_at)
       select $1, $2, 'https://s' || i || '.example', now() - i * interval '1 hour' from generate_series(1, 25) i`,
      [form.id, owner.accountId],
    );
    await visit('https://bloom.example');
    await api.deps.sightings.flush();
    expect(await hosts()).toEqual([
      'https://bloom.example',
      ...Array.from({ length: 19 }, (_, at) => `https://s${at + 1}.example`),
    ]);
  });

  test('EMBED-064 LINK-057 a problem that a browser reports is told at once', async () => {
    const stream = await listen(owner);
    const report = { problem: 'script_blocked', page: 'https://bloom.example/contact', mode: 'iframe' };
    const { status } = await api.visitor().post(`/api/public/forms/${form.id}/embed-reports`, report);
    expect(status).toBe(204);
    await stream.next(`event: websites\ndata: {"formId":"${form.id}"}`);
    await stream.cancel();
  });
});

describe('LINK-058 what a page has of a form', () => {
  const check = async () =>
    (await owner.post(`/api/forms/${form.id}/page-check`, { address: site.url })).body;
  const frame = (id = form.id) => `<iframe data-form-embed src="${PLATFORM}/embed/${id}"></iframe>`;
  const loader = `<script async src="${PLATFORM}/sdk/loader.js"></script>`;
  const problems = async (html: string, headers = {}): Promise<object[]> => {
    site.serve('/', 'text/html', html, headers);
    return (await check()).problems;
  };

  test('the line as it was pasted is found, by each way', async () => {
    site.page(frame() + loader);
    expect(await check()).toEqual({ url: `${site.url}/`, way: 'frame', problems: [] });
    site.page(`<button data-form-embed-id="${form.id}" data-form-embed-mode="popup"></button>${loader}`);
    expect(await check()).toMatchObject({ way: 'placeholder', problems: [] });
    site.page(
      `<form-embed form-id="${form.id}"></form-embed><script src="${PLATFORM}/embed/${form.id}/form.js"></script>`,
    );
    expect(await check()).toMatchObject({ way: 'element', problems: [] });
  });

  test('what the editor made of it is said', async () => {
    expect(await problems('<h1>Bloom</h1>')).toEqual([{ problem: 'no_line' }]);
    expect(await problems(`<p>${frame().replaceAll('<', '&lt;')}</p>`)).toEqual([
      { problem: 'line_as_text' },
    ]);
    expect(await problems(frame())).toEqual([{ problem: 'no_script' }]);
    expect(await problems(frame().replace('data-form-embed ', '') + loader)).toEqual([
      { problem: 'no_script' },
    ]);
    expect(await problems(frame() + loader + frame())).toEqual([{ problem: 'line_twice' }]);
  });

  test('T1 another form is named to those who may see it, and to nobody else', async () => {
    const own = await api.buildForm(owner, createEmptyDefinition('Newsletter'));
    const theirs = await api.buildForm(await api.signedIn(), createEmptyDefinition('Secret'));
    expect(await problems(frame(own.id) + loader)).toEqual([{ problem: 'other_form', title: 'Newsletter' }]);
    expect(await problems(frame(theirs.id) + loader)).toEqual([{ problem: 'other_form' }]);
    expect(await problems(frame('nonsense') + loader)).toEqual([{ problem: 'other_form' }]);
  });

  test('LINK-059 the policy of its page is judged, by header and in its head', async () => {
    const policy = { 'content-security-policy': "default-src 'self'" };
    expect(await problems(frame() + loader, policy)).toEqual([
      { problem: 'policy', directives: ['frame-src', 'script-src'] },
    ]);
    const meta = `<meta http-equiv="content-security-policy" content="script-src ${PLATFORM}; connect-src 'self'">`;
    const element = `<form-embed form-id="${form.id}"></form-embed><script src="${PLATFORM}/sdk/form-embed.js"></script>`;
    expect(await problems(meta + element)).toEqual([{ problem: 'policy', directives: ['connect-src'] }]);
    expect(await problems(meta + frame() + loader)).toEqual([]);
  });

  test('LINK-059 what the form itself forbids is said', async () => {
    const publish = (body: object) => owner.patch(`/api/forms/${form.id}/publishing`, body);
    await publish({ allowedWebsites: ['https://shop.example'] });
    expect(await problems(frame() + loader)).toEqual([{ problem: 'website_not_allowed' }]);
    await publish({ allowedWebsites: null, frameOnly: true });
    expect(await problems(frame() + loader)).toEqual([]);
    const element = `<form-embed form-id="${form.id}"></form-embed><script src="${PLATFORM}/sdk/form-embed.js"></script>`;
    expect(await problems(element)).toEqual([{ problem: 'frame_only' }]);
    await owner.patch(`/api/forms/${form.id}`, { active: false });
    expect(await problems(frame() + loader)).toEqual([{ problem: 'form_disabled' }]);
  });

  test('T17 a page that cannot be read says so, and nobody has many read', async () => {
    expect((await check()).error.code).toBe('look.not_a_page');
    const inside = await owner.post(`/api/forms/${form.id}/page-check`, { address: 'http://10.0.0.1/' });
    expect(inside.status).toBe(400);
    await api.database.query(`update rate_limits set points = 60 where key like 'pageCheck:%'`);
    site.page(frame() + loader);
    expect((await check()).error.code).toBe('rate_limit.exceeded');
  });
});
