import { fieldsOf, withFields } from '@inlay/sdk/model';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openLive } from './embedSupport.ts';
import {
  button,
  sessionOf,
  createPerson,
  heading,
  leadTo,
  newPerson,
  openBrowser,
  signUpOverHttp,
} from './people.ts';
import { platform } from './platform.ts';
import {
  createForm,
  everyField,
  expectAccessible,
  expectAccessibleInBoth,
  fillIn,
  solveCaptcha,
} from './support.ts';

const { url } = platform;
const { visit, visitAs, somebody } = openBrowser();

/** An administrator with a form of everything, and a submission to read, of a form without a captcha. */
async function administrator() {
  const { session, page } = await somebody({ role: 'admin' });
  const { id } = (await session.post('/api/forms', { definition: everyField() })).body;
  const text = fieldsOf(everyField()).filter((field) => field.type === 'text');
  const { body } = await session.post('/api/forms', { definition: withFields(everyField(), text) });
  const sent = await session.post(`/api/public/forms/${body.id}/submissions`, {
    revisionId: body.revisionId,
    idempotencyKey: crypto.randomUUID(),
    answers: { text: 'Ada' },
  });
  expect(sent.status).toBe(201);
  return { id: id as string, page };
}

test('D-24 axe finds nothing on any screen, light or dark', async () => {
  const stranger = await visit();
  await stranger.goto(`${url}/auth`);
  await heading(stranger, 'Sign In').waitFor();
  await expectAccessibleInBoth(stranger, 'sign-in');
  await stranger.route('**/api/auth/set-up/link', (route) =>
    route.fulfill({ json: { platformName: 'Inlay', email: null } }),
  );
  await stranger.goto(`${url}/set-up#token=seen`);
  await stranger.getByLabel('Email').waitFor();
  await expectAccessible(stranger, 'set-up');
  const { id, page } = await administrator();
  // Other screens are looked at where a test fills them: inbox, trash, folders, builder, style, access.
  const screens: [path: string, ready: string][] = [
    // Without the tab, an administrator of clients lands among them (D-187).
    ['/dashboard?tab=home', 'Newest submissions'],
    ['/dashboard?tab=clients', 'Create client'],
    ['/dashboard?tab=forms', 'Everything'],
    ['/dashboard?tab=assigned', 'No forms are currently assigned.'],
    ['/dashboard?tab=admin', 'Open Admin Panel'],
    ['/set-up?step=audience', 'Only us'],
    ['/client/auth', 'Client sign-in'],
    ['/client/signup', 'Company (optional)'],
    ['/client/forgot-password', 'Send reset link'],
    [`/forms/${id}/summary`, 'Answers'],
    [`/forms/${id}/responses`, 'No submissions yet'],
    ['/settings/general', 'Time zone'],
    ['/settings/notifications', 'Add an email address'],
    ['/settings/brands', 'No brands yet'],
    ['/settings/brands/new', 'Save brand'],
    [`/forms/${id}/settings`, 'Form metadata'],
    // Old addresses still lead there (decision 170).
    [`/forms/${id}/delivery`, 'Notification emails'],
    [`/forms/${id}/delivery?tab=auto-reply`, 'Automatic reply'],
    ['/submissions', 'Ada'],
  ];
  await page.goto(`${url}/nowhere`);
  await page.getByText('Page not found', { exact: true }).waitFor();
  await expectAccessibleInBoth(page, '/nowhere');
  for (const [path, ready] of screens) {
    await leadTo(page, path);
    await page.getByText(ready, { exact: true }).first().waitFor();
    await expectAccessibleInBoth(page, path);
  }
});

test('D-24 axe finds nothing while a screen loads', async () => {
  const { id, page } = await administrator();
  // Answers never come, neither with the page nor after it, so that every placeholder stands.
  await page.route('**/api/**', () => {});
  await page.route(`${url}/forms/**`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(`"/forms/${id}`, '"/none');
    await route.fulfill({ response, body });
  });
  for (const path of ['notifications', 'access', 'embedding', 'webhooks', 'deliveries']) {
    await page.goto(`${url}/forms/${id}/settings/${path}`);
    await page.getByLabel('Loading', { exact: true }).first().waitFor();
    await expectAccessible(page, path);
  }
});

test('D-24 axe finds nothing in the builder’s settings and the dialogs of the inbox', async () => {
  const { id, page } = await administrator();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${url}/forms/${id}/share`);
  await page.getByRole('button', { name: 'Copy Embed code' }).waitFor();
  await expectAccessible(page, 'share');
  await page.getByRole('link', { name: 'Build', exact: true }).click();
  await page.getByRole('tab', { name: 'Form', exact: true }).click();
  await page.getByRole('tab', { name: 'Form', exact: true, selected: true }).waitFor();
  await expectAccessible(page, 'builder, the form’s own settings');
  await page.goto(`${url}/submissions`);
  await page.getByRole('listitem').filter({ hasText: 'Ada' }).first().waitFor();
  await button(page, 'Export All').click();
  const first = page.getByRole('menuitem').first();
  await expect.poll(() => first.evaluate((item) => item === document.activeElement)).toBe(true);
  await expectAccessible(page, 'menu of exports');
  await page.getByRole('menuitem', { name: 'More options…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).waitFor();
  await expectAccessible(page, 'export');
  await page.goto(`${url}/dashboard?tab=clients`);
  await button(page, 'Invite').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).waitFor();
  await expectAccessible(page, 'invitation');
});

test('D-24 axe finds nothing on the form in any state', async () => {
  const page = await visit();
  const { id } = await createForm();
  await openLive(page, `${url}/embed/${id}`);
  await expectAccessible(page, 'form');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Please fix the errors below and try again').waitFor();
  await expectAccessible(page, 'form with errors');
  await fillIn(page, 'Ada');
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Thank you! Your submission has been received.').waitFor();
  await expectAccessible(page, 'sent form');
});

describe('D-24 axe finds nothing on the screens of accounts and administration', () => {
  /** Looks at a screen light and dark, and at those that matter most on a phone, too. */
  async function expectScreen(visitor: Page, path: string, ready: string, onPhone = false): Promise<void> {
    // The landing page is none of the dashboard's screens.
    const isInside = [path, new URL(visitor.url()).pathname].every((one) => /^\/\w/.test(one));
    await (isInside ? leadTo(visitor, path) : visitor.goto(url + path));
    await visitor.getByText(ready).first().waitFor();
    await expectAccessibleInBoth(visitor, path);
    if (!onPhone) return;
    await visitor.setViewportSize({ width: 375, height: 800 });
    await expectAccessible(visitor, `${path} at 375 px`);
    await visitor.setViewportSize({ width: 1440, height: 900 });
  }

  test('on the way in', async () => {
    const visitor = await visit();
    await expectScreen(visitor, '/', 'Create your first form', true);
    await expectScreen(visitor, '/?email=confirmed', 'Email confirmed');
    await expectScreen(visitor, '/auth?view=reset', 'Send reset link');
    await expectScreen(visitor, '/auth?view=signup', 'Full name');
    await button(visitor, 'Create an account').click();
    await visitor.getByText('Email is required').waitFor();
    await expectAccessible(visitor, 'sign-up with errors');
    await expectScreen(visitor, '/reset-password', 'Invalid Reset Link');
    const pending = newPerson();
    await signUpOverHttp(pending);
    await expectScreen(await visitAs(pending), '/dashboard', 'Almost there');
  });

  test('of a user', async () => {
    const person = await createPerson();
    const session = await sessionOf(person);
    await session.post('/api/forms', { definition: everyField() });
    const user = await visitAs(person, { session });
    await expectScreen(user, '/dashboard', '1/1 forms used', true);
    await button(user, 'Upgrade').click();
    await user.getByRole('dialog').getByText('Send request').waitFor();
    await expectAccessible(user, 'contact dialog');
    await expectScreen(user, '/settings', 'Change email');
    await button(user, 'Change email').click();
    await button(user, 'Send confirmation link').click();
    await user.getByText('Email is required').waitFor();
    await expectAccessible(user, 'change of email with errors');
    await expectScreen(user, '/reset-password', 'Current password');
    await expectScreen(user, '/admin', 'Access Denied');
    await expectScreen(user, '/settings/security', 'Signed in');
    await button(user, 'Set up app').click();
    await user.getByRole('dialog').getByLabel('Current password').fill(person.password);
    await button(user, 'Continue').click();
    await user.getByRole('img', { name: /QR code/ }).waitFor();
    await expectAccessible(user, 'setting up an app');
  });

  test('of an administrator', async () => {
    const [admin, person] = [await createPerson({ role: 'admin' }), await createPerson()];
    const { id } = await createForm();
    const session = await sessionOf(admin);
    const { body } = await session.get(`/api/admin/assignable-users`);
    const { userId } = body.users.find((user: { email: string }) => user.email === person.email);
    await session.patch(`/api/admin/forms/${id}/assignment`, { assignedToUserId: userId });
    const message = { name: 'Ada', email: person.email, message: 'More', subject: 'Form Limit Request' };
    await (await sessionOf(person)).post('/api/contact-message', message);
    const page = await visitAs(admin, { session });
    await expectScreen(page, '/admin', 'Mark as answered');
    await page
      .getByRole('button', { name: /^View “/ })
      .first()
      .click();
    await page.getByRole('dialog').getByText('Subject').waitFor();
    await expectAccessible(page, 'mail');
    await expectScreen(page, '/admin/pages', 'Edit');
    await expectScreen(page, '/admin/form-assignments', 'Unassign');
    await button(page, 'Assign Form').click();
    await page.getByText('Selection required').waitFor();
    await expectAccessible(page, 'assignment without a choice');
    await expectScreen(page, '/admin/security', 'Account lockout');
    await expectScreen(page, '/admin/settings', 'Set by the installation');
    await expectScreen(page, '/security-dashboard', 'Successful login');
    await expectScreen(page, `/admin/user-approvals?search=${person.email}`, '0 of 1', true);
    for (const [opener, dialog] of [
      ['Revoke Ada Lovelace', 'Revoke the approval'],
      ['Change role of Ada Lovelace', 'Make Ada Lovelace'],
      ['Edit form limit of Ada Lovelace', 'Form limit of'],
    ] as const) {
      await button(page, opener).click();
      await page.getByRole('dialog').getByText(dialog).waitFor();
      await expectAccessible(page, dialog);
      await button(page, 'Cancel').click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });
});
