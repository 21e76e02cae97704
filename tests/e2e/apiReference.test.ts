import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEmptyDefinition } from '@inlay/sdk/model';
import vue from '@vitejs/plugin-vue';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build, type Rolldown } from 'vite';
import { ROOT } from '../../api/bin/lib/project.mjs';
import { SCOPES } from '../../api/src/platform/contract/index.ts';
import type { AppContext } from '../../api/src/platform/http/appContext.ts';
import { setDocumentationPolicy } from '../../api/src/platform/http/securityHeaders.ts';
import { renderApiPages } from '../../docs/site/apiPages.mjs';
import { startTestWebsite, type TestWebsite } from '../support/testWebsite.ts';
import type { TestClient } from '../support/api/testClient.ts';
import { button, clientOf, createPerson, openBrowser } from './people.ts';
import { platform } from './platform.ts';

const { open } = openBrowser();
const THEME = join(ROOT, 'docs/.vitepress/theme');
const { calls } = renderApiPages(JSON.parse(readFileSync(join(ROOT, 'docs/openapi.v1.json'), 'utf8')));

/** Forms of the reference, as a page of the documentation has them. */
const SHOWN = ['listForms', 'createFolder', 'getForm', 'downloadExport'];
const ENTRY = `
  import { createApp, h } from 'vue';
  import TryOperation from '${THEME}/TryOperation.vue';
  import '${THEME}/tryOperation.css';
  const shown = ${JSON.stringify(SHOWN)};
  createApp({ render: () => shown.map((id) => h('section', { id }, h(TryOperation, { id }))) }).mount('#app');`;

/** Files of the page by their names; the platform serves those of the documentation with the same policy. */
const files = new Map<string, string>();
let policy: Record<string, string>;
let website: TestWebsite;
let maker: TestClient;
let token: string;

beforeAll(async () => {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    root: THEME,
    resolve: { dedupe: ['vue'] },
    plugins: [
      vue(),
      {
        name: 'page',
        enforce: 'pre',
        resolveId: (id) => (id === 'page' || id.endsWith('api-calls.json') ? `\0${id}.js` : null),
        load: (id) => {
          if (id === '\0page.js') return ENTRY;
          return id.startsWith('\0') && id.includes('api-calls')
            ? `export default ${JSON.stringify(calls)};`
            : null;
        },
      },
    ],
    build: { write: false, rolldownOptions: { input: 'page' } },
  })) as Rolldown.RolldownOutput;
  for (const one of built.output)
    files.set(`/${one.fileName}`, one.type === 'chunk' ? one.code : String(one.source));
  const names = [...files.keys()];
  const script = built.output.find((one) => one.type === 'chunk' && one.isEntry)!.fileName;
  const styles = names.filter((name) => name.endsWith('.css'));
  files.set(
    '/reference.html',
    `<!doctype html><html lang="en"><title>API</title>${styles
      .map((name) => `<link rel="stylesheet" href="${name}">`)
      .join('')}<main id="app"></main><script type="module" src="/${script}"></script></html>`,
  );
  setDocumentationPolicy({ set: (headers: typeof policy) => void (policy = headers) } as AppContext, []);
  website = await startTestWebsite();
  for (const [path, text] of files) website.serve(path, typeOf(path), text);

  const person = await createPerson();
  maker = await clientOf(person);
  await maker.post('/api/forms', { definition: createEmptyDefinition('Cakes') });
  token = (await maker.post('/api/keys', { name: 'Try', scopes: SCOPES, password: person.password })).body
    .token;
}, 60_000);
afterAll(() => website.stop());

const typeOf = (path: string): string =>
  path.endsWith('.html') ? 'text/html' : path.endsWith('.css') ? 'text/css' : 'text/javascript';

/** Opens the page as a running platform serves its documentation. */
async function openOnPlatform(page: Page): Promise<void> {
  for (const [path, body] of files)
    await page.route(`${platform.url}${path}`, (route) =>
      route.fulfill({ body, contentType: typeOf(path), headers: policy }),
    );
  await page.goto(`${platform.url}/reference.html`);
}

/** Notes what the page complains of: a policy that is broken, an error. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  return said;
}

test('API-040 a call is tried on the platform that serves the page, by keyboard, under its policy', async () => {
  const page = await open({ viewport: { width: 375, height: 800 } });
  const said = listen(page);
  await openOnPlatform(page);
  const list = page.locator('#listForms');
  await list.getByText('Try it').focus();
  await page.keyboard.press('Enter');
  await list.getByText(`Calls go to ${platform.url}.`).waitFor();
  expect(await list.getByLabel('Address of the platform').count()).toBe(0);
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(token);
  expect(await list.getByLabel('API key').inputValue()).toBe(token);
  await list.getByLabel('limit in query').fill('5');
  await page.keyboard.press('Enter');
  await list.getByText('200 OK').waitFor();
  expect(await list.getByLabel('Answer').textContent()).toContain('"title": "Cakes"');
  expect(await list.locator('dl').textContent()).toContain('"reads";r=');
  await list.getByText('The same with curl').click();
  const curl = await list.getByLabel('curl command').textContent();
  expect(curl).toContain(`${platform.url}/api/v1/forms?limit=5`);
  expect([curl?.includes('$INLAY_KEY'), curl?.includes(token)]).toEqual([true, false]);

  // The key is there in the other forms as well; a write and a refusal show what they came to.
  const make = page.locator('#createFolder');
  await make.getByText('Try it').click();
  await make.getByLabel('Body, as JSON').fill('{"name": "Bakery", "colour": "red"}');
  await button(make, 'Send').click();
  await make.getByText('400 Bad Request').waitFor();
  expect(await make.getByLabel('Answer').textContent()).toContain('"colour"');
  await make.getByLabel('Body, as JSON').fill('{"name": "Bakery"}');
  await button(make, 'Send').click();
  await make.getByText('201 Created').waitFor();
  expect((await maker.get('/api/folders')).text).toContain('Bakery');

  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(375);
  // Nothing keeps the key: not the browser, and not the page once it is loaded again.
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
  expect(kept).not.toContain(token);
  await page.reload();
  await list.getByText('Try it').click();
  await expect.poll(() => list.getByLabel('API key').inputValue()).toBe('');
  expect(said.filter((text) => !text.includes('400 (Bad Request)'))).toEqual([]);
});

test('API-040 on a copy elsewhere the address of the platform is typed, and no cookie goes with the call', async () => {
  const page = await open();
  await page.goto(`${website.url}/reference.html`);
  const list = page.locator('#listForms');
  await list.getByText('Try it').click();
  await list.getByLabel('API key').fill(token);
  await list.getByLabel('Address of the platform').fill('http://127.0.0.1:9');
  await button(list, 'Send').click();
  await list.getByText('No answer from http://127.0.0.1:9. Check the address and the connection.').waitFor();
  const asked = page.waitForRequest(`${platform.url}/api/v1/forms`);
  await list.getByLabel('Address of the platform').fill(`${platform.url}/`);
  await button(list, 'Send').click();
  await list.getByText('200 OK').waitFor();
  expect(await list.getByLabel('Answer').textContent()).toContain('"title": "Cakes"');
  expect(await (await asked).headerValue('cookie')).toBeNull();
});
