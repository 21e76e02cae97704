import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import type { TestClient } from '../support/api/testClient.ts';
import { openBrowser } from './people.ts';
import { platform } from './platform.ts';
import { expectAccessible } from './support.ts';

const { url } = platform;
const { somebody } = openBrowser();
// A new person for each test, because addresses belong to an account.
let page: Page;
let session: TestClient;
let person: { email: string };
beforeEach(async () => {
  ({ page, session, person } = await somebody());
});

const fields = [
  { ...createField('text'), id: 'name', label: 'Your name' },
  { ...createField('email'), id: 'mail', label: 'Email' },
];
async function createForm(title: string): Promise<{ id: string; revisionId: string }> {
  const definition = withFields(createEmptyDefinition(title), fields);
  return (await session.post('/api/forms', { definition })).body;
}
const toast = (title: string) => page.getByRole('alert').filter({ hasText: title }).first().waitFor();

test('NOTIF-001 NOTIF-002 NOTIF-003 NOTIF-004 NOTIF-005 NOTIF-006 NOTIF-007 NOTIF-008 NOTIF-009 NOTIF-010 NOTIF-011 NOTIF-012 NOTIF-013 NOTIF-033 NOTIF-034 NOTIF-035 NOTIF-036 whom the account tells: added, refused twice, switched, removed', async () => {
  const { id } = await createForm('Cakes');
  await page.goto(`${url}/settings`);
  await page.getByRole('tab', { name: 'Notifications' }).click();
  await page.getByText('No addresses yet').waitFor();

  const add = page.getByRole('button', { name: 'Add email' });
  await add.click();
  await page.getByText('Please enter an email address').waitFor();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('nobody');
  await add.click();
  await page.getByText('Please enter a valid email address').waitFor();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('team@example.com');
  await page.getByLabel('Label (optional)').fill(' Team ');
  await add.click();
  await toast('Email added');
  await page.getByText('team@example.com will be notified about all forms').waitFor();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('TEAM@example.com');
  await add.click();
  await page.getByText('This email is already in the notification list').waitFor();
  await page.getByRole('combobox', { name: 'Assign to' }).click();
  await page.getByRole('option', { name: 'Cakes', exact: true }).click();
  await add.click();
  await page.getByText('team@example.com will be notified about Cakes').waitFor();
  const list = await session.get(`/api/forms/${id}/notification-emails`);
  expect(list.body.emails).toMatchObject([
    { email: person.email, isEnabled: true },
    { email: 'team@example.com', isEnabled: true },
  ]);

  await page
    .getByRole('row', { name: /Global \(all forms\)/ })
    .getByText('Active')
    .waitFor();
  // By keyboard: a message at the lower right may cover the row, and stays while the mouse is on it.
  await page.getByRole('button', { name: 'Deactivate team@example.com, Cakes' }).press('Enter');
  await toast('Status updated');
  await page.getByRole('row', { name: /Cakes/ }).getByText('Inactive').waitFor();
  await expectAccessible(page, 'with addresses');
  await page.getByRole('button', { name: 'Remove team@example.com, Cakes' }).press('Enter');
  await page.getByRole('button', { name: 'Remove address' }).press('Enter');
  await toast('Email removed');
  await page.getByRole('row', { name: /Cakes/ }).waitFor({ state: 'detached' });
  await page.getByRole('switch', { name: 'Email notifications' }).click();
  await toast('Settings Updated');
  expect((await session.get('/api/profile')).body.profile.notificationsEnabled).toBe(false);
  await page.getByRole('switch', { name: 'Email notifications' }).click();
  await page.getByText('Email notifications are on').waitFor();

  for (const address of ['/notification-settings', '/notifications']) {
    await page.goto(url + address);
    await page.waitForURL('**/settings/notifications');
  }
});

test('D-61 D-192 NOTIF-044 one form: its own addresses, an automatic answer, a webhook with its secret, its mails', async () => {
  const form = await createForm('Bread');
  await page.goto(`${url}/dashboard`);
  await page.getByRole('button', { name: 'Actions for Bread' }).click();
  await page.getByRole('menuitem', { name: 'Form Settings' }).click();
  await page.waitForURL('**/settings');
  await page.getByRole('tab', { name: 'Notifications' }).click();
  // The form's maker is notified, and reads that no mail server is set up (D-192).
  await page.getByRole('row', { name: person.email }).getByText('Active').waitFor();
  await page.getByText('Emails are not being sent').waitFor();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('baker@example.com');
  await page.getByRole('button', { name: 'Add email' }).click();
  await page
    .getByRole('row', { name: /baker@example.com/ })
    .getByText('Active')
    .waitFor();
  await expectAccessible(page, 'notifications');

  await page.getByRole('switch', { name: 'Reply to visitors' }).click();
  await page.getByLabel('Subject').fill('Thank you, {Your name}');
  await expectAccessible(page, 'auto-reply');
  await page.getByLabel('Subject').press('Tab');
  const reply = async () => (await session.get(`/api/forms/${form.id}`)).body.autoReply;
  await expect.poll(reply).toMatchObject({ isOn: true, subject: 'Thank you, {Your name}' });

  await page.getByRole('tab', { name: 'On submission' }).click();
  await page.getByText('baker@example.com gets an email').waitFor();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Webhook' }).click();
  await page.getByLabel('Address').fill('http://127.0.0.1/');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await page.getByText('Private and local URLs are not allowed').waitFor();
  await page.getByLabel('Address').fill('https://hooks.invalid/bread');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this secret' });
  await dialog.getByText(/^whsec_/).waitFor();
  await expectAccessible(page, 'secret');
  await dialog.getByRole('button', { name: 'I’ve saved it' }).press('Enter');
  await page.getByRole('button', { name: 'Edit: https://hooks.invalid/bread' }).press('Enter');
  await page.getByRole('button', { name: 'Send test' }).press('Enter');
  await expectAccessible(page, 'webhooks');
  await page.getByRole('link', { name: 'View deliveries' }).press('Enter');
  await page.waitForURL('**/settings/deliveries?channel=webhook');
  await page
    .getByRole('row', { name: /Test.*hooks\.invalid\/bread/ })
    .getByText(/1 attempt/)
    .waitFor();
  await page.getByRole('button', { name: /^Request and answer/ }).press('Enter');
  await page.getByText('form.test').waitFor();

  // Without a captcha, only the owner gets a reply (NOTIF-045).
  const answers = { name: 'Ada', mail: person.email };
  const sent = { revisionId: form.revisionId, idempotencyKey: crypto.randomUUID(), answers };
  await session.post(`/api/public/forms/${form.id}/submissions`, sent);
  const mails = async () => (await session.get(`/api/forms/${form.id}/deliveries`)).body.deliveries.length;
  await expect.poll(mails).toBeGreaterThanOrEqual(3);
  await page.getByRole('combobox', { name: 'Channel' }).selectOption('Email');
  await page
    .getByRole('row', { name: /Notification.*baker@example.com/ })
    .getByText('Waiting')
    .waitFor();
  await page.getByRole('row', { name: new RegExp(`Automatic reply.*${person.email}`) }).waitFor();
  const calls = page.getByRole('row', { name: /hooks\.invalid/ });
  await expect.poll(() => calls.count()).toBe(0);
  await expectAccessible(page, 'deliveries');
  await page.setViewportSize({ width: 375, height: 800 });
  await page.getByRole('combobox', { name: 'State' }).selectOption('Sent');
  await page.getByText('No results for this filter').waitFor();
  const isWider = () => document.documentElement.scrollWidth > innerWidth;
  expect(await page.evaluate(isWider)).toBe(false);
  await page.getByRole('button', { name: 'Show all' }).press('Enter');
  await calls.first().waitFor();
  expect(await page.evaluate(isWider)).toBe(false);
  await expectAccessible(page, 'deliveries on a phone');
});
