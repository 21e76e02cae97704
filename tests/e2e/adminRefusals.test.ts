import { expect, test } from 'vitest';
import { createForm, press, refuse } from './dashboardSupport.ts';
import { accountOf, button, createPerson, openBrowser } from './people.ts';
import { platform } from './platform.ts';
import { toast } from './support.ts';

const { url } = platform;
const { somebody } = openBrowser();

test('ADMIN-033 CLNT-061 CLNT-066 CLNT-072 CLNT-073 what administrators cannot do is told', async () => {
  const { session, page } = await somebody({ role: 'admin' });
  const { id } = await createForm(session, `Given ${crypto.randomUUID()}`);
  const email = `client-${crypto.randomUUID()}@example.com`;
  const made = await session.post('/api/admin/clients', { email, password: 'Correct-Horse-9' });
  await session.patch(`/api/admin/forms/${id}/assignment`, { clientId: made.body.id });
  await refuse(page, 'PATCH', '**/api/admin/**');
  await refuse(page, 'POST', '**/api/admin/clients');
  await page.goto(`${url}/dashboard?tab=clients&search=${encodeURIComponent(email)}`);
  await press(page, `Actions for ${email}`);
  await page.getByRole('menuitem', { name: 'Deactivate' }).press('Enter');
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
  // The list and the choice of a form each report it.
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
