import { randomUUID } from 'node:crypto';
import { createEmptyDefinition, createField, withFields, type Field } from '@inlay/sdk/model';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../../tests/support/api/testApi.ts';

const name: Field = { ...createField('text'), id: 'name', label: 'Name' };
const definition = withFields(createEmptyDefinition('Contact'), [name]);

const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;
beforeAll(async () => {
  owner = await api.signedIn();
});
beforeEach(async () => {
  form = await api.buildForm(owner, definition);
});

/** The script of a form that cannot be shown: the element says why (EMBED-004). */
const ELEMENT = 'import("http://platform.test/sdk/form-embed.js")';

const FILES = [
  ['form.js', 'text/javascript; charset=utf-8'],
  ['include', 'text/html; charset=utf-8'],
] as const;

describe.each(FILES)('EMBED-065 GET /embed/{formId}/%s', (file, type) => {
  const get = (headers: Record<string, string> = {}) =>
    api.visitor().send('GET', `/embed/${form.id}/${file}`, { headers });

  test('T11 is for every website, without cookies, and compressed once', async () => {
    const { status, headers } = await get({ origin: 'https://shop.example', 'accept-encoding': 'br' });
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('set-cookie')).toBeNull();
    expect((await get({ 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull();
  });

  test('it is asked for again each time and sent again when something has changed', async () => {
    const { headers } = await get();
    const etag = headers.get('etag') ?? '';
    // By default, fetch would bypass every cache.
    const known = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    expect(headers.get('cache-control')).toBe('no-cache');
    expect((await get(known)).status).toBe(304);
    const { body } = await owner.get(`/api/forms/${form.id}`);
    const changed = withFields(definition, [{ ...name, label: 'Full name' }]);
    await owner.put(`/api/forms/${form.id}/definition`, { definition: changed, version: body.version });
    if (file === 'include') expect((await get(known)).status).toBe(200);
    await owner.patch(`/api/forms/${form.id}`, { active: false });
    const disabled = await get(known);
    if (file === 'include')
      expect([disabled.status, disabled.body.error.code]).toEqual([403, 'form.disabled']);
    else expect([disabled.status, disabled.text]).toEqual([200, ELEMENT]);
  });

  test('D-98 unknown forms are not found', async () => {
    for (const id of [randomUUID(), 'x']) {
      const { status, body, text, headers } = await api.visitor().get(`/embed/${id}/${file}`);
      if (file === 'include') expect([status, body.error.code]).toEqual([404, 'form.not_found']);
      else expect([status, text]).toEqual([200, ELEMENT]);
      expect(headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  test('T4 T6 hostile words stay words', async () => {
    const evil = '</script></template><script>alert(1)</script>';
    form = await api.buildForm(owner, withFields({ ...definition, title: evil }, [{ ...name, label: evil }]));
    expect((await get()).text).not.toContain('<script>alert');
  });
});

describe('what the embed doctor reports', () => {
  const report = (body: object, headers: Record<string, string> = {}, id = form.id) =>
    api.visitor().send('POST', `/api/public/forms/${id}/embed-reports`, {
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({
        problem: 'csp',
        page: 'https://shop.example/contact',
        mode: 'element',
        ...body,
      }),
    });
  const list = async () => (await owner.get(`/api/forms/${form.id}/embed-reports`)).body.reports;
  beforeEach(() => api.database.query('delete from rate_limits'));

  test('EMBED-064 is kept once for each problem of each page, counted, without query and fragment (D-103)', async () => {
    expect((await report({ page: 'https://shop.example/contact?email=ada@example.com#x' })).status).toBe(204);
    await report({});
    await report({ mode: 'iframe' });
    await report({ problem: 'height_clamped' });
    const reports = await list();
    expect(reports).toHaveLength(3);
    expect(reports).toContainEqual({
      problem: 'csp',
      page: 'https://shop.example/contact',
      mode: 'element',
      count: 2,
      firstSeenAt: expect.any(String),
      lastSeenAt: expect.any(String),
    });
  });

  test('comes from the page itself or from the form in its frame', async () => {
    expect((await report({}, { origin: 'https://shop.example' })).status).toBe(204);
    expect((await report({}, { origin: 'http://platform.test' })).status).toBe(204);
    expect((await report({}, { origin: 'https://evil.example' })).status).toBe(400);
  });

  test('T2 T20 says one of the known things of a web page, or is refused', async () => {
    const wrong = [{ problem: 'other' }, { mode: 'popup' }, { page: 'javascript:alert(1)' }, { page: 'x' }];
    for (const body of [...wrong, { page: `https://shop.example/${'x'.repeat(3_000)}` }]) {
      expect((await report(body)).status).toBe(400);
    }
    expect(await list()).toEqual([]);
  });

  test('of no form is kept nowhere, and told from no other', async () => {
    const id = randomUUID();
    expect((await report({}, {}, id)).status).toBe(204);
    expect(await api.database.query('select 1 from embed_reports where form_id = $1', [id])).toEqual([]);
  });

  test('is bounded for each form, and its sources are', async () => {
    await api.database.query(
      `insert into embed_reports (form_id, problem, page, mode, account_id, count, first_seen_at, last_seen_at)
       select $1, 'csp', 'https://shop.example/' || n, 'element', $2, 1, now(), now() - make_interval(hours => n)
       from generate_series(1, 50) n`,
      [form.id, owner.accountId],
    );
    await report({});
    const reports: { page: string }[] = await list();
    expect(reports).toHaveLength(50);
    expect(reports[0]?.page).toBe('https://shop.example/contact');
    expect(reports.map(({ page }) => page)).not.toContain('https://shop.example/50');
    const statuses = new Set<number>();
    for (let sent = 0; sent < 31; sent++) statuses.add((await report({})).status);
    expect([...statuses]).toEqual([204, 429]);
  });

  test('is forgotten at a word, and begins anew', async () => {
    await report({});
    expect((await owner.delete(`/api/forms/${form.id}/embed-reports`)).status).toBe(204);
    expect(await list()).toEqual([]);
    await report({});
    expect(await list()).toHaveLength(1);
  });
});
