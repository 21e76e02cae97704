import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { parse } from 'csv-parse/sync';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import type { TestClient } from '../support/api/testClient.ts';
import { openBrowser } from './people.ts';
import { platform } from './platform.ts';
import { expectAccessible, expectAccessibleInBoth } from './support.ts';

const { url } = platform;
const { somebody } = openBrowser();
// A new person for each test, whose trash is empty.
let page: Page;
let session: TestClient;
beforeEach(async () => {
  ({ page, session } = await somebody());
});

async function formWith(title: string, names: readonly string[]): Promise<string> {
  const fields = [{ ...createField('text'), id: 'name', label: 'Name' }];
  const { body } = await session.post('/api/forms', {
    definition: withFields(createEmptyDefinition(title), fields),
  });
  for (const name of names) {
    const { status } = await session.post(`/api/public/forms/${body.id}/submissions`, {
      revisionId: body.revisionId,
      idempotencyKey: crypto.randomUUID(),
      answers: { name },
    });
    expect(status).toBe(201);
  }
  return body.id;
}

/** Stores the only submission of a form so many more times, behind the limits of visitors. */
async function copySubmissions(formId: string, times: number): Promise<void> {
  const client = new pg.Client({ connectionString: platform.connectionString });
  await client.connect();
  await client.query(
    `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
       idempotency_key, content_hash, receipt_code)
     select gen_random_uuid(), form_id, account_id, revision_id, submission_data, submitted_at,
       gen_random_uuid(), content_hash, gen_random_uuid()::text
     from form_submissions, generate_series(1, $2::int) where form_id = $1`,
    [formId, times],
  );
  await client.end();
}

const toast = (text: string) => page.getByRole('alert').filter({ hasText: text });
/** The screen without the sidebar, which has lists and links of its own. */
const main = () => page.getByRole('main');
const row = (name: string) => main().getByRole('listitem').filter({ hasText: name });
/** The trash is a table. */
const trashed = (name: string) => main().getByRole('row').filter({ hasText: name });

test('SUBM-032 SUBM-056 TRASH-001 TRASH-002 TRASH-003 TRASH-004 TRASH-006 TRASH-007 TRASH-017 TRASH-024 a submission goes to the trash, comes back by Undo, and leaves for good', async () => {
  const formId = await formWith('Bakery orders', ['Ada', 'Grace', 'Barbara']);
  await page.goto(`${url}/submissions/${formId}`);
  await page.getByText('3 of 3 submissions').waitFor();
  await row('Ada').click();
  const detail = page.getByRole('region', { name: 'Submission Details' });
  await detail.getByRole('button', { name: 'Move to trash' }).click();
  await row('Ada').waitFor({ state: 'detached' });
  await page.getByText('2 of 2 submissions').waitFor();
  // The next one takes its place in the panel.
  await detail.getByText('Ada', { exact: true }).waitFor({ state: 'detached' });
  await toast('Submission moved to trash').getByRole('button', { name: 'Undo' }).click();
  await row('Ada').waitFor();
  await page.getByText('3 of 3 submissions').waitFor();

  await session.post('/api/submissions/trash', { filter: { formId } });
  // A form's own screens have no sidebar.
  await page.goto(`${url}/submissions`);
  await page.getByRole('link', { name: 'Trash', exact: true }).click();
  await page.getByText('Deleted submissions are kept for 12 months').waitFor();
  for (const name of ['Ada', 'Grace', 'Barbara']) await trashed(name).getByText('365 days left').waitFor();
  await expectAccessibleInBoth(page, 'trash');
  await page.getByRole('searchbox', { name: 'Search deleted submissions' }).fill('grace');
  await trashed('Ada').waitFor({ state: 'detached' });
  await trashed('Grace')
    .getByRole('button', { name: /^Restore/ })
    .click();
  await toast('Submission restored').waitFor();
  await page.getByText('No deleted submissions match “grace”').waitFor();
  await page.getByText('Clear search').click();

  await trashed('Ada')
    .getByRole('button', { name: /^Delete Forever/ })
    .click();
  await page.getByRole('button', { name: 'Delete 1 submission forever' }).click();
  await toast('Submission permanently deleted').waitFor();
  await trashed('Ada').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Select All' }).click();
  await page.getByRole('button', { name: 'Deselect All' }).waitFor();
  await page.getByText('1 selected').waitFor();
  await expectAccessible(page, 'trash, selected');
  await page.getByRole('button', { name: 'Delete Forever 1 submission' }).click();
  await page.getByRole('button', { name: 'Delete 1 submission forever' }).click();
  await page.getByText('No Deleted Submissions').waitFor();
  await expectAccessible(page, 'empty trash');
});

test('SUBM-018 SUBM-027 SUBM-034 SUBM-046 D-03 D-112 everything that matches is selected, marked, deleted and brought back', async () => {
  const names = ['Ada Kransekake', 'Grace Kransekake', 'Barbara Bread'];
  const formId = await formWith('Selected orders', names);
  const selection = page.getByRole('region', { name: 'Selection' });
  const selectAll = async (): Promise<void> => {
    await page.getByRole('checkbox', { name: 'Select all', exact: true }).check();
    await selection.getByText('2 selected').waitFor();
  };
  await page.goto(`${url}/submissions/${formId}?search=kransekake`);
  await page.getByText('2 of 2 submissions').waitFor();
  await selectAll();
  await expectAccessible(page, 'selection');
  await selection.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Mark as read' }).click();
  await toast('2 submissions marked as read').waitFor();
  await selectAll();
  await selection.getByRole('button', { name: 'Move to trash' }).click();
  await page.getByText('No submissions match your filters').waitFor();
  const moved = '2 submissions moved to trash and will be automatically deleted in 365 days';
  await toast(moved).getByRole('button', { name: 'Undo' }).click();
  for (const name of ['Ada Kransekake', 'Grace Kransekake']) await row(name).waitFor();

  // Among all forms, a dialog asks how to delete them.
  await page.goto(`${url}/submissions?search=kransekake`);
  await page.getByText('2 of 2 submissions').waitFor();
  await selectAll();
  await selection.getByRole('button', { name: 'Delete Selected (2)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 2 submissions?' });
  expect(await dialog.getByLabel('Move to trash').isChecked()).toBe(true);
  await expectAccessible(page, 'delete dialog');
  await dialog.getByLabel('Delete permanently').check();
  await dialog.getByRole('button', { name: 'Delete 2 submissions permanently' }).click();
  await toast('2 submissions deleted successfully').waitFor();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await row('Barbara Bread').waitFor();
});

test('SUBM-077 what a job has done to more than 500 submissions is undone, and what was changed since is counted', async () => {
  const formId = await formWith('Many orders', ['Ada']);
  await copySubmissions(formId, 500);
  const [first] = (await session.get(`/api/submissions?formId=${formId}`)).body.submissions;
  await page.goto(`${url}/submissions/${formId}`);
  const isShown = (text: string) => page.getByText(text).first().waitFor();
  const selection = page.getByRole('region', { name: 'Selection' });
  const doToAll = async (button: string, item: string, role: 'menuitem' | 'button'): Promise<void> => {
    await page.getByRole('checkbox', { name: 'Select all', exact: true }).check();
    await selection.getByText('All 501 matches selected').waitFor();
    await selection.getByRole('button', { name: button }).click();
    await page.getByRole(role, { name: new RegExp(`^${item}`) }).click();
  };
  const countOf = async (filter: string) =>
    (await session.get(`/api/submissions/count?formId=${formId}&${filter}`)).body.total;

  await doToAll('Status', 'Done', 'button');
  const done = toast('501 submissions set to Done');
  await done.waitFor();
  expect(await countOf('status=done')).toBe(501);
  await session.post('/api/submissions/status', { ids: [first.id], status: 'in_progress' });
  await done.getByRole('button', { name: 'Undo' }).click();
  await toast('Change undone').waitFor();
  await isShown('1 submission was changed or deleted since and stays as it is.');
  expect([await countOf('status=open'), await countOf('status=in_progress')]).toEqual([500, 1]);

  await doToAll('More actions', 'Mark as read', 'menuitem');
  await toast('501 submissions marked as read').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => countOf('read=unread')).toBe(501);
});

test('D-181 a form is deleted after a counted question, comes back by Undo and from the trash, and leaves for good', async () => {
  await formWith('Summer fair', ['Ada', 'Grace']);
  await page.goto(`${url}/dashboard?tab=forms`);
  const ask = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Actions for Summer fair' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByText('This moves the form and its 2 submissions to trash.').waitFor();
  };
  await ask();
  await expectAccessible(page, 'delete form dialog');
  await page.getByRole('button', { name: 'Move form to trash' }).click();
  await toast('Form deleted successfully').getByRole('button', { name: 'Undo' }).click();
  await main().getByRole('link', { name: 'Summer fair' }).waitFor();
  // Its restore is stored. A second press within half a second would count as a double click.
  await page.reload();
  await ask();
  await page.getByRole('button', { name: 'Move form to trash' }).click();
  await toast('Form deleted successfully').waitFor();
  await page.getByRole('link', { name: 'Trash', exact: true }).click();
  await page.getByRole('tab', { name: 'Forms', exact: true }).click();
  await main().getByRole('row').filter({ hasText: 'Summer fair' }).getByText('2', { exact: true }).waitFor();
  await expectAccessibleInBoth(page, 'trashed forms');
  await page.getByRole('button', { name: 'Restore Summer fair' }).click();
  await toast('Form restored').waitFor();
  await page.getByText('No Deleted Forms').waitFor();
  await page.goto(`${url}/dashboard?tab=forms`);
  await ask();
  await page.getByRole('button', { name: 'Move form to trash' }).click();
  await toast('Form deleted successfully').waitFor();
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
  expect(download.suggestedFilename()).toMatch(/^Garden party \d{4}-\d\d-\d\d\.csv$/);
  await toast('Submissions exported successfully').waitFor();
  const rows: string[][] = parse(await readFile(await download.path()), { bom: true });
  expect(rows.map((cells) => cells[2])).toEqual(['Name', 'Grace "G" Hopper', "'=1+1"]);
  const emptyId = await formWith('Nobody came', []);
  await page.goto(`${url}/submissions/${emptyId}`);
  await page.getByRole('button', { name: 'Export All' }).click();
  await page.getByRole('menuitem', { name: 'Excel' }).click();
  await toast('No submissions to export').getByText('No Data').waitFor();
});
