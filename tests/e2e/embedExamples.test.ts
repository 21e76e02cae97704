import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FrameLocator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { EXAMPLES, serveExample } from '../../examples/serveExample.mjs';
import { openVisitors, publish, recordEvents } from './embedSupport.ts';
import { platform } from './platform.ts';
import { submissionsOf } from './support.ts';

const { visitor } = openVisitors();

/** Place of the form in each example, and the button that opens it. */
const inFrame = (page: Page): FrameLocator => page.frameLocator('iframe');
const FORMS: Readonly<Record<string, (page: Page) => Promise<Page | FrameLocator>>> = {
  iframe: async (page) => inFrame(page),
  placeholder: async (page) => inFrame(page),
  shopify: async (page) => inFrame(page),
  webflow: async (page) => inFrame(page),
  bakery: async (page) => page,
  'web-component': async (page) => page,
  'strict-csp': async (page) => page,
  react: async (page) => page,
  'react-server': async (page) => page,
  vue: async (page) => page,
  svelte: async (page) => page,
  async popup(page) {
    await page.locator('button[aria-haspopup]', { hasText: 'Order a cake' }).click();
    return inFrame(page);
  },
};

const untilReady = (events: Awaited<ReturnType<typeof recordEvents>>): Promise<void> =>
  expect.poll(async () => (await events()).map(([event]) => event)).toContain('formready');

test('every example has a test', () => {
  expect(Object.keys(FORMS).sort()).toEqual([...EXAMPLES].sort());
});

test.each(EXAMPLES)('the example "%s" runs by one command, and its form sends', async (name) => {
  const { id } = await publish();
  const page = await visitor();
  const events = await recordEvents(page);
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  const example = await serveExample(name, { platform: platform.url, formId: id });
  try {
    await page.goto(example.url);
    const form = await FORMS[name]?.(page);
    // Without the form's code, a form is posted to the platform's page, and this one gets no event.
    await untilReady(events);
    await form?.getByLabel('Your name').fill('Ada');
    await form?.getByRole('button', { name: 'Submit' }).click();
    await form?.getByText('Thank you! Your submission has been received.').waitFor();
    expect(await submissionsOf(id)).toHaveLength(1);
    expect(said).toEqual([]);
    if (['react', 'react-server', 'vue', 'svelte'].includes(name)) {
      // The event reached the page, and the method the form.
      await page.getByRole('button', { name: 'Order another' }).click();
      await page.getByLabel('Your name').waitFor();
    }
  } finally {
    await example.close();
  }
});

test('a page that React renders on a server has the form in it, and keeps what was typed before React came', async () => {
  const { id } = await publish();
  const example = await serveExample('react-server', { platform: platform.url, formId: id });
  try {
    const withoutScript = await visitor({ javaScriptEnabled: false });
    await withoutScript.goto(example.url);
    await withoutScript.getByLabel('Your name').waitFor();
    const page = await visitor();
    const events = await recordEvents(page);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    let letReactCome = (): void => undefined;
    const reactMayCome = new Promise<void>((resolve) => (letReactCome = resolve));
    await page.route('**/browser.jsx', async (route) => {
      await reactMayCome;
      await route.continue();
    });
    await page.goto(example.url, { waitUntil: 'commit' });
    await page.getByLabel('Your name').fill('Ada Lovelace');
    const typedInto = await page.getByLabel('Your name').elementHandle();
    letReactCome();
    await untilReady(events);
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ada Lovelace');
    expect(await typedInto?.evaluate((input) => input.isConnected)).toBe(true);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('button', { name: 'Order another' }).waitFor();
    expect(await submissionsOf(id)).toHaveLength(1);
    expect(said.filter((text) => /hydrat|did not match/i.test(text))).toEqual([]);
  } finally {
    await example.close();
  }
});

test('the WordPress plugin has its parts in place', async () => {
  const file = fileURLToPath(
    new URL('../../examples/wordpress/inlay-forms/inlay-forms.php', import.meta.url),
  );
  const code = await readFile(file, 'utf8');
  // PHP does not run here: checks balanced brackets and the functions that WordPress calls.
  const bare = code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g, "''");
  for (const [open, close] of ['()', '{}', '[]'])
    expect(bare.split(open ?? '').length).toBe(bare.split(close ?? '').length);
  for (const part of ['Plugin Name:', "defined('ABSPATH')", "add_shortcode('inlay_form'", '/include"'])
    expect(code).toContain(part);
});
