import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import { TestClient } from '../../../../tests/support/api/testClient.ts';
import { createListener } from '../../app/app.ts';
import { createAsset } from '../../platform/http/builtAssets.ts';
import { translate } from '../../platform/texts/translate.ts';
import { startServer, type RunningServer } from '../../platform/process/server.ts';

const PAGE = '<!doctype html><html lang="en"><head></head><body></body></html>';
const SCREENS = JSON.stringify({ settings: ['assets/auth.js'], 'client-portal': ['assets/portal.js'] });
const TEXTS = JSON.stringify([
  {
    specifier: '/texts/index.js',
    script: 'assets/index.js',
    isEntry: true,
    files: { de: 'assets/texts-de-index.js' },
  },
  {
    specifier: '/texts/auth.js',
    script: 'assets/auth.js',
    isEntry: false,
    files: { de: 'assets/texts-de-auth.js', fr: 'assets/texts-fr-auth.js' },
  },
  {
    specifier: '/texts/portal.js',
    script: 'assets/portal.js',
    isEntry: false,
    files: { de: 'assets/texts-de-portal.js' },
  },
]);

const api = useTestApi();
let server: RunningServer;
let url: string;
beforeAll(async () => {
  const dashboard = new Map(
    Object.entries({ 'index.html': PAGE, 'screens.json': SCREENS, 'texts.json': TEXTS }).map(
      ([name, text]) => [name, createAsset(name, Buffer.from(text))],
    ),
  );
  const { deps } = api;
  server = await startServer(createListener({ ...deps, assets: { ...deps.assets, dashboard } }), deps.config);
  url = `http://127.0.0.1:${server.port}`;
});
afterAll(async () => {
  await server.stop();
});

/** The language and direction of a page, as its browser reads it. */
async function languageOf(path: string, headers: Record<string, string>): Promise<string | undefined> {
  const { text } = await new TestClient(url, headers).get(path);
  return /<html lang="(\w+)" dir="(\w+)">/.exec(text)?.slice(1).join(' ');
}

test('SHELL-050 a page is in the language chosen in its browser, else the first of the browser’s that there is', async () => {
  const german = { 'accept-language': 'sv, de-AT;q=0.8, fr;q=0.5' };
  for (const path of ['/auth', '/set-up', '/dashboard', '/client/auth', '/no-such-page'])
    expect(await languageOf(path, german)).toBe('de ltr');
  expect(await languageOf('/auth', { ...german, cookie: 'language=ar' })).toBe('ar rtl');
  expect(await languageOf('/auth', { ...german, cookie: 'language=xx' })).toBe('de ltr');
  expect(await languageOf('/auth', { 'accept-language': 'sv' })).toBe('en ltr');
});

test('SHELL-050 a user’s own choice comes first on each of their pages, but not in the portal; refusals follow (SHELL-053)', async () => {
  const person = await api.signedIn();
  expect((await person.patch('/api/profile', { language: 'xx' })).status).toBe(400);
  const changed = await person.patch('/api/profile', { language: 'ja' });
  expect(changed.body.profile.language).toBe('ja');
  expect((await person.get('/api/auth/session')).body.user.language).toBe('ja');
  const headers = { cookie: `${person.cookie}; language=fr`, 'accept-language': 'de' };
  expect(await languageOf('/dashboard', headers)).toBe('ja ltr');
  expect(await languageOf('/no-such-page', headers)).toBe('ja ltr');
  expect(await languageOf('/client/auth', headers)).toBe('fr ltr');
  // A read is refused in the language of the page that asks; a change names it itself.
  const here = new TestClient(url, { ...headers, origin: api.deps.config.publicUrl });
  const refused = async (answer: Promise<{ body: { error: { message: string } } }>) =>
    (await answer).body.error.message;
  const missing = `/api/forms/${crypto.randomUUID()}`;
  expect(await refused(here.get(missing))).toBe(translate('ja', 'Form not found or not published'));
  expect(await refused(here.delete(missing))).toBe(translate('de', 'Form not found or not published'));
  expect((await person.patch('/api/profile', { language: null })).status).toBe(200);
  expect(await languageOf('/dashboard', headers)).toBe('fr ltr');
});

/** The files that a page preloads, and where its import map leads. */
async function textsOf(language: string) {
  const { text, headers } = await new TestClient(url, { 'accept-language': language }).get('/reset-password');
  const map = /<script type="importmap">(.*?)<\/script>/.exec(text)?.[1] ?? '';
  const hash = createHash('sha256').update(map).digest('base64');
  expect(headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
  expect(text.indexOf('importmap')).toBeLessThan(text.indexOf('modulepreload'));
  const preloads = [...text.matchAll(/"modulepreload" crossorigin href="([^"]+)"/g)].map(([, href]) => href);
  return { imports: JSON.parse(map).imports, preloads };
}

test('SHELL-051 a page names the texts of its language and screen alone; English ones stand in the scripts', async () => {
  expect(await textsOf('de')).toEqual({
    imports: {
      '/texts/index.js': '/assets/texts-de-index.js',
      '/texts/auth.js': '/assets/texts-de-auth.js',
      '/texts/portal.js': '/assets/texts-de-portal.js',
    },
    preloads: ['/assets/texts-de-index.js', '/assets/texts-de-auth.js', '/assets/auth.js'],
  });
  const entry = '/assets/index.js';
  expect(await textsOf('fr')).toEqual({
    imports: {
      '/texts/index.js': entry,
      '/texts/auth.js': '/assets/texts-fr-auth.js',
      '/texts/portal.js': entry,
    },
    preloads: ['/assets/texts-fr-auth.js', '/assets/auth.js'],
  });
  expect(await textsOf('en')).toEqual({
    imports: { '/texts/index.js': entry, '/texts/auth.js': entry, '/texts/portal.js': entry },
    preloads: ['/assets/auth.js'],
  });
});
