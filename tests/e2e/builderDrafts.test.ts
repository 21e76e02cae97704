import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import {
  add,
  field,
  openBuilder,
  order,
  press,
  reloadBuilder,
  said,
  save,
  stored,
} from './builderSupport.ts';
import { leaveDialog } from './dashboardSupport.ts';
import { openBrowser } from './people.ts';
import { platform } from './platform.ts';
import { createForm } from './support.ts';

const { url } = platform;
const { visitAsOwner } = openBrowser();
let page: Page;
beforeEach(async () => {
  page = await visitAsOwner();
});

test('BUILD-046 BUILD-047 BUILD-049 BUILD-050 D-66 a draft outlives a reload, can be discarded, and ends with saving', async () => {
  const { id } = await createForm();
  await openBuilder(page, id);
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));
  await page.getByLabel('Form title').fill('Drafted');
  await expect.poll(drafts, { timeout: 20_000 }).toHaveLength(1);
  expect((await drafts())[0]).toContain(id);
  // Changes since the last write of the draft are kept as well.
  await field(page, 'My text').focus();
  await page.keyboard.press('Delete');
  await said(page, 'My text removed');
  await reloadBuilder(page);
  await page.getByText('Draft restored').waitFor();
  await expect.poll(() => page.getByLabel('Form title').inputValue()).toBe('Drafted');
  await expect.poll(() => field(page, 'My text').count()).toBe(0);
  await page.getByRole('alert').getByRole('button', { name: 'Discard draft' }).click();
  await said(page, 'Draft discarded');
  await field(page, 'My text').waitFor();
  await expect.poll(() => page.getByLabel('Form title').inputValue()).toBe('Everything');
  await reloadBuilder(page);
  await field(page, 'My text').waitFor();
  await expect.poll(() => page.getByText('Draft restored').count()).toBe(0);

  await page.getByLabel('Form title').fill('Saved');
  await save(page);
  await expect.poll(drafts).toHaveLength(0);
  expect((await stored(id)).title).toBe('Saved');
});

test('BUILD-049 D-66 publishing takes the offer to discard a restored draft with it, and no older draft comes back', async () => {
  const { id } = await createForm();
  await openBuilder(page, id);
  await page.getByLabel('Form title').fill('Drafted');
  await page.getByText('Draft saved', { exact: true }).waitFor();
  // What the server does not have yet.
  await field(page, 'My text').focus();
  await page.keyboard.press('Delete');
  await said(page, 'My text removed');
  await reloadBuilder(page);
  const offer = page.getByText('Draft restored');
  await offer.waitFor();
  // Pointing at it stops its clock.
  await offer.hover();
  await press(page, 'Keyboard shortcuts');
  await page.getByRole('dialog').waitFor();
  await offer.waitFor({ state: 'hidden' });
  await leaveDialog(page);
  await offer.waitFor();
  await page.getByLabel('Form title').fill('Published');
  await offer.hover();
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await said(page, 'Form saved');
  await offer.waitFor({ state: 'detached' });
  await reloadBuilder(page);
  await expect.poll(() => page.getByLabel('Form title').inputValue()).toBe('Published');
  await page.getByText('Live', { exact: true }).waitFor();
  expect(await offer.count()).toBe(0);
});

test('BUILD-038 BUILD-047 D-66 a new form has a draft of its own until its first save', async () => {
  await page.goto(`${url}/builder`);
  await add(page, 'Email');
  await reloadBuilder(page);
  await page.getByText('Draft restored').waitFor();
  await expect.poll(() => order(page)).toEqual(['Email']);
  await save(page);
  await page.waitForURL('**/forms/*/build');
  await page.goto(`${url}/builder`);
  await page.getByText('No fields yet').waitFor();
});

test('D-66 D-67 two tabs keep two drafts, and the second to save is asked: reload or overwrite', async () => {
  const { id } = await createForm();
  const other = await page.context().newPage();
  await openBuilder(page, id);
  await openBuilder(other, id);
  await page.getByLabel('Form title').fill('Mine');
  await other.getByLabel('Form title').fill('Theirs');
  await page.getByText('This form is open in another tab.').waitFor();
  await save(other);

  const dialog = page.getByRole('dialog', { name: 'This form was changed elsewhere since you opened it.' });
  await press(page, 'Publish');
  await dialog.getByRole('button', { name: 'Reload' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByLabel('Form title').inputValue()).toBe('Theirs');
  // Undo restores the work done here.
  await press(page, 'Undo');
  await expect.poll(() => page.getByLabel('Form title').inputValue()).toBe('Mine');
  await press(page, 'Redo');

  await page.getByLabel('Form title').fill('Mine again');
  await other.getByLabel('Form title').fill('Theirs again');
  await save(other);
  await press(page, 'Publish');
  await dialog.getByRole('button', { name: 'Overwrite' }).click();
  await said(page, 'Form saved');
  await expect.poll(async () => (await stored(id)).title).toBe('Mine again');
});

test('D-66 that a form is open in another tab is said for as long as it is', async () => {
  const { id } = await createForm();
  await openBuilder(page, id);
  const notice = page.getByText('This form is open in another tab.');
  for (const leave of ['close', 'go elsewhere']) {
    const other = await page.context().newPage();
    await openBuilder(other, id);
    await other.getByLabel('Form title').fill(`Before they ${leave}`);
    await notice.waitFor();
    if (leave === 'go elsewhere') await other.goto(`${url}/templates`);
    else await other.close();
    await notice.waitFor({ state: 'detached' });
    expect(await page.getByText('Next notice').count()).toBe(0);
    if (!other.isClosed()) await other.close();
  }
});

test('D-66 a lost connection keeps the draft and says so; leaving with unsaved changes asks', async () => {
  const { id } = await createForm();
  await openBuilder(page, id);
  await page.getByLabel('Form title').fill('Offline');
  await page.context().setOffline(true);
  await page.getByText('You’re offline. Your changes are kept in this browser.').waitFor();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('Offline');
  await press(page, 'Publish');
  await page.getByText('Error saving form').waitFor();
  await page.context().setOffline(false);
  await page.getByText('You’re offline.').waitFor({ state: 'detached' });

  await page.getByRole('link', { name: 'Back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByLabel('Form title').inputValue()).toBe('Offline');
  await page.getByRole('link', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: 'Save and leave' }).click();
  await page.waitForURL('**/dashboard*');
  expect((await stored(id)).title).toBe('Offline');
});

test('BUILD-038 D-66 leaving a new form with "Save and leave" saves it and leads to where one wanted', async () => {
  const faults: Error[] = [];
  page.on('pageerror', (fault) => faults.push(fault));
  await page.goto(`${url}/builder`);
  await page.getByLabel('Form title').fill('Left at once');
  await add(page, 'Text');
  await page.getByRole('link', { name: 'Back' }).click();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Save and leave' })
    .click();
  await page.waitForURL('**/dashboard*');
  await page.getByText('Left at once').first().waitFor();
  expect(faults).toEqual([]);
});
