import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { whileDatabaseIsAway } from '../../../../tests/support/api/databaseAway.ts';
import { hiddenInputs, postPlainly, storedAnswers } from '../../../../tests/support/api/plainPosts.ts';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../tests/support/api/testApi.ts';
import type { UpdatePublishingRequest } from '../contract/index.ts';
import { edgeLifetime } from '../../visitors/public-forms/page/edgeLifetime.ts';

const name = { ...createField('text'), id: 'name', label: 'Name' };
const definition = withFields(createEmptyDefinition('Contact'), [name]);

const api = useTestApi({ cdn: { provider: 'varnish', urls: ['http://127.0.0.1:1'] } });
let owner: TestPerson;
let form: BuiltForm;
beforeAll(async () => {
  owner = await api.signedIn();
});
beforeEach(async () => {
  form = await api.buildForm(owner, definition);
});

const publish = (changes: UpdatePublishingRequest) =>
  owner.patch(`/api/forms/${form.id}/publishing`, changes);
const get = (file = '', headers: Record<string, string> = {}) =>
  api.visitor().send('GET', `/embed/${form.id}${file}`, { headers });
const edgeSeconds = (headers: Headers): number =>
  Number(/^max-age=(\d+)/.exec(headers.get('surrogate-control') ?? '')?.[1]);

test.each([
  ['the page', ''],
  ['its script', '/form.js'],
  ['the include', '/include'],
])('%s is kept at the edge under the form’s key, and revalidated by browsers', async (_what, file) => {
  const { headers } = await get(file);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('surrogate-control')).toBe('max-age=3600, stale-if-error=86400');
  expect(headers.get('cdn-cache-control')).toBe(headers.get('surrogate-control'));
  expect(headers.get('surrogate-key')).toBe(`form-${form.id} inlay`);
  expect(headers.get('cache-tag')).toBe(`form-${form.id},inlay`);
  expect(headers.get('set-cookie')).toBeNull();
  const known = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
  expect((await get(file, known)).status).toBe(304);
});

test('the page is the same for every visitor, and a post from it is still stored exactly once (D-183)', async () => {
  const headers = { 'sec-fetch-dest': 'iframe', referer: 'https://shop.example/' };
  const { text, headers: told } = await get('', headers);
  expect((await get('', headers)).text).toBe(text);
  expect((await get('', { ...headers, 'accept-encoding': 'br' })).text).toBe(text);
  expect(told.get('vary')).toContain('Sec-Fetch-Dest');
  const { idempotencyKey, ...entries } = hiddenInputs(text);
  expect(idempotencyKey).toBeUndefined();
  const posted = { entries: { ...entries, 'answers.name': 'Ada', idempotencyKey: '' } };
  const { status, headers: redirect } = await postPlainly(api, form.id, posted);
  expect(status).toBe(307);
  const keyed = new URL(redirect.get('location') ?? '', api.url).searchParams.get('idempotencyKey') ?? '';
  for (const _try of [1, 2])
    await postPlainly(api, form.id, { entries: { ...posted.entries, idempotencyKey: keyed } });
  expect(await storedAnswers(api, form.id)).toHaveLength(1);
});

test('a form with one submission per browser has a page for each visitor', async () => {
  await publish({ onePerBrowser: true });
  const { headers } = await get();
  expect([headers.get('surrogate-control'), headers.get('cache-control')]).toEqual([
    null,
    'private, no-cache',
  ]);
});

test('T11 what only some websites may read stays out of the cache', async () => {
  await publish({ allowedWebsites: ['https://shop.example'] });
  const script = await get('/form.js', { origin: 'https://shop.example' });
  const definitionFile = await api
    .visitor()
    .send('GET', `/api/public/forms/${form.id}`, { headers: { origin: 'https://shop.example' } });
  for (const { status, headers } of [script, definitionFile])
    expect([status, headers.get('surrogate-control')]).toEqual([200, null]);
});

test('a form that a submission may fill, or that closes soon, is kept for as long as that is true', async () => {
  await publish({ maxSubmissions: 1 });
  expect(edgeSeconds((await get()).headers)).toBe(1);
  await publish({ maxSubmissions: null, closesAt: new Date(Date.now() + 60_000).toISOString() });
  const seconds = edgeSeconds((await get()).headers);
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(60);
});

test('E4 a page shown while the database is away is kept for a second', async () => {
  await get();
  await whileDatabaseIsAway(api, async () => {
    const { status, headers } = await get();
    expect([status, edgeSeconds(headers)]).toEqual([200, 1]);
  });
});

test('a form whose logic may name the day is asked for again when a day begins anywhere', async () => {
  const found = await api.deps.published.find(form.id);
  if (!found) throw new Error('There is no form.');
  const at = Date.UTC(2026, 10, 23, 18, 14, 50);
  expect(edgeLifetime(found, at).endsIn).toBeNull();
  // Of the plan only its existence matters.
  expect(edgeLifetime({ ...found, plan: {} as typeof found.plan }, at).endsIn).toBe(10);
});

test('Cloudflare, which heeds no Vary, gets one page for frames and windows, and the dark one by its address', async () => {
  const cdn = { provider: 'cloudflare', url: 'http://127.0.0.1:1', service: 'zone', token: 'x' } as const;
  const node = await api.startSecondNode({ cdn });
  try {
    const page = async (query: string, place: string) => {
      const headers = { 'sec-fetch-dest': place };
      return (await node.visitor().send('GET', `/embed/${form.id}${query}`, { headers })).text;
    };
    expect(await page('', 'iframe')).toBe(await page('', 'document'));
    const dark = await page('?scheme=dark', 'iframe');
    expect(dark).toContain('data-scheme="dark"');
    expect(await page('?scheme=dark', 'document')).toBe(dark);
  } finally {
    await node.stop();
  }
});

test('LANG-006 a form in several languages is kept at the edge only where its address names one', async () => {
  form = await api.buildForm(owner, {
    ...definition,
    language: 'en',
    languages: ['fr'],
    translations: { fr: { 'name.label': 'Nom' } },
  });
  for (const file of ['', '/form.js', '/include']) {
    for (const accepts of ['fr', 'en', 'ja']) {
      const named = await get(`${file}?lang=fr`, { 'accept-language': accepts });
      expect(named.text).toContain('Nom');
      expect(edgeSeconds(named.headers)).toBe(3600);
      expect(named.headers.get('vary') ?? '').not.toContain('Accept-Language');

      for (const query of ['', '?lang=ja', '?lang=']) {
        const { text, headers } = await get(file + query, { 'accept-language': accepts });
        expect(text.includes('Nom')).toBe(accepts === 'fr');
        expect(headers.get('surrogate-control')).toBeNull();
        expect(headers.get('cdn-cache-control')).toBeNull();
        expect(headers.get('x-accel-expires')).toBeNull();
        expect(headers.get('cache-control')).toMatch(/no-cache/);
        expect(headers.get('vary')).toContain('Accept-Language');
      }
    }
  }
  const { headers } = await api
    .visitor()
    .send('GET', `/api/public/forms/${form.id}`, { headers: { 'accept-language': 'fr' } });
  expect(headers.get('surrogate-control')).toBeNull();
});
