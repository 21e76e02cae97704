import { expect, test } from 'vitest';
import { card, createForm, menuTakesFocus, press, refuse, submit } from './dashboardSupport.ts';
import { button, heading, openBrowser } from './people.ts';
import { platform } from './platform.ts';
import { toast } from './support.ts';

const { url } = platform;
const { somebody } = openBrowser();

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
    await menuTakesFocus(page);
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
  const orders = card(page, 'Orders');
  await orders.getByText('0 submissions').waitFor();
  await orders.getByText(/^1 field, created /).waitFor();
  await submit(session, form);
  await expect.poll(() => orders.getByText('1 submission', { exact: true }).count()).toBe(1);
});

test('FSET-001 FSET-002 FSET-003 FSET-004 FSET-005 FSET-017 FSET-021 FSET-023 FSET-025 FSET-030 the parts of a form’s settings, and what cannot be saved in it', async () => {
  const { session, page } = await somebody();
  const { id } = await createForm(session, 'Orders');
  await session.post(`/api/forms/${id}/notification-emails`, { email: 'team@example.com' });
  await page.goto(`${url}/forms/${id}/settings`);
  const section = async (tab: string, ...parts: string[]): Promise<void> => {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    for (const part of parts) await page.getByRole('region', { name: part, exact: true }).waitFor();
  };
  await section('General', 'Form status', 'Form metadata');
  await section('Website', 'Embed code');
  await section('Notifications', 'Notification emails');
  await page.getByText(/Notified about every submission of this form, at most 10\./).waitFor();
  await refuse(page, 'PATCH', '**/api/forms/**');
  await refuse(page, 'POST', '**/notification-emails');
  await refuse(page, 'DELETE', '**/notification-emails/*');
  const client = page.getByLabel('Client primary email');
  await client.fill('client@example.com');
  await client.blur();
  await toast(page, 'Failed to update form');
  expect(await client.inputValue()).toBe('client@example.com');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('new@example.com');
  await press(page, 'Add email');
  await page.getByText('Failed to add notification email').waitFor();
  await press(page, 'Deactivate team@example.com');
  await toast(page, 'Failed to update email notification setting');
  await press(page, 'Remove team@example.com');
  await toast(page, 'Failed to delete notification email');
});
