import { createEmptyDefinition } from '@inlay/sdk/model';
import type { Page, Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { TestClient } from '../support/api/testClient.ts';
import { newPerson, openBrowser } from './people.ts';
import { platform } from './platform.ts';

const { url } = platform;
const { somebody, visit } = openBrowser();

/** Most requests of a first screen, its page and what it asks for by itself included. */
const MOST_REQUESTS = 12;

/** Opens an address and returns the paths that were requested until the network was silent. */
async function requestsOf(page: Page, path: string): Promise<string[]> {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(url + path);
  // The stream of events stays open, so the network is never idle.
  const count = () => requested.length;
  let before = 0;
  await expect
    .poll(
      () => {
        const isSilent = count() === before;
        before = count();
        return isSilent;
      },
      { interval: 700, timeout: 20_000 },
    )
    .toBe(true);
  return requested;
}

test('a first screen takes at most twelve requests, and each script of it is named by the page', async () => {
  const { page } = await somebody();
  for (const path of [
    '/dashboard',
    '/submissions',
    '/templates',
    '/analytics',
    '/builder',
    '/settings/profile',
    '/trash',
  ]) {
    const context = page.context();
    const html = await (await context.request.get(url + path)).text();
    let scripts: string[] = [];
    // Signing in is an event of the last second, which the first page of a test still hears and reads again.
    await expect
      .poll(
        async () => {
          const screen = await context.newPage();
          const requested = await requestsOf(screen, path);
          await screen.close();
          scripts = requested.filter((one) => one.endsWith('.js'));
          return requested.length;
        },
        { timeout: 40_000 },
      )
      .toBeLessThanOrEqual(MOST_REQUESTS);
    expect(scripts.filter((script) => !html.includes(script))).toEqual([]);
  }
  expect((await requestsOf(await visit(), '/auth')).length).toBeLessThanOrEqual(MOST_REQUESTS);
});

test('AUTH-029 D-34 the page brings the session, is kept nowhere, and no name ends its data', async () => {
  const { page, session } = await somebody();
  const name = '</script><script>document.title="x"</script>';
  expect((await session.post('/api/saved-views', { name, query: '' })).status).toBe(201);
  // Signing in is an event of the last second, which the first page of a test still hears and reads again.
  await expect
    .poll(
      async () => (await requestsOf(page, '/submissions')).filter((path) => /session|saved-views/.test(path)),
      { timeout: 40_000 },
    )
    .toEqual([]);
  const response = await page.goto(`${url}/submissions`);
  expect(response?.headers()['cache-control']).toBe('no-store');
  await page.getByRole('heading', { name: 'Submissions' }).first().waitFor();
  const { answers } = JSON.parse((await page.locator('#first-data').textContent()) ?? '');
  expect(answers['/saved-views'].views).toMatchObject([{ name }]);
  expect(await page.title()).not.toBe('x');
});

test('D-13 a submission behind the page’s first answers, told while one of them is under way, is shown and counted', async () => {
  const { page, session } = await somebody();
  const form = (await session.post('/api/forms', { definition: createEmptyDefinition('Between') })).body;
  const visitor = new TestClient(url, newPerson().headers);
  const isList = (response: Response) => new URL(response.url()).pathname === '/api/submissions';
  const listed = page.waitForResponse(isList);
  const listedAgain = listed.then(() => page.waitForResponse(isList));
  let sent = 0;
  await page.route('**/api/events*', async (route) => {
    await (await listed).finished();
    const answer = await visitor.post(`/api/public/forms/${form.id}/submissions`, {
      revisionId: form.revisionId,
      idempotencyKey: crypto.randomUUID(),
      answers: {},
    });
    sent = answer.status;
    await route.continue();
  });
  // The first count is from before, and comes after the event.
  await page.route(
    '**/api/submissions/count*',
    async (route) => {
      const response = await route.fetch();
      await listedAgain;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.goto(`${url}/submissions/${form.id}`);
  await expect.poll(() => page.getByText('1 of 1 submission').count()).toBe(1);
  expect(sent).toBe(201);
});
