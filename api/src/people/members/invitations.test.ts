import { beforeAll, beforeEach, expect, test } from 'vitest';
import { inboxForm } from '../../../../tests/support/api/inboxSamples.ts';
import { codeOf, invite, joinTeam, type GivenRole } from '../../../../tests/support/api/team.ts';
import {
  TEST_PASSWORD,
  useTestApi,
  type BuiltForm,
  type TestPerson,
} from '../../../../tests/support/api/testApi.ts';

const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;
beforeAll(async () => {
  owner = await api.signedIn({ fullName: 'Olga' });
  form = await api.buildForm(owner, inboxForm());
});
beforeEach(async () => {
  await api.database.query('delete from rate_limits');
  await api.database.query('delete from account_invitations');
});

const join = (given: GivenRole) => joinTeam(api, owner, given);

test('TEAM-030 TEAM-031 an invitation works once, for its address, and is seen before it is accepted', async () => {
  const [person, other] = [await api.signedIn(), await api.signedIn()];
  const token = await invite(owner, person.email, { role: 'editor', rights: ['publish'] });
  expect((await api.visitor().post('/api/invitations/look', { token })).body).toEqual({
    account: 'Olga',
    invitedBy: 'Olga',
    email: person.email,
    role: 'editor',
    isKnown: true,
  });
  expect(codeOf(await other.post('/api/invitations/accept', { token }))).toEqual([
    403,
    'invitation.other_address',
  ]);
  const both = await Promise.all([1, 2].map(() => person.post('/api/invitations/accept', { token })));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 422]);
  expect(codeOf(await person.post('/api/invitations/accept', { token }))).toEqual([
    422,
    'invitation.invalid',
  ]);
  expect(
    codeOf(await owner.post('/api/members/invitations', { email: person.email, role: 'viewer' })),
  ).toEqual([409, 'member.known']);
});

test('TEAM-032 a link ends when it is sent again, ended, or past its day', async () => {
  const person = await api.signedIn();
  const accept = (token: string) => person.post('/api/invitations/accept', { token });
  const first = await invite(owner, person.email, { role: 'viewer' });
  const { invitations } = (await owner.get('/api/members')).body;
  const path = `/api/members/invitations/${invitations[0].id}`;
  const again = (await owner.post(`${path}/send`)).body.link.split('#token=')[1] as string;
  expect(codeOf(await accept(first))).toEqual([422, 'invitation.invalid']);
  await api.database.query(`update account_invitations set expires_at = now() - interval '1 second'`);
  expect(codeOf(await accept(again))).toEqual([422, 'invitation.invalid']);
  const third = (await owner.post(`${path}/send`)).body.link.split('#token=')[1] as string;
  expect((await owner.delete(path)).status).toBe(204);
  expect(codeOf(await accept(third))).toEqual([422, 'invitation.invalid']);
  expect(codeOf(await owner.delete(path))).toEqual([404, 'invitation.not_found']);
});

test('TEAM-033 an invitation ends with the rights of whoever made it', async () => {
  const [admin, person] = [await join({ role: 'admin' }), await api.signedIn()];
  const token = await invite(admin, person.email, { role: 'admin' });
  await owner.put(`/api/members/${admin.userId}`, { role: 'editor' });
  expect(codeOf(await person.post('/api/invitations/accept', { token }))).toEqual([
    422,
    'invitation.invalid',
  ]);
  expect((await owner.get('/api/members')).body.invitations).toEqual([]);
});

test('TEAM-034 a new person signs up by the link, with an account of their own, and waits for approval', async () => {
  const email = 'new.person@example.com';
  const token = await invite(owner, email, { role: 'editor' });
  const visitor = api.visitor();
  const asked = { token, fullName: 'Nora', password: TEST_PASSWORD };
  expect((await visitor.post('/api/invitations/sign-up', { ...asked, password: 'short' })).status).toBe(400);
  const { status, body } = await visitor.post('/api/invitations/sign-up', asked);
  expect([status, body.user.email, body.user.fullName, body.user.isApproved]).toEqual([
    200,
    email,
    'Nora',
    false,
  ]);
  expect(codeOf(await api.visitor().post('/api/invitations/sign-up', asked))).toEqual([
    422,
    'invitation.invalid',
  ]);
  const roles = await api.database.query(
    `select m.role from account_members m join users u on u.id = m.user_id where u.email = $1 order by 1`,
    [email],
  );
  expect(roles).toEqual([{ role: 'editor' }, { role: 'owner' }]);
  const admin = await api.signedIn({ role: 'admin' });
  await admin.post(`/api/admin/users/${body.user.id}/approve`);
  expect((await visitor.get(`/api/forms/${form.id}`)).status).toBe(200);
  const known = await invite(await api.signedIn(), email, { role: 'viewer' });
  expect(codeOf(await api.visitor().post('/api/invitations/sign-up', { ...asked, token: known }))).toEqual([
    409,
    'invitation.known',
  ]);
});

test('TEAM-035 whom an administrator of the platform invites is approved by that', async () => {
  const admin = await api.signedIn({ role: 'admin' });
  const token = await invite(admin, 'colleague@example.com', { role: 'viewer' });
  const asked = { token, fullName: 'Cem', password: TEST_PASSWORD };
  expect((await api.visitor().post('/api/invitations/sign-up', asked)).body.user.isApproved).toBe(true);
});
