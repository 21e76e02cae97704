import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { openBuilder } from './builderSupport.ts';
import { createForm } from './dashboardSupport.ts';
import { button, openBrowser } from './people.ts';
import { platform } from './platform.ts';

const { url } = platform;
const { somebody } = openBrowser();

const PHONE = { width: 375, height: 740 };
/** Lower than the menu of a form is long above or below a card in its middle. */
const LOW = { width: 1440, height: 640 };

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};
/** Whether two boxes share a pixel, once both have come to rest. */
const overlap = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;
};

test.each([1440, 1024])('BUILD-094 a message lies beside the form that is tried, at %i px', async (width) => {
  const { page, session } = await somebody();
  const { id } = await createForm(session, 'Cakes');
  await page.setViewportSize({ width, height: 900 });
  await openBuilder(page, id);
  await page.getByRole('tab', { name: 'Logic' }).click();
  await button(page, 'Try the form').click();
  const drawer = page.getByRole('dialog', { name: 'Try the form' });
  await drawer.getByRole('heading', { name: 'Tests' }).waitFor();
  await page.getByRole('switch', { name: 'Active' }).press('Space');
  const message = page.locator('.mantine-Notification-root').first();
  await message.waitFor();
  await expect.poll(() => overlap(message, drawer)).toBe(false);
});

test('SHELL-041 on a phone a message lies over no part of a dialog, however long that is', async () => {
  const { page, session } = await somebody();
  await session.post('/api/forms', {
    definition: withFields(
      createEmptyDefinition('Long'),
      Array.from({ length: 40 }, (_, at) => ({
        ...createField('text'),
        id: `f${at}`,
        label: `Question ${at}`,
      })),
    ),
  });
  await page.setViewportSize(PHONE);
  await page.goto(`${url}/dashboard?tab=forms`);
  await button(page, 'Actions for Long').click();
  await page.getByRole('menuitem', { name: 'Clone Form' }).click();
  const message = page.locator('.mantine-Notification-root').first();
  await message.waitFor();
  // It stays while it has the focus.
  await message.getByRole('button').last().focus();
  await button(page, 'Actions for Long').dispatchEvent('click');
  await page.getByRole('menuitem', { name: 'Get Embed Code' }).dispatchEvent('click');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button').first().waitFor();
  await expect.poll(() => overlap(message, dialog)).toBe(false);
});

test('D-48 the menu of a form is whole in the window, wherever its card is', async () => {
  const { page, session } = await somebody();
  for (const title of ['One', 'Two', 'Three', 'Four']) await createForm(session, title);
  await page.setViewportSize(LOW);
  await page.goto(`${url}/dashboard?tab=home`);
  for (const title of ['One', 'Four']) {
    const opener = button(page, `Actions for ${title}`);
    await opener.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    await opener.click();
    const menu = page.getByRole('menu');
    await menu.getByRole('menuitem', { name: 'Delete' }).waitFor();
    await expect.poll(async () => (await boxOf(menu)).bottom).toBeLessThanOrEqual(LOW.height);
    expect((await boxOf(menu)).y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
  }
});
