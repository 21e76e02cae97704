import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Koa from 'koa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppContext, AppState } from '../../platform/http/appContext.ts';
import { startServer, type RunningServer } from '../../platform/process/server.ts';
import { documentation } from './documentation.ts';

let folder: string;
let server: RunningServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inlay-docs-'));
  const app = new Koa<AppState>();
  app.use((ctx) => documentation(folder)(ctx as AppContext));
  server = await startServer(app.callback(), { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

async function write(name: string, content: string): Promise<void> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
const writeState = (state: object): Promise<void> => write('generated/state.json', JSON.stringify(state));
const open = (path: string, headers = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { headers, redirect: 'manual' });

/** Asks for a path as it is written: `fetch` resolves dots. */
const openRaw = (path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request({ port: server.port, host: '127.0.0.1', path }, (answer) => {
      void text(answer).then(() => resolve(answer.statusCode), reject);
    })
      .on('error', reject)
      .end();
  });

test('who comes before the documentation is told how far it is, and why it failed', async () => {
  const none = await open('/docs/');
  expect([none.status, await none.text()]).toEqual([404, expect.stringContaining('npm run docs')]);

  await writeState({ state: 'building' });
  const building = await open('/docs/', { 'Accept-Language': 'de' });
  expect([building.status, building.headers.get('refresh')]).toEqual([503, '5']);
  expect(await building.text()).toContain('Die Dokumentation wird gerade gebaut');

  await writeState({ state: 'failed', reason: 'npm error <network>' });
  const failed = await open('/docs/');
  expect([failed.status, await failed.text()]).toEqual([
    404,
    expect.stringContaining('npm error &lt;network>'),
  ]);
});

test('pages have no ending, run only the scripts they were built with, and nothing outside is read', async () => {
  await write('dist/index.html', '<script id="look">run()</script><script src="/docs/app.js"></script>Home');
  await write('dist/404.html', 'Nothing here');
  await write('dist/decisions/README.html', 'Decisions');
  await write('dist/assets/app-3kX9_b2m.js', 'run()');
  await write('secret.txt', 'secret');
  await writeState({ state: 'built' });

  expect((await open('/docs')).headers.get('location')).toBe('/docs/');
  const home = await open('/docs/');
  expect(await home.text()).toContain('Home');
  const policy = home.headers.get('content-security-policy');
  expect(policy?.match(/sha256-/g)).toHaveLength(1);
  expect(policy).toContain("default-src 'none'");
  expect(await (await open('/docs/decisions/README')).text()).toBe('Decisions');
  const script = await open('/docs/assets/app-3kX9_b2m.js');
  expect(script.headers.get('cache-control')).toContain('immutable');

  // The address of a page with a slash behind it leads to the page.
  const slash = await open('/docs/decisions/README/?of=1');
  expect([slash.status, slash.headers.get('location')]).toEqual([302, '/docs/decisions/README?of=1']);
  expect((await open('/docs/nowhere/')).status).toBe(404);
  const missing = await open('/docs/nowhere');
  expect([missing.status, await missing.text()]).toEqual([404, 'Nothing here']);
  for (const path of ['/docs/../secret.txt', '/docs/%2e%2e/secret.txt', '/docs//etc/passwd', '/docs/assets'])
    expect(await openRaw(path)).toBe(404);
});
