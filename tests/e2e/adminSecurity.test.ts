import { expect, test } from 'vitest';
import { solveCaptcha } from '../support/api/solveCaptcha.ts';
import { TestClient } from '../support/api/testClient.ts';
import {
  accountOf,
  button,
  createPerson,
  fillSignIn,
  heading,
  newPerson,
  openBrowser,
  type Person,
} from './people.ts';
import { platform } from './platform.ts';

const { url } = platform;
const { visit, visitAs } = openBrowser();

/** Fails to sign in, as a stranger does who guesses. */
async function guessPasswords({ email }: Person, times: number): Promise<void> {
  const stranger = new TestClient(url, newPerson().headers);
  for (let time = 0; time < times; time++) {
    const captchaToken = await solveCaptcha(url);
    await stranger.post('/api/auth/signin', { email, password: `guess ${time}`, captchaToken });
  }
}

test('SECD-012 SECD-013 SECD-014 SECD-015 SECD-022 D-154 D-155 an address that is guessed at is flagged, then LOCKED, until it is unlocked', async () => {
  const person = await createPerson();
  const admin = await visitAs(await createPerson({ role: 'admin' }));
  await guessPasswords(person, 3);
  await admin.goto(`${url}/admin/security`);
  const row = admin.getByRole('row').filter({ hasText: person.email });
  await row.getByText('Not locked').waitFor();
  await guessPasswords(person, 2);
  await admin.reload();
  await row.getByText('LOCKED', { exact: true }).waitFor();

  const page = await visit(person);
  await page.goto(`${url}/auth`);
  await fillSignIn(page, person);
  await button(page, 'Sign In').click();
  await page.getByText('Account temporarily locked. Please try again in 15 minutes.').waitFor();
  await button(admin, `Unlock ${person.email} (User)`).click();
  await admin.getByText('Account Unlocked').waitFor();
  await row.waitFor({ state: 'detached' });
  await fillSignIn(page, person);
  await button(page, 'Sign In').click();
  await heading(page, 'My Forms').waitFor();
  expect((await accountOf(person)).lastSignedInAt).not.toBeNull();
});

test('SECD-001 SECD-002 SECD-003 SECD-004 SECD-005 SECD-006 SECD-007 SECD-008 SECD-009 SECD-010 SECD-011 D-156 D-157 the security dashboard counts, lists and says how the protections stand, anew on request', async () => {
  const admin = await visitAs(await createPerson({ role: 'admin' }));
  await admin.goto(`${url}/security-dashboard`);
  for (const part of ['Status', 'Recent security events', 'Recent login attempts'])
    await heading(admin, part).waitFor();
  const attempts = admin.getByRole('table', { name: 'Recent login attempts' });
  // The person's own sign-in: the list has been read.
  await attempts.getByRole('row').nth(1).waitFor();
  const failed = newPerson();
  await guessPasswords(failed, 1);
  const attempt = attempts.getByRole('row').filter({ hasText: failed.email });
  await expect.poll(() => attempt.count()).toBe(0);
  await button(admin, 'Refresh').click();
  await attempt.getByText('Failed').waitFor();
});
