import { expect, test } from 'vitest';
import { createForm } from './dashboardSupport.ts';
import { button, clientOf, createPerson, heading, openBrowser } from './people.ts';
import { platform } from './platform.ts';
import { expectAccessible, expectAccessibleInBoth } from './support.ts';

const { url } = platform;
const { visitAs } = openBrowser();

test('TEAM-020 TEAM-030 TEAM-036 TEAM-040 TEAM-055 a colleague is invited by link, accepts, works in the account, and switches back', async () => {
  const [owner, colleague] = [await createPerson(), await createPerson()];
  await createForm(await clientOf(owner), 'Order a cake');
  const page = await visitAs(owner);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`${url}/settings`);
  await page.getByRole('main').getByRole('tab', { name: 'People' }).press('Enter');
  await heading(page, 'People').waitFor();
  await expectAccessibleInBoth(page, 'People');
  await button(page, 'Invite person').press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email', { exact: true }).fill(colleague.email);
  await dialog.getByLabel('Responder').press('Space');
  await expectAccessible(page, 'An invitation');
  await button(dialog, 'Send invitation').press('Enter');
  await dialog.getByText('No mail server is set up.').waitFor();
  await expectAccessible(page, 'The link');
  const link = await dialog.getByText('/invitation#token=').innerText();
  await button(dialog, 'Done').press('Enter');
  await page.getByRole('listitem').filter({ hasText: colleague.email }).waitFor();

  const other = await visitAs(colleague);
  await other.goto(link);
  await button(other, 'Accept invitation').waitFor();
  await expectAccessibleInBoth(other, 'The offer');
  await button(other, 'Accept invitation').press('Enter');
  await other.waitForURL(/\/dashboard/);
  await other.getByText('Order a cake').first().waitFor();
  await other.goto(`${url}/settings/people`);
  await other.getByText('Your role: Responder').waitFor();
  await expectAccessible(other, 'The own role');

  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: colleague.email });
  await row.getByText('Responder').waitFor();
  await expectAccessible(page, 'People, with a colleague');
  await page.goto(`${url}/settings/audit-log`);
  await page.getByText('Joined the account').first().waitFor();
  await expectAccessibleInBoth(page, 'The audit log');
  await other.goto(`${url}/settings/audit-log`);
  await other.getByText('Your role doesn’t allow this.').waitFor();
  await expectAccessible(other, 'An audit log that the role may not read');
  await other.keyboard.press('Control+K');
  await other.keyboard.type('Switch to');
  await other
    .getByRole('option', { name: /^Switch to/ })
    .first()
    .click();
  await other.waitForURL(/\/dashboard/);
  await expect.poll(() => other.getByText('Order a cake').count()).toBe(0);
});
