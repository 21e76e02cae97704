import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { createForm, leaveDialog, menuTakesFocus } from './dashboardSupport.ts';
import { button, sessionOf, createPerson, heading, openBrowser } from './people.ts';
import { platform } from './platform.ts';

const { url } = platform;
const { visitAs } = openBrowser();

const TITLE = 'Order a cake';

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return focused?.getAttribute('aria-label') ?? focused?.textContent ?? focused?.tagName ?? '';
  });

test('FOLD-040 WCAG 2.4.3 what a menu has opened gives the focus back to the menu when it is left', async () => {
  const person = await createPerson();
  await createForm(await sessionOf(person), TITLE);
  const page = await visitAs(person);
  await page.goto(`${url}/dashboard`);
  const menu = button(page, `Actions for ${TITLE}`);
  for (const entry of ['Save as template', 'Delete']) {
    await menu.focus();
    await page.keyboard.press('Enter');
    const item = page.getByRole('menuitem', { name: entry, exact: true });
    await menuTakesFocus(page);
    await item.focus();
    await page.keyboard.press('Enter');
    await leaveDialog(page);
    await expect.poll(() => focusedName(page)).toBe(`Actions for ${TITLE}`);
  }
});

test('BUILD-021 what there is to check closes with Escape, also where there is nothing', async () => {
  const person = await createPerson();
  const { id } = await createForm(await sessionOf(person), TITLE);
  const page = await visitAs(person);
  await page.goto(`${url}/builder/${id}`);
  const checks = page.getByRole('button', { name: /^Before you publish/ });
  await checks.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: 'Before you publish' });
  await list.waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'hidden' });
  await expect.poll(() => focusedName(page)).toMatch(/^Before you publish/);
});

test('SHELL-016 WCAG 2.4.2 every screen has a title of its own, and a new one begins at its start', async () => {
  const person = await createPerson();
  const { id } = await createForm(await sessionOf(person), TITLE);
  const page = await visitAs(person);
  const titles = {
    '/dashboard': 'My Forms',
    '/dashboard?tab=home': 'Home',
    '/dashboard?tab=folders': 'Client Folders',
    '/submissions': 'Form Submissions',
    [`/forms/${id}/responses`]: `${TITLE} · Form Submissions`,
    [`/forms/${id}/build`]: `${TITLE} · Form Builder`,
    [`/forms/${id}/settings`]: `${TITLE} · Form Settings`,
    '/trash': 'Submissions · Trash',
    '/trash?tab=forms': 'Forms · Trash',
    '/settings': 'Settings',
    '/settings/profile': 'Profile · Settings',
    '/settings/security': 'Security · Settings',
    '/settings/notifications': 'Notification Settings',
    '/settings/api-keys': 'API keys · Settings',
    '/settings/webhooks': 'Webhooks · Settings',
    '/settings/model': 'AI drafting · Settings',
    '/settings/audit-log': 'Audit log · Settings',
    '/settings/general': 'General · Settings',
  };
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(url + path);
    await expect.poll(() => page.title()).toBe(`${title} · Inlay`);
  }
  await page.getByRole('link', { name: 'Assigned Forms' }).first().click();
  await heading(page, 'Assigned Forms').waitFor();
  await expect.poll(() => page.title()).toBe('Assigned Forms · Inlay');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
});
