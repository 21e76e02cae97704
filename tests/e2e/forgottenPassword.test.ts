import { expect, test } from 'vitest';
import { button, clientOf, createPerson, heading, linkTo, newPerson, openBrowser } from './people.ts';
import { platform } from './platform.ts';

const { url } = platform;
const { visit } = openBrowser();

test('RESET-001 RESET-002 RESET-003 RESET-004 RESET-005 RESET-006 RESET-007 RESET-008 RESET-009 RESET-010 RESET-011 RESET-012 RESET-013 RESET-014 RESET-015 RESET-016 D-41 D-42 D-43 D-44 a forgotten password is set anew by a mailed link, which works once', async () => {
  const person = await createPerson();
  const page = await visit(person);
  await page.goto(`${url}/auth`);
  await button(page, 'Forgot your password').click();
  // The response does not depend on whether the address has an account.
  for (const email of [newPerson().email, person.email]) {
    await page.getByLabel('Email').fill(email);
    await button(page, 'Send reset link').click();
    await page.getByText('Ask an administrator for a new password.').waitFor();
  }
  const link = await linkTo(person.email, 'reset_password');
  await page.goto(link);
  const [password, confirmation] = [
    page.getByLabel('New password', { exact: true }),
    page.getByLabel('Confirm new password'),
  ];
  await password.fill('short');
  expect(page.url()).toBe(`${url}/reset-password`);
  // The link is consumed; the session it opened remains.
  await page.reload();
  await password.fill('short');
  await confirmation.fill('other');
  await button(page, 'Set password').click();
  await page.getByText('Password must be at least 8 characters long.').waitFor();
  await page.getByText('Passwords do not match.').waitFor();
  const fresh = { ...person, password: 'Fresh-Battery-7' };
  await password.fill(fresh.password);
  await confirmation.fill(fresh.password);
  await page.getByRole('button', { name: 'Show new password' }).click();
  await expect.poll(() => password.getAttribute('type')).toBe('text');
  await button(page, 'Set password').click();
  await page.getByText('Password updated successfully').waitFor();
  await page.waitForURL(`${url}/dashboard`);
  await heading(page, 'My Forms').waitFor();
  await clientOf(fresh);
  await expect(clientOf(person)).rejects.toThrow('401');

  const other = await visit();
  await other.goto(link);
  await other.getByText('Invalid Reset Link').waitFor();
  await other.getByText('This password reset link is invalid or has expired.').waitFor();
  await other.waitForURL(`${url}/auth`);
});

test('RESET-009 RESET-016 without a link and without a session the page leads to sign-in', async () => {
  const page = await visit();
  await page.goto(`${url}/reset-password`);
  await page.getByText('Invalid Reset Link').waitFor();
  await heading(page, 'Sign In').waitFor();
  expect(page.url()).toBe(`${url}/auth`);
});
