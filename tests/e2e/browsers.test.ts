import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FrameLocator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createEmptyDefinition, createField, type FormDefinition } from '@inlay/sdk/model';
import { elementLine, openLive, openVisitors, publish, shortForm, textField } from './embedSupport.ts';
import { platform } from './platform.ts';
import { submissionsOf } from './support.ts';

const { url } = platform;
const { visitor, host } = openVisitors();

const THANKS = 'Thank you! Your submission has been received.';
type Place = Page | FrameLocator;
const press = (place: Place) => place.getByRole('button', { name: 'Submit' }).click();
const lines = (count: number) => Array.from({ length: count }, (_, line) => `Line ${line}`).join('\n');

/** Puts a translation in the place of each text, now and later, as browsers do. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const put = (text: Text): void => {
      if (!text.data.trim() || text.parentElement?.closest('font,script,style,textarea')) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `»${text.data}«`;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const find = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found = root instanceof Text ? [root] : [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      found.forEach(put);
    };
    find(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(find);
    }).observe(document.body, { childList: true, subtree: true });
  });

/** A form of two pages; the second names an answer of the first. */
const twoPages = (): FormDefinition => {
  const rest = { description: '', nextLabel: '' };
  const about = { ...textField('about', 'About {{name}}', { maxLength: 20 }), ...createField('textarea') };
  return {
    ...createEmptyDefinition('Trip'),
    pages: [
      { id: 'one', title: '', items: [textField('name', 'Your name', { required: true })], ...rest },
      {
        id: 'two',
        title: '',
        items: [{ ...about, id: 'about', label: 'About {{name}}', maxLength: 20 }],
        ...rest,
      },
    ],
  };
};

test('EMBED-014 EMBED-036 texts that a browser has translated change as ever: errors, counter, page, button', async () => {
  const { id } = await publish(twoPages());
  const page = await visitor();
  await openLive(page, `${url}/embed/${id}`);
  await translate(page);
  await page.getByRole('button', { name: '»Continue«' }).click();
  await page.getByText('»Your name is required«').first().waitFor();
  await page.getByLabel('Your name').fill('Ada');
  await expect.poll(() => page.locator('.form-embed-error').count()).toBe(0);
  await page.getByRole('button', { name: '»Continue«' }).click();
  await page.getByText('»Page 2 of 2«').first().waitFor({ state: 'attached' });
  await page.getByLabel('About Ada').fill('Hello');
  await page.getByText('»5/20 characters«').waitFor();
  await page.getByRole('button', { name: '»Submit«' }).click();
  await page.getByText(`»${THANKS}«`).waitFor();
  expect((await submissionsOf(id))[0].answers).toMatchObject({ name: 'Ada', about: 'Hello' });
});

test.each([
  ['the form’s page', (id: string) => Promise.resolve(`${url}/embed/${id}`)],
  ['<form-embed>', (id: string) => host(elementLine(id))],
])('an answer that a program fills in with a change event alone is sent by %s', async (_way, addressOf) => {
  const day = { ...createField('date'), id: 'day', label: 'Day' };
  const { id } = await publish(shortForm([day]));
  const page = await visitor();
  await page.goto(await addressOf(id));
  await page.getByLabel('Your name').waitFor();
  for (const [label, value] of [
    ['Your name', 'Ada'],
    ['Email', 'ada@example.com'],
    ['Message', 'Hello'],
    ['Day', '2026-12-24'],
  ] as const)
    await page.getByLabel(label).evaluate((input: HTMLInputElement, given) => {
      input.value = given;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, value);
  await press(page);
  await page.getByText(THANKS).waitFor();
  expect((await submissionsOf(id))[0].answers).toMatchObject({
    name: 'Ada',
    email: 'ada@example.com',
    message: 'Hello',
    day: '2026-12-24',
  });
});

test('letters typed in <form-embed> reach no shortcut of the page; what types nothing does', async () => {
  const { id } = await publish();
  const page = await visitor();
  const heard = `<script>
    heard = [];
    for (const name of ['keydown', 'keypress', 'keyup'])
      document.addEventListener(name, (event) => {
        if (/^(INPUT|TEXTAREA)$/.test(event.target.nodeName)) return;
        heard.push(event.key);
        if (event.key === '/') event.preventDefault();
      });
  </script>`;
  await openLive(page, await host(heard + elementLine(id)));
  await page.getByLabel('Your name').focus();
  await page.keyboard.type('desks/kids?');
  for (const key of ['ArrowLeft', 'Control+k', 'Escape', 'Tab']) await page.keyboard.press(key);
  expect(await page.getByLabel('Your name').inputValue()).toBe('desks/kids?');
  const keys = await page.evaluate(() => Reflect.get(globalThis, 'heard') as string[]);
  expect([...new Set(keys)]).toEqual(['Control', 'k', 'Escape', 'Tab']);
});

test.each(['page', 'element', 'frame'])('a long answer is on paper as a whole: %s', async (way) => {
  const message = { ...createField('textarea'), id: 'long', label: 'Story' };
  const { id, code } = await publish(shortForm([message]));
  const page = await visitor();
  await openLive(
    page,
    way === 'page' ? `${url}/embed/${id}` : await host(way === 'frame' ? code : elementLine(id)),
  );
  const place = way === 'frame' ? page.frameLocator('iframe') : page;
  const story = place.getByLabel('Story');
  const before = await story.evaluate((area) => (area as HTMLElement).offsetHeight);
  await story.fill(lines(40));
  const fitted = async () => {
    if (way !== 'frame') return;
    const heightOf = (element: Element) => (element as HTMLElement).offsetHeight;
    const room = async () =>
      (await page.locator('iframe').evaluate(heightOf)) - (await place.locator('body').evaluate(heightOf));
    await expect.poll(room).toBe(0);
  };
  await fitted();
  await page.emulateMedia({ media: 'print' });
  const hidden = () => story.evaluate((area) => area.scrollHeight - area.clientHeight);
  expect(await hidden()).toBe(0);
  await fitted();
  // Paper is narrower than the window.
  await page.setViewportSize({ width: 400, height: 800 });
  await story.fill(lines(40).replaceAll('\n', ' and so on '));
  expect(await hidden()).toBe(0);
  await page.emulateMedia({ media: null });
  await story.fill('Short');
  expect(await story.evaluate((area) => (area as HTMLElement).offsetHeight)).toBe(before);
});

test('D-183 in a page with Prototype.js, whose arrays are texts in JSON, a form is sent, counted and kept', async () => {
  const choice = { ...createField('checkbox'), id: 'colors', label: 'Colors' };
  const { id } = await publish(shortForm([choice]));
  const page = await visitor();
  const prototype = `<script>Array.prototype.toJSON = function () { return '[' + this.map((one) => JSON.stringify(one)).join(', ') + ']'; };
    Object.defineProperty(Array.prototype, 'toJSON', { enumerable: false });</script>`;
  const visit = page.waitForRequest(/\/visits$/);
  await page.goto(await host(prototype + elementLine(id)));
  expect((await visit).postDataJSON()).toMatchObject({ reached: [], errors: [] });
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Option 2').check();
  const draft = () =>
    page.evaluate(() => {
      const name = Object.keys(localStorage).find((one) => /^form-embed:draft:.*:/.test(one));
      return name && (JSON.parse(localStorage.getItem(name)!) as { fields: object }).fields;
    });
  await expect.poll(draft).toMatchObject({ name: ['text', 'Ada'], colors: ['checkbox', ['Option 2']] });
  await press(page);
  await page.getByText(THANKS).waitFor();
  expect((await submissionsOf(id))[0].answers).toMatchObject({ name: 'Ada', colors: ['Option 2'] });
});

test.each([
  ['its button', (place: FrameLocator) => press(place)],
  ['Enter', (place: FrameLocator) => place.getByLabel('Your name').press('Enter')],
])('D-183 in a sandbox without allow-forms a form is sent all the same, once: %s', async (_way, act) => {
  const { id } = await publish();
  const page = await visitor();
  await openLive(
    page,
    await host(`<iframe sandbox="allow-scripts" src="${url}/embed/${id}" height="900"></iframe>`),
  );
  const place = page.frameLocator('iframe');
  await place.getByLabel('Your name').fill('Ada');
  await act(place);
  await place.getByText(THANKS).waitFor();
  expect(await submissionsOf(id)).toHaveLength(1);
});

test('D-100 a frame shows its form in a local file and in a sandboxed preview', async () => {
  const { id, code } = await publish();
  const page = await visitor();
  const folder = await mkdtemp(join(tmpdir(), 'inlay-file-'));
  const file = join(folder, 'index.html');
  await writeFile(file, `<!doctype html><meta charset="utf-8">${code}`);
  await page.goto(pathToFileURL(file).href);
  await page.frameLocator('iframe').getByLabel('Your name').waitFor();
  const outer = () => page.locator('iframe').evaluate((frame) => (frame as HTMLElement).offsetHeight);
  const inner = () =>
    page
      .frameLocator('iframe')
      .locator('body')
      .evaluate((body) => (body as HTMLElement).offsetHeight);
  await expect.poll(async () => (await outer()) - (await inner())).toBe(0);
  const preview = `<iframe sandbox="allow-scripts allow-forms" srcdoc="${code.replaceAll('"', '&quot;')}"></iframe>`;
  await page.goto(await host(preview));
  await page.frameLocator('iframe').frameLocator('iframe').getByLabel('Your name').waitFor();
  expect(await submissionsOf(id)).toEqual([]);
  await rm(folder, { recursive: true });
});

test('D-195 <form-embed> changes none of its attributes in a light page, which frameworks may yet hydrate', async () => {
  const { id } = await publish();
  const page = await visitor();
  await page.goto(await host(elementLine(id)));
  const element = page.locator('form-embed');
  await page.getByLabel('Your name').waitFor();
  expect(await element.evaluate((one) => one.getAttributeNames())).toEqual(['form-id']);
  await page.evaluate(() => (document.body.style.background = '#111'));
  await expect.poll(() => element.getAttribute('scheme')).toBe('dark');
  await page.evaluate(() => (document.body.style.background = ''));
  await expect.poll(() => element.getAttribute('scheme')).toBeNull();
});
