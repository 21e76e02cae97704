import { expect, test } from 'vitest';
import { card, createForm, menuTakesFocus, press, refuse, submit } from './dashboardSupport.ts';
import { openBrowser } from './people.ts';
import { platform } from './platform.ts';
import { toast } from './support.ts';

const { url } = platform;
const { somebody } = openBrowser();

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
