import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { currentId, fields, stored } from './builderSupport.ts';
import { openBrowser } from './people.ts';
import { platform } from './platform.ts';
import { createForm } from './support.ts';

const { visitAsOwner } = openBrowser();
let page: Page;
beforeEach(async () => {
  page = await visitAsOwner();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // The pointer's clicks, over all screens of the tab; keys that press a button have no detail.
  await page.addInitScript(() => {
    addEventListener(
      'click',
      ({ detail, isTrusted }) => {
        if (!isTrusted || detail === 0) return;
        sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1));
      },
      true,
    );
  });
});
const clicks = () => page.evaluate(() => Number(sessionStorage.getItem('clicks')));

test('DASH-050 FSET-035 a branded form of six fields takes at most 10 clicks, a setting of a form at most 3', async () => {
  await page.goto(`${platform.url}/dashboard?tab=forms`);
  await page.getByRole('link', { name: 'Create New Form' }).first().click();
  await page.getByLabel('Form title').fill('Order a cake');
  await page.getByRole('button', { name: 'Paste questions' }).click();
  await page
    .getByLabel('Questions, one on each line')
    .fill('Name*\nE-mail*\nPhone\nSize*\n- Small\n- Large\nWhen do you need it?*\nAnything else?');
  await page.getByRole('button', { name: 'Add 6 fields' }).click();
  await expect.poll(() => fields(page).count()).toBe(6);
  await page.getByRole('link', { name: 'Design', exact: true }).click();
  await page.getByRole('button', { name: 'Ink', exact: true }).click();
  await page.getByRole('button', { name: 'Save Form' }).click();
  await page.waitForURL('**/forms/*/design');
  const id = currentId(page);
  await page.getByRole('link', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Copy Embed code' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`/embed/${id}`);
  expect(await clicks()).toBeLessThanOrEqual(10);
  expect((await stored(id)).customStyles).not.toEqual({});

  await page.goto(`${platform.url}/dashboard?tab=forms`);
  await page.evaluate(() => sessionStorage.removeItem('clicks'));
  await page.getByRole('link', { name: 'Order a cake' }).first().click();
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('tab', { name: 'Submissions', exact: true }).click();
  await page.getByLabel('Closes at').waitFor();
  expect(await clicks()).toBeLessThanOrEqual(3);
});

test('LINK-054 a popup in two presses from the Share tab, a filled-in link in three', async () => {
  const { id } = await createForm();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.goto(`${platform.url}/forms/${id}/share`);
  await page.getByRole('button', { name: 'Popup' }).click();
  await page.getByRole('button', { name: 'Copy Embed code' }).click();
  await expect.poll(copied).toContain('data-form-embed-mode="popup"');
  expect(await clicks()).toBe(2);
  await page.evaluate(() => sessionStorage.removeItem('clicks'));
  await page.getByRole('tab', { name: 'Link' }).click();
  await page.getByLabel('My text', { exact: true }).click();
  await page.keyboard.type('Ada');
  await page.getByRole('button', { name: 'Copy Link' }).click();
  await expect.poll(copied).toMatch(/=Ada$/);
  expect(await clicks()).toBe(3);
});

test('FSET-035 by keyboard alone: the search marks a setting, from the screen and from Ctrl+K', async () => {
  const { id } = await createForm();
  await page.goto(`${platform.url}/forms/${id}/settings`);
  await page.getByRole('combobox', { name: 'Search settings' }).focus();
  await page.keyboard.type('closes at');
  await page.getByRole('option', { name: 'Closes at' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/forms/${id}/settings/submissions#closesAt`);
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('[data-found]')?.textContent ?? '');
  await expect.poll(focused).toContain('Closes at');
  await page.keyboard.press('ControlOrMeta+K');
  await page.getByRole('combobox', { name: 'Search or jump to' }).pressSequentially('iframe');
  await page.getByRole('option', { name: /^Setting: Iframe only/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/forms/${id}/settings/access#frameOnly`);
  await expect.poll(focused).toContain('Iframe only');
});
