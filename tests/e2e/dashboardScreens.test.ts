import { expect, test } from 'vitest';
import { card, createForm, leaveDialog, menuTakesFocus, press, refuse } from './dashboardSupport.ts';
import { accountOf, button, heading, openBrowser } from './people.ts';
import { platform } from './platform.ts';
import { expectAccessibleInBoth, theOwner } from './support.ts';

const { url } = platform;
const { visit, somebody } = openBrowser();

test('DASH-001 DASH-004 DASH-007 DASH-008 DASH-009 DASH-011 DASH-012 LINK-004 D-48 the dashboard of a user: figures, ways on, My Forms', async () => {
  const stranger = await visit();
  await stranger.goto(`${url}/dashboard`);
  await stranger.waitForURL(/\/auth/);
  const { session, page } = await somebody();
  await createForm(session, 'First');
  await createForm(session, 'Second');
  await page.goto(`${url}/dashboard`);
  await heading(page, 'Second').waitFor();
  await page.getByText('Total Forms').locator('xpath=ancestor::*[contains(., "2")][1]').waitFor();
  const main = page.getByRole('main');
  for (const [name, path] of [
    ['Browse Templates', '/templates'],
    ['Create New Form', '/builder'],
  ] as const) {
    expect(await main.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(path);
  }
  await page.goto(`${url}/dashboard?tab=forms`);
  expect(await page.getByRole('tab', { name: 'My Forms' }).getAttribute('aria-selected')).toBe('true');
  await page.getByText('All forms', { exact: true }).waitFor();
  expect(await main.getByRole('link', { name: 'Dashboard', exact: true }).getAttribute('href')).toBe(
    '/dashboard?tab=home',
  );
  await page.getByRole('tab', { name: 'Analytics' }).click();
  await page.waitForURL('**/analytics');
});

test('DASH-044 the bar of a selection is in sight however long the list is, and what has the focus is not under it', async () => {
  const { session, page } = await somebody({ formLimit: 30 });
  for (let at = 1; at <= 20; at++) await createForm(session, `Form ${at}`);
  await page.goto(`${url}/dashboard?tab=forms`);
  await page.getByRole('checkbox', { name: 'Select Form 20', exact: true }).check();
  const bar = page.getByRole('region', { name: 'Selection' });
  const { y, height } = (await bar.boundingBox()) ?? { y: 0, height: 0 };
  expect([y > 0, y + height]).toEqual([true, 900]);
  const far = button(page, 'Actions for Form 5');
  await far.focus();
  const place = await far.boundingBox();
  expect((place?.y ?? 900) + (place?.height ?? 0)).toBeLessThanOrEqual(y);
});

test('SHELL-040 an error ends when its action succeeds, and with the screen that it was shown on', async () => {
  const { session, page } = await somebody({ formLimit: 5 });
  await createForm(session, 'Orders');
  await page.goto(`${url}/dashboard?tab=forms`);
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to clone form' });
  const clone = async () => {
    await press(page, 'Actions for Orders');
    await menuTakesFocus(page);
    await page.getByRole('menuitem', { name: 'Clone Form' }).press('Enter');
  };
  await refuse(page, 'POST', '**/api/forms/*/clone');
  await clone();
  await failed.waitFor();
  await page.getByRole('link', { name: 'Analytics' }).first().click();
  await page.waitForURL('**/analytics');
  await failed.waitFor({ state: 'detached' });
  await page.goto(`${url}/dashboard?tab=forms`);
  await clone();
  await failed.waitFor();
  await page.unroute('**/api/forms/*/clone');
  await clone();
  await page.getByRole('alert').filter({ hasText: 'Form cloned successfully' }).waitFor();
  await expect.poll(() => failed.count()).toBe(0);
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
  await leaveDialog(page);
  await button(page, 'Actions for Orders').click();
  await page.getByRole('menuitem', { name: 'View Submissions' }).click();
  await page.waitForURL(`**/forms/${id}/responses`);
});

test('DASH-030 DASH-036 DASH-039 what the dashboard cannot load or send is told, or kept silent', async () => {
  const { session, page } = await somebody({});
  const { id } = await createForm(session, 'Only one');
  await refuse(page, 'GET', '**/api/submissions/nearing-deletion**');
  await refuse(page, 'GET', '**/api/forms');
  await page.goto(`${url}/dashboard`);
  // The forms come with the page, and are read again when one changes.
  await heading(page, 'Only one').waitFor();
  expect((await session.patch(`/api/forms/${id}`, { title: 'Renamed' })).status).toBe(200);
  await page.getByText('Failed to load dashboard data').waitFor();
  expect(await page.getByRole('alert').count()).toBe(1);
  await page.unroute('**/api/forms');
  await press(page, 'Try again');
  await heading(page, 'Renamed').waitFor();
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
  await expectAccessibleInBoth(page, 'assigned forms');
  await refuse(page, 'GET', '**/api/assigned-forms');
  await page.reload();
  await page.getByText('Failed to load assigned forms').waitFor();
});
