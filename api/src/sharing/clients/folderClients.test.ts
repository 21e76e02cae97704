import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { beforeAll, expect, test } from 'vitest';
import { submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { usePortal } from '../../../../tests/support/api/portalScene.ts';
import { codeOf, joinTeam } from '../../../../tests/support/api/team.ts';
import { TEST_PASSWORD, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { TestClient } from '../../../../tests/support/api/testClient.ts';

const portal = usePortal();
const definition = withFields(createEmptyDefinition('Enquiries'), [
  { ...createField('text'), id: 'name', label: 'Name' },
  { ...createField('number'), id: 'guests', label: 'Guests' },
]);
let count = 0;
const newEmail = () => `of-team${++count}@example.com`;
const invite = (by: TestPerson, body: object) => by.post('/api/client-invitations', body);

/** A folder of somebody, with a form that has one submission. */
async function folderOf(person: TestPerson) {
  const folderId = (await person.post('/api/folders', { name: 'Bakery' })).body.id as string;
  const form = await portal.api.buildForm(person, definition);
  await person.patch(`/api/forms/${form.id}`, { clientFolderId: folderId });
  await submitTo(portal.api, form, { name: 'Ada', guests: 12 });
  return { folderId, form };
}

/** Sets a password by the link of an invitation, and opens the portal. */
async function accept(url: string): Promise<TestClient> {
  const token = new URLSearchParams(url.split('#')[1]).get('token');
  const set = { token, newPassword: TEST_PASSWORD };
  const { body } = await portal.api.visitor().post('/api/client-reset-password', set);
  return open(body.session.token as string);
}
const open = (token: string) => new TestClient(portal.api.url, { authorization: `Bearer ${token}` });
const peopleOf = async (person: TestPerson, folderId: string) =>
  (await person.get(`/api/folders/${folderId}`)).body.folder.people;

let other: TestPerson;
beforeAll(async () => {
  other = await portal.api.signedIn();
});

test('CLNT-120 the owner of an account invites clients to a folder and manages them; other accounts see none', async () => {
  const { owner, admin } = portal;
  const { folderId, form } = await folderOf(owner);
  const email = newEmail();
  const sent = await invite(owner, { emails: [email], folderId, preset: 'impersonal' });
  expect([sent.status, sent.body]).toMatchObject([
    201,
    { folderId, invited: [{ email, link: { reason: 'no_mail_server' } }] },
  ]);
  const [waiting] = await peopleOf(owner, folderId);
  expect(waiting).toMatchObject({ email, name: '', state: 'invited', preset: 'impersonal', mayExport: true });
  const client = await accept(sent.body.invited[0].link.url);
  await client.post('/api/validate-client-session');
  expect(await peopleOf(owner, folderId)).toMatchObject([{ email, state: 'active' }]);
  const path = `/api/client-forms/${form.id}/submissions`;
  expect((await client.get(path)).body.submissions).toMatchObject([{ answers: { guests: 12 } }]);
  const share = `/api/folders/${folderId}/clients/${waiting.id}`;
  expect((await owner.patch(share, { preset: 'everything' })).status).toBe(204);
  expect((await client.get(path)).text).toContain('Ada');

  for (const [method, at] of [
    ['POST', `${share}/invitation`],
    ['PATCH', share],
    ['DELETE', share],
  ] as const) {
    const body = method === 'PATCH' ? { body: JSON.stringify({ preset: 'figures' }) } : {};
    const headers = { 'content-type': 'application/json' };
    expect((await other.send(method, at, { headers, ...body })).status).toBe(404);
  }
  expect((await invite(other, { emails: [newEmail()], folderId })).status).toBe(404);
  const own = await folderOf(other);
  expect((await other.patch(`/api/folders/${own.folderId}/clients/${waiting.id}`, {})).status).toBe(404);
  expect((await other.get('/api/folders')).text).not.toContain(email);
  expect((await other.get('/api/admin/clients')).status).toBe(403);
  expect((await admin.get(`/api/admin/clients?search=${email}`)).body.total).toBe(1);

  expect((await owner.delete(share)).status).toBe(204);
  expect((await client.get(path)).status).toBe(404);
  expect(await peopleOf(owner, folderId)).toEqual([]);
  const log = (await owner.get('/api/account/audit-log?kind=sharing')).body.entries;
  expect(log.map((entry: { action: string }) => entry.action)).toEqual([
    'folder_unshared',
    'folder_access',
    'folder_shared',
  ]);
});

test('CLNT-120 the right to share decides, in the account or in a single folder', async () => {
  const { owner } = portal;
  const { folderId } = await folderOf(owner);
  const { folderId: second } = await folderOf(owner);
  const sharing = await joinTeam(portal.api, owner, { role: 'editor', rights: ['share'] });
  const without = await joinTeam(portal.api, owner, { role: 'editor' });
  const ofFolder = await joinTeam(portal.api, owner, {
    role: 'editor',
    rights: ['share'],
    places: { folderIds: [folderId], formIds: [] },
  });
  const got = async (person: TestPerson, id: string) =>
    (await invite(person, { emails: [newEmail()], folderId: id })).status;
  expect([await got(sharing, folderId), await got(without, folderId)]).toEqual([201, 403]);
  expect([await got(ofFolder, folderId), await got(ofFolder, second)]).toEqual([201, 404]);
  const { folders } = (await ofFolder.get('/api/folders')).body;
  expect(folders).toMatchObject([{ id: folderId, canShare: true }]);
  expect((await without.get(`/api/folders/${folderId}`)).body.folder.canShare).toBe(false);
  const made = { emails: [newEmail()], newFolder: 'New', formIds: [] };
  const form = await portal.api.buildForm(owner, definition);
  const named = { ...made, formIds: [form.id] };
  expect([(await invite(ofFolder, named)).status, (await invite(without, named)).status]).toEqual([403, 403]);
  expect((await without.get('/api/folders')).text).not.toContain('"New"');
  const shared = await invite(sharing, named);
  expect((await sharing.get(`/api/folders/${shared.body.folderId}`)).body).toMatchObject({
    folder: { name: 'New', people: [{ email: made.emails[0] }] },
    forms: [{ id: form.id }],
  });
  const single = await invite(owner, { emails: [newEmail()], formIds: [form.id] });
  expect([single.status, single.body.error.issues]).toMatchObject([400, [{ path: ['folderId'] }]]);
});

test('CLNT-121 an invitation tells nothing of what a client is to other accounts', async () => {
  const { owner } = portal;
  const [ours, theirs] = [await folderOf(owner), await folderOf(other)];
  const client = await portal.api.signedInClient();
  await portal.api.database.query(
    `update clients set name = 'Ada Baker', last_seen_at = now() where id = $1`,
    [client.clientId],
  );
  await invite(owner, { emails: [client.email], folderId: ours.folderId });
  const sent = await invite(other, { emails: [client.email], folderId: theirs.folderId });
  expect(sent.text).not.toContain('Ada Baker');
  const unseen = { email: client.email, name: '', state: 'invited' };
  expect(await peopleOf(other, theirs.folderId)).toMatchObject([unseen]);
  const share = `/api/folders/${theirs.folderId}/clients/${client.clientId}`;
  expect((await other.post(`${share}/invitation`)).body).toEqual({ link: null });
  await portal.api.database.query(
    `update clients set last_seen_at = now() + interval '1 second' where id = $1`,
    [client.clientId],
  );
  expect(await peopleOf(other, theirs.folderId)).toMatchObject([{ name: 'Ada Baker', state: 'active' }]);
  expect(codeOf(await other.post(`${share}/invitation`))).toEqual([409, 'client.already_accepted']);
  await other.delete(share);
  expect((await client.get('/api/client-forms')).body.forms).toMatchObject([{ id: ours.form.id }]);
});

test('CLNT-122 without a mail server no link opens what another account shares', async () => {
  const { owner, admin } = portal;
  const [ours, theirs] = [await folderOf(owner), await folderOf(other)];
  const [waiting, held] = [newEmail(), newEmail()];
  await invite(owner, { emails: [waiting], folderId: ours.folderId });
  // Its link would set the password of a client who sees the other account's folder.
  expect(codeOf(await invite(other, { emails: [waiting], folderId: theirs.folderId }))).toEqual([
    409,
    'client.unproven',
  ]);
  // Whoever passes links on to themselves gets nothing that others share with the address.
  const { link } = (await invite(other, { emails: [held], folderId: theirs.folderId })).body.invited[0];
  await accept(link.url);
  for (const [by, path] of [
    [owner, '/api/client-invitations'],
    [admin, '/api/admin/client-invitations'],
  ] as const)
    expect(codeOf(await by.post(path, { emails: [held], folderId: ours.folderId }))).toEqual([
      409,
      'client.unproven',
    ]);
  const [{ id }] = (await admin.get(`/api/admin/clients?search=${held}`)).body.clients;
  const reset = (await admin.post(`/api/admin/clients/${id}/password-reset`)).body.link.url as string;
  await portal.api.visitor().post('/api/client-reset-password', {
    token: new URLSearchParams(reset.split('#')[1]).get('token'),
    newPassword: 'Another-Horse-9',
  });
  expect((await invite(owner, { emails: [held], folderId: ours.folderId })).status).toBe(201);
});

test('CLNT-120 an invitation that nobody accepted ends with the last folder that it was to', async () => {
  const { owner } = portal;
  const [first, second] = [await folderOf(owner), await folderOf(owner)];
  const email = newEmail();
  const { link } = (await invite(owner, { emails: [email], folderId: first.folderId })).body.invited[0];
  const again = (await invite(owner, { emails: [email], folderId: second.folderId })).body.invited[0].link;
  const [{ id }] = await peopleOf(owner, first.folderId);
  const third = (await owner.post(`/api/folders/${first.folderId}/clients/${id}/invitation`)).body.link;
  const look = (url: string) =>
    portal.api.visitor().post('/api/client-password-page', { token: url.split('token=')[1]?.split('&')[0] });
  const found = await Promise.all([link, again, third].map(({ url }) => look(url)));
  expect(found.map(({ status }) => status)).toEqual([422, 422, 200]);
  await owner.delete(`/api/folders/${first.folderId}/clients/${id}`);
  expect((await look(third.url)).status).toBe(200);
  await owner.delete(`/api/folders/${second.folderId}/clients/${id}`);
  expect((await look(third.url)).status).toBe(422);
});
