import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createEmptyDefinition, createField } from '@inlay/sdk/model';
import type { TestClient } from '../support/api/testClient.ts';
import { accountOf, button, clientOf, createPerson, heading, openBrowser, theOwner } from './people.ts';
import { platform } from './platform.ts';
import { expectAccessible, toast } from './support.ts';

const { url } = platform;
const { visit, visitAs } = openBrowser();

const fields = [{ ...createField('text'), id: 'name', label: 'Name' }];
async function createForm(client: TestClient, title: string, clientFolderId: string | null = null) {
  const definition = { ...createEmptyDefinition(title), description: 'What it asks', fields };
  const { body } = await client.post('/api/forms', { definition, clientFolderId });
  return body as { id: string; revisionId: string };
}
const submit = (client: TestClient, form: { id: string; revisionId: string }) =>
  client.post(`/api/public/forms/${form.id}/submissions`, {
    revisionId: form.revisionId,
    idempotencyKey: crypto.randomUUID(),
    answers: { name: 'Ada' },
  });

async function somebody(input: Parameters<typeof createPerson>[0] = { formLimit: 20 }) {
  const person = await createPerson(input);
  const session = await clientOf(person);
  return { person, session, page: await visitAs(person, { session }) };
}

/** Lets the server fail at one kind of call. */
const refuse = async (page: Page, method: string, pattern: string): Promise<void> => {
  await page.route(pattern, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, contentType: 'application/json', body: '{}' })
      : route.fallback(),
  );
};
/** Presses what a message may lie over. */
const press = (page: Page, name: string): Promise<void> => button(page, name).press('Enter');
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('DASH-001 DASH-004 DASH-007 DASH-008 DASH-009 DASH-010 DASH-011 DASH-012 LINK-004 D-48 the dashboard of a user: figures, ways on, My Forms', async () => {
  const stranger = await visit();
  await stranger.goto(`${url}/dashboard`);
  await stranger.waitForURL(/\/auth/);
  const { session, page } = await somebody();
  await createForm(session, 'First');
  await createForm(session, 'Second');
  await page.goto(`${url}/dashboard`);
  await heading(page, 'Second').waitFor();
  expect(await page.getByRole('tab', { name: 'My Forms' }).getAttribute('aria-selected')).toBe('true');
  await page.getByText('Total Forms').locator('xpath=ancestor::*[contains(., "2")][1]').waitFor();
  const main = page.getByRole('main');
  for (const [name, path] of [
    ['Browse Templates', '/templates'],
    ['View Submissions', '/submissions'],
    ['Create New Form', '/builder'],
  ] as const) {
    expect(await main.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(path);
  }
  await page.getByText('All forms', { exact: true }).waitFor();
  expect(await main.getByRole('link', { name: 'Dashboard', exact: true }).getAttribute('href')).toBe(
    '/dashboard',
  );
  await page.getByRole('tab', { name: 'Analytics' }).click();
  await page.waitForURL('**/analytics');
});

test('DASH-018 DASH-019 D-49 a form leads to its submissions, its page and its embed code', async () => {
  const { session, page } = await somebody();
  const { id } = await createForm(session, 'Orders');
  await page.goto(`${url}/dashboard`);
  await button(page, 'Actions for Orders').click();
  expect(await page.getByRole('menuitem', { name: 'Open form' }).getAttribute('href')).toBe(`/embed/${id}`);
  expect(await page.getByRole('menuitem', { name: 'Open form' }).getAttribute('target')).toBe('_blank');
  await page.getByRole('menuitem', { name: 'Get Embed Code' }).click();
  await page.getByRole('dialog').getByText(`/embed/${id}`).first().waitFor();
  await page.keyboard.press('Escape');
  await button(page, 'Actions for Orders').click();
  await page.getByRole('menuitem', { name: 'View Submissions' }).click();
  await page.waitForURL(`**/submissions/${id}`);
});

test('DASH-030 DASH-036 DASH-039 what the dashboard cannot load or send is told, or kept silent', async () => {
  const { session, page } = await somebody({});
  await createForm(session, 'Only one');
  await refuse(page, 'GET', '**/api/submissions/nearing-deletion**');
  await refuse(page, 'GET', '**/api/forms');
  await page.goto(`${url}/dashboard`);
  await page.getByText('Failed to load dashboard data').waitFor();
  expect(await page.getByRole('alert').count()).toBe(1);
  await page.unroute('**/api/forms');
  await press(page, 'Try again');
  await heading(page, 'Only one').waitFor();
  await refuse(page, 'POST', '**/api/contact-message');
  await press(page, 'Request More Forms');
  const dialog = page.getByRole('dialog', { name: 'Contact for Additional Forms' });
  await dialog.getByLabel('Name').fill('Ada');
  await button(dialog, 'Send request').click();
  await dialog.getByText('Error sending message').waitFor();
  await dialog.getByText('Please try again or contact support directly.').waitFor();
  expect(await dialog.getByRole('textbox', { name: 'Message' }).inputValue()).toBe(
    'I would like to request additional forms for my account.',
  );
});

test('DASH-023 DASH-024 DASH-025 ASSG-002 ASSG-003 ASSG-004 ASSG-005 ASSG-006 ASSG-007 ASSG-010 assigned forms, newest first, counted, and told when they cannot be loaded', async () => {
  const { person, session, page } = await somebody();
  const maker = await somebody();
  const owner = await theOwner();
  const { userId } = await accountOf(person);
  const forms = [await createForm(maker.session, 'Older'), await createForm(maker.session, 'Newer')];
  for (const { id } of forms) {
    await owner.patch(`/api/admin/forms/${id}/assignment`, { assignedToUserId: userId });
  }
  await maker.session.patch(`/api/forms/${forms[0]?.id}`, { active: false });
  const { body } = await session.get('/api/assigned-forms');
  expect(body.forms.map(({ title }: { title: string }) => title)).toEqual(['Newer', 'Older']);
  await page.goto(`${url}/dashboard?tab=assigned`);
  await card(page, 'Newer').getByText('Read Only').waitFor();
  await card(page, 'Newer').getByText('What it asks').waitFor();
  await page.goto(`${url}/assigned-forms`);
  const figure = (label: string, count: string) =>
    page.getByText(label, { exact: true }).first().locator(`xpath=ancestor::*[contains(., "${count}")][1]`);
  await figure('Assigned Forms', '2').waitFor();
  await card(page, 'Older').getByText('Inactive').waitFor();
  expect(await page.getByRole('link', { name: 'View Submissions of Newer' }).getAttribute('href')).toBe(
    `/submissions?formId=${forms[1]?.id}`,
  );
  await button(page, 'Get Embed Code of Newer').waitFor();
  await expectAccessible(page, 'assigned forms');
  await refuse(page, 'GET', '**/api/assigned-forms');
  await page.reload();
  await page.getByText('Failed to load assigned forms').waitFor();
});

test('FOLD-020 FOLD-022 FOLD-047 FOLD-062 what cannot be done to folders is told', async () => {
  const { session, page } = await somebody();
  const { id } = (await session.post('/api/folders', { name: 'Bakery' })).body;
  await refuse(page, 'POST', '**/api/folders');
  await refuse(page, 'DELETE', '**/api/folders/*');
  await page.goto(`${url}/dashboard?tab=folders`);
  await button(page, 'Create New Client Folder').click();
  await page.getByRole('dialog').getByLabel('Name').fill('Bank');
  await press(page, 'Create folder');
  await toast(page, 'Failed to create client folder');
  expect(await page.getByRole('dialog').getByLabel('Name').inputValue()).toBe('Bank');
  await page.reload();
  await press(page, 'Delete Bakery');
  await press(page, 'Delete folder');
  await toast(page, 'Failed to delete client folder');
  await refuse(page, 'PATCH', '**/api/folders/*');
  await page.goto(`${url}/folder/${id}`);
  await press(page, 'Edit folder');
  await page.getByRole('dialog').getByLabel('Name').fill('Bakers');
  await press(page, 'Save folder');
  await toast(page, 'Failed to update client folder');
  expect(await page.getByRole('dialog').getByLabel('Name').inputValue()).toBe('Bakers');
  await page.unroute('**/api/folders/*');
  await press(page, 'Save folder');
  await toast(page, 'Client folder updated successfully');
  await heading(page, 'Bakers').waitFor();
  await refuse(page, 'GET', '**/api/folders/*');
  await page.reload();
  await page.getByText('Failed to load folder data').waitFor();
});

test('FOLD-040 FOLD-042 FOLD-043 FOLD-048 FOLD-049 FOLD-050 FOLD-051 FOLD-052 FOLD-054 FOLD-055 the menu of a form’s card, when it works and when it does not', async () => {
  const { session, page } = await somebody();
  const folder = (await session.post('/api/folders', { name: 'Bakery' })).body.id as string;
  const { id } = await createForm(session, 'Orders', folder);
  const choose = async (item: string): Promise<void> => {
    await press(page, 'Actions for Orders');
    await page.getByRole('menuitem', { name: item, exact: true }).press('Enter');
  };
  await refuse(page, 'POST', '**/clone');
  await refuse(page, 'PATCH', '**/api/forms/*');
  await refuse(page, 'DELETE', '**/api/forms/*');
  await refuse(page, 'GET', `**/api/forms/${id}`);
  await page.goto(`${url}/folder/${folder}`);
  await choose('Clone Form');
  await toast(page, 'Failed to clone form');
  await choose('Copy Embed Code');
  await toast(page, 'Failed to copy embed code');
  await choose('Disable');
  await toast(page, 'Failed to update form status');
  await choose('Delete');
  await press(page, 'Move form to trash');
  await toast(page, 'Failed to delete form');

  await page.unrouteAll();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.reload();
  await choose('Copy Embed Code');
  await toast(page, 'Embed code copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(id);
  await choose('Disable');
  await toast(page, 'Form deactivated successfully');
  await card(page, 'Orders').getByText('Inactive').waitFor();
  await choose('Enable');
  await toast(page, 'Form activated successfully');
  await choose('Delete');
  await press(page, 'Move form to trash');
  await toast(page, 'Form deleted successfully');
  await page.getByText('No forms yet').waitFor();
});

test('FOLD-046 FOLD-035 FOLD-037 a folder’s page hears of new submissions by itself', async () => {
  const { session, page } = await somebody();
  const folder = (await session.post('/api/folders', { name: 'Bakery' })).body.id as string;
  const form = await createForm(session, 'Orders', folder);
  await page.goto(`${url}/folder/${folder}`);
  const figure = (name: string) => card(page, 'Orders').locator('dl > div').filter({ hasText: name });
  await expect.poll(() => figure('Submissions').innerText()).toMatch(/0$/);
  expect(await figure('Fields').innerText()).toMatch(/1$/);
  await figure('Created').waitFor();
  await submit(session, form);
  await expect.poll(() => figure('Submissions').innerText()).toMatch(/1$/);
});

test('FSET-001 FSET-002 FSET-003 FSET-004 FSET-005 FSET-006 FSET-015 FSET-017 FSET-021 FSET-023 FSET-025 FSET-030 the parts of the panel, and what cannot be saved in it', async () => {
  const { session, page } = await somebody();
  const { id } = await createForm(session, 'Orders');
  await session.post(`/api/forms/${id}/notification-emails`, { email: 'team@example.com' });
  await refuse(page, 'GET', `**/api/forms/${id}`);
  await page.goto(`${url}/dashboard?tab=forms`);
  await press(page, 'Settings and submissions of Orders');
  await page.getByText('Failed to load form settings').waitFor();
  await page.unroute(`**/api/forms/${id}`);
  await press(page, 'Try again');
  for (const part of [
    'Notification emails',
    'Form status',
    'Form metadata',
    'Embed code',
    'Security badge',
  ]) {
    await page.getByRole('region', { name: part, exact: true }).waitFor();
  }
  await page.getByText(/Told about every submission of this form, at most 10\./).waitFor();
  await refuse(page, 'PATCH', '**/api/forms/**');
  await refuse(page, 'POST', '**/notification-emails');
  await refuse(page, 'DELETE', '**/notification-emails/*');
  await page.getByLabel('Description', { exact: true }).fill('Other words');
  await page.getByLabel('Title', { exact: true }).focus();
  await toast(page, 'Failed to update form');
  expect(await page.getByLabel('Description', { exact: true }).inputValue()).toBe('Other words');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('new@example.com');
  await press(page, 'Add email');
  await page.getByText('Failed to add notification email').waitFor();
  await press(page, 'Deactivate team@example.com');
  await toast(page, 'Failed to update email notification setting');
  await press(page, 'Remove team@example.com');
  await toast(page, 'Failed to delete notification email');
});

test('ADMIN-033 CLNT-061 CLNT-066 CLNT-072 CLNT-073 what administrators cannot do is told', async () => {
  const { session, page } = await somebody({ role: 'admin' });
  const { id } = await createForm(session, `Given ${crypto.randomUUID()}`);
  const email = `client-${crypto.randomUUID()}@example.com`;
  const made = await session.post('/api/admin/clients', { email, password: 'Correct-Horse-9' });
  await session.patch(`/api/admin/forms/${id}/assignment`, { clientId: made.body.id });
  await refuse(page, 'PATCH', '**/api/admin/**');
  await refuse(page, 'POST', '**/api/admin/clients');
  await page.goto(`${url}/dashboard?tab=clients&search=${encodeURIComponent(email)}`);
  await press(page, `Deactivate ${email}`);
  await toast(page, 'Failed to update client status');
  await press(page, `Forms of ${email}`);
  await page.getByRole('button', { name: /^Unassign/ }).press('Enter');
  await toast(page, 'Failed to update form assignment');
  await press(page, 'Create client');
  const dialog = page.getByRole('dialog', { name: 'Create client' });
  await dialog.getByLabel('Email').fill('new@example.com');
  await button(dialog, 'Create client').press('Enter');
  await dialog.getByText('Failed to create client').waitFor();
  expect(await dialog.getByLabel('Email').inputValue()).toBe('new@example.com');
  await refuse(page, 'GET', '**/api/admin/clients**');
  await page.reload();
  await page.getByText('Failed to fetch clients').waitFor();
  await refuse(page, 'GET', '**/api/admin/forms**');
  await page.goto(`${url}/admin/form-assignments`);
  // The list and the choice of a form each say so.
  await expect.poll(() => page.getByText('Failed to load forms').count()).toBe(2);
});

test('ADMIN-030 ADMIN-032 forms that cannot be assigned or taken back stay as they are, and it is told', async () => {
  const { session, page } = await somebody({ role: 'admin' });
  const reader = await createPerson();
  const { userId } = await accountOf(reader);
  const [given, free] = [`Given ${crypto.randomUUID()}`, `Free ${crypto.randomUUID()}`];
  const { id } = await createForm(session, given);
  await createForm(session, free);
  await session.patch(`/api/admin/forms/${id}/assignment`, { assignedToUserId: userId });
  await refuse(page, 'PATCH', '**/api/admin/**');
  await page.goto(`${url}/admin/form-assignments`);
  await press(page, `Unassign ${given}`);
  await toast(page, 'Failed to unassign form.');
  for (const [name, text] of [
    ['Select Form', free],
    ['Assign to User', reader.email],
  ] as const) {
    await page.getByRole('combobox', { name }).fill(text);
    await page.getByRole('option').filter({ hasText: text }).click();
  }
  await press(page, 'Assign Form');
  await toast(page, 'Failed to assign form.');
  expect((await session.get('/api/admin/forms?assigned=yes&limit=200')).text).toContain(id);
});

test('ADMIN-007 ADMIN-008 ADMIN-039 All Pages names the folders of all users and whose they are', async () => {
  const maker = await somebody({ fullName: 'Mary Maker' });
  const name = `Folder ${crypto.randomUUID()}`;
  const { id } = (await maker.session.post('/api/folders', { name })).body;
  const { page } = await somebody({ role: 'admin' });
  await page.goto(`${url}/admin/pages?search=${encodeURIComponent(name)}`);
  const row = page.getByRole('table', { name: 'Client folders' }).getByRole('row').filter({ hasText: name });
  await row.getByText('Mary Maker').waitFor();
  expect(await row.getByRole('link').first().getAttribute('href')).toBe(`/folder/${id}`);
});
