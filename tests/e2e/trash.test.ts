import { createEmptyDefinition, createField } from '@inlay/sdk/model';
import { parse } from 'csv-parse/sync';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { expectAccessible, ownerClient, signIn } from './support.ts';

let browser: Browser;
let page: Page;
const { url } = inject('platform');

beforeAll(async () => {
  browser = await launchBrowser();
  // Without motion: half faded in, everything lacks contrast.
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await signIn(page);
});
afterAll(() => browser.close());

async function formWith(title: string, names: readonly string[]): Promise<string> {
  const owner = await ownerClient();
  const fields = [{ ...createField('text'), id: 'name', label: 'Name' }];
  const { body } = await owner.post('/api/forms', {
    definition: { ...createEmptyDefinition(title), fields },
  });
  for (const name of names) {
    await owner.post(`/api/public/forms/${body.id}/submissions`, {
      revisionId: body.revisionId,
      idempotencyKey: crypto.randomUUID(),
      answers: { name },
    });
  }
  return body.id;
}

const toast = (text: string) => page.getByRole('alert').filter({ hasText: text });
const closeToasts = async (): Promise<void> => {
  const buttons = page.locator('.mantine-Notification-closeButton');
  while ((await buttons.count()) > 0) await buttons.first().click();
};
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });

test('SUBM-032 SUBM-056 TRASH-001…019 a submission goes to the trash, comes back by Undo, and leaves for good', async () => {
  const formId = await formWith('Bakery orders', ['Ada', 'Grace', 'Barbara']);
  await page.goto(`${url}/submissions/${formId}`);
  await page.getByRole('row').filter({ hasText: 'Ada' }).click();
  await page.getByRole('button', { name: 'Delete submission' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 1 submission?' });
  expect(await dialog.getByLabel('Move to trash').isChecked()).toBe(true);
  await expectAccessible(page, 'delete dialog');
  await dialog.getByRole('button', { name: 'Move 1 submission to trash' }).click();
  await toast('Submission moved to trash').getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('row').filter({ hasText: 'Ada' }).waitFor();

  const owner = await ownerClient();
  await owner.post('/api/submissions/trash', { filter: { formId } });
  await page.getByRole('link', { name: 'Trash', exact: true }).click();
  await page.getByText('Deleted submissions are kept for 12 months').waitFor();
  for (const name of ['Ada', 'Grace', 'Barbara']) await row(name).getByText('365 days left').waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${url}/trash`);
    await row('Ada').waitFor();
    await expectAccessible(page, `trash, ${colorScheme}`);
  }
  await page.getByRole('searchbox', { name: 'Search deleted submissions' }).fill('grace');
  await row('Ada').waitFor({ state: 'detached' });
  await row('Grace')
    .getByRole('button', { name: /^Restore/ })
    .click();
  await toast('Submission restored').waitFor();
  await page.getByText('No deleted submissions match “grace”').waitFor();
  await page.getByText('Clear search').click();

  await row('Ada')
    .getByRole('button', { name: /^Delete Forever/ })
    .click();
  await page.getByRole('button', { name: 'Delete 1 submission forever' }).click();
  await toast('Submission permanently deleted').waitFor();
  await row('Ada').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Select All' }).click();
  await page.getByRole('button', { name: 'Deselect All' }).waitFor();
  await page.getByText('1 selected').waitFor();
  await expectAccessible(page, 'trash, selected');
  await page.getByRole('button', { name: 'Delete Forever 1 submission' }).click();
  await page.getByRole('button', { name: 'Delete 1 submission forever' }).click();
  await page.getByText('No Deleted Submissions').waitFor();
  await expectAccessible(page, 'empty trash');
  await closeToasts();
});

test('D-181 a form is deleted after a counted question, comes back by Undo and from the trash, and leaves for good', async () => {
  await formWith('Summer fair', ['Ada', 'Grace']);
  await page.goto(`${url}/dashboard`);
  const ask = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Actions for Summer fair' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByText('This moves the form and its 2 submissions to trash.').waitFor();
  };
  await ask();
  await expectAccessible(page, 'delete form dialog');
  await page.getByRole('button', { name: 'Move form to trash' }).click();
  await toast('Form deleted successfully').getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Summer fair' }).waitFor();
  await ask();
  await page.getByRole('button', { name: 'Move form to trash' }).click();
  await toast('Form deleted successfully').waitFor();
  await page.getByRole('link', { name: 'Trash', exact: true }).click();
  await page.getByRole('tab', { name: 'Forms' }).click();
  await page.getByText('2 submissions · Deleted').waitFor();
  await expectAccessible(page, 'trashed forms');
  await page.getByRole('button', { name: 'Restore Summer fair' }).click();
  await toast('Form restored').waitFor();
  await page.getByText('No Deleted Forms').waitFor();
  await page.goto(`${url}/dashboard`);
  await ask();
  await page.getByRole('button', { name: 'Move form to trash' }).click();
  await page.goto(`${url}/trash?tab=forms`);
  await page.getByRole('button', { name: 'Delete Forever Summer fair' }).click();
  await page
    .getByText('This permanently deletes the form and its 2 submissions. It cannot be undone.')
    .waitFor();
  await page.getByRole('button', { name: 'Delete form forever' }).click();
  await toast('Form permanently deleted').waitFor();
  await page.getByText('No Deleted Forms').waitFor();
});

test('SUBM-044 SUBM-065 SUBM-066 SUBM-067 a CSV comes to the browser; without submissions it says so', async () => {
  const formId = await formWith('Garden party', ['=1+1', 'Grace "G" Hopper']);
  await page.goto(`${url}/submissions/${formId}`);
  await page.getByRole('button', { name: 'Export All' }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('Garden_party_submissions.csv');
  await toast('Submissions exported successfully').waitFor();
  const rows: string[][] = parse(await readFile(await download.path()), { bom: true });
  expect(rows.map((cells) => cells[2])).toEqual(['Name', 'Grace "G" Hopper', "'=1+1"]);
  const emptyId = await formWith('Nobody came', []);
  await page.goto(`${url}/submissions/${emptyId}`);
  await page.getByRole('button', { name: 'Export All' }).click();
  await page.getByRole('menuitem', { name: 'Excel' }).click();
  await toast('No submissions to export').getByText('No Data').waitFor();
});
