import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLIENT_ID, CLIENT_SECRET } from '../../../../../tests/support/api/fakeProvider.ts';
import { startRealProvider, type RealProvider } from '../../../../../tests/support/api/realProvider.ts';
import { CALLBACK, PROVIDER_PATH } from '../../../../../tests/support/api/signOnScene.ts';
import { useTestApi } from '../../../../../tests/support/api/testApi.ts';
import type { TestClient } from '../../../../../tests/support/api/testClient.ts';

const api = useTestApi();
let provider: RealProvider;
beforeAll(async () => {
  provider = await startRealProvider();
});
afterAll(() => provider?.close());

const EMAIL = 'ada@example.com';

async function signOn(browser: TestClient = api.visitor()) {
  const { url } = (await browser.post('/api/auth/sign-on', {})).body;
  const back = await provider.signIn(url as string, EMAIL);
  const answer = await browser.get(`${CALLBACK}${back.search}`);
  return { browser, to: answer.headers.get('location'), back };
}

test('SSO-001 SSO-003 SSO-004 SSO-014 SSO-018 a certified provider is tested, lets a new person in, knows them again, and ends its session', async () => {
  const admin = await api.signedIn({ role: 'admin' });
  const saved = await admin.put(PROVIDER_PATH, {
    issuer: provider.issuer,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    name: 'Example staff',
    unknownPeople: 'enter',
    trustsAddresses: false,
    trustsSecondFactor: false,
    isPrivate: true,
    withTest: true,
  });
  expect(saved.body.test).toEqual({ failure: null });
  const first = await signOn();
  expect([first.to, first.back.searchParams.get('iss')]).toEqual(['/auth', provider.issuer]);
  const { user } = (await first.browser.get('/api/auth/session')).body;
  expect(user).toMatchObject({ email: EMAIL, fullName: 'Ada Lovelace', isApproved: true });
  const again = await signOn();
  expect((await again.browser.get('/api/auth/session')).body.user.id).toBe(user.id);
  // The same answer once more, in a browser that has all cookies of the way.
  const { back } = again;
  expect((await again.browser.get(`${CALLBACK}${back.search}`)).headers.get('location')).toBe(
    '/auth?signOn=expired',
  );
  const { url } = (await again.browser.post('/api/auth/signout')).body;
  const end = await fetch(url as string);
  expect([end.status, await end.text()]).toEqual([200, expect.stringContaining('logout')]);
});

test('SSO-041 SSO-043 a certified provider tells groups for a scope of that name, and their rule gives its role', async () => {
  const admin = await api.signedIn({ role: 'admin' });
  const owner = await api.signedIn();
  const rule = { kind: 'group', value: 'staff', accountId: owner.accountId, role: 'responder' };
  await admin.put('/api/admin/account-rules', { groupsClaim: 'groups', rules: [rule] });
  const { browser } = await signOn();
  const { id } = (await browser.get('/api/auth/session')).body.user;
  const { members } = (await owner.get('/api/members')).body;
  expect(members).toContainEqual(expect.objectContaining({ userId: id, role: 'responder' }));
});
