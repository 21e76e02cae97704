import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createEmptyDefinition } from '@inlay/sdk/model';
import { TestClient } from '../support/api/testClient.ts';
import {
  button,
  clientOf,
  createPerson,
  fillSignIn,
  heading,
  linkTo,
  mailTo,
  newPerson,
  openBrowser,
} from './people.ts';
import { platform } from './platform.ts';
import { passCaptcha, signIn } from './support.ts';

const PENDING =
  "Your account is pending approval. You'll receive access once an administrator approves your account.";
const NO_MAIL = 'This installation can’t send email yet. Ask an administrator for your confirmation link.';
const CAPTCHA_NEEDED = 'Please complete the CAPTCHA verification';

const { url } = platform;
const { visit, visitAs } = openBrowser();

describe('the way in', () => {
  test('AUTH-064 AUTH-024 AUTH-025 AUTH-026 AUTH-036 AUTH-037 AUTH-038 AUTH-039 AUTH-040 AUTH-041 AUTH-042 AUTH-043 ADMIN-013 ADMIN-027 D-09 D-31 D-32 D-38 D-40 from sign-up over the approval to the dashboard, and back out', async () => {
    const person = newPerson('Grace Hopper');
    const page = await visit(person);
    await page.goto(`${url}/auth`);
    await button(page, 'Create an account').click();
    await page.getByLabel('Full name').fill(person.fullName);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await passCaptcha(page);
    await button(page, 'Create an account').click();
    // This platform has no mail server, so the text must not claim a sent mail.
    await heading(page, 'Request received').waitFor();
    await page.getByText(NO_MAIL).waitFor();
    await linkTo(person.email, 'confirm_email');

    await button(page, 'Back to Sign In').click();
    await fillSignIn(page, person);
    await button(page, 'Sign In').click();
    await page.getByText('Please confirm your email address before signing in.').waitFor();
    await page.getByText('Ask an administrator for your confirmation link.').waitFor();
    await page.goto(await linkTo(person.email, 'confirm_email'));
    await page.getByText('Email confirmed').waitFor();
    expect(page.url()).toBe(`${url}/`);

    await page.getByRole('link', { name: 'Sign In' }).click();
    await fillSignIn(page, person);
    await button(page, 'Sign In').click();
    await page.getByText(PENDING).waitFor();
    for (const path of ['/dashboard', '/submissions', '/admin']) {
      await page.goto(url + path);
      await page.getByText(PENDING).waitFor();
      await expect.poll(() => page.getByRole('navigation').count()).toBe(0);
      await expect.poll(() => page.getByRole('button').allTextContents()).toEqual(['Sign Out']);
    }
    await page.goto(`${url}/dashboard`);
    await page.getByText(PENDING).waitFor();
    // Lost as soon as the page is reloaded.
    await page.evaluate(() => Object.assign(globalThis, { isTheSamePage: true }));

    const admin = await visit();
    await signIn(admin);
    await admin.goto(`${url}/admin/user-approvals?search=${person.email}`);
    const row = admin.getByRole('row').filter({ hasText: person.email });
    await row.getByText('Pending').waitFor();
    await button(admin, 'Approve Grace Hopper').click();
    await admin.getByText('User approved successfully').waitFor();
    await heading(page, 'My Forms').waitFor();
    await row.getByText('Approved').waitFor();
    await mailTo(person.email, 'account_approved');

    await button(admin, 'Revoke Grace Hopper').click();
    await button(admin, 'Revoke approval').click();
    await admin.getByText('User approval revoked').waitFor();
    expect(await page.evaluate(() => 'isTheSamePage' in globalThis)).toBe(true);
    await page.waitForURL('**/auth**');
  });

  test('D-31 a confirmation link that is none is told on the landing page, once', async () => {
    const page = await visit();
    await page.goto(`${url}/confirm#token=none`);
    await page.getByText('This confirmation link is invalid or has expired.').waitFor();
    expect(page.url()).toBe(`${url}/`);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.getByText('This confirmation link is invalid').count()).toBe(0);
  });

  test('AUTH-011 VALID-014 D-168 sign-up says beside each field what is wrong, and keeps what was typed', async () => {
    const page = await visit();
    await page.goto(`${url}/auth?view=signup`);
    await button(page, 'Create an account').click();
    for (const text of ['Email is required', 'Password is required', CAPTCHA_NEEDED])
      await page.getByText(text).waitFor();
    const fullName = 'שלום 🎂'.repeat(2_000);
    await page.getByLabel('Full name').fill(fullName);
    await page.getByLabel('Email').fill(newPerson().email);
    await page.getByLabel('Password', { exact: true }).fill('password');
    await passCaptcha(page);
    await button(page, 'Create an account').click();
    await page.getByText('Text must be less than 200 characters').waitFor();
    await page.getByText('Password must contain at least one uppercase letter').waitFor();
    await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe(fullName);
  });

  test('AUTH-012 AUTH-013 AUTH-014 AUTH-015 AUTH-016 AUTH-017 AUTH-018 AUTH-023 D-33 D-36 a wrong password is told above the fields, what was typed stays, the captcha is asked for again, and a double click is one try', async () => {
    const person = await createPerson();
    const page = await visit(person);
    let tries = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/signin')) tries++;
    });
    await page.goto(`${url}/auth`);
    await button(page, 'Sign In').click();
    for (const text of ['Email is required', 'Password is required', CAPTCHA_NEEDED])
      await page.getByText(text).waitFor();
    await fillSignIn(page, { ...person, password: 'Wrong-Horse-9' });
    await button(page, 'Sign In').click();
    await page.getByRole('alert').filter({ hasText: 'Invalid login credentials' }).waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(person.email);
    await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('Wrong-Horse-9');
    const captcha = page.getByRole('checkbox', { name: 'I am not a robot' });
    await expect.poll(() => captcha.isChecked()).toBe(false);

    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await button(page, 'Sign In').click();
    await page.getByText(CAPTCHA_NEEDED).waitFor();
    expect(page.url()).toBe(`${url}/auth`);
    await passCaptcha(page);
    await button(page, 'Sign In').dblclick();
    await heading(page, 'My Forms').waitFor();
    expect(tries).toBe(2);
  });
});

/** Fires the browser's event for a return to its window. */
const comeBackTo = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    window.dispatchEvent(new Event('visibilitychange'));
  });

describe('the way out', () => {
  /** Returns the server's answer about the session in a browser. */
  const sessionOf = async (page: Page) => {
    const cookies = await page.context().cookies();
    const cookie = cookies.find(({ name }) => name === 'inlay_session');
    return new TestClient(url, {}, `inlay_session=${cookie?.value ?? ''}`).get('/api/auth/session');
  };

  test('SHELL-010 AUTH-027 AUTH-031 AUTH-033 signing out leads to /auth, and the way back shows nothing that was there', async () => {
    const person = await createPerson();
    const page = await visitAs(person);
    await page.goto(`${url}/dashboard`);
    await page.getByRole('link', { name: 'Assigned Forms' }).click();
    await heading(page, 'Assigned Forms').waitFor();
    await button(page, 'Sign Out').click();
    await page.waitForURL(`${url}/auth`);
    await page.goBack();
    await heading(page, 'Sign In').waitFor();
    await expect.poll(() => page.getByText('My Forms').count()).toBe(0);
    // Sign-in then continues to the page of the back button.
    await fillSignIn(page, person);
    await button(page, 'Sign In').click();
    await heading(page, 'My Forms').waitFor();
  });

  test('AUTH-031 an answer that was on its way while somebody signed out does not sign them in again', async () => {
    const page = await visitAs(await createPerson());
    await page.goto(`${url}/dashboard`);
    await heading(page, 'My Forms').waitFor();
    const signedOut = Promise.withResolvers<void>();
    let isAsked = false;
    await page.route('**/api/auth/session', async (route) => {
      isAsked = true;
      const response = await route.fetch();
      await signedOut.promise;
      await route.fulfill({ response });
    });
    // Noticed only while no request is pending.
    await expect.poll(() => comeBackTo(page).then(() => isAsked)).toBe(true);
    const answered = page.waitForResponse('**/api/auth/session');
    await button(page, 'Sign Out').click();
    await page.waitForURL(`${url}/auth`);
    signedOut.resolve();
    await (await answered).finished();
    // Only a lasting screen loads the captcha.
    await fillSignIn(page, newPerson());
    expect(page.url()).toBe(`${url}/auth`);
  });

  test('AUTH-032 AUTH-034 D-35 signing out without a connection leads to /auth, and the server is told before the session is used again', async () => {
    const page = await visitAs(await createPerson());
    await page.goto(`${url}/dashboard`);
    await heading(page, 'My Forms').waitFor();
    await page.context().setOffline(true);
    await button(page, 'Sign Out').click();
    await page.waitForURL(`${url}/auth`);
    expect((await sessionOf(page)).body.user).not.toBeNull();

    await page.context().setOffline(false);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (/auth\/(signout|session)$/.test(request.url())) calls.push(new URL(request.url()).pathname);
    });
    await page.goto(`${url}/dashboard`);
    await heading(page, 'Sign In').waitFor();
    expect(calls.slice(0, 2)).toEqual(['/api/auth/signout', '/api/auth/session']);
    expect((await sessionOf(page)).body.user).toBeNull();
  });

  test('D-35 who signs in again after that stays signed in', async () => {
    const person = await createPerson();
    const page = await visitAs(person);
    await page.goto(`${url}/dashboard`);
    await heading(page, 'My Forms').waitFor();
    await page.context().setOffline(true);
    await button(page, 'Sign Out').click();
    await page.waitForURL(`${url}/auth`);
    await page.context().setOffline(false);
    await fillSignIn(page, person);
    await button(page, 'Sign In').click();
    await heading(page, 'My Forms').waitFor();
    await page.reload();
    await heading(page, 'My Forms').waitFor();
    expect((await sessionOf(page)).body.user.email).toBe(person.email);
  });
});

test('AUTH-030 a tab follows who signs in in another one, and shows nothing of the person before', async () => {
  const [ada, grace] = [await createPerson(), await createPerson({ formLimit: 7 })];
  const session = await clientOf(ada);
  await session.post('/api/forms', { definition: createEmptyDefinition('A form of Ada’s') });
  const page = await visitAs(ada, { session });
  await page.goto(`${url}/dashboard`);
  await page.getByRole('main').getByText('A form of Ada’s').first().waitFor();
  const tab = await page.context().newPage();
  await tab.goto(`${url}/dashboard`);
  await button(tab, 'Sign Out').click();
  await fillSignIn(tab, grace);
  await button(tab, 'Sign In').click();
  await heading(tab, 'My Forms').waitFor();
  await comeBackTo(page);
  // With or without sign-in in between, it ends at Grace's data.
  await page.getByText('0/7 forms used').waitFor();
  await expect.poll(() => page.getByText('A form of Ada’s').count()).toBe(0);
});
