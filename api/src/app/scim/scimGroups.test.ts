import { beforeEach, expect, test } from 'vitest';
import { GROUPS } from '../../../../tests/support/api/directoryRequests.ts';
import { listen } from '../../../../tests/support/api/listen.ts';
import { removePeople } from '../../../../tests/support/api/removePeople.ts';
import { useTestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { TestClient } from '../../../../tests/support/api/testClient.ts';

const api = useTestApi();
const PATH = '/scim/v2/Groups';
let admin: TestPerson;
let owner: TestPerson;
let ada: TestPerson;
let bea: TestPerson;
let directory: TestClient;

beforeEach(async () => {
  for (const table of ['rate_limits', 'platform_settings', 'deliveries', 'directory_groups'])
    await api.database.query(`delete from ${table}`);
  await removePeople(api.database);
  admin = await api.signedIn({ role: 'admin', email: 'admin@example.com' });
  [owner, ada, bea] = [await api.signedIn(), await api.signedIn(), await api.signedIn()];
  const { secret } = (await admin.post('/api/admin/scim-token')).body;
  directory = new TestClient(api.url, { authorization: `Bearer ${secret}` });
});

const make = async (group: object) => {
  const made = await directory.post(PATH, group);
  expect([made.status, made.body.detail]).toEqual([201, undefined]);
  return made.body as { id: string; members: { value: string }[] };
};
const patch = async (id: string, body: object) => {
  const answer = await directory.patch(`${PATH}/${id}`, body);
  expect([answer.status, answer.body.detail]).toEqual([200, undefined]);
  return answer.body.members.map(({ value }: { value: string }) => value) as string[];
};
const saveRules = (...rules: object[]) =>
  admin.put('/api/admin/account-rules', {
    groupsClaim: 'groups',
    rules: rules.map((rule) => ({ kind: 'group', accountId: owner.accountId, role: 'editor', ...rule })),
  });
const roleOf = async (person: TestPerson) => {
  const { members } = (await owner.get('/api/members')).body;
  return (members.find(({ userId }: { userId: string }) => userId === person.userId)?.role ?? null) as
    | string
    | null;
};

test('SSO-045 the RFC’s, Entra’s and Okta’s sequences of groups: create, look up, add, remove, replace, rename, delete', async () => {
  const rfc = await make(GROUPS.rfcCreate([ada.userId]));
  expect(rfc.members.map(({ value }) => value)).toEqual([ada.userId]);
  expect((await patch(rfc.id, GROUPS.rfcAdd(bea.userId))).toSorted()).toEqual(
    [ada.userId, bea.userId].toSorted(),
  );
  expect(await patch(rfc.id, GROUPS.rfcRemoveOne(ada.userId))).toEqual([bea.userId]);
  expect(await patch(rfc.id, GROUPS.rfcReplace(ada.userId))).toEqual([ada.userId]);
  expect(await patch(rfc.id, GROUPS.rfcRemoveAll())).toEqual([]);

  const entra = await make(GROUPS.entraCreate());
  const found = await directory.get(
    `${PATH}?excludedAttributes=members&filter=${encodeURIComponent('displayName eq "displayName"')}`,
  );
  expect(found.body.Resources).toEqual([
    expect.objectContaining({ id: entra.id, displayName: 'displayName' }),
  ]);
  expect(found.body.Resources[0]).not.toHaveProperty('members');
  expect(await patch(entra.id, GROUPS.entraAdd(ada.userId))).toEqual([ada.userId]);
  expect(await patch(entra.id, GROUPS.entraRemove(ada.userId))).toEqual([]);
  await patch(entra.id, GROUPS.entraRename('Sales'));
  expect((await directory.post(PATH, { ...GROUPS.entraCreate(), displayName: 'Sales' })).status).toBe(409);

  const okta = await make(GROUPS.oktaCreate([ada.userId]));
  expect(await patch(okta.id, GROUPS.oktaReplace([bea.userId]))).toEqual([bea.userId]);
  await patch(okta.id, GROUPS.oktaRename(okta.id, 'Guides'));
  const put = await directory.put(`${PATH}/${okta.id}`, { displayName: 'Guides', members: [] });
  expect(put.body).toMatchObject({ displayName: 'Guides', members: [] });
  expect((await directory.get(`${PATH}?startIndex=2&count=1`)).body).toMatchObject({
    totalResults: 3,
    startIndex: 2,
    itemsPerPage: 1,
  });
  expect((await directory.delete(`${PATH}/${okta.id}`)).status).toBe(204);
  expect((await directory.get(`${PATH}/${okta.id}`)).status).toBe(404);
});

test('SSO-031 groups are a type of resource with a schema', async () => {
  const types = (await directory.get('/scim/v2/ResourceTypes')).body.Resources;
  expect(types.map(({ id }: { id: string }) => id)).toEqual(['User', 'Group']);
  const { schema } = types[1];
  expect((await directory.get(`/scim/v2/Schemas/${schema}`)).body).toMatchObject({ name: 'Group' });
});

test('SSO-041 SSO-045 members of a group have its role at once, lose it at once, and open screens hear of it', async () => {
  await saveRules({ value: 'Tour Guides', rights: ['export'] });
  const group = await make(GROUPS.rfcCreate([ada.userId]));
  expect([await roleOf(ada), await roleOf(bea)]).toEqual(['editor', null]);
  await ada.post(`/api/accounts/${owner.accountId}/choose`);
  const events = await listen(ada, '/api/events');
  await patch(group.id, GROUPS.rfcReplace(bea.userId));
  await events.next('account');
  await events.cancel();
  expect([await roleOf(ada), await roleOf(bea)]).toEqual([null, 'editor']);
  expect((await ada.get('/api/account')).body.id).not.toBe(owner.accountId);
  await patch(group.id, GROUPS.entraRename('Others'));
  expect(await roleOf(bea)).toBeNull();
  await patch(group.id, GROUPS.entraRename('Tour Guides'));
  expect(await roleOf(bea)).toBe('editor');
  await directory.delete(`${PATH}/${group.id}`);
  expect(await roleOf(bea)).toBeNull();
  expect((await bea.get('/api/accounts')).body.accounts).toHaveLength(1);
});

test('SSO-045 whom the directory deletes leaves all groups, with the roles of these', async () => {
  await saveRules({ value: 'Tour Guides' });
  const group = await make(GROUPS.rfcCreate([ada.userId]));
  await directory.delete(`/scim/v2/Users/${ada.userId}`);
  expect(await roleOf(ada)).toBeNull();
  expect((await directory.get(`${PATH}/${group.id}`)).body.members).toEqual([]);
  expect((await directory.patch(`${PATH}/${group.id}`, GROUPS.rfcAdd(ada.userId))).status).toBe(400);
});

test.each([
  ['no name', {}],
  ['an empty name', { displayName: ' ' }],
  ['a member who is nobody', { displayName: 'A', members: [{ value: crypto.randomUUID() }] }],
  ['a member that is no text', { displayName: 'A', members: [{ value: { $ne: null } }] }],
  ['too many members', { displayName: 'A', members: Array.from({ length: 1_001 }, () => ({ value: 'x' })) }],
])('SSO-035 a group with %s is refused, and nothing is stored', async (_name, group) => {
  expect((await directory.post(PATH, group)).status).toBe(400);
  expect((await directory.get(PATH)).body.totalResults).toBe(0);
});

test.each([
  { op: 'move', path: 'members', value: [] },
  { op: 'add', path: 'members[value eq "x"]', value: [] },
  { op: 'remove', path: 'members[value sw "x"]' },
  { op: 'remove', path: 'displayName' },
  { op: 'replace', path: 'members', value: 'everybody' },
  { op: 'replace', value: 'Sales' },
])('SSO-035 %j is refused', async (operation) => {
  const group = await make(GROUPS.rfcCreate([ada.userId]));
  const sent = { schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations: [operation] };
  expect((await directory.patch(`${PATH}/${group.id}`, sent)).status).toBe(400);
  expect((await directory.get(`${PATH}/${group.id}`)).body.members).toHaveLength(1);
});
