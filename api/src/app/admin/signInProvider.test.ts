import { expect, onTestFinished, test } from 'vitest';
import { CLIENT_SECRET } from '../../../../tests/support/api/fakeProvider.ts';
import { PROVIDER_PATH, useSignOn } from '../../../../tests/support/api/signOnScene.ts';
import { startTestApi } from '../../../../tests/support/api/testApi.ts';

const scene = useSignOn();
const { api } = scene;

test('SSO-001 the provider is typed by an administrator, its secret sealed, and every process knows it at once', async () => {
  const node = await api.startSecondNode();
  onTestFinished(() => node.stop());
  const { body } = await scene.admin.get(PROVIDER_PATH);
  expect(body).toEqual({
    source: 'settings',
    provider: {
      issuer: scene.provider.issuer,
      clientId: 'inlay',
      hasSecret: true,
      name: 'Example staff',
      unknownPeople: 'refuse',
      trustsAddresses: false,
      trustsSecondFactor: false,
      isPrivate: true,
    },
    callbackUrl: 'http://platform.test/api/auth/sign-on/callback',
    signedOutUrl: 'http://platform.test/auth',
    linked: 0,
  });
  const [row] = await api.database.query(
    `select value::text from platform_settings where key = 'sign_in_provider'`,
  );
  expect(row?.['value']).not.toContain(CLIENT_SECRET);
  expect((await node.visitor().get('/api/auth/options')).body.provider).toBe('Example staff');
  await scene.save({ name: 'Others' });
  expect((await node.visitor().get('/api/auth/options')).body.provider).toBe('Others');
  expect((await api.lastEvent('settings_changed'))?.event_data).toMatchObject({
    changed: { signInProvider: { name: 'Others', issuer: scene.provider.issuer } },
  });
  expect(JSON.stringify((await api.lastEvent('settings_changed'))?.event_data)).not.toMatch(/secret/i);
});

test('SSO-001 a test decides: a good provider passes, and a wrong secret is told', async () => {
  expect((await scene.save({ withTest: true })).body.test).toEqual({ failure: null });
  const { test: tested, provider } = (await scene.save({ withTest: true, clientSecret: 'wrong', name: 'No' }))
    .body;
  expect(tested.failure.text).toBe('The provider refused the client ID or the client secret.');
  expect(provider.name).toBe('Example staff');
  expect((await scene.admin.post(`${PROVIDER_PATH}/test`)).body).toEqual({ failure: null });
  expect((await api.lastEvent('admin_access'))?.event_data).toEqual({
    action: 'test_sign_in_provider',
    to: scene.provider.issuer,
    reason: 'wrong_client',
  });
});

test.each([
  ['another name', { issuer: 'https://other.example.com' }, /another address/],
  ['no PKCE', { code_challenge_methods_supported: ['plain'] }, /doesn’t offer/],
  ['no code', { response_types_supported: ['id_token'] }, /doesn’t offer/],
  ['no address for tokens', { token_endpoint: undefined }, /doesn’t offer/],
  ['a script as address', { authorization_endpoint: 'javascript:alert(1)' }, /doesn’t offer/],
  ['HS256 alone', { id_token_signing_alg_values_supported: ['HS256', 'none'] }, /no way that is accepted/],
  ['no keys', { jwks_uri: 'http://127.0.0.1:9/keys' }, /Nothing answers/],
])('SSO-001 a provider is refused: %s', async (_name, described, text) => {
  scene.provider.describe(described);
  onTestFinished(() => scene.provider.describe({}));
  expect((await scene.save({ withTest: true })).body.test.failure.text).toMatch(text);
});

test('SSO-001 T17 a private address needs the administrator’s word, and other hosts the provider names stay out', async () => {
  expect((await scene.save({ withTest: true, isPrivate: false })).body.test.failure.text).toMatch(
    /in a private network/,
  );
  const elsewhere = scene.provider.issuer.replace('127.0.0.1', 'localhost');
  scene.provider.describe({ jwks_uri: `${elsewhere}/keys` });
  onTestFinished(() => scene.provider.describe({}));
  expect((await scene.save({ withTest: true })).body.test.failure.text).toMatch(/in a private network/);
});

test('SSO-001 a stored secret stays where address and client are the same, and goes to no other', async () => {
  expect((await scene.save({ clientSecret: undefined, name: 'New', withTest: true })).body).toMatchObject({
    test: { failure: null },
    provider: { name: 'New', hasSecret: true },
  });
  const other = await scene.save({ clientSecret: undefined, clientId: 'other' });
  expect([other.status, other.body.error.issues[0].path]).toEqual([400, ['clientSecret']]);
  expect((await scene.save({ issuer: 'http://login.example.com' })).body.error.issues[0].path).toEqual([
    'issuer',
  ]);
});

test('SSO-001 the environment wins, and nothing is typed then', async () => {
  const given = await startTestApi({
    signInProvider: {
      issuer: scene.provider.issuer,
      clientId: 'inlay',
      clientSecret: CLIENT_SECRET,
      name: 'Environment',
      unknownPeople: 'enter',
      trustsAddresses: false,
      trustsSecondFactor: false,
    },
    allowedHosts: ['127.0.0.1'],
  });
  onTestFinished(() => given.stop());
  const admin = await given.signedIn({ role: 'admin' });
  expect((await admin.get(PROVIDER_PATH)).body).toMatchObject({
    source: 'environment',
    provider: { name: 'Environment', isPrivate: false },
  });
  expect((await admin.post(`${PROVIDER_PATH}/test`)).body).toEqual({ failure: null });
  expect((await admin.delete(PROVIDER_PATH)).body.error.code).toBe('sign_on.of_environment');
});
