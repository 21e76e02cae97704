import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { changeForm, openVisitors, publish, recordEvents, shortForm, textField } from './embedSupport.ts';
import { platform } from './platform.ts';
import { expectAccessible, submissionsOf } from './support.ts';

const { url } = platform;
const { visitor, host } = openVisitors();

const THANKS = 'Thank you! Your submission has been received.';
const LOADER = `<script async src="${url}/sdk/loader.js"></script>`;
const frameOf = (page: Page) => page.frameLocator('iframe');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Write to us' });
const openers = (mode: string, more = '', id = '') =>
  `<div data-form-embed-id="${id}" data-form-embed-title="Write to us" data-form-embed-mode="${mode}" ${more}></div>${LOADER}`;

test('D-100 EMBED-049 the frame is as high as its form within a frame, grows and shrinks, and nothing in it scrolls', async () => {
  const { id, code } = await publish();
  const page = await visitor();
  await page.goto(await host(code));
  const frame = page.locator('iframe');
  const inner = frameOf(page);
  await inner.locator('#form-root[data-ready]').waitFor();
  const difference = async (): Promise<number> => {
    const outer = await frame.evaluate((element) => (element as HTMLElement).offsetHeight);
    return outer - (await inner.locator('body').evaluate((body) => (body as HTMLElement).offsetHeight));
  };
  await expect.poll(difference).toBe(0);
  const before = await frame.evaluate((element) => (element as HTMLElement).offsetHeight);
  await inner.getByRole('button', { name: 'Submit' }).click();
  await inner.locator('.form-embed-summary').waitFor();
  await expect.poll(difference).toBe(0);
  expect(await frame.evaluate((element) => (element as HTMLElement).offsetHeight)).toBeGreaterThan(before);
  await inner.getByLabel('Your name').fill('Ada');
  await inner.getByRole('button', { name: 'Submit' }).click();
  await inner.getByText(THANKS).waitFor();
  await expect.poll(difference).toBe(0);
  expect(await frame.evaluate((element) => (element as HTMLElement).offsetHeight)).toBeLessThan(before);
  expect(await inner.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight)).toBe(0);
  expect(await submissionsOf(id)).toHaveLength(1);
});

test('T5 a frame tells its host what happens at its exact origin, and answers only if that is allowed', async () => {
  const { id, code } = await publish();
  const page = await visitor();
  const events = await recordEvents(page);
  await page.goto(await host(code));
  const inner = frameOf(page);
  await inner.locator('#form-root[data-ready]').waitFor();
  await inner.getByLabel('Your name').fill('Ada');
  await inner.getByRole('button', { name: 'Submit' }).click();
  await inner.getByText(THANKS).waitFor();
  const [{ id: submissionId }] = await submissionsOf(id);
  await expect
    .poll(async () =>
      (await events()).filter(([name]) => name !== 'formresize').sort(([a], [b]) => a.localeCompare(b)),
    )
    .toEqual([
      ['formchange', { formId: id, fieldId: 'name' }],
      ['formready', { formId: id }],
      ['formsubmitted', { formId: id, submissionId }],
    ]);
});

test('hidden fields, prefill and UTM values reach a frame, only for fields that the form allows', async () => {
  const { id, code } = await publish(shortForm([textField('source', 'UTM source')]));
  const page = await visitor();
  await changeForm(page, { prefillable: ['email'], hiddenFields: ['source'] });
  const posted: unknown[] = [];
  await page.exposeFunction('heard', (data: unknown) => posted.push(data));
  const website = await host(
    code.replace('<iframe', '<iframe data-form-embed-prefill="email=ada%40example.com"'),
  );
  await page.goto(`${website}?utm_source=news&name=Nobody&session=secret`);
  const inner = frameOf(page);
  await expect.poll(() => inner.getByLabel('Email').inputValue()).toBe('ada@example.com');
  expect(await inner.getByLabel('Your name').inputValue()).toBe('');
  await inner.getByLabel('Your name').fill('Ada');
  await inner.getByRole('button', { name: 'Submit' }).click();
  await inner.getByText(THANKS).waitFor();
  expect((await submissionsOf(id))[0].answers).toMatchObject({
    name: 'Ada',
    email: 'ada@example.com',
    source: 'news',
  });
});

test('D-24 a popup opens by its own button, holds the focus, closes by Escape, and keeps what was typed', async () => {
  const { id } = await publish();
  const page = await visitor();
  await page.goto(
    await host(
      `<p><a href="#x">Before</a></p><button data-form-embed-id="${id}" data-form-embed-title="Write to us" data-form-embed-mode="popup">Contact</button>${LOADER}`,
    ),
  );
  const opener = page.getByRole('button', { name: 'Contact' });
  await expect.poll(() => opener.getAttribute('aria-haspopup')).toBe('dialog');
  expect(await page.locator('iframe').count()).toBe(0);
  await opener.focus();
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  const name = frameOf(page).getByLabel('Your name');
  await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('Ada');
  const height = () => page.locator('iframe').evaluate((frame) => frame.style.height);
  const fitted = () =>
    frameOf(page)
      .locator('body')
      .evaluate((body) => `${(body as HTMLElement).offsetHeight}px`);
  await expect.poll(async () => (await height()) === (await fitted())).toBe(true);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  // A form that grows while it is hidden shows at its new height, not at the height of nothing.
  const before = Number.parseFloat(await height());
  await name.evaluate((input) => {
    input.style.marginBottom = '50px';
  });
  // The second click of a double click meets the backdrop.
  await opener.dblclick();
  await expect.poll(height).toBe(`${before + 50}px`);
  expect(await name.inputValue()).toBe('Ada');
  // Elements behind it cannot be focused.
  expect(await page.evaluate(() => document.querySelector('a')?.matches(':focus'))).toBe(false);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await dialog(page).waitFor({ state: 'hidden' });
});

test.each(['slide-in', 'side-tab', 'floating-button'])('a %s opens by a button and sends', async (mode) => {
  const { id } = await publish();
  const page = await visitor();
  const events = await recordEvents(page);
  await page.goto(await host(openers(mode, 'data-form-embed-label="Feedback"', id)));
  const opener = page.getByRole('button', { name: 'Feedback' });
  if (mode === 'side-tab') {
    const { x, width } = (await opener.boundingBox()) ?? { x: 0, width: 0 };
    expect(x + width).toBe(page.viewportSize()?.width);
  }
  await opener.click();
  await dialog(page).waitFor();
  const inner = frameOf(page);
  await inner.locator('#form-root[data-ready]').waitFor();
  await inner.getByLabel('Your name').fill('Ada');
  await inner.getByRole('button', { name: 'Submit' }).click();
  await inner.getByText(THANKS).waitFor();
  expect(await submissionsOf(id)).toHaveLength(1);
  await expect
    .poll(
      async () =>
        (await events())
          .map(([name]) => name)
          .filter((name) => name !== 'formresize')
          .sort(),
      {
        timeout: 15_000,
      },
    )
    .toEqual(['formchange', 'formready', 'formsubmitted']);
  const box = await dialog(page).boundingBox();
  const viewport = page.viewportSize();
  expect(box && viewport && box.x + box.width <= viewport.width && box.y >= 0).toBe(true);
});

test.each(['popup', 'slide-in', 'side-tab', 'floating-button'])(
  'a %s has no fault that axe knows, stands still where motion is not wanted, and is not on paper',
  async (mode) => {
    const { id } = await publish();
    const page = await visitor({ reducedMotion: 'reduce' });
    await page.goto(await host(openers(mode, 'data-form-embed-label="Feedback"', id)));
    const opener = page.getByRole('button', { name: 'Feedback' });
    await opener.waitFor();
    await expectAccessible(page, `${mode}, closed`);
    await opener.click();
    await dialog(page).waitFor();
    await frameOf(page).locator('#form-root[data-ready]').waitFor();
    await expectAccessible(page, `${mode}, open`);
    const box = page.locator('dialog');
    const look = (name: 'animationName' | 'display') =>
      box.evaluate((element, property) => getComputedStyle(element)[property], name);
    expect(await look('animationName')).toBe('none');
    await page.emulateMedia({ media: 'print' });
    expect(await look('display')).toBe('none');
    await page.emulateMedia({ media: null, reducedMotion: 'no-preference' });
    expect(await look('animationName')).not.toBe('none');
  },
);

test('on paper a form is its questions and answers, without what is pressed', async () => {
  const { id } = await publish();
  const page = await visitor();
  await page.goto(`${url}/embed/${id}`);
  await page.locator('#form-root[data-ready]').waitFor();
  await page.getByLabel('Your name').fill('Ada');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.form-embed-button').isVisible()).toBe(false);
  expect(await page.locator('.form-embed-badge').isVisible()).toBe(false);
  expect(await page.getByLabel('Your name').isVisible()).toBe(true);
  expect(await page.getByLabel('Your name').inputValue()).toBe('Ada');
});

test('opened by delay, by scrolling, by leaving, and by the page', async () => {
  const { id } = await publish();
  const delayed = await visitor();
  await delayed.clock.install();
  const loaded = delayed.waitForResponse(/loader-overlay\.js$/);
  await delayed.goto(await host(openers('popup', 'data-form-embed-open="delay:3600"', id)));
  await (await loaded).finished();
  expect(await dialog(delayed).count()).toBe(0);
  // Its clock starts once the script has run.
  await expect
    .poll(async () => {
      await delayed.clock.fastForward('01:10:00');
      return dialog(delayed).count();
    })
    .toBe(1);

  const scrolled = await visitor();
  await scrolled.goto(
    await host(
      `<div style="height:4000px"></div>${openers('slide-in', 'data-form-embed-open="scroll:50"', id)}`,
    ),
  );
  await scrolled.locator('[data-form-embed-id]').waitFor({ state: 'attached' });
  await expect
    .poll(async () => {
      await scrolled.mouse.wheel(0, 400);
      return dialog(scrolled).count();
    })
    .toBe(1);
  // It opened without a click, so the visitor's focus must not move.
  expect(await scrolled.evaluate(() => document.activeElement === document.body)).toBe(true);

  const leaving = await visitor();
  await leaving.goto(await host(openers('popup', 'data-form-embed-open="exit"', id)));
  await expect
    .poll(async () => {
      await leaving.evaluate(() =>
        document.dispatchEvent(new MouseEvent('mouseout', { clientY: -1, relatedTarget: null })),
      );
      return dialog(leaving).count();
    })
    .toBe(1);

  const called = await visitor();
  await called.goto(await host(openers('popup', 'data-form-embed-open="click"', id)));
  await called.locator('[data-form-embed-id] button').waitFor();
  await called.evaluate(() =>
    document.querySelector('[data-form-embed-id]')?.dispatchEvent(new Event('formopen')),
  );
  await dialog(called).waitFor();
});

test('far below the fold a placeholder’s form is loaded when it is scrolled near', async () => {
  const { id } = await publish();
  const page = await visitor();
  await page.goto(
    await host(`<div style="height:12000px"></div><div data-form-embed-id="${id}"></div>${LOADER}`),
  );
  await page.locator('iframe').waitFor({ state: 'attached' });
  expect(page.frames()).toHaveLength(2);
  expect(page.frames()[1]?.url()).toBe('');
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await frameOf(page).getByLabel('Your name').waitFor();
});

test('a frame leaves nothing in the console and no name in the page', async () => {
  const { code } = await publish();
  const page = await visitor();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  await page.goto(
    await host(`<script>window.before = new Set(Object.getOwnPropertyNames(window))</script>${code}`),
  );
  await frameOf(page).locator('#form-root[data-ready]').waitFor();
  const added = () =>
    page.evaluate(() =>
      Object.getOwnPropertyNames(window).filter(
        (name) =>
          !(globalThis as unknown as { before: Set<string> }).before.has(name) &&
          // Frames are counted by the browser.
          !['before', '0'].includes(name),
      ),
    );
  expect([await added(), said]).toEqual([[], []]);
});
