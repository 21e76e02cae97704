import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { beforeAll, expect, test } from 'vitest';
import { usePortal } from '../../../../tests/support/api/portalScene.ts';

const portal = usePortal();
const definition = withFields(createEmptyDefinition('Enquiries'), [
  { ...createField('text'), id: 'name', label: 'Name' },
]);
let people = 0;
const newEmail = () => `asked${++people}@example.com`;
const invite = (body: object) => portal.admin.post('/api/admin/client-invitations', body);

let folderId: string;
beforeAll(async () => {
  folderId = (await portal.owner.post('/api/folders', { name: 'Bakery' })).body.id as string;
});

test('FOLD-083 a folder names the people it is shared with, and how each stands', async () => {
  const folder = (await portal.owner.post('/api/folders', { name: 'People' })).body.id as string;
  const [active, invited, stopped] = [await portal.api.signedInClient(), newEmail(), newEmail()];
  await invite({ emails: [active.email, invited, stopped], folderId: folder });
  await portal.api.database.query(
    `update clients set invited_at = now() - interval '8 days' where email = $1`,
    [stopped],
  );
  await active.post('/api/validate-client-session');
  const people = async (of = portal.owner) =>
    (await of.get(`/api/folders/${folder}`)).body.folder.people as { email: string; state: string }[];
  const expected = [
    { email: active.email, state: 'active' },
    { email: invited, state: 'invited' },
    { email: stopped, state: 'expired' },
  ].sort((one, other) => one.email.localeCompare(other.email));
  expect(await people()).toMatchObject(expected);
  expect(await people(portal.admin)).toMatchObject(expected);
  await portal.admin.patch(`/api/admin/clients/${active.clientId}`, { isActive: false });
  expect((await people()).find(({ email }) => email === active.email)?.state).toBe('inactive');
});

test('CLNT-110 three forms go to a new client in one step: a folder of the client’s takes them and is shared', async () => {
  const build = () => portal.api.buildForm(portal.admin, definition);
  const formIds = [(await build()).id, (await build()).id, (await build()).id];
  const email = newEmail();
  const sent = await invite({ emails: [email, newEmail()], newFolder: '  Wren Bookshop ', formIds });
  expect([sent.status, sent.body.invited[0].client.folders]).toMatchObject([
    201,
    [{ name: 'Wren Bookshop', formCount: 3 }],
  ]);
  const { folders } = (await portal.admin.get('/api/folders')).body;
  expect(folders[0]).toMatchObject({ name: 'Wren Bookshop', formCount: 3 });
  expect(folders[0].people).toHaveLength(2);
});

test('CLNT-110 a folder takes only forms of the account that makes it; then nothing is made', async () => {
  const foreign = await portal.api.buildForm(portal.owner, definition);
  const before = (await portal.admin.get('/api/folders')).body.folders.length;
  const refused = await invite({ emails: [newEmail()], newFolder: 'Foreign', formIds: [foreign.id] });
  expect(refused.body.error.code).toBe('form.not_found');
  expect((await portal.admin.get('/api/folders')).body.folders).toHaveLength(before);
  const both = await invite({ emails: [newEmail()], newFolder: 'Both', folderId, formIds: [foreign.id] });
  expect(both.body.error.issues).toMatchObject([{ path: ['newFolder'] }]);
});

test('CLNT-111 a client’s portal wears the brand of the folder that is shared, else the account’s default', async () => {
  const kit = async (name: string, primaryColor: string) =>
    (await portal.owner.post('/api/brand-kits', { name, styles: { primaryColor } })).body.id as string;
  const [standard, own] = [await kit('Studio', '#333333'), await kit('Bakery', '#006644')];
  const folder = (await portal.owner.post('/api/folders', { name: 'Branded' })).body.id as string;
  const client = await portal.api.signedInClient();
  await invite({ emails: [client.email], folderId: folder });
  const brand = async () => (await client.post('/api/validate-client-session')).body.brand?.name;
  expect(await brand()).toBe('Studio');
  await portal.owner.patch(`/api/folders/${folder}`, { brandKitId: own });
  expect(await brand()).toBe('Bakery');
  // A form that is assigned alone has the brand of the folder that it lies in.
  const single = await portal.api.signedInClient();
  const form = await portal.api.buildForm(portal.owner, definition);
  await portal.owner.patch(`/api/forms/${form.id}`, { clientFolderId: folder });
  await portal.assign(form.id, { clientId: single.clientId });
  expect((await single.post('/api/validate-client-session')).body.brand?.name).toBe('Bakery');
  for (const id of [standard, own]) await portal.owner.delete(`/api/brand-kits/${id}`);
});
