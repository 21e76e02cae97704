import { expect, test } from 'vitest';
import { useSignOn } from '../../../../../tests/support/api/signOnScene.ts';

const scene = useSignOn({ sendsMail: false });

test('SSO-010 without a mail server nobody is told to wait for a mail, and none waits', async () => {
  await scene.api.signedIn({ email: 'ada@example.com' });
  const { to } = await scene.signOn({ sub: 'ada-1', email: 'ada@example.com', email_verified: true });
  expect(to).toBe('/auth?signOn=known');
  expect(await scene.api.database.query('select 1 from user_identities where linked_at is null')).toEqual([]);
});

test('SSO-015 who came by the provider chooses a first password within ten minutes of signing in', async () => {
  await scene.save({ unknownPeople: 'enter' });
  const { browser } = await scene.signOn({ sub: 'bea-1', email: 'bea@example.com', email_verified: true });
  const choose = (changes: object = {}) =>
    browser.post('/api/auth/password', { newPassword: 'Correct-Horse-9', ...changes });
  const keyed = await browser.post('/api/keys', { name: 'Shop', scopes: ['forms:read'], password: 'x' });
  expect(keyed.body.error.issues[0].message).toBe(
    'You have no password yet. Choose one under Settings, Security.',
  );
  await scene.api.database.query(`update user_sessions set created_at = created_at - interval '11 minutes'`);
  expect((await choose()).body.error.code).toBe('auth.sign_in_again');
  await scene.api.database.query('update user_sessions set created_at = now()');
  expect((await choose()).status).toBe(200);
  // From now on it is asked for.
  expect((await choose({ newPassword: 'Another-Horse-9' })).body.error.code).toBe('auth.wrong_password');
});
