import { createEmptyDefinition } from '@inlay/sdk/model';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { REVISIONS } from '../../../../../tests/support/api/assistantOf.ts';
import { connectAs, PUBLIC, type Connected } from '../../../../../tests/support/api/connectAs.ts';
import { withKey } from '../../../../../tests/support/api/programOf.ts';
import { useTestApi, type TestPerson } from '../../../../../tests/support/api/testApi.ts';

const api = useTestApi({ publicUrl: PUBLIC });
let admin: TestPerson;
const connected: Connected[] = [];
beforeAll(async () => {
  admin = await api.signedIn({ role: 'admin' });
});
beforeEach(async () => {
  await api.database.query('delete from rate_limits');
  await admin.patch('/api/admin/settings', { assistants: true });
});
afterAll(() => Promise.all(connected.map(({ assistant }) => assistant.close())));

async function connect(
  person: TestPerson,
  options: Parameters<typeof connectAs>[2] = {},
): Promise<Connected> {
  const one = await connectAs(api.url, person, options);
  connected.push(one);
  return one;
}
/** The tokens that the reference client keeps. */
const tokensOf = async ({ provider }: Connected) => (await provider.tokens())!;
const tokenOf = async (one: Connected): Promise<string> => (await tokensOf(one)).access_token;

test.each(REVISIONS)(
  'MCP-030 a person connects the reference client of revision %s, which acts as they may',
  async (revision) => {
    const [person, stranger] = [await api.signedIn(), await api.signedIn()];
    const form = await api.buildForm(person, createEmptyDefinition('Mine'));
    await api.buildForm(stranger, createEmptyDefinition('Theirs'));
    const one = await connect(person, { revision });
    expect(one.asked).toMatchObject({
      name: 'Helpful assistant',
      documentHost: null,
      callbackHost: 'localhost:53682',
      isLocal: true,
      scopes: ['forms:read', 'forms:write', 'submissions:read', 'webhooks:read'],
    });
    const { json } = await one.assistant.call('list_forms');
    expect(json.forms).toMatchObject([{ id: form.id }]);
    const { connections } = (await person.get('/api/connections')).body;
    expect(connections).toMatchObject([{ name: 'Helpful assistant', host: 'localhost:53682' }]);
    expect((await stranger.get('/api/connections')).body.connections).toEqual([]);
    expect((await person.get('/api/keys')).body.keys).toEqual([]);
  },
);

test('MCP-031 its tokens open nothing but the server of assistants, and end with the connection at once', async () => {
  const person = await api.signedIn();
  const one = await connect(person);
  const program = withKey(api.url, await tokenOf(one));
  for (const path of ['/api/v1/forms', '/api/forms', '/api/keys'])
    expect((await program.get(path)).status).toBe(401);
  const [{ id }] = (await person.get('/api/connections')).body.connections;
  const stranger = await api.signedIn();
  expect((await stranger.delete(`/api/connections/${id}`)).status).toBe(404);
  expect((await one.assistant.call('list_forms')).isError).toBe(false);
  expect((await person.delete(`/api/connections/${id}`)).body.connections).toEqual([]);
  await expect(one.assistant.call('list_forms')).rejects.toThrow(/Unauthorized|authorization|invalid/i);
});

test('MCP-032 a scope that does not exist is left out, and a person may say no', async () => {
  const person = await api.signedIn();
  const one = await connect(person, { scope: 'forms:read admin everything' }).catch(
    (error: unknown) => error,
  );
  if (one instanceof Error) throw one;
  expect((one as Connected).asked).toMatchObject({ scopes: expect.arrayContaining(['forms:read']) });
  await expect(connect(person, { says: false })).rejects.toThrow(/access_denied|said no/i);
});

test('MCP-033 T37 no token, code or secret of a client is readable in the database', async () => {
  const one = await connect(await api.signedIn());
  const { access_token: access, refresh_token: refresh } = await tokensOf(one);
  expect(refresh).toBeTruthy();
  const rows = await api.database.query<{ row: string }>(
    'select to_jsonb(t)::text as row from oauth_records t',
  );
  const all = rows.map(({ row }) => row).join('\n');
  for (const secret of [access, refresh, 'Helpful assistant']) expect(all).not.toContain(secret);
});

test('MCP-034 T10 a page of somebody else’s request is nothing without the cookie of that browser', async () => {
  const [person, other] = [await api.signedIn(), await api.signedIn()];
  const registered = await api.visitor().post('/api/oauth/register', {
    redirect_uris: ['https://attacker.example.com/callback'],
    token_endpoint_auth_method: 'none',
  });
  expect(registered.status).toBe(201);
  const query = new URLSearchParams({
    client_id: registered.body.client_id,
    response_type: 'code',
    redirect_uri: 'https://attacker.example.com/callback',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  const begun = await other.get(`/api/oauth/authorize?${query}`);
  const uid = begun.headers.get('location')?.split('/').at(-1);
  expect((await other.get(`/api/oauth/consent/${uid}/request`)).body).toMatchObject({
    callbackHost: 'attacker.example.com',
    isLocal: false,
  });
  for (const answer of [
    await person.get(`/api/oauth/consent/${uid}/request`),
    await person.post(`/api/oauth/consent/${uid}`, { isAllowed: true }),
  ])
    expect(answer.status).toBe(422);
  query.delete('code_challenge');
  const unproven = await other.get(`/api/oauth/authorize?${query}`);
  expect(unproven.headers.get('location')).toContain('error=invalid_request');
});

test('MCP-040 the name that a client gives itself is one short line, and the account has the name that people know', async () => {
  const person = await api.signedIn();
  const registered = await api.visitor().post('/api/oauth/register', {
    redirect_uris: ['http://localhost:1/callback'],
    token_endpoint_auth_method: 'none',
    client_name: `Claude\u202E\n\n${'😀'.repeat(200)}`,
  });
  const query = new URLSearchParams({
    client_id: registered.body.client_id,
    response_type: 'code',
    redirect_uri: 'http://localhost:1/callback',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  const begun = await person.get(`/api/oauth/authorize?${query}`);
  const uid = begun.headers.get('location')?.split('/').at(-1);
  const { name, account } = (await person.get(`/api/oauth/consent/${uid}/request`)).body;
  expect(name).toBe(`Claude ${'😀'.repeat(53)}`);
  expect(account).toBe((await person.get('/api/accounts')).body.accounts[0].name);
  expect(account).not.toBe('');
  expect((await person.post(`/api/oauth/consent/${uid}`, { isAllowed: true })).status).toBe(200);
  expect((await person.get('/api/connections')).body.connections).toMatchObject([{ name }]);
});

test.each([
  'http://evil.example/callback',
  'http://localhost.evil.example/callback',
  'http://192.168.1.2/callback',
  'not an address',
])('MCP-037 T10 a client whose callback is %s is not registered', async (callback) => {
  const register = (...addresses: string[]) =>
    api.visitor().post('/api/oauth/register', {
      redirect_uris: addresses,
      token_endpoint_auth_method: 'none',
    });
  const answer = await register('https://good.example.com/callback', callback);
  expect([answer.status, answer.body.error]).toEqual([400, expect.stringMatching(/^invalid_/)]);
  for (const good of ['http://127.0.0.1:1/callback', 'http://[::1]:1/callback', 'http://localhost/callback'])
    expect((await register(good)).status).toBe(201);
});

test('MCP-035 T17 a client’s document at a private address is not read', async () => {
  const query = new URLSearchParams({
    client_id: 'https://127.0.0.1/client.json',
    response_type: 'code',
    redirect_uri: 'http://localhost:1/callback',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  const answer = await (await api.signedIn()).get(`/api/oauth/authorize?${query}`);
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('invalid_client')]);
});

test('MCP-036 what it is and where is told under its public address, and nothing of it while it is off', async () => {
  const visitor = api.visitor();
  const resource = await visitor.get('/.well-known/oauth-protected-resource/api/mcp');
  expect(resource.body).toMatchObject({
    resource: 'http://platform.localhost/api/mcp',
    authorization_servers: ['http://platform.localhost'],
  });
  const server = (await visitor.get('/.well-known/oauth-authorization-server')).body;
  expect(server).toMatchObject({
    issuer: 'http://platform.localhost',
    authorization_endpoint: 'http://platform.localhost/api/oauth/authorize',
    token_endpoint: 'http://platform.localhost/api/oauth/token',
    registration_endpoint: 'http://platform.localhost/api/oauth/register',
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
  });
  await admin.patch('/api/admin/settings', { assistants: false });
  for (const path of [
    '/.well-known/oauth-protected-resource',
    '/.well-known/oauth-authorization-server',
    '/api/oauth/authorize',
    '/api/oauth/keys',
  ])
    expect([path, (await visitor.get(path)).status]).toEqual([path, 404]);
});
