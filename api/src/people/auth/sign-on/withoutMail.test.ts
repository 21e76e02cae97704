import { expect, test } from 'vitest';
import { useSignOn } from '../../../../../tests/support/api/signOnScene.ts';

const scene = useSignOn({ sendsMail: false });

test('SSO-010 without a mail server nobody is told to wait for a mail, and none waits', async () => {
  await scene.api.signedIn({ email: 'ada@example.com' });
  const { to } = await scene.signOn({ sub: 'ada-1', email: 'ada@example.com', email_verified: true });
  expect(to).toBe('/auth?signOn=known');
  expect(await scene.api.database.query('select 1 from user_identities where linked_at is null')).toEqual([]);
});
