import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { TestClient } from '../support/api/testClient.ts';
import { leaveDialog } from './dashboardSupport.ts';
import { newPerson, openBrowser } from './people.ts';
import { platform } from './platform.ts';
import { expectAccessibleInBoth, theOwner } from './support.ts';

const { url } = platform;
const { visitAsOwner } = openBrowser();
let owner: TestClient;
let page: Page;
beforeEach(async () => {
  owner = await theOwner();
  page = await visitAsOwner();
});

interface Form {
  id: string;
  revisionId: string;
}

async function createForm(title: string): Promise<Form> {
  const fields = [
    { ...createField('text'), id: 'name', label: 'Name' },
    { ...createField('email'), id: 'email', label: 'Email' },
  ];
  return (await owner.post('/api/forms', { definition: withFields(createEmptyDefinition(title), fields) }))
    .body;
}

/** Each from its own address, because the number per source is limited (EMBED-015). */
const submit = (form: Form, name: string, email = '') =>
  new TestClient(url, newPerson().headers).post(`/api/public/forms/${form.id}/submissions`, {
    revisionId: form.revisionId,
    idempotencyKey: crypto.randomUUID(),
    answers: { name, ...(email && { email }) },
  });

const chooseView = async (name: string): Promise<void> => {
  const inRow = page.locator('label').filter({ has: page.getByText(name, { exact: true }) });
  // Asked once, so the toolbar has to be there.
  await page.getByRole('radiogroup', { name: 'View' }).waitFor();
  if ((await inRow.count()) > 0) await inRow.click();
  else {
    await page.getByRole('button', { name: 'More views' }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  }
  // Away from buttons that move under it and say their names.
  await page.mouse.move(0, 0);
};
/** Rows of the list; the sidebar has lists too. */
const rows = () => page.getByRole('list', { name: 'Submissions', exact: true }).getByRole('listitem');
const row = (name: string) => rows().filter({ hasText: name });
const detail = () => page.getByRole('region', { name: 'Submission Details' });

test('SUBM-007 SUBM-014 SUBM-050 by mouse: read, search, select, tag, note, and come back by the address', async () => {
  const form = await createForm('By mouse');
  for (const name of ['Ada', 'Grace', 'Alan']) await submit(form, name);
  await page.goto(`${url}/submissions/${form.id}`);
  await page.getByText('3 of 3 submissions').waitFor();

  await row('Grace').click();
  await detail().getByText('Grace', { exact: true }).waitFor();
  await detail().getByRole('button', { name: 'Mark as unread' }).waitFor();
  await detail().getByRole('button', { name: 'Reply' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'No email address found in this submission' });
  await refusal.getByRole('button', { name: 'Dismiss' }).click();
  await detail().getByLabel('Tags').fill('Urgent');
  await page.keyboard.press('Enter');
  // A narrow row has no room to show it.
  await row('Grace').getByText('Urgent').waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await detail().getByLabel('New note').fill('Called back');
  await detail().getByRole('button', { name: 'Add note' }).click();
  await detail().getByRole('paragraph').filter({ hasText: 'Called back' }).waitFor();
  await expectAccessibleInBoth(page, 'detail');
  await page.reload();
  await detail().getByRole('paragraph').filter({ hasText: 'Called back' }).waitFor();
  await detail().getByRole('button', { name: 'Close details' }).click();

  await page.getByRole('searchbox', { name: 'Search submissions' }).fill('ADA');
  await page.getByText('1 of 1 submission').waitFor();
  expect(new URL(page.url()).searchParams.get('search')).toBe('ADA');
  await page.getByRole('searchbox', { name: 'Search submissions' }).fill('nobody');
  await page.getByText('No submissions match your filters').waitFor();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await page.getByText('3 of 3 submissions').waitFor();

  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('region', { name: 'Selection' }).getByText('3 selected').waitFor();
  await row('Ada').getByRole('checkbox').click();
  await page.getByRole('region', { name: 'Selection' }).getByText('2 selected').waitFor();
  await expect.poll(() => page.getByRole('checkbox', { name: 'Select all' }).isChecked()).toBe(false);
});

test('DASH-037 SUBM-051 D-115 by keyboard: fifty presses of j; what arrives stands first and disturbs nothing', async () => {
  const form = await createForm('By keyboard');
  for (let count = 1; count <= 51; count++) await submit(form, `Person ${count}.`);
  await page.goto(`${url}/submissions/${form.id}`);
  await page.getByText('of 51 submissions').waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await detail().getByText('Person 51.', { exact: true }).waitFor();
  for (let count = 50; count >= 1; count--) await page.keyboard.press('j');
  await detail().getByText('Person 1.', { exact: true }).waitFor();
  await page.keyboard.press('s');
  await detail().getByRole('button', { name: 'Star', pressed: true }).waitFor();
  await page.keyboard.press('x');
  await page.getByText('1 selected').waitFor();

  await submit(form, 'Latecomer');
  await page.getByText('of 52 submissions').waitFor();
  await page.getByText('1 selected').waitFor();
  await detail().getByText('Person 1.', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByText('1 selected').waitFor({ state: 'hidden' });
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await leaveDialog(page);
  await page.keyboard.press('/');
  await page.keyboard.type('latecomer');
  await page.getByText('1 of 1 submission').waitFor();
  await row('Latecomer').waitFor();
  await expect.poll(() => rows().count()).toBe(1);
});

test('SUBM-010 SUBM-040 SUBM-095 D-114 every view shows the rows, is remembered, and has nothing axe finds', async () => {
  const form = await createForm('Views');
  await submit(form, 'Ada', 'ada@example.com');
  await page.goto(`${url}/submissions/${form.id}`);
  for (const view of ['Table', 'Grid', 'Accordion', 'List']) {
    await chooseView(view);
    await page.getByText('Ada').first().waitFor();
    await expectAccessibleInBoth(page, view);
  }
  await chooseView('Grid');
  await page.goto(`${url}/submissions`);
  await expect.poll(() => page.getByRole('radio', { name: 'Grid' }).isChecked()).toBe(true);
});

test('SUBM-010 Escape closes the list of a choice, then the filters', async () => {
  const form = await createForm('By Escape');
  await submit(form, 'Ada');
  await page.goto(`${url}/submissions/${form.id}`);
  await page.getByText('1 of 1 submission').waitFor();
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByLabel('Read', { exact: true }).click();
  await page.getByRole('option', { name: 'Unread' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('option', { name: 'Unread' }).waitFor({ state: 'hidden' });
  expect(await filters.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await filters.waitFor({ state: 'hidden' });
});
