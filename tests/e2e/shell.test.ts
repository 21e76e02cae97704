import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button, createPerson, heading, openBrowser } from './people.ts';
import { platform } from './platform.ts';

const { url } = platform;
const { visitAs } = openBrowser();

/** A unit of the specification is 0.25 rem (D-26). */
const UNIT_PX = 4;
const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const widthOf = async (page: Page): Promise<number> => (await sidebarOf(page).boundingBox())?.width ?? 0;

test('SHELL-001 SHELL-002 SHELL-003 SHELL-011 SHELL-012 CONST-014 D-26 the sidebar collapses and stays so; the header says where one is', async () => {
  const page = await visitAs(await createPerson());
  await page.goto(`${url}/dashboard`);
  await heading(page, 'My Forms').waitFor();
  await page.getByText('Create and manage your forms').waitFor();
  await expect.poll(() => widthOf(page)).toBe(72 * UNIT_PX);
  await button(page, 'Collapse sidebar').click();
  await expect.poll(() => widthOf(page)).toBe(16 * UNIT_PX);
  await page.reload();
  await expect.poll(() => widthOf(page)).toBe(16 * UNIT_PX);
  // Icons without visible names still have accessible ones.
  await sidebarOf(page).getByRole('link', { name: 'Assigned Forms' }).click();
  await heading(page, 'Assigned Forms').waitFor();
  await page.getByText('View and manage forms assigned to you').waitFor();
  await button(page, 'Expand sidebar').click();
  await expect.poll(() => widthOf(page)).toBe(72 * UNIT_PX);
});

test('D-26 where it would take a third of the window, the sidebar is collapsed until it is expanded there', async () => {
  const page = await visitAs(await createPerson());
  await page.goto(`${url}/dashboard`);
  await expect.poll(() => widthOf(page)).toBe(72 * UNIT_PX);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect.poll(() => widthOf(page)).toBe(16 * UNIT_PX);
  await button(page, 'Expand sidebar').press('Enter');
  await expect.poll(() => widthOf(page)).toBe(72 * UNIT_PX);
  await button(page, 'Collapse sidebar').press('Enter');
  await expect.poll(() => widthOf(page)).toBe(16 * UNIT_PX);
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect.poll(() => widthOf(page)).toBe(72 * UNIT_PX);
});

test('D-24 in the dark, what is typed into has the same ring as everything else', async () => {
  const page = await visitAs(await createPerson(), { colorScheme: 'dark' });
  await page.goto(`${url}/templates`);
  const search = page.getByLabel('Search templates');
  await search.focus();
  const ring = () =>
    search.evaluate((element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      return [outlineStyle, outlineWidth, outlineColor];
    });
  await expect.poll(ring).toEqual(['solid', '2px', 'rgb(165, 165, 255)']);
});

/** Returns the entries of a narrow screen's menu, in order. */
async function entriesOf(page: Page): Promise<string[]> {
  await button(page, 'Menu').click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).waitFor();
  const entries = await page.getByRole('menuitem').allTextContents();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  return entries;
}

test('SHELL-025 SHELL-026 SHELL-027 SHELL-028 SHELL-029 SHELL-030 SHELL-031 CONST-013 D-01 D-28 below 768 px the header is a menu', async () => {
  const narrow = { viewport: { width: 767, height: 900 }, colorScheme: 'light' as const };
  const page = await visitAs(await createPerson(), narrow);
  await page.goto(`${url}/trash`);
  await heading(page, 'Trash').waitFor();
  expect(await sidebarOf(page).count()).toBe(0);
  const all = [
    'Submissions',
    'My Forms',
    'Assigned Forms',
    'Client Folders',
    'Analytics',
    'Trash',
    'Profile',
  ];
  expect(await entriesOf(page)).toEqual(['Dashboard', ...all, 'Dark mode', 'Help', 'Sign Out']);
  const press = async (name: string): Promise<void> => {
    await button(page, 'Menu').click();
    await page.getByRole('menuitem', { name }).click();
  };
  await press('Dark mode');
  await page.locator('html[data-mantine-color-scheme=dark]').waitFor();
  await press('Profile');
  await heading(page, 'Settings').waitFor();
  await press('Dashboard');
  await heading(page, 'Home').waitFor();
  await expect.poll(() => entriesOf(page)).toEqual([...all, 'Light mode', 'Help', 'Sign Out']);
  await page.setViewportSize({ width: 768, height: 900 });
  await sidebarOf(page).waitFor();
  await page.setViewportSize(narrow.viewport);
  await press('Sign Out');
  await page.waitForURL(`${url}/auth`);

  const admin = await visitAs(await createPerson({ role: 'admin' }), narrow);
  await admin.goto(`${url}/trash`);
  await heading(admin, 'Trash').waitFor();
  expect(await entriesOf(admin)).toContain('Admin Panel');
});

test('D-24 what is jumped to is not hidden by the header, and nothing that goes on for ever flickers without motion', async () => {
  const page = await visitAs(await createPerson(), { viewport: { width: 375, height: 500 } });
  await page.goto(`${url}/settings/security`);
  const change = button(page, 'Change password');
  await change.waitFor();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await change.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const header = await page.getByRole('banner').boundingBox();
  const shown = await change.boundingBox();
  expect(shown?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));

  // Never answered, so that its skeletons stay.
  await page.route('**/api/analytics**', () => undefined);
  await page.goto(`${url}/analytics`);
  await page.locator('.mantine-Skeleton-root').first().waitFor();
  const endless = () =>
    document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
      .length;
  expect(await page.evaluate(endless)).toBe(0);
});
