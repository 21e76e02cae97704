import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { ENTRA, OKTA, RFC_7644 } from '../../../../tests/support/api/directoryRequests.ts';
import { listen } from '../../../../tests/support/api/listen.ts';
import { NEW_KEY, withKey } from '../../../../tests/support/api/programOf.ts';
import { removePeople } from '../../../../tests/support/api/removePeople.ts';
import { TEST_PASSWORD, useTestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { TestClient, type TestResponse } from '../../../../tests/support/api/testClient.ts';

const api = useTestApi();
let admin: TestPerson;
let directory: TestClient;
const TOKEN = '/api/admin/scim-token';
const USERS = '/scim/v2/Users';

beforeEach(async () => {
  for (const table of ['rate_limits', 'platform_settings', 'deliveries'])
    await api.database.query(`delete from ${table}`);
  await removePeople(api.database);
  admin = await api.signedIn({ role: 'admin', email: 'admin@example.com' });
  const { secret } = (await admin.post(TOKEN)).body;
  directory = new TestClient(api.url, { authorization: `Bearer ${secret}` });
});

const find = async (filter: string): Promise<TestResponse['body']> =>
  (await directory.get(`${USERS}?filter=${encodeURIComponent(filter)}`)).body;
const create = async (user: object): Promise<TestResponse['body']> => {
  const answer = await directory.post(USERS, user);
  expect([answer.status, answer.body.detail]).toEqual([201, undefined]);
  return answer.body;
};
const patch = async (id: string, body: object): Promise<TestResponse['body']> => {
  const answer = await directory.patch(`${USERS}/${id}`, body);
  expect([answer.status, answer.body.detail]).toEqual([200, undefined]);
  return answer.body;
};

describe('the token', () => {
  test('SSO-030 is made by an administrator, shown once, stored as a hash, and ends at once with a new one', async () => {
    const before = (await admin.get(TOKEN)).body;
    expect(before).toEqual({
      url: 'http://platform.test/scim/v2',
      token: { createdAt: expect.any(String), lastUsedAt: null },
      people: 0,
      suspended: 0,
    });
    expect((await directory.get(USERS)).status).toBe(200);
    expect((await admin.get(TOKEN)).body.token.lastUsedAt).not.toBeNull();
    const { secret } = (await admin.post(TOKEN)).body;
    expect(secret).toMatch(/^inlay_scim_[\w-]{43}$/);
    const rows = await api.database.query('select value::text from platform_settings');
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect((await directory.get(USERS)).status).toBe(401);
    const other = new TestClient(api.url, { authorization: `Bearer ${secret}` });
    expect((await other.get(USERS)).status).toBe(200);
    await admin.delete(TOKEN);
    expect((await other.get(USERS)).status).toBe(401);
    expect((await api.lastEvent('scim_token_changed'))?.event_data).toEqual({ action: 'ended' });
    expect(await api.lastEvent('scim_refused')).toBeDefined();
  });

  test('SSO-030 neither cookies, nor keys, nor any other token open the address', async () => {
    const made = await admin.post('/api/keys', { ...NEW_KEY, scopes: ['forms:read'] });
    for (const caller of [admin, api.visitor(), withKey(api.url, made.body.token as string)]) {
      const { status, headers, body } = await caller.get(USERS);
      expect([status, headers.get('content-type'), body.status]).toEqual([
        401,
        'application/scim+json',
        '401',
      ]);
    }
    const { secret } = (await admin.post(TOKEN)).body;
    const directoryElsewhere = new TestClient(api.url, { authorization: `Bearer ${secret}` });
    expect((await directoryElsewhere.get('/api/forms')).status).toBe(401);
  });
});

test('SSO-031 RFC 7644 4 says what it offers, in its own media type', async () => {
  const config = await directory.get('/scim/v2/ServiceProviderConfig');
  expect(config.headers.get('content-type')).toContain('application/scim+json');
  expect(config.body).toMatchObject({ patch: { supported: true }, bulk: { supported: false } });
  expect((await directory.get('/scim/v2/ResourceTypes')).body.Resources[0]).toMatchObject({
    endpoint: '/Users',
  });
  const schema = (await directory.get('/scim/v2/Schemas')).body.Resources[0];
  expect((await directory.get(`/scim/v2/Schemas/${schema.id}`)).body).toEqual(schema);
  const missing = await directory.get('/scim/v2/Bulk');
  expect([missing.status, missing.body.schemas]).toEqual([
    404,
    ['urn:ietf:params:scim:api:messages:2.0:Error'],
  ]);
});

describe('SSO-032 SSO-033 SSO-034 sequences', () => {
  test('RFC 7644: create, read, filter, replace, patch, delete', async () => {
    const made = await create(RFC_7644.create);
    expect(made).toMatchObject({
      userName: 'bjensen',
      externalId: 'bjensen',
      displayName: 'Ms. Barbara J Jensen III',
      emails: [{ value: 'bjensen@example.com', type: 'work', primary: true }],
      active: true,
      meta: { resourceType: 'User', location: `http://platform.test/scim/v2/Users/${made.id}` },
    });
    expect((await directory.get(`${USERS}/${made.id}`)).body).toEqual(made);
    expect(await find('userName eq "BJENSEN"')).toMatchObject({ totalResults: 1, Resources: [made] });
    const again = await directory.post(USERS, RFC_7644.create);
    expect([again.status, again.body.scimType]).toEqual([409, 'uniqueness']);
    const replaced = await directory.put(`${USERS}/${made.id}`, RFC_7644.replace);
    expect(replaced.body).toMatchObject({ id: made.id, displayName: 'Ms. Barbara J Jensen', active: true });
    expect((await patch(made.id, RFC_7644.replaceName)).name).toEqual({
      formatted: 'Barbara Jones',
      givenName: 'Barbara',
      familyName: 'Jones',
    });
    expect((await patch(made.id, RFC_7644.addEmail)).emails[0].value).toBe('babs@example.com');
    expect((await directory.delete(`${USERS}/${made.id}`)).status).toBe(204);
    expect((await directory.get(`${USERS}/${made.id}`)).status).toBe(404);
    expect((await find('userName eq "bjensen"')).totalResults).toBe(0);
    expect((await create(RFC_7644.create)).id).toBe(made.id);
  });

  test('Entra: look up, create, change, rename, disable, enable', async () => {
    expect(await find(`userName eq "${ENTRA.create.userName}"`)).toMatchObject({
      totalResults: 0,
      Resources: [],
    });
    const { id } = await create(ENTRA.create);
    expect(await find(`externalId eq "${ENTRA.create.externalId}"`)).toMatchObject({ totalResults: 1 });
    expect(await patch(id, ENTRA.changeMany)).toMatchObject({
      emails: [{ value: 'updated@testuser.example' }],
      name: { givenName: 'givenName', familyName: 'updatedFamilyName' },
      displayName: 'givenName updatedFamilyName',
    });
    expect((await patch(id, ENTRA.dotted)).name).toMatchObject({ formatted: 'Bea Dotted', givenName: 'Bea' });
    expect((await patch(id, ENTRA.changeName)).userName).toBe('5b50642d@testuser.example');
    for (const disable of [ENTRA.disable, ENTRA.disableByText]) {
      expect((await patch(id, disable)).active).toBe(false);
      expect(
        (await find('emails[type eq "work"].value eq "updated@testuser.example"')).Resources[0].active,
      ).toBe(false);
      expect((await patch(id, ENTRA.enable)).active).toBe(true);
    }
  });

  test('Okta: look up, create, replace, deactivate, reactivate', async () => {
    expect((await find('userName eq "test.user@okta.example"')).totalResults).toBe(0);
    const { id } = await create(OKTA.create);
    expect((await api.postSignIn('test.user@okta.example', OKTA.create.password)).status).toBe(401);
    const replaced = await directory.put(`${USERS}/${id}`, OKTA.replace);
    expect(replaced.body).toMatchObject({ displayName: 'Another User', name: { givenName: 'Another' } });
    expect((await patch(id, OKTA.deactivate)).active).toBe(false);
    expect((await patch(id, OKTA.reactivate)).active).toBe(true);
  });
});

test('SSO-032 lists by pages, and of attributes what was asked for', async () => {
  for (const at of [1, 2, 3])
    await create({ ...OKTA.create, userName: `p${at}@okta.example`, emails: [], externalId: null });
  const page = (await directory.get(`${USERS}?startIndex=2&count=2`)).body;
  expect(page).toMatchObject({ totalResults: 4, startIndex: 2, itemsPerPage: 2 });
  expect(page.Resources.map((one: { userName: string }) => one.userName)).toEqual([
    'p1@okta.example',
    'p2@okta.example',
  ]);
  expect((await directory.get(`${USERS}?count=0`)).body).toMatchObject({ totalResults: 4, Resources: [] });
  const [first] = (await directory.get(`${USERS}?attributes=userName`)).body.Resources;
  expect(Object.keys(first as object).toSorted()).toEqual(['id', 'schemas', 'userName']);
});

test.each([
  ['no JSON', 'POST', '', '{', 400],
  ['no address', 'POST', '', '{"schemas":[],"userName":"nobody"}', 400],
  ['no name', 'POST', '', '{"schemas":[]}', 400],
  ['no PatchOp', 'PATCH', '/:id', '{"Operations":[{"op":"replace","path":"active","value":false}]}', 400],
  [
    'another operation',
    'PATCH',
    '/:id',
    '{"schemas":["urn:ietf:params:scim:api:messages:2.0:PatchOp"],"Operations":[{"op":"drop","path":"active"}]}',
    400,
  ],
  [
    'a name removed',
    'PATCH',
    '/:id',
    '{"schemas":["urn:ietf:params:scim:api:messages:2.0:PatchOp"],"Operations":[{"op":"remove","path":"userName"}]}',
    400,
  ],
  [
    'a path that is none',
    'PATCH',
    '/:id',
    '{"schemas":["urn:ietf:params:scim:api:messages:2.0:PatchOp"],"Operations":[{"op":"replace","path":"emails[","value":"x"}]}',
    400,
  ],
  [
    'a prototype',
    'PATCH',
    '/:id',
    '{"schemas":["urn:ietf:params:scim:api:messages:2.0:PatchOp"],"Operations":[{"op":"replace","value":{"__proto__":{"active":true}}}]}',
    400,
  ],
  ['nobody', 'PUT', '/00000000-0000-4000-8000-000000000000', JSON.stringify(OKTA.replace), 404],
  ['an id that is none', 'DELETE', '/x', undefined, 404],
  ['a filter beyond eq', 'GET', '?filter=userName%20sw%20%22a%22', undefined, 400],
  ['a filter of a constructor', 'GET', '?filter=constructor%20eq%20%22a%22', undefined, 400],
  ['another type', 'POST', '', 'text', 415],
])('SSO-035 refuses in the words of SCIM: %s', async (_name, method, path, body, status) => {
  const { id } = await create(OKTA.create);
  const answer = await directory.send(method, USERS + path.replace(':id', id as string), {
    headers: { 'content-type': body === 'text' ? 'text/plain' : 'application/scim+json' },
    ...(body !== undefined && { body }),
  });
  expect([answer.status, answer.body]).toEqual([
    status,
    expect.objectContaining({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: String(status),
    }),
  ]);
});

describe('SSO-034 whose access the directory ends', () => {
  test('sessions, keys and open streams end at once, on every process; the account and its forms stay', async () => {
    const node = await api.startSecondNode();
    onTestFinished(() => node.stop());
    const person = await api.signedIn({ email: 'leaver@example.com' });
    const key = withKey(
      node.url,
      (await person.post('/api/keys', { ...NEW_KEY, scopes: ['forms:read'] })).body.token as string,
    );
    expect((await key.get('/api/forms')).status).toBe(200);
    const elsewhere = new TestClient(node.url, {}, person.cookie);
    const stream = await listen(elsewhere);
    const [found] = (await find('userName eq "leaver@example.com"')).Resources;
    expect((await patch(found.id as string, OKTA.deactivate)).active).toBe(false);
    await stream.rest();
    expect((await elsewhere.get('/api/forms')).status).toBe(401);
    expect((await key.get('/api/forms')).status).toBe(401);
    expect((await api.postSignIn('leaver@example.com', TEST_PASSWORD)).body.user).toMatchObject({
      isRevoked: true,
    });
    expect((await api.lastEvent('user_revoked'))?.event_data).toMatchObject({ by: 'directory' });
    await patch(found.id as string, OKTA.reactivate);
    expect((await (await api.signInByEmail('leaver@example.com')).get('/api/forms')).status).toBe(200);
  });

  test('SSO-036 never the owner; and an administrator keeps their address', async () => {
    const [owner] = (await find('userName eq "admin@example.com"')).Resources;
    expect((await directory.patch(`${USERS}/${owner.id}`, OKTA.deactivate)).status).toBe(403);
    expect((await directory.delete(`${USERS}/${owner.id}`)).status).toBe(403);
    expect((await directory.patch(`${USERS}/${owner.id}`, RFC_7644.addEmail)).status).toBe(403);
    expect((await admin.get('/api/admin/users')).status).toBe(200);
  });
});

describe('SSO-037 people of a directory', () => {
  test('have no password and no role, are approved, and are on record', async () => {
    const { id } = await create(ENTRA.create);
    const [row] = await api.database.query('select password_hash, role, email from users where id = $1', [
      id,
    ]);
    expect(row).toEqual({ password_hash: null, role: 'user', email: 'test_user_fd0ea19b@testuser.example' });
    expect((await api.lastEvent('user_signup'))?.event_data).toMatchObject({ by: 'directory' });
    expect((await api.lastEvent('user_provisioned'))?.user_id).toBe(id);
    expect((await admin.get(TOKEN)).body).toMatchObject({ people: 1, suspended: 0 });
  });

  test('with an address that somebody signed up with and never confirmed, end that password', async () => {
    await api.createPerson({ email: 'test.user@okta.example', isApproved: false });
    await api.database.query(
      `update users set email_confirmed_at = null where email = 'test.user@okta.example'`,
    );
    await api.database.query(
      `update profiles set approval_requested_at = null where email like 'test.user%'`,
    );
    await create(OKTA.create);
    expect((await api.postSignIn('test.user@okta.example', TEST_PASSWORD)).status).toBe(401);
  });

  test('are never made of an account that exists', async () => {
    await api.createPerson({ email: 'test.user@okta.example' });
    const { status, body } = await directory.post(USERS, OKTA.create);
    expect([status, body.scimType]).toEqual([409, 'uniqueness']);
  });
});
