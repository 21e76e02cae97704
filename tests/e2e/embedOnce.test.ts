import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createField } from '@inlay/sdk/model';
import { changeForm, elementLine, openLive, openVisitors, publish, shortForm } from './embedSupport.ts';
import { platform } from './platform.ts';
import { theOwner, solveCaptcha, submissionsOf } from './support.ts';

const { url } = platform;
const { visitor, host } = openVisitors();

const THANKS = 'Thank you! Your submission has been received.';
const UNAVAILABLE = 'This form is not available for submissions';
const SUBMISSIONS = /\/submissions$/;
const press = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();
const button = (page: Page) => page.locator('.form-embed-button');

/** Opens a form's own page and fills it in; returns once the sending code is loaded. */
async function fillIn(page: Page, id: string, name = 'Ada'): Promise<void> {
  const sending = page.waitForResponse(/page-sending-/);
  await page.goto(`${url}/embed/${id}`);
  await page.locator('#form-root[data-ready]').waitFor();
  await page.getByLabel('Your name').fill(name);
  await (await sending).finished();
}

const namesOf = async (id: string): Promise<string[]> =>
  (await submissionsOf(id)).map(({ answers }: { answers: { name: string } }) => answers.name);

test('D-183 offline for ten minutes: the visitor is told that nothing is confirmed, then it is sent, once', async () => {
  const { id } = await publish();
  const page = await visitor();
  await page.clock.install();
  await fillIn(page, id);
  await page.context().setOffline(true);
  await press(page);
  await page.getByText('Not confirmed yet').waitFor();
  await page.getByText('kept in this browser').waitFor();
  await page.clock.runFor(10 * 60_000);
  expect(await page.getByText('Not confirmed yet').count()).toBe(1);
  expect(await namesOf(id)).toEqual([]);
  await page.context().setOffline(false);
  await page.clock.runFor(20_000);
  await page.getByText(THANKS).waitFor();
  expect(await namesOf(id)).toEqual(['Ada']);
});

test('D-183 the page is reloaded in mid-send: it says so, sends on under the same key, one row', async () => {
  const address = { ...createField('address'), id: 'address', required: false };
  const { id } = await publish(shortForm([address]));
  const page = await visitor();
  await fillIn(page, id);
  await page.getByLabel('City').fill('Berlin');
  // The first request hangs until its page is left, and ends with it: removing its route would let it
  // through.
  const [hung, sent] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let tries = 0;
  await page.route(SUBMISSIONS, async (route) => {
    if (++tries === 1) return hung.resolve();
    await sent.promise;
    await route.continue();
  });
  await press(page);
  await hung.promise;
  await page.reload();
  const resuming = page.getByText('Your answers from before are being sent');
  await resuming.waitFor();
  // Browsers restore typed text, sooner or later, with a change event.
  for (const label of ['Your name', 'City']) {
    await page.getByLabel(label).dispatchEvent('input');
    await page.getByLabel(label).dispatchEvent('change');
  }
  expect(await resuming.count()).toBe(1);
  expect(await page.getByLabel('Your name').inputValue()).toBe('Ada');
  sent.resolve();
  await page.getByText(THANKS).waitFor();
  expect(await namesOf(id)).toEqual(['Ada']);
  // Sent is sent: the next page starts empty.
  await page.reload();
  await page.locator('#form-root[data-ready]').waitFor();
  expect(await page.getByLabel('Your name').inputValue()).toBe('');
});

test('D-183 the server is killed in mid-send and comes back: one row, and the truth meanwhile', async () => {
  const { id } = await publish();
  const page = await visitor();
  await page.clock.install();
  await fillIn(page, id);
  let isDown = true;
  let tries = 0;
  await page.route(SUBMISSIONS, async (route) => {
    tries++;
    if (isDown) await route.abort('connectionreset');
    else await route.continue();
  });
  await press(page);
  await page.getByRole('button', { name: 'Sending…' }).waitFor();
  await page.clock.runFor(30_000);
  await page.getByText('Not confirmed yet').waitFor();
  await expect.poll(() => tries).toBeGreaterThanOrEqual(4);
  isDown = false;
  // Pressed again while it waits: it tries at once, and it is still one submission.
  await button(page).dispatchEvent('click');
  await page.getByText(THANKS).waitFor();
  expect(await namesOf(id)).toEqual(['Ada']);
});

test('D-183 the answer is lost after the commit: asked again under the same key, one row', async () => {
  const { id } = await publish();
  const page = await visitor();
  await fillIn(page, id);
  const keys: string[] = [];
  await page.route(SUBMISSIONS, async (route) => {
    keys.push((route.request().postDataJSON() as { idempotencyKey: string }).idempotencyKey);
    const response = await route.fetch();
    if (keys.length === 1) await route.abort('connectionreset');
    else await route.fulfill({ response });
  });
  await press(page);
  await page.getByText(THANKS).waitFor();
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
  expect(await namesOf(id)).toEqual(['Ada']);
});

test('D-183 lost after the commit, then changed: told that other answers were sent, both are rows', async () => {
  const { id } = await publish();
  const page = await visitor();
  await page.clock.install();
  await fillIn(page, id);
  await page.route(SUBMISSIONS, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await press(page);
  await page.clock.runFor(30_000);
  await page.getByText('Not confirmed yet').waitFor();
  await page.unroute(SUBMISSIONS);
  await page.getByLabel('Your name').fill('Grace');
  await page.getByText('Not confirmed yet').waitFor({ state: 'detached' });
  await press(page);
  await page.getByText('These answers differ from what was sent before').waitFor();
  expect(await namesOf(id)).toEqual(['Ada']);
  await press(page);
  await page.getByText(THANKS).waitFor();
  expect(await namesOf(id)).toEqual(['Grace', 'Ada']);
});

test('D-183 five fast clicks are one submission', async () => {
  const { id } = await publish();
  const page = await visitor();
  await fillIn(page, id);
  let sent = 0;
  page.on('request', (request) => {
    if (SUBMISSIONS.test(request.url())) sent++;
  });
  await button(page).evaluate((element: HTMLButtonElement) => {
    for (let click = 0; click < 5; click++) element.click();
  });
  await page.getByText(THANKS).waitFor();
  expect(sent).toBe(1);
  expect(await namesOf(id)).toEqual(['Ada']);
});

test('D-183 two tabs: what one left behind is sent by one of them, once', async () => {
  const { id } = await publish();
  const first = await visitor();
  await fillIn(first, id);
  const context = first.context();
  await context.route(SUBMISSIONS, (route) => route.abort('connectionreset'));
  await press(first);
  await first.getByRole('button', { name: 'Sending…' }).waitFor();
  // A second tab starts empty and does not touch the first one's answers.
  const second = await context.newPage();
  await second.goto(`${url}/embed/${id}`);
  await second.locator('#form-root[data-ready]').waitFor();
  expect(await second.getByLabel('Your name').inputValue()).toBe('');
  // The first tab closes: the second takes over its answers.
  await first.close();
  await second.getByText('Your answers from before are being sent').waitFor();
  expect(await second.getByLabel('Your name').inputValue()).toBe('Ada');
  await context.unroute(SUBMISSIONS);
  await second.getByText(THANKS).waitFor();
  const third = await context.newPage();
  await third.goto(`${url}/embed/${id}`);
  await third.locator('#form-root[data-ready]').waitFor();
  expect(await third.getByLabel('Your name').inputValue()).toBe('');
  expect(await namesOf(id)).toEqual(['Ada']);
});

test('D-183 D-90 with all storage blocked it is sent all the same, and the page asks to stay open', async () => {
  const { id } = await publish();
  const page = await visitor();
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(navigator, 'locks', {
      value: { request: () => Promise.reject(new DOMException('Blocked', 'SecurityError')) },
    });
  });
  await fillIn(page, id);
  await page.context().setOffline(true);
  await press(page);
  await page.getByText('Keep this page open').waitFor();
  await page.context().setOffline(false);
  await page.getByText(THANKS).waitFor();
  expect(await namesOf(id)).toEqual(['Ada']);
});

test('D-183 where the browser’s storage never answers it is sent all the same', async () => {
  const { id } = await publish();
  const page = await visitor();
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await fillIn(page, id);
  await press(page);
  await page.getByText(THANKS).waitFor();
  expect(await namesOf(id)).toEqual(['Ada']);
});

test('EMBED-015 EMBED-016 EMBED-018 EMBED-020 D-90 the fourth in a row within a minute is held back in the browser', async () => {
  const { id } = await publish();
  const page = await visitor();
  await fillIn(page, id);
  await page.route(SUBMISSIONS, (route) =>
    route.fulfill({
      status: 403,
      json: { error: { code: 'form.not_available', message: UNAVAILABLE, requestId: 'r' } },
    }),
  );
  let sent = 0;
  page.on('request', (request) => {
    if (SUBMISSIONS.test(request.url())) sent++;
  });
  for (let attempt = 1; attempt <= 3; attempt++) {
    await press(page);
    await expect.poll(() => sent).toBe(attempt);
    await page.getByText(UNAVAILABLE, { exact: true }).waitFor();
  }
  await press(page);
  await page.getByText('Too many submissions. Please wait a minute before trying again.').waitFor();
  await page.getByText('Too many submissions', { exact: true }).waitFor();
  expect(sent).toBe(3);
});

test('EMBED-066 a form that has got a captcha since it was opened is there with it and with what was typed', async () => {
  const { id } = await publish();
  const page = await visitor();
  await fillIn(page, id);
  const owner = await theOwner();
  const { version } = (await owner.get(`/api/forms/${id}`)).body;
  const definition = shortForm([{ ...createField('captcha'), id: 'robot' }]);
  expect((await owner.put(`/api/forms/${id}/definition`, { definition, version })).status).toBe(200);
  await press(page);
  await page.getByText('This form has changed since you opened it.').waitFor();
  expect(await page.getByLabel('Your name').inputValue()).toBe('Ada');
  await solveCaptcha(page);
  await press(page);
  await page.getByText(THANKS).waitFor();
  expect(await namesOf(id)).toEqual(['Ada']);
});

test('D-183 <form-embed> on another website: offline, reloaded while waiting, one row', async () => {
  const { id } = await publish();
  const page = await visitor();
  const website = await host(elementLine(id));
  await openLive(page, website);
  await page.getByLabel('Your name').fill('Lin');
  await page.route(SUBMISSIONS, (route) => route.abort('connectionreset'));
  const tried = page.waitForRequest(SUBMISSIONS);
  await page.getByRole('button', { name: 'Submit' }).click();
  await tried;
  await page.reload();
  await page.unroute(SUBMISSIONS);
  await page.getByText(THANKS).waitFor();
  expect(await namesOf(id)).toEqual(['Lin']);
});

test('a browser that may send a form once says who it is, to this form alone', async () => {
  const { id } = await publish();
  const page = await visitor();
  await changeForm(page, { onePerBrowser: true });
  await fillIn(page, id);
  const request = page.waitForRequest(SUBMISSIONS);
  await press(page);
  const { browserKey } = (await request).postDataJSON() as { browserKey: string };
  expect(browserKey).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
});
