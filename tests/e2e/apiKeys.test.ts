import { expect, test } from 'vitest';
import { withKey } from '../support/api/programOf.ts';
import { createForm } from './dashboardSupport.ts';
import { button, clientOf, createPerson, heading, openBrowser } from './people.ts';
import { platform } from './platform.ts';
import { expectAccessible } from './support.ts';

const { url } = platform;
const { visitAs } = openBrowser();

test('KEYS-001 KEYS-002 KEYS-003 a key is made, shown once, used and ended, by keyboard alone', async () => {
  const person = await createPerson();
  const form = await createForm(await clientOf(person), 'Sign-ups');
  const page = await visitAs(person);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`${url}/settings`);
  await page.getByRole('main').getByRole('tab', { name: 'API keys' }).press('Enter');
  await heading(page, 'No API keys yet').waitFor();
  await expectAccessible(page, 'No API keys');

  await button(page, 'Create API key').press('Enter');
  const dialog = page.getByRole('dialog');
  await expect
    .poll(() => dialog.getByLabel('Name').evaluate((input) => input === document.activeElement))
    .toBe(true);
  await button(dialog, 'Create key').press('Enter');
  await dialog.getByText('Enter a name').waitFor();
  await page.keyboard.type('Nightly export');
  await dialog.getByLabel('Forms', { exact: true }).first().selectOption('read');
  await dialog.getByLabel('Chosen forms').press('Space');
  await dialog.getByRole('combobox', { name: 'Chosen forms' }).press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await dialog.getByLabel('Current password').fill(person.password);
  await expectAccessible(page, 'A new API key');
  await page.keyboard.press('Enter');

  await dialog.getByText('It won’t be shown again.').waitFor();
  await expectAccessible(page, 'The API key');
  const token = await dialog.locator('code').innerText();
  await page.keyboard.press('Escape');
  expect(await dialog.isVisible()).toBe(true);
  await button(dialog, 'Done').press('Enter');
  const program = withKey(url, token);
  const { forms } = (await program.get('/api/forms')).body;
  expect(forms.map(({ id }: { id: string }) => id)).toEqual([form.id]);

  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: 'Nightly export' });
  await row.getByText('Last used').waitFor();
  expect(await row.innerText()).toContain('Sign-ups');
  expect(await page.content()).not.toContain(token);
  await button(row, 'End key Nightly export').press('Enter');
  await button(dialog, 'End key').press('Enter');
  await row.getByText('Ended', { exact: true }).waitFor();
  expect((await program.get('/api/forms')).status).toBe(401);
  await expectAccessible(page, 'API keys');
});
