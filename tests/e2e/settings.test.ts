import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button, clientOf, createPerson, heading, linkTo, mailTo, newPerson, openBrowser } from './people.ts';
import { platform } from './platform.ts';

const { url } = platform;
const { visitAs } = openBrowser();

test('SETT-001 SETT-002 SETT-003 SETT-004 SETT-005 SETT-007 one page leads to every group of settings, and its search to every setting', async () => {
  const page = await visitAs(await createPerson());
  await page.goto(`${url}/settings`);
  for (const [card, path, part] of [
    ['Profile', 'profile', 'Name'],
    ['Security', 'security', 'Active sessions'],
    ['Notifications', 'notifications', 'Notification emails'],
    ['General', 'general', 'Time zone'],
  ] as const) {
    await page.getByRole('main').getByRole('tab', { name: card, exact: true }).click();
    await heading(page, part).waitFor();
    await expect.poll(() => page.url()).toBe(`${url}/settings/${path}`);
  }
  const search = page.getByRole('combobox', { name: 'Search settings' });
  await search.fill('passkey');
  await page.getByRole('option', { name: 'Two-step sign-in' }).click();
  await page.waitForURL(`${url}/settings/security#secondFactor`);
  await heading(page, 'Active sessions').waitFor();
});

test('SETT-006 D-161 VALID-014 VALID-015 the name is saved as it is typed, and what cannot be one is told beside it', async () => {
  const person = await createPerson();
  const page = await visitAs(person);
  await page.goto(`${url}/settings/profile`);
  const name = page.getByLabel('Full name');
  for (const [typed, problem] of [
    ['🎂'.repeat(10_000), 'Text must be less than 200 characters'],
    ['<script>alert(1)</script>', 'Text contains potentially dangerous content'],
  ] as const) {
    await name.fill(typed);
    await button(page, 'Save name').click();
    await page.getByText(problem).waitFor();
    await expect.poll(() => name.inputValue()).toBe(typed);
  }
  const fullName = 'محمد بن عبد الله 👩‍👩‍👧‍👦';
  await name.fill(fullName);
  await button(page, 'Save name').click();
  await page.getByText('Profile updated successfully').waitFor();
  await page.reload();
  await expect.poll(() => name.inputValue()).toBe(fullName);
});

test('D-161 another email address needs the password and takes effect once it is confirmed', async () => {
  const person = await createPerson();
  const page = await visitAs(person);
  const { email } = newPerson();
  await page.goto(`${url}/settings/profile`);
  await button(page, 'Change email').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New email').fill(email);
  await dialog.getByLabel('Current password').fill('Wrong-Horse-9');
  await button(dialog, 'Send confirmation link').click();
  await dialog.getByText('Current password is incorrect').waitFor();
  await expect.poll(() => dialog.getByLabel('New email').inputValue()).toBe(email);
  await dialog.getByLabel('Current password').fill(person.password);
  await button(dialog, 'Send confirmation link').click();
  await page.getByText(`We sent a confirmation link to ${email}`).waitFor();
  await page.goto(await linkTo(email, 'change_email'));
  await page.getByText('Email confirmed').waitFor();
  expect(page.url()).toBe(`${url}/dashboard`);
  await page.goto(`${url}/settings/profile`);
  await page.getByText(email, { exact: true }).waitFor();
  expect(await mailTo(person.email, 'email_changed')).toContain(email);
  await clientOf({ ...person, email });
});

test('D-161 AUTH-030 "Sign out other sessions" ends them where they are open', async () => {
  const person = await createPerson();
  const [here, there] = [await visitAs(person), await visitAs(person)];
  await there.goto(`${url}/assigned-forms`);
  await heading(there, 'Assigned Forms').waitFor();
  await here.goto(`${url}/settings/security`);
  const sessions = here.getByRole('list', { name: 'Active sessions' }).getByRole('listitem');
  await sessions.nth(1).waitFor();
  await expect.poll(() => sessions.filter({ hasText: 'This browser' }).count()).toBe(1);
  await button(here, 'Sign out other sessions').click();
  const dialog = here.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(person.password);
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await here.getByText('Other sessions signed out').waitFor();
  await here.getByText('You’re not signed in anywhere else.').waitFor();
  // Redirects without a press, with the way back in the address.
  await there.waitForURL(`${url}/auth?from=%2Fassigned-forms`);
  await here.reload();
  await sessions.first().waitFor();
  await expect.poll(() => sessions.count()).toBe(1);
});

test('D-161 D-43 a new password signs every other browser out, and this one stays', async () => {
  const person = await createPerson();
  const other = await clientOf(person);
  const page = await visitAs(person);
  await page.goto(`${url}/settings/security`);
  await page.getByLabel('Current password').fill('Wrong-Horse-9');
  await page.getByLabel('New password', { exact: true }).fill('Fresh-Battery-7');
  await page.getByLabel('Confirm new password').fill('Fresh-Battery-7');
  await button(page, 'Change password').click();
  await page.getByText('Current password is incorrect').waitFor();
  await page.getByLabel('Current password').fill(person.password);
  await button(page, 'Change password').click();
  await page.getByText('Password updated successfully').waitFor();
  expect((await other.get('/api/forms')).status).toBe(401);
  await page.reload();
  await page.getByText('You’re not signed in anywhere else.').waitFor();
});

/** Records the page's theme from its first moment on. */
async function followTheme(page: Page): Promise<() => Promise<(string | null)[]>> {
  await page.addInitScript(() => {
    const seen: (string | null)[] = [];
    Object.assign(globalThis, { seenThemes: seen });
    const look = (): void => {
      const theme = document.documentElement?.getAttribute('data-mantine-color-scheme') ?? null;
      // Nothing is painted before there is a body.
      if (document.body && seen.at(-1) !== theme) seen.push(theme);
    };
    new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seenThemes: string[] }).seenThemes);
}

test('SHELL-009 SHELL-035 SHELL-036 CONST-023 DATA-019 D-29 the theme is there before the first paint, remembered, and the same in every tab', async () => {
  const page = await visitAs(await createPerson(), { colorScheme: 'light' });
  const themes = await followTheme(page);
  const stored = () => page.evaluate(() => localStorage.getItem('theme'));
  await page.goto(`${url}/settings/general`);
  await page.getByText('Dark', { exact: true }).click();
  await page.getByText('Settings Updated').waitFor();
  expect(await stored()).toBe('dark');
  for (const path of ['/settings/general', '/nowhere']) {
    await page.goto(url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await themes()).toEqual(['dark']);
  }
  const tab = await page.context().newPage();
  await tab.goto(`${url}/settings/general`);
  await button(tab, 'Light mode').click();
  await page.locator('html[data-mantine-color-scheme=light]').waitFor();
  await tab.getByText('System', { exact: true }).click();
  await expect.poll(stored).toBe('system');
  await tab.emulateMedia({ colorScheme: 'dark' });
  await tab.locator('html[data-mantine-color-scheme=dark]').waitFor();
});

test('D-22 D-161 the time zone is kept with the account, and times read accordingly', async () => {
  const person = await createPerson();
  const page = await visitAs(person, { timezoneId: 'UTC', locale: 'en-GB' });
  await page.goto(`${url}/settings/general`);
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await zone.fill('tokyo');
  await page.getByRole('option', { name: 'Asia/Tokyo' }).click();
  await page.getByText('Settings Updated').waitFor();
  await page.reload();
  await expect.poll(() => zone.inputValue()).toBe('Asia/Tokyo');
  await page.goto(`${url}/settings/security`);
  const time = page.getByRole('list', { name: 'Active sessions' }).locator('time').first();
  const iso = (await time.getAttribute('datetime')) ?? '';
  await time.hover();
  const inTokyo = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Tokyo',
  });
  await expect.poll(() => page.getByRole('tooltip').innerText()).toBe(inTokyo.format(new Date(iso)));
});

test('SHELL-050 SHELL-051 the language is kept with the account, and parts that are opened bring their texts', async () => {
  const person = await createPerson();
  const page = await visitAs(person);
  await page.goto(`${url}/settings/general`);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await page.getByRole('combobox', { name: 'Sprache' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  // Another part of the dashboard, without a new page.
  await page.getByRole('navigation').getByRole('link', { name: 'Papierkorb' }).click();
  await page.getByRole('heading', { name: 'Papierkorb', level: 1 }).waitFor();
  const elsewhere = await visitAs(person, { locale: 'fr' });
  await elsewhere.goto(`${url}/settings/general`);
  await expect.poll(() => elsewhere.evaluate(() => document.documentElement.lang)).toBe('de');
});
