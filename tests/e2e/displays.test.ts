import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FIELD_TYPE_ORDER } from '@inlay/sdk/model';
import { add, fields, openBuilder, takesFocus } from './builderSupport.ts';
import { openBrowser } from './people.ts';
import { platform } from './platform.ts';
import { everyField } from './support.ts';

const { url } = platform;
const { somebody } = openBrowser();

const styleOf = (locator: Locator, name: string): Promise<string> =>
  locator.first().evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
const heightOf = async (locator: Locator): Promise<number> =>
  (await locator.first().boundingBox())?.height ?? 0;
const widthOf = async (locator: Locator): Promise<number> =>
  (await locator.first().boundingBox())?.width ?? 0;

test('SHELL-045 in forced colours what is switched, open and selected is told by more than a background', async () => {
  const { page, session } = await somebody();
  const { id } = (await session.post('/api/forms', { definition: everyField() })).body;
  await page.emulateMedia({ forcedColors: 'active' });
  await openBuilder(page, id);
  const track = page.locator('.mantine-Switch-track');
  await track.first().waitFor();
  expect(await styleOf(track, 'border-top-style')).toBe('solid');
  expect(parseFloat(await styleOf(track, 'border-top-width'))).toBeGreaterThan(0);
  const thumb = page.locator('.mantine-Switch-thumb');
  expect(await styleOf(thumb, 'background-color')).not.toBe(await styleOf(track, 'background-color'));
  const tab = (isOpen: boolean) => page.locator(`[role=tab][aria-selected=${isOpen}]`);
  expect(await styleOf(tab(true), 'background-color')).not.toBe(
    await styleOf(tab(false), 'background-color'),
  );
  const segment = page.locator('.mantine-SegmentedControl-label[data-active]');
  const other = page.locator('.mantine-SegmentedControl-label:not([data-active])');
  expect(await styleOf(segment, 'background-color')).not.toBe(await styleOf(other, 'background-color'));
  await page.goto(`${url}/trash`);
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const here = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]');
  await here.waitFor();
  expect(await styleOf(here, 'background-color')).not.toBe(await styleOf(entry, 'background-color'));
});

test('SHELL-046 on a touch screen what is pressed is 44 px high', async () => {
  const { page, session } = await somebody();
  await session.post('/api/forms', { definition: everyField() });
  const touched = await page
    .context()
    .browser()
    ?.newContext({
      hasTouch: true,
      // A menu that is still growing is lower than it will be.
      reducedMotion: 'reduce',
      isMobile: true,
      viewport: { width: 375, height: 812 },
      storageState: await page.context().storageState(),
    });
  if (!touched) throw new Error('No browser');
  const phone = await touched.newPage();
  await phone.goto(`${url}/dashboard?tab=forms`);
  await phone.getByRole('tab', { name: 'My Forms' }).waitFor();
  const targets = ['tab', 'button'] as const;
  for (const role of targets) {
    for (const target of await phone.locator('#main').getByRole(role).all()) {
      expect.soft(await heightOf(target), await target.innerText()).toBeGreaterThanOrEqual(44);
    }
  }
  expect(
    await heightOf(phone.locator('#main').getByRole('link', { name: 'Dashboard' })),
  ).toBeGreaterThanOrEqual(44);
  await phone.getByRole('button', { name: 'Menu' }).tap();
  expect(await heightOf(phone.getByRole('menuitem'))).toBeGreaterThanOrEqual(44);
  await touched.close();
});

/** The part of the window that the builder's form has to itself. */
const stickingOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 0)
      .filter((element) => !element.matches('.skip-link, .mantine-Notifications-root'))
      .map((element) => element.outerHTML.slice(0, 120)),
  );

test('BUILD-075 SHELL-047 BUILD-074 the builder has the whole window, the paper a device’s width, and a low window is the form’s alone', async () => {
  const { page, session } = await somebody();
  const { id } = (await session.post('/api/forms', { definition: everyField() })).body;
  await page.setViewportSize({ width: 1366, height: 768 });
  await openBuilder(page, id);
  expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
  await page.getByRole('heading', { level: 1, name: 'Form Builder' }).waitFor();
  await page.getByText('Design your form').waitFor();
  const sheet = page.locator('[data-device]');
  const innerWidth = () => sheet.evaluate((element) => (element as HTMLElement).offsetWidth);
  for (const [device, width] of [
    ['Phone', 375],
    ['Tablet', 768],
    ['Desktop', 800],
  ] as const) {
    await page.getByTitle(device).click();
    await expect.poll(innerWidth).toBe(width);
  }
  expect(await widthOf(sheet)).toBeLessThanOrEqual(1366 - 600);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1366);
  await add(page, 'Email');
  await takesFocus(page, 'Name this field');
  await page.keyboard.type('Your address');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect.poll(() => fields(page).count()).toBe(FIELD_TYPE_ORDER.length + 1);
  await page.getByRole('row', { name: /^Your address, email field/ }).waitFor();

  await page.setViewportSize({ width: 360, height: 225 });
  await expect.poll(() => stickingOf(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await page.goto(`${url}/dashboard?tab=forms`);
  await page.getByRole('tab', { name: 'My Forms' }).waitFor();
  expect(await stickingOf(page)).toEqual([]);
});
