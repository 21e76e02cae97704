import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { TestClient } from '../support/api/testClient.ts';
import { codeOf } from '../support/totpCode.ts';
import {
  button,
  clientOf,
  createPerson,
  fillSignIn,
  heading,
  mailTo,
  openBrowser,
  type Person,
} from './people.ts';
import { theOwner } from './support.ts';
import { platform } from './platform.ts';

const { url } = platform;
const { visitAs } = openBrowser();

/** Sets an app up over HTTP, in a session that counts as proven from then on. */
async function setUpApp(session: TestClient, { password }: Person): Promise<void> {
  const { body } = await session.post('/api/profile/second-factor/totp', { password });
  const code = codeOf(body.secret);
  const { status } = await session.post('/api/profile/second-factor/totp/confirm', { code });
  expect(status).toBe(200);
}

/** Sets an app up on the screen. @returns its key and the recovery codes that were shown. */
async function setUpAppOnScreen(page: Page, { password }: Person) {
  await button(page, 'Set up app').click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await dialog.getByLabel('Current password').fill('Wrong-Horse-9');
  await button(dialog, 'Continue').click();
  await dialog.getByText('Current password is incorrect').waitFor();
  await dialog.getByLabel('Current password').fill(password);
  await button(dialog, 'Continue').click();
  await dialog.getByRole('img', { name: /QR code/ }).waitFor();
  const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '');
  const code = dialog.getByLabel('Enter the six digits the app shows');
  await code.fill('12345');
  await button(dialog, 'Turn on').click();
  await dialog.getByText('This code is not valid.').waitFor();
  const right = codeOf(secret);
  await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`);
  await button(dialog, 'Turn on').click();
  return { secret, recoveryCodes: await keepRecoveryCodes(page) };
}

/**
 * Reads the recovery codes, which no key and no click beside them closes, and confirms having stored them.
 */
async function keepRecoveryCodes(page: Page): Promise<string[]> {
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await list.waitFor();
  await page.keyboard.press('Escape');
  const codes = await list.getByRole('listitem').allInnerTexts();
  await button(page, 'I’ve saved them').click();
  await list.waitFor({ state: 'detached' });
  return codes;
}

async function signOut(page: Page): Promise<void> {
  await button(page, 'Sign Out').click();
  await page.waitForURL(`${url}/auth`);
}

test('D-161 T26 an authenticator app is set up, asked for at sign-in, and stood in for by a recovery code', async () => {
  const person = await createPerson();
  const page = await visitAs(person);
  await page.goto(`${url}/settings/security`);
  const { secret, recoveryCodes } = await setUpAppOnScreen(page, person);
  expect(new Set(recoveryCodes).size).toBe(10);
  await page.getByText('10 left').waitFor();
  await page.reload();
  await page.getByText('10 left').waitFor();
  expect(await page.content()).not.toContain(recoveryCodes[0]);
  expect(await mailTo(person.email, 'second_factor_changed')).toContain('An authenticator app was set up.');

  await signOut(page);
  await fillSignIn(page, person);
  await button(page, 'Sign In').click();
  await heading(page, 'Two-step sign-in').waitFor();
  // The password opens nothing alone, and the second step outlives a reload.
  await page.goto(`${url}/settings`);
  await heading(page, 'Two-step sign-in').waitFor();
  await page.getByLabel('Code').fill('000000');
  await button(page, 'Sign In').click();
  await page.getByText('This code is not valid.').waitFor();
  // The code of the set-up is used up; the next one is good already.
  await page.getByLabel('Code').fill(codeOf(secret, 1));
  await button(page, 'Sign In').click();
  await heading(page, 'Settings').waitFor();
  expect(page.url()).toBe(`${url}/settings`);

  await signOut(page);
  await fillSignIn(page, person);
  await button(page, 'Sign In').click();
  await button(page, 'Use a recovery code').click();
  await page.getByLabel('Recovery code').fill(recoveryCodes[0]?.toUpperCase() ?? '');
  await button(page, 'Sign In').click();
  await heading(page, 'My Forms').waitFor();
  await page.goto(`${url}/settings/security`);
  await page.getByText('9 left').waitFor();

  await button(page, 'Turn off app').click();
  await page.getByRole('dialog').getByLabel('Current password').fill(person.password);
  await button(page, 'Turn off').click();
  await page.getByText('Authenticator app turned off').waitFor();
  await button(page, 'Set up app').waitFor();
});

test('AUTH-056 D-161 a passkey is added, signs in alone, and is removed', async () => {
  const person = await createPerson();
  const page = await visitAs(person);
  const debug = await page.context().newCDPSession(page);
  await debug.send('WebAuthn.enable');
  const { authenticatorId } = await debug.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${url}/settings/security`);
  await button(page, 'Add passkey').click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('Ada’s laptop 💻');
  await dialog.getByLabel('Current password').fill(person.password);
  await button(dialog, 'Add passkey').click();
  expect(await keepRecoveryCodes(page)).toHaveLength(10);
  const passkeys = page.getByRole('list', { name: 'Passkeys' });
  await passkeys.getByText('never used').waitFor();
  const { credentials } = await debug.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toHaveLength(1);

  await signOut(page);
  // Users whom their device does not recognise get an understandable message.
  await debug.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await button(page, 'Sign in with a passkey').click();
  await expect.poll(() => button(page, 'Sign in with a passkey').isEnabled()).toBe(true);
  expect(page.url()).toBe(`${url}/auth`);
  await debug.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await button(page, 'Sign in with a passkey').click();
  await heading(page, 'My Forms').waitFor();

  await page.goto(`${url}/settings/security`);
  await passkeys.getByText('last used').waitFor();
  await button(page, 'Remove Ada’s laptop 💻').click();
  await page.getByRole('dialog').getByLabel('Current password').fill(person.password);
  await button(page, 'Remove passkey').click();
  await page.getByText('Passkey removed').waitFor();
  await passkeys.waitFor({ state: 'detached' });
  await signOut(page);
  await button(page, 'Sign in with a passkey').click();
  await page.getByText('This passkey couldn’t be verified.').waitFor();
});

test('T36 D-150 where administrators need a second factor, one without it gets to its set-up and nowhere else', async () => {
  const strict = await createPerson({ role: 'admin' });
  const session = await clientOf(strict);
  await setUpApp(session, strict);
  const demand = (requireAdminSecondFactor: boolean) =>
    session.patch('/api/admin/settings', { requireAdminSecondFactor });
  expect((await demand(false)).status).toBe(200);
  const lax = await createPerson({ role: 'admin', fullName: 'Grace Hopper' });
  const page = await visitAs(strict, { session });
  await page.goto(`${url}/admin/settings`);
  await page.getByRole('switch', { name: 'Two-step sign-in for administrators' }).click();
  await button(page, 'Save settings').click();
  try {
    await page.getByText('Settings Updated').waitFor();
    const other = await visitAs(lax);
    for (const path of ['/dashboard', '/admin', '/settings/profile']) {
      await other.goto(url + path);
      await other.getByText('Set up a second step to continue').waitFor();
    }
    await other.getByRole('link', { name: 'Admin Panel' }).click();
    await other.getByText('Set up a second step to continue').waitFor();
    expect(other.url()).toBe(`${url}/settings/security`);
    await setUpAppOnScreen(other, lax);
    await other.getByText('Set up a second step to continue').waitFor({ state: 'detached' });
    await other.getByRole('link', { name: 'Admin Panel' }).click();
    await heading(other, 'Admin Dashboard').waitFor();
  } finally {
    expect((await demand(false)).status).toBe(200);
  }
  expect((await (await theOwner()).get('/api/admin/overview')).status).toBe(200);
});
