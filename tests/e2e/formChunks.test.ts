import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createField, type Field } from '@inlay/sdk/model';
import { elementLine, openLive, openVisitors, publish, shortForm } from './embedSupport.ts';
import { platform } from './platform.ts';
import { submissionsOf } from './support.ts';

const { url } = platform;
const { visitor, host } = openVisitors();

const THANKS = 'Thank you! Your submission has been received.';
const SENDING = /\/sdk\/(page|form-embed)-sending-/;
const address = { ...createField('address'), id: 'home', label: 'Home', required: true } as Field;
const rating = { ...createField('rating'), id: 'stars', label: 'Stars' } as Field;
const date = { ...createField('date'), id: 'day', label: 'Day', required: true } as Field;

/** Names of the scripts that a page has requested, without hashes. */
function scriptsOf(page: Page): () => string[] {
  const names = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/sdk\/(.+?)(?:-[\w-]{8})?\.js$/.exec(request.url()) ?? [];
    if (name) names.add(name);
  });
  return () => [...names].toSorted();
}

const press = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();

describe('the scripts of a form', () => {
  const COMMON = ['page', 'page-en', 'page-watchForm'];
  const PLANNED = ['page-logic', 'page-pages', 'page-typeChunks'];

  test.each([
    ['with common fields', shortForm(), COMMON],
    ['with an address', shortForm([address]), [...COMMON, 'page-address'].toSorted()],
    ['with a date', shortForm([date]), [...COMMON, 'page-date'].toSorted()],
    ['with a rating', shortForm([rating]), [...COMMON, ...PLANNED, 'page-points', 'page-rating'].toSorted()],
  ])('a form %s requests its own code and no other', async (_which, definition, expected) => {
    const { id } = await publish(definition);
    const page = await visitor();
    const scripts = scriptsOf(page);
    await page.goto(`${url}/embed/${id}`);
    await page.locator('#form-root[data-ready]').waitFor();
    await expect.poll(scripts).toEqual(expected);
    // The first touch loads what submits and what keeps a draft.
    await page.getByLabel('Your name').fill('Ada');
    await expect.poll(scripts).toEqual([...expected, 'page-drafts', 'page-sending'].toSorted());
  });
});

describe.each([
  ['page', (id: string) => Promise.resolve(`${url}/embed/${id}`)],
  ['element', (id: string) => host(elementLine(id))],
  [
    'own script',
    (id: string) =>
      host(
        `<form-embed form-id="${id}"></form-embed><script async src="${url}/embed/${id}/form.js"></script>`,
      ),
  ],
  ['include', async (id: string) => host(await (await fetch(`${url}/embed/${id}/include`)).text())],
])('D-183 the form as %s', (_way, addressOf) => {
  test('sends what was typed and submitted before the code that checks it is there', async () => {
    const { id } = await publish(shortForm([address, date]));
    const page = await visitor();
    const arrives = Promise.withResolvers<void>();
    await page.route(SENDING, async (route) => {
      await arrives.promise;
      await route.continue();
    });
    await openLive(page, await addressOf(id));
    await page.getByLabel('Your name').fill('Ada');
    await press(page);
    await page.getByRole('button', { name: 'Sending…' }).waitFor();
    arrives.resolve();
    // Checked by the form's own types: the address and the date are missing.
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('Day is required');
    for (const part of ['Street address', 'City', 'State/Province/Region', 'Postal/Zip code'])
      await page.getByLabel(part).fill('One');
    await page.getByLabel('Day').fill('2026-12-24');
    await press(page);
    await page.getByText(THANKS).waitFor();
    const [{ answers }] = await submissionsOf(id);
    expect(answers).toMatchObject({ name: 'Ada', day: '2026-12-24', home: { city: 'One' } });
  });

  test('says that there is no connection when that code cannot be loaded, and sends once it can', async () => {
    const { id } = await publish();
    const page = await visitor();
    await page.route(SENDING, (route) => route.abort('internetdisconnected'));
    await openLive(page, await addressOf(id));
    await page.getByLabel('Your name').fill('Ada');
    await press(page);
    await page.getByText('There is no connection. Nothing you typed is lost').waitFor();
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ada');
    await page.unroute(SENDING);
    await press(page);
    await page.getByText(THANKS).waitFor();
    expect(await submissionsOf(id)).toHaveLength(1);
  });

  test('keeps what was typed while its own code loads', async () => {
    const { id } = await publish(shortForm([address]));
    const page = await visitor();
    const arrives = Promise.withResolvers<void>();
    await page.route(/\/sdk\/(page|form-embed)-address-/, async (route) => {
      await arrives.promise;
      await route.continue();
    });
    await page.goto(await addressOf(id), { waitUntil: 'commit' });
    if (_way === 'element') arrives.resolve();
    await page.getByLabel('Your name').fill('Early');
    await page.getByLabel('City').fill('Berlin');
    arrives.resolve();
    for (const part of ['Street address', 'State/Province/Region', 'Postal/Zip code'])
      await page.getByLabel(part).fill('One');
    await press(page);
    await page.getByText(THANKS).waitFor();
    const [{ answers }] = await submissionsOf(id);
    expect(answers).toMatchObject({ name: 'Early', home: { city: 'Berlin', street: 'One' } });
  });
});
