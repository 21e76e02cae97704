import type { FrameLocator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createEmptyDefinition, createField, type Expression, type FormDefinition } from '@inlay/sdk/model';
import { elementLine, isKept, openVisitors, publish, textField } from './embedSupport.ts';
import { platform } from './platform.ts';
import { expectAccessible, submissionsOf } from './support.ts';

const { visitor, host } = openVisitors();

const is = (field: string, value: string): Expression => ({ op: 'eq', of: [{ field }, { lit: value }] });
const page = (id: string, title: string, items: FormDefinition['pages'][number]['items']) => ({
  id, title, description: '', nextLabel: '', items,
}); // prettier-ignore

/** Two pages, a condition, a named answer, help, a computed value. */
const TRIP: FormDefinition = {
  ...createEmptyDefinition('Trip'),
  pages: [
    page('who', 'Who travels', [
      textField('name', 'Your name', { required: true, help: 'As in your **passport**' }),
      { ...createField('radio'), id: 'way', label: 'Way', options: [{ value: 'car', label: 'Car' }, { value: 'train', label: 'Train' }] },
      textField('plate', 'Number plate', { required: true, showIf: is('way', 'car') }),
    ]),
    page('when', 'When, {{name}}?', [textField('day', 'Day')]),
  ],
  values: [{ id: 'price', name: 'Price', is: { op: 'if', of: [is('way', 'car'), { lit: 20 }, { lit: 50 }] }, show: 'visitor', format: 'currency' }],
}; // prettier-ignore

type Place = Page | FrameLocator;

const WAYS: [string, (id: string, code: string) => Promise<string>, (page: Page) => Place][] = [
  ['page', (id) => Promise.resolve(`${platform.url}/embed/${id}`), (tab) => tab],
  // A website of the platform's own site: what frames of other sites store, many browsers block.
  ['frame', async (_id, code) => (await host(`<p style="height:1200px">Above</p>${code}<p style="height:1200px">Below</p>`)).replace('127.0.0.1', 'localhost'), (tab) => tab.frameLocator('iframe')],
  ['element', (id) => host(elementLine(id)), (tab) => tab],
  ['include', async (id) => host(await (await fetch(`${platform.url}/embed/${id}/include`)).text()), (tab) => tab],
]; // prettier-ignore

test.each(WAYS)('pages and conditions as %s, by keyboard alone, reloaded half-way', async (way, addressOf, placeOf) => {
  const { id, code } = await publish(TRIP);
  const tab = await visitor();
  const scripts = new Set<string>();
  tab.on('request', (request) => scripts.add(/-(pages|richTexts|logic|dates)-[\w-]{8}\.js$/.exec(request.url())?.[1] ?? ''));
  await tab.goto(await addressOf(id, code));
  const place = placeOf(tab);
  const plate = place.getByLabel('Number plate');
  await place.locator('form[data-ready]').waitFor();
  expect(await plate.isVisible()).toBe(false);
  await place.getByLabel('Your name').focus();
  await tab.keyboard.type('Ada');
  await tab.keyboard.press('Tab');
  await tab.keyboard.press('Space');
  await plate.waitFor();
  await place.getByText('20.00').waitFor();
  // The other ways show the same markup.
  const isLookedAt = way === 'page' || way === 'element';
  if (isLookedAt) await expectAccessible(tab, 'the first page');
  // Enter continues: the mistake of this page is named, and nothing moves.
  await tab.keyboard.press('Enter');
  await place.getByText('Number plate is required').first().waitFor();
  await plate.and(place.locator(':focus')).waitFor();
  await tab.keyboard.type('B-42');
  const frameTop = () => tab.evaluate(() => document.querySelector('iframe')?.getBoundingClientRect().top ?? NaN);
  if (way === 'frame') await tab.evaluate(() => window.scrollTo(0, 1400));
  await tab.keyboard.press('Enter');
  const title = place.getByRole('heading', { name: 'When, Ada?' });
  await title.waitFor();
  await expect.poll(() => title.evaluate((heading) => (heading.getRootNode() as Document).activeElement === heading)).toBe(true);
  // A frame as high as its form has the website bring its top into view.
  if (way === 'frame') await expect.poll(async () => Math.floor(await frameTop())).toBe(16);
  await expect.poll(() => place.locator('[role=status]').textContent()).toBe('Page 2 of 2');
  if (isLookedAt) await expectAccessible(tab, 'the second page');
  await tab.keyboard.press('Tab');
  await tab.keyboard.type('2026-12-24');
  await isKept(place, '2026-12-24');
  // A reload comes back to the page and its answers.
  await tab.reload();
  await place.getByText('Your answers from before are back').waitFor();
  await title.waitFor();
  await expect.poll(() => place.getByLabel('Day').inputValue()).toBe('2026-12-24');
  if (isLookedAt) await expectAccessible(tab, 'restored answers');
  await place.getByRole('button', { name: 'Back' }).press('Enter');
  await place.getByRole('heading', { name: 'Who travels' }).waitFor();
  expect(await plate.inputValue()).toBe('B-42');
  await plate.press('Enter');
  await place.getByLabel('Day').press('Enter');
  await place.getByText('Thank you!').waitFor();
  const [{ answers }] = await submissionsOf(id);
  expect(answers).toMatchObject({ name: 'Ada', way: 'car', plate: 'B-42', day: '2026-12-24', price: 20 });
  expect([...scripts].filter(Boolean).toSorted()).toEqual(['logic', 'pages', 'richTexts']);
}); // prettier-ignore

test('D-90 pages in a frame of another site whose storage the browser blocks: they lead on and are sent', async () => {
  const { id, code } = await publish(TRIP);
  const tab = await visitor();
  // As a browser does that blocks it: by default some do, others do not.
  await tab.addInitScript(() => {
    if (window === window.top) return;
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
  });
  await tab.goto(await host(code));
  const place = tab.frameLocator('iframe');
  await place.locator('form[data-ready]').waitFor();
  await place.getByLabel('Your name').fill('Ada');
  await place.getByLabel('Car').check();
  await place.getByLabel('Number plate').fill('B-42');
  await place.getByLabel('Number plate').press('Enter');
  await place.getByRole('heading', { name: 'When, Ada?' }).waitFor();
  await place.getByLabel('Day').fill('2026-12-24');
  await place.getByLabel('Day').press('Enter');
  await place.getByText('Thank you!').waitFor();
  const rows = await submissionsOf(id);
  expect(rows).toHaveLength(1);
  expect(rows[0].answers).toMatchObject({ name: 'Ada', plate: 'B-42', day: '2026-12-24' });
});

test('a double tap or double click on Continue leaves one page', async () => {
  const { id } = await publish({
    ...createEmptyDefinition('Two pages'),
    pages: ['Name', 'Day'].map((label, at) => page(`p${at}`, label, [textField(`f${at}`, label)])),
  });
  const tab = await visitor();
  await tab.goto(`${platform.url}/embed/${id}`);
  await tab.locator('form[data-ready]').waitFor();
  await tab.getByRole('button', { name: 'Continue' }).dblclick();
  await tab.getByRole('button', { name: 'Back' }).click();
  /** Returns whether a tap at a time of its own (ms) did nothing. */
  const isIgnored = (name: string, at: number): Promise<boolean> =>
    tab.getByRole('button', { name }).evaluate((button, timeStamp) => {
      const tap = new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' });
      Object.defineProperty(tap, 'timeStamp', { value: timeStamp });
      return !button.dispatchEvent(tap);
    }, at);
  expect(await isIgnored('Continue', 10_000)).toBe(false);
  expect(await isIgnored('Submit', 10_300)).toBe(true);
  expect(await submissionsOf(id)).toEqual([]);
  expect(await isIgnored('Submit', 11_000)).toBe(false);
  await expect.poll(async () => (await submissionsOf(id)).length).toBe(1);
});
