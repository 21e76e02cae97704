import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { changeForm, openVisitors, publish, recordEvents } from './embedSupport.ts';
import { platform } from './platform.ts';

const { url } = platform;
const { visitor, host } = openVisitors();

const SCRIPT = `${url}/sdk/loader.js`;
const LOADER = `<script async src="${SCRIPT}"></script>`;
const ready = '#form-root[data-ready]';
const placeholder = (id: string, more = '') =>
  `<div data-form-embed-id="${id}" data-form-embed-title="Write to us" ${more}></div>`;
const frameLine = (id: string, attribute = 'src') =>
  `<iframe data-form-embed title="Contact" style="width:100%" height="300" ${attribute}="${url}/embed/${id}"></iframe>`;

/** Opens a website whose forms take an email address from the page's address. */
async function open(body: string, head = '') {
  const page = await visitor();
  await changeForm(page, { prefillable: ['email'] });
  const events = await recordEvents(page);
  await page.goto(`${await host(body, head)}?email=ada%40example.com`);
  return { page, events: async () => (await events()).map(([name]) => name) };
}

/** Expects a frame to be attended to once: as high as its form, filled in, heard. */
async function expectAttended(page: Page, events: () => Promise<string[]>): Promise<void> {
  const inner = page.frameLocator('iframe');
  await inner.locator(ready).waitFor();
  await expect.poll(() => inner.getByLabel('Email').inputValue()).toBe('ada@example.com');
  await expect
    .poll(async () => {
      const outer = await page.locator('iframe').evaluate((frame: HTMLElement) => frame.offsetHeight);
      return outer - (await inner.locator('body').evaluate((body: HTMLElement) => body.offsetHeight));
    })
    .toBe(0);
  await expect.poll(async () => (await events()).filter((name) => name === 'formready').length).toBe(1);
}

test('EMBED-002 several lines of the loader are one: each form is there once, and says once what happens', async () => {
  const [first, second] = [await publish(), await publish()];
  const { page, events } = await open(
    placeholder(first.id) +
      LOADER +
      frameLine(second.id) +
      LOADER +
      placeholder(first.id, 'id="popup" data-form-embed-mode="popup"') +
      LOADER,
  );
  await expect.poll(() => page.locator('iframe').count()).toBe(2);
  for (const at of [0, 1]) await page.frameLocator('iframe').nth(at).locator(ready).waitFor();
  await expect.poll(async () => (await events()).filter((name) => name === 'formready').length).toBe(2);
  const form = page.frameLocator('iframe').nth(1);
  await form.getByLabel('Your name').fill('Ada');
  await form.getByRole('button', { name: 'Submit' }).click();
  await form.getByText('Thank you!').waitFor();
  await expect.poll(events).toContain('formsubmitted');
  const openers = page.getByRole('button', { name: 'Write to us' });
  await openers.click();
  await page.getByRole('dialog').waitFor();
  expect([await openers.count(), await page.locator('dialog').count()]).toEqual([1, 1]);
  expect((await events()).filter((name) => name === 'formsubmitted')).toHaveLength(1);
});

test('EMBED-002 two platforms in a page each have their own placeholders and frames', async () => {
  const { id } = await publish();
  const other = url.replace('localhost', '127.0.0.1');
  expect(other).not.toBe(url);
  const { page } = await open(
    `${placeholder(id)}${LOADER}${placeholder(id)}<script async src="${other}/sdk/loader.js?ver=2"></script>`,
  );
  await expect.poll(() => page.locator('iframe').count()).toBe(2);
  const sources = page
    .locator('iframe')
    .evaluateAll((all) => all.map((one) => (one as HTMLIFrameElement).src));
  for (const at of [0, 1]) await page.frameLocator('iframe').nth(at).locator(ready).waitFor();
  expect(await sources).toEqual([`${url}/embed/${id}`, `${other}/embed/${id}`]);
});

test.each<[string, string, (page: Page, id: string) => Promise<unknown>]>([
  [
    'a placeholder that a router puts in',
    '',
    (page, id) =>
      page.evaluate((html) => (document.querySelector('main')!.innerHTML = html), placeholder(id)),
  ],
  [
    'a frame that a router puts in',
    '',
    (page, id) => page.evaluate((html) => (document.querySelector('main')!.innerHTML = html), frameLine(id)),
  ],
  [
    'a frame that gets its address late',
    'data-src',
    (page) =>
      page.evaluate(() => {
        const frame = document.querySelector('iframe')!;
        frame.src = frame.dataset['src']!;
      }),
  ],
  [
    'a frame in a shadow root of an element that is defined late',
    '',
    (page, id) =>
      page.evaluate((html) => {
        document.querySelector('main')!.innerHTML = '<late-card></late-card>';
        customElements.define(
          'late-card',
          class extends HTMLElement {
            connectedCallback() {
              this.attachShadow({ mode: 'open' });
              setTimeout(() => (this.shadowRoot!.innerHTML = html));
            }
          },
        );
      }, frameLine(id)),
  ],
])('EMBED-002 %s is attended to', async (_title, before, act) => {
  const { id } = await publish();
  const loaded = `<script>addEventListener('load', () => (document.body.dataset.loaded = ''))</script>`;
  const { page, events } = await open((before && frameLine(id, before)) + loaded + LOADER);
  await page.locator('[data-loaded]').waitFor();
  await act(page, id);
  await expectAttended(page, events);
});

test('EMBED-002 a placeholder that a router gives another form shows that in place of the first', async () => {
  const [first, second] = [await publish(), await publish()];
  const { page } = await open(placeholder(first.id) + LOADER);
  await page.frameLocator('iframe').locator(ready).waitFor();
  const other = second.id;
  await page.evaluate(
    (id) => document.querySelector('[data-form-embed-id]')!.setAttribute('data-form-embed-id', id),
    other,
  );
  await page.locator(`iframe[src$="${other}"]`).waitFor();
  await page.frameLocator('iframe').locator(ready).waitFor();
  expect(await page.locator('iframe').count()).toBe(1);
});

test.each([
  ['a module', `<script type="module" src="${SCRIPT}"></script>`],
  ['import()', `<script>import(${JSON.stringify(SCRIPT)})</script>`],
])('EMBED-002 the loader runs as %s', async (_title, script) => {
  const { id } = await publish();
  const { page, events } = await open(placeholder(id) + script);
  await expectAttended(page, events);
});

test('EMBED-002 a loader that begins after the form is ready finds it all the same, as where scripts wait for a click', async () => {
  const { id } = await publish();
  const { page, events } = await open(frameLine(id));
  await page.frameLocator('iframe').locator(ready).waitFor();
  await page.evaluate(
    (src) => document.head.append(Object.assign(document.createElement('script'), { src })),
    SCRIPT,
  );
  await expectAttended(page, events);
});

test('EMBED-002 a page that a router kept as a copy comes back with its form and button once', async () => {
  const { id } = await publish();
  const { page, events } = await open(
    placeholder(id) + placeholder(id, 'data-form-embed-mode="popup" data-form-embed-label="Ask"') + LOADER,
  );
  const button = page.getByRole('button', { name: 'Ask' });
  await button.waitFor();
  await expect.poll(events).toContain('formready');
  await page.evaluate(() => {
    // As Turbo does.
    const copy = document.body.cloneNode(true) as HTMLElement;
    copy.querySelectorAll('[data-turbo-temporary]').forEach((element) => element.remove());
    Object.assign(globalThis, { copy });
    document.body.replaceWith(document.createElement('body'));
  });
  await page.evaluate(() => {
    document.body.replaceWith(Reflect.get(globalThis, 'copy') as HTMLElement);
    const line = document.querySelector('script[src]')!;
    const again = document.createElement('script');
    again.src = line.getAttribute('src')!;
    line.replaceWith(again);
  });
  await page.frameLocator('iframe').locator(ready).waitFor();
  await expect.poll(async () => (await events()).filter((name) => name === 'formready').length).toBe(2);
  expect([await page.locator('iframe').count(), await button.count()]).toEqual([1, 1]);
  await button.click();
  await page.getByRole('dialog').waitFor();
  expect(await page.locator('dialog').count()).toBe(1);
});

test('EMBED-002 what leaves the page is attended to no longer: its button goes, and its listeners', async () => {
  const { id } = await publish();
  const { page, events } = await open(
    placeholder(id, 'data-form-embed-mode="floating-button" data-form-embed-label="Ask"') +
      frameLine(id) +
      LOADER,
  );
  const button = page.getByRole('button', { name: 'Ask' });
  await button.waitFor();
  await page.frameLocator('iframe').locator(ready).waitFor();
  await expect.poll(events).toContain('formready');
  await page.evaluate(() => document.querySelector('[data-form-embed-id]')!.remove());
  await button.waitFor({ state: 'detached' });
  // Taken out and put back, it is heard once: the first listener has ended.
  await page.evaluate(async () => {
    const frame = document.querySelector('iframe')!;
    frame.remove();
    await Promise.resolve();
    document.querySelector('main')!.append(frame);
  });
  await expect.poll(async () => (await events()).filter((name) => name === 'formready').length).toBe(2);
  // Moved in one go, it stays in the page.
  await page.evaluate(() => document.body.append(document.querySelector('iframe')!));
  await expect.poll(async () => (await events()).filter((name) => name === 'formready').length).toBe(3);
  expect(await page.locator('iframe').count()).toBe(1);
});

test('EMBED-049 in a page with RequireJS the frame is as high as its form', async () => {
  const { id } = await publish();
  const amd = `<script>globalThis.define = Object.assign(() => { throw new Error('asked') }, { amd: {} })</script>`;
  const { page, events } = await open(frameLine(id) + LOADER, amd);
  await expectAttended(page, events);
});
