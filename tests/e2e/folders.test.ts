import { expect, test } from 'vitest';
import type { TestClient } from '../support/api/testClient.ts';
import { card, createForm } from './dashboardSupport.ts';
import { button, createPerson, heading, openBrowser } from './people.ts';
import { platform } from './platform.ts';
import { expectAccessible, expectAccessibleInBoth, toast } from './support.ts';

const { url } = platform;
const { somebody, visitAs } = openBrowser();

const formIn = async (client: TestClient, clientFolderId: string | null, title: string): Promise<string> =>
  (await createForm(client, title, clientFolderId)).id;

test('SHELL-061 a text that is pasted into a field and does not fit says what was left out', async () => {
  const { page } = await somebody();
  await page.goto(`${url}/dashboard?tab=folders`);
  await button(page, 'Create New Client Folder').click();
  const dialog = page.getByRole('dialog', { name: 'Create New Client Folder' });
  const [name, description] = [dialog.getByLabel('Name'), dialog.getByLabel('Description (optional)')];
  await description.fill('x'.repeat(207));
  await description.press('ControlOrMeta+a');
  await description.press('ControlOrMeta+x');
  await name.press('ControlOrMeta+v');
  await toast(page, '7 characters were left out. This field takes at most 200 characters.');
  expect(await name.inputValue()).toHaveLength(200);
  await name.press('y');
  await toast(page, '1 character was left out. This field takes at most 200 characters.');
  await name.press('Backspace');
  await page.getByText('left out').waitFor({ state: 'detached' });
});

test('FOLD-001 FOLD-002 FOLD-003 FOLD-005 FOLD-006 FOLD-007 FOLD-008 FOLD-010 FOLD-011 FOLD-012 FOLD-013 FOLD-014 FOLD-015 FOLD-016 FOLD-017 FOLD-019 FOLD-021 D-53 D-54 folders are made, searched, filtered, looked at in three ways and deleted', async () => {
  const { session, page } = await somebody();
  await page.goto(`${url}/dashboard?tab=folders`);
  await page.getByText('No client folders yet').waitFor();
  await button(page, 'Create New Client Folder').click();
  const dialog = page.getByRole('dialog', { name: 'Create New Client Folder' });
  expect(await button(dialog, 'Create folder').isDisabled()).toBe(true);
  await dialog.getByLabel('Name').fill('  Bakery ');
  await dialog.getByLabel('Description (optional)').fill('Bread and cake');
  await expectAccessible(page, 'folder dialog');
  await button(dialog, 'Create folder').click();
  await toast(page, 'Client folder created successfully!');
  await heading(page, 'Bakery').waitFor();
  await session.post('/api/folders', { name: 'Bank' });
  const [bakery] = (await session.get('/api/folders')).body.folders.slice(-1);
  for (const title of ['One', 'Two', 'Three', 'Four']) await formIn(session, bakery.id, title);
  await page.reload();
  await card(page, 'Bakery').getByText('... and 1 more').waitFor();
  await card(page, 'Bakery').getByText('4 forms · 0 submissions').waitFor();
  await card(page, 'Bakery').getByText('Bread and cake').waitFor();
  expect(await page.getByRole('link', { name: 'Bakery', exact: true }).getAttribute('href')).toBe(
    `/folder/${bakery.id}`,
  );
  await card(page, 'Bank').getByText('Inactive').waitFor();
  await expectAccessibleInBoth(page, 'folders');

  await page.getByRole('searchbox', { name: 'Search folders' }).fill('CAKE');
  await heading(page, 'Bank').waitFor({ state: 'detached' });
  await heading(page, 'Bakery').waitFor();
  await page.getByRole('radiogroup', { name: 'Show' }).getByText('Inactive').click();
  await page.getByText('No folders match your criteria').waitFor();
  await button(page, 'Clear Search').click();
  await heading(page, 'Bank').waitFor();
  await page.getByRole('searchbox', { name: 'Search folders' }).fill('bak');
  await button(page, 'Clear Filters').click();
  await heading(page, 'Bakery').waitFor();
  await page.getByRole('radiogroup', { name: 'View' }).getByTitle('List').click();
  await expect.poll(() => page.getByRole('radio', { name: 'List' }).isChecked()).toBe(true);
  await page.goto(`${url}/dashboard?tab=folders`);
  await heading(page, 'Bank').waitFor();
  await expect.poll(() => page.getByRole('radio', { name: 'List' }).isChecked()).toBe(true);

  await button(page, 'Actions for Bakery').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByText('The 4 forms in this folder are kept and leave the folder.').waitFor();
  await button(page, 'Delete folder').click();
  await toast(page, 'Client folder deleted successfully');
  await heading(page, 'Bakery').waitFor({ state: 'detached' });
  expect((await session.get('/api/forms')).body.forms).toHaveLength(4);
});

test('FOLD-028 FOLD-029 FOLD-030 FOLD-032 FOLD-033 FOLD-034 FOLD-038 FOLD-039 FOLD-041 FOLD-044 FOLD-045 FOLD-053 FSET-016 BUILD-004 a folder’s page: a new form in it, its cards, a clone, settings and submissions', async () => {
  const { session, page } = await somebody();
  const { id } = (await session.post('/api/folders', { name: 'Bakery' })).body;
  await page.goto(`${url}/folder/${id}`);
  await page.getByText('No forms yet').waitFor();
  await page.getByRole('link', { name: 'Create Form' }).waitFor();
  await page.getByRole('link', { name: 'Create New Form for Bakery' }).click();
  await page.waitForURL(`**/builder?folder=${id}`);
  await page.getByLabel('Form title').fill('Orders');
  await button(page, 'Text').click();
  await button(page, 'Save Form').click();
  await page.waitForURL('**/forms/*/build');
  const [form] = (await session.get(`/api/folders/${id}`)).body.forms;
  expect(form).toMatchObject({ title: 'Orders', clientFolderId: id });

  await page.goto(`${url}/folder/${id}`);
  await card(page, 'Orders').getByText('Active', { exact: true }).waitFor();
  await session.patch(`/api/forms/${form.id}`, { description: 'What we bake' });
  await page.reload();
  await card(page, 'Orders').getByText('What we bake').waitFor();
  expect(await page.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toMatch(
    /^\/dashboard/,
  );
  await button(page, 'Actions for Orders').click();
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
  expect(await item('Edit').getAttribute('href')).toBe(`/forms/${form.id}/build`);
  expect(await item('Open form').getAttribute('href')).toBe(`/embed/${form.id}`);
  expect(await item('Open form').getAttribute('target')).toBe('_blank');
  await page.getByRole('menuitem', { name: 'Clone Form' }).click();
  await toast(page, 'Form cloned successfully');
  await heading(page, 'Orders (Copy)').waitFor();

  await button(page, 'Actions for Orders').click();
  await item('Form Settings').click();
  await page.getByLabel('Logo URL').fill('https://example.com/cake.png');
  await page.getByLabel('Logo URL').blur();
  await toast(page, 'Form updated successfully');
  expect((await session.get(`/api/forms/${form.id}`)).body.logoUrl).toBe('https://example.com/cake.png');

  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await card(page, 'Orders').locator(`a[href="/forms/${form.id}/responses"]`).click();
  await page.waitForURL(`**/forms/${form.id}/responses`);
  await page.getByRole('searchbox', { name: 'Search submissions' }).waitFor();
});

test('FSET-014 FSET-018 FSET-019 FSET-022 FSET-024 FSET-026 FSET-028 FSET-029 addresses of a form and its status, in the words of its settings', async () => {
  const { session, page } = await somebody();
  const formId = await formIn(session, null, 'Orders');
  await page.goto(`${url}/forms/${formId}/settings`);
  const section = (name: string) => page.getByRole('tab', { name, exact: true }).click();
  await section('Notifications');
  const email = page.getByRole('textbox', { name: 'Email', exact: true });
  await email.fill('nobody');
  await button(page, 'Add email').click();
  await page.getByText('Invalid Email: Please enter a valid email address').waitFor();
  await email.fill('team@example.com');
  await button(page, 'Add email').click();
  await toast(page, 'Notification email added successfully');
  await email.fill('TEAM@example.com');
  await button(page, 'Add email').click();
  await page.getByText('Email Already Exists: This email is already in the notification list').waitFor();
  await button(page, 'Deactivate team@example.com').press('Enter');
  await toast(page, 'Email Disabled');
  await button(page, 'Activate team@example.com').press('Enter');
  await toast(page, 'Email Enabled');
  await button(page, 'Remove team@example.com').press('Enter');
  await toast(page, 'Notification email deleted successfully');

  await section('General');
  await page.getByText('An inactive form accepts no new submissions.').waitFor();
  await page.getByRole('switch', { name: 'Form is active' }).press('Space');
  await toast(page, 'Form deactivated successfully');
  await page.getByLabel('Logo URL').fill('http://10.0.0.1/logo.png');
  await page.getByLabel('Logo URL').blur();
  await page.getByText('Private and local URLs are not allowed').waitFor();
  await expect.poll(() => page.getByLabel('Logo URL').inputValue()).toBe('http://10.0.0.1/logo.png');
  await section('Submissions');
  await page.getByLabel('Redirect URL').fill('javascript:alert(1)');
  await page.getByLabel('Redirect URL').blur();
  await page.getByText('Only HTTP and HTTPS URLs are allowed').waitFor();
  expect((await session.get(`/api/forms/${formId}`)).body).toMatchObject({
    active: false,
    redirectUrl: null,
    logoUrl: null,
  });
});

test('D-56 D-55 a folder of somebody else is not found', async () => {
  const [owner, stranger] = [await somebody(), await somebody()];
  const { id } = (await owner.session.post('/api/folders', { name: 'Private' })).body;
  await stranger.page.goto(`${url}/folder/${id}`);
  await toast(stranger.page, 'Failed to load folder data');
  await stranger.page.getByText('Folder not found').waitFor();
  await stranger.page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await stranger.page.waitForURL('**/dashboard?tab=folders');
  expect((await stranger.session.get(`/api/folders/${id}`)).status).toBe(404);
});

test('DASH-002 DASH-005 DASH-006 CLNT-054 D-46 D-47 tabs stand in the address; administrators have two more', async () => {
  const { page } = await somebody();
  await page.goto(`${url}/dashboard?tab=forms`);
  await page.getByRole('tab', { name: 'My Forms' }).waitFor();
  expect(await page.getByRole('tab').allInnerTexts()).toEqual([
    'My Forms',
    'Assigned Forms',
    'Client Folders',
    'Analytics',
  ]);
  await page.getByRole('tab', { name: 'Assigned Forms' }).click();
  await page.getByText('No forms are currently assigned.').waitFor();
  await page.reload();
  await page.getByText('No forms are currently assigned.').waitFor();
  // A tab that the user may not open gives way to the last open one.
  await page.goto(`${url}/dashboard?tab=clients`);
  await page.getByText('No forms are currently assigned.').waitFor();

  const admin = await visitAs(await createPerson({ role: 'admin' }));
  await admin.goto(`${url}/dashboard?tab=forms`);
  await admin.getByRole('tab', { name: 'Client Management' }).click();
  await button(admin, 'Create client').waitFor();
  await admin.getByRole('tab', { name: 'Admin' }).click();
  await admin.getByText('Pending approvals').waitFor();
  await admin.getByRole('link', { name: 'Open Admin Panel' }).click();
  await admin.waitForURL('**/admin');
});
