import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../../tests/support/api/testApi.ts';
import { TestClient } from '../../../tests/support/api/testClient.ts';
import { createListener } from '../app/app.ts';
import { createAsset } from '../http/builtAssets.ts';
import { startServer, type RunningServer } from '../process/server.ts';

const PAGE = '<!doctype html><html lang="en"><head></head><body></body></html>';

let api: TestApi;
let server: RunningServer;
let url: string;
beforeAll(async () => {
  api = await startTestApi();
  const dashboard = new Map([['index.html', createAsset('index.html', Buffer.from(PAGE))]]);
  const { deps } = api;
  server = await startServer(createListener({ ...deps, assets: { ...deps.assets, dashboard } }), deps.config);
  url = `http://127.0.0.1:${server.port}`;
});
afterAll(async () => {
  await server.stop();
  await api.stop();
});

/** The language and direction of a page, as its browser reads it. */
async function languageOf(path: string, headers: Record<string, string>): Promise<string | undefined> {
  const { text } = await new TestClient(url, headers).get(path);
  return /<html lang="(\w+)" dir="(\w+)">/.exec(text)?.slice(1).join(' ');
}

test('SHELL-050 a page is in the language chosen in its browser, else the first of the browser’s that there is', async () => {
  const german = { 'accept-language': 'nl, de-AT;q=0.8, fr;q=0.5' };
  for (const path of ['/auth', '/set-up', '/dashboard', '/client/auth', '/no-such-page'])
    expect(await languageOf(path, german)).toBe('de ltr');
  expect(await languageOf('/auth', { ...german, cookie: 'language=ar' })).toBe('ar rtl');
  expect(await languageOf('/auth', { ...german, cookie: 'language=xx' })).toBe('de ltr');
  expect(await languageOf('/auth', { 'accept-language': 'nl' })).toBe('en ltr');
});

test('SHELL-050 a user’s own choice comes first on each of their pages, but not in the portal', async () => {
  const person = await api.signedIn();
  expect((await person.patch('/api/profile', { language: 'xx' })).status).toBe(400);
  const changed = await person.patch('/api/profile', { language: 'ja' });
  expect(changed.body.profile.language).toBe('ja');
  expect((await person.get('/api/auth/session')).body.user.language).toBe('ja');
  const headers = { cookie: `${person.cookie}; language=fr`, 'accept-language': 'de' };
  expect(await languageOf('/dashboard', headers)).toBe('ja ltr');
  expect(await languageOf('/no-such-page', headers)).toBe('ja ltr');
  expect(await languageOf('/client/auth', headers)).toBe('fr ltr');
  expect((await person.patch('/api/profile', { language: null })).status).toBe(200);
  expect(await languageOf('/dashboard', headers)).toBe('fr ltr');
});
