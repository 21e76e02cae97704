import { beforeEach, expect, test } from 'vitest';
import type { PersonThere, Tampering } from '../../../../../tests/support/api/fakeProvider.ts';
import { CALLBACK, useSignOn } from '../../../../../tests/support/api/signOnScene.ts';
import { joinTeam } from '../../../../../tests/support/api/team.ts';
import type { TestPerson } from '../../../../../tests/support/api/testApi.ts';

const scene = useSignOn({ sendsMail: false });
const { api } = scene;
let owner: TestPerson;
let ada: TestPerson;

/** Ada at the provider, in groups. */
const there = (told: object = {}): PersonThere => ({
  sub: 'ada',
  email: 'ada@staff.example',
  email_verified: true,
  ...told,
});
beforeEach(async () => {
  owner = await api.signedIn({ fullName: 'Olga' });
  ada = await scene.linked(there());
});

const saveRules = (rules: object[], more: object = {}) =>
  scene.admin.put('/api/admin/account-rules', {
    groupsClaim: 'groups',
    rules: rules.map((rule) => ({
      kind: 'group',
      value: 'staff',
      accountId: owner.accountId,
      role: 'editor',
      ...rule,
    })),
    ...more,
  });
const personOf = async (userId: string, by = owner) =>
  (await by.get('/api/members')).body.members.find((one: { userId: string }) => one.userId === userId);
const roleOf = async (userId = ada.userId): Promise<string | null> => (await personOf(userId))?.role ?? null;
async function signOn(person: PersonThere, tampering?: Tampering) {
  const { browser, url } = await scene.start();
  const answer = await browser.get(`${CALLBACK}?${scene.provider.authorize(url, person, tampering)}`);
  return { browser, to: answer.headers.get('location') };
}

test('SSO-040 administrators map groups and domains to accounts, folders and roles that are there', async () => {
  const folder = (await owner.post('/api/folders', { name: 'Bakery' })).body.id as string;
  const saved = await saveRules([{ rights: ['export'] }, { folderId: folder, role: 'viewer' }]);
  expect(saved.body).toMatchObject({
    source: 'settings',
    rules: [
      { account: 'Olga', folder: null },
      { account: 'Olga', folder: 'Bakery' },
    ],
  });
  const other = (await ada.post('/api/folders', { name: 'Hers' })).body.id as string;
  for (const rule of [
    { accountId: crypto.randomUUID() },
    { folderId: other },
    { role: 'owner' },
    { value: ' ' },
  ])
    expect((await saveRules([rule])).status).toBe(400);
  expect((await saveRules([{ folderId: folder, role: 'admin' }])).status).toBe(400);
  expect((await scene.admin.get('/api/admin/account-rules')).body).toEqual(saved.body);
  const found = (await scene.admin.get('/api/admin/accounts?search=olg')).body.accounts;
  expect(found).toEqual([{ id: owner.accountId, name: 'Olga', folders: [{ id: folder, name: 'Bakery' }] }]);
});

test('SSO-041 roles are given and taken at each sign-in; a group that vanished takes its role along', async () => {
  const folder = (await owner.post('/api/folders', { name: 'Bakery' })).body.id as string;
  await saveRules([
    { rights: ['export'] },
    { value: 'guests', role: 'viewer' },
    { value: 'bakers', folderId: folder, role: 'responder' },
    { kind: 'domain', value: 'Other.example', role: 'admin' },
  ]);
  await signOn(there({ groups: ['guests', 'staff', 'bakers', 'unknown'] }));
  expect(await personOf(ada.userId)).toMatchObject({
    role: 'editor',
    rights: ['export'],
    grants: [{ folderId: folder, role: 'responder' }],
  });
  await signOn(there({ groups: ['guests'] }));
  expect(await personOf(ada.userId)).toMatchObject({ role: 'viewer', rights: [], grants: [] });
  const key = 'select count(*)::int as open from api_keys where created_by = $1 and ended_at is null';
  await signOn(there({ groups: [] }));
  expect(await personOf(ada.userId)).toBeUndefined();
  expect(await api.database.query(key, [ada.userId])).toEqual([{ open: 0 }]);
  await signOn(there({ groups: 'staff' }));
  expect(await roleOf()).toBe('editor');
  // The provider says nothing of groups any more.
  await signOn(there());
  expect(await roleOf()).toBeNull();
  const log = (await owner.get('/api/account/audit-log')).body.entries;
  expect(log[0]).toMatchObject({ action: 'member_removed', who: { kind: 'platform' } });
});

test('SSO-041 roles that people gave stay, and an owner is never touched', async () => {
  await saveRules([{ role: 'viewer' }]);
  const invited = await joinTeam(api, owner, { role: 'admin' });
  const linked = async (person: TestPerson, sub: string) =>
    api.database.query(
      `insert into user_identities (id, user_id, issuer, subject, email, linked_at, created_at)
       values (gen_random_uuid(), $1, $2, $3, $4, now(), now())`,
      [person.userId, scene.provider.issuer, sub, person.email],
    );
  await linked(invited, 'invited');
  await linked(owner, 'owner');
  for (const sub of ['invited', 'owner'])
    for (const groups of [['staff'], []]) {
      const email = sub === 'owner' ? owner.email : invited.email;
      expect((await signOn({ sub, email, email_verified: true, groups })).to).toBe('/auth');
    }
  expect([await roleOf(invited.userId), await roleOf(owner.userId)]).toEqual(['admin', 'owner']);
  // A role of a rule that somebody changes is theirs from then on.
  await signOn(there({ groups: ['staff'] }));
  await owner.put(`/api/members/${ada.userId}`, { role: 'editor', rights: ['publish'] });
  await signOn(there({ groups: [] }));
  expect(await personOf(ada.userId)).toMatchObject({ role: 'editor', rights: ['publish'] });
});

test('SSO-042 only a verified address has a domain, whatever it looks like', async () => {
  await saveRules([{ kind: 'domain', value: 'STAFF.example' }]);
  await signOn(there({ email_verified: false }));
  expect(await roleOf()).toBeNull();
  for (const email of [
    'ada@staff.example.evil.example',
    'ada@notstaff.example',
    'staff.example@evil.example',
  ]) {
    await signOn(there({ email }));
    expect(await roleOf()).toBeNull();
  }
  await signOn(there());
  expect(await roleOf()).toBe('editor');
  await signOn(there({ email_verified: false }));
  expect(await roleOf()).toBeNull();
});

test.each([
  ['a signature of another key', { signs: 'other key' as const }],
  ['a token that was changed', { token: (token: string) => `${token.slice(0, -6)}AAAAAA` }],
  ['another audience', { claims: (told: object) => ({ ...told, aud: 'other' }) }],
  ['a user info of somebody else', { userInfo: { sub: 'eve', groups: ['staff'], email: 'e@e.example' } }],
])('SSO-042 groups with %s give nothing', async (_name, tampering: Tampering) => {
  await saveRules([{}]);
  const isInUserInfo = 'userInfo' in tampering;
  await signOn(there(isInUserInfo ? {} : { groups: ['staff'] }), tampering);
  expect(await roleOf()).toBeNull();
});

test.each([
  ['names in other letters', ['Staff', 'STAFF', ' staff', 'staff ', 'ѕtaff']],
  ['objects', [{ name: 'staff' }, ['staff'], null, 7, true]],
  ['one object', { staff: true }],
  ['a number', 5],
])('SSO-042 %s are no group of a rule', async (_name, groups) => {
  await saveRules([{}]);
  expect((await signOn(there({ groups }))).to).toBe('/auth');
  expect(await roleOf()).toBeNull();
});

test('SSO-042 a huge list of groups is read, and only what rules name is kept', async () => {
  await saveRules([{}]);
  const many = Array.from({ length: 5_000 }, (_one, at) => `group ${at}`);
  await signOn(there({ groups: [...many, 'staff', ...many] }));
  expect(await roleOf()).toBe('editor');
  const kept = await api.database.query('select groups from user_identities where user_id = $1', [
    ada.userId,
  ]);
  expect(kept).toEqual([{ groups: ['staff'] }]);
});

test('SSO-043 groups that are told elsewhere change nothing, and nobody is asked for them', async () => {
  await saveRules([{}]);
  await signOn(there({ groups: ['staff'] }));
  const elsewhere = {
    _claim_names: { groups: 'src1' },
    _claim_sources: { src1: { endpoint: `${scene.provider.issuer}/graph` } },
  };
  await signOn(there(elsewhere));
  expect(await roleOf()).toBe('editor');
});

test('SSO-043 the claim has the name that was set, and comes with the answer for the person where the token lacks it', async () => {
  await saveRules([{}], { groupsClaim: 'https://example.com/roles' });
  await signOn(there({ groups: ['staff'] }));
  expect(await roleOf()).toBeNull();
  await signOn(there(), { userInfo: { sub: 'ada', 'https://example.com/roles': ['staff'] } });
  expect(await roleOf()).toBe('editor');
});

test('SSO-041 a rule whose account or folder is gone does nothing', async () => {
  const folder = (await owner.post('/api/folders', { name: 'Gone' })).body.id as string;
  await saveRules([{ folderId: folder }]);
  await owner.delete(`/api/folders/${folder}`);
  expect((await signOn(there({ groups: ['staff'] }))).to).toBe('/auth');
  expect(await personOf(ada.userId)).toBeUndefined();
});
