import { beforeAll, expect, test } from 'vitest';
import { createEmptyDefinition, createField, withFields, type CustomStyles } from '@inlay/sdk/model';
import { useTestApi, type TestPerson } from '../../../../../tests/support/api/testApi.ts';

const api = useTestApi();
let owner: TestPerson;
beforeAll(async () => {
  owner = await api.signedIn();
});

const build = (customStyles: CustomStyles = {}, hasCaptcha = false) =>
  api.buildForm(
    owner,
    withFields({ ...createEmptyDefinition('Contact'), customStyles }, [
      { ...createField('text'), id: 'name' },
      ...(hasCaptcha ? [{ ...createField('captcha'), id: 'robot' }] : []),
    ]),
  );
const read = async (path: string, destination?: 'iframe' | 'document') => {
  const headers = destination ? { 'sec-fetch-dest': destination } : {};
  const { text, headers: answered } = await api.visitor().send('GET', path, { headers });
  const html = /<html[^>]*>/.exec(text)?.[0] ?? '';
  return { text, html, canvas: /html\{background:([^;}]*)/.exec(text)?.[1] ?? null, answered };
};

test('D-195 framed, a form is see-through and without padding; in its own window it is its card', async () => {
  const { id } = await build();
  const framed = await read(`/embed/${id}`, 'iframe');
  expect([framed.html.includes('data-framed'), framed.canvas]).toEqual([true, null]);
  expect(framed.text).toContain('--form-embed-padding:0');
  expect(framed.text).not.toContain('10vh');
  expect(framed.answered.get('vary')).toContain('Sec-Fetch-Dest');
  for (const page of [await read(`/embed/${id}`, 'document'), await read(`/embed/${id}`)]) {
    expect([page.html.includes('data-framed'), page.canvas]).toEqual([false, '#ffffff']);
    expect(page.text).toContain('min-height:100vh');
    expect(page.text).toContain('10vh');
    expect(page.text).not.toContain('--form-embed-padding:0');
  }
});

test('D-195 on a dark page a frame is dark from its first picture, and no other page is', async () => {
  const { id } = await build();
  expect((await read(`/embed/${id}?scheme=dark`, 'iframe')).html).toContain('data-scheme="dark"');
  for (const path of [`/embed/${id}`, `/embed/${id}?scheme=x`])
    expect((await read(path, 'iframe')).html).not.toContain('data-scheme');
  expect((await read(`/embed/${id}?scheme=dark`, 'document')).html).not.toContain('data-scheme');
});

test('STYLE-011 the colour of a page fills its window, framed and not, however short the form is', async () => {
  const { id } = await build({ backgroundColor: '#0b1020' });
  for (const place of ['iframe', 'document'] as const)
    expect((await read(`/embed/${id}`, place)).canvas).toBe('#0b1020');
});

test('D-189 STYLE-033 the badge stands below forms with a captcha, under the name that an administrator chose', async () => {
  const badge = async ({ id }: { id: string }) =>
    /form-embed-badge">([^<]*)</.exec((await read(`/embed/${id}`)).text)?.[1] ?? null;
  const plain = await build();
  const chosen = await build({ showSecurityBadge: true });
  const guarded = await build({}, true);
  const all = async () => [await badge(plain), await badge(chosen), await badge(guarded)];
  expect(await all()).toEqual([null, 'Protected by ATCDS', 'Protected by ATCDS + Captcha']);
  const admin = await api.signedIn({ role: 'admin' });
  await admin.patch('/api/admin/settings', { securityBadgeName: ' Acme ' });
  expect(await all()).toEqual([null, 'Protected by Acme', 'Protected by Acme + Captcha']);
  expect((await owner.get('/api/settings')).body.securityBadgeName).toBe('Acme');
  await admin.patch('/api/admin/settings', { securityBadgeName: '' });
  expect(await all()).toEqual([null, null, null]);
});

test('EMBED-101 a page that is drawn as a picture has no script: its frame runs none, and would complain of each', async () => {
  const { id } = await build({}, true);
  expect((await read(`/embed/${id}`, 'iframe')).text).toContain('<script');
  const still = await read(`/embed/${id}?still`, 'iframe');
  expect(still.text).not.toContain('<script');
  expect(still.text).not.toContain('modulepreload');
  expect(still.html).toContain('data-framed');
});
