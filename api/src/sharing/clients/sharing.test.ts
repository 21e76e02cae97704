import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { beforeAll, expect, test } from 'vitest';
import { submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { clientMails } from '../../platform/mail/clientMails.ts';
import { sayIn } from '../../platform/texts/translate.ts';
import { listen } from '../../../../tests/support/api/listen.ts';
import { usePortal } from '../../../../tests/support/api/portalScene.ts';
import { TEST_PASSWORD } from '../../../../tests/support/api/testApi.ts';
import { TestClient } from '../../../../tests/support/api/testClient.ts';

const portal = usePortal();
const definition = withFields(createEmptyDefinition('Enquiries'), [
  { ...createField('text'), id: 'name', label: 'Name' },
  { ...createField('number'), id: 'guests', label: 'Guests' },
]);
let people = 0;
const newEmail = () => `invited${++people}@example.com`;
const invite = (body: object) => portal.admin.post('/api/admin/client-invitations', body);
const clientOf = async (email: string) =>
  (await portal.admin.get(`/api/admin/clients?search=${email}`)).body.clients[0];

let folderId: string;
beforeAll(async () => {
  folderId = (await portal.owner.post('/api/folders', { name: 'Bakery' })).body.id as string;
});

/** Puts a new form with one submission into the folder. */
async function formInFolder() {
  const form = await portal.api.buildForm(portal.owner, definition);
  await portal.owner.patch(`/api/forms/${form.id}`, { clientFolderId: folderId });
  await submitTo(portal.api, form, { name: 'Ada', guests: 12 });
  return form;
}

/** Sets a password by the link of an invitation. */
const accept = (url: string) =>
  portal.api.visitor().post('/api/client-reset-password', {
    token: new URLSearchParams(url.split('#')[1]).get('token'),
    newPassword: TEST_PASSWORD,
  });
const signIn = (email: string, password = TEST_PASSWORD) =>
  portal.api.visitor().post('/api/client-auth', { email, password });
const withToken = (token: string) => new TestClient(portal.api.url, { authorization: `Bearer ${token}` });

test('CLNT-087 an invitation shares a folder with a new client, who chooses a password by its link', async () => {
  const email = newEmail();
  const sent = await invite({ emails: [` ${email.toUpperCase()} `], folderId, locale: 'de' });
  expect([sent.status, sent.body.invited]).toMatchObject([
    201,
    [
      {
        client: { email, invitation: 'invited', isActive: true, folders: [{ id: folderId, name: 'Bakery' }] },
        link: { reason: 'no_mail_server', url: expect.stringMatching(/\/client\/reset-password#token=/) },
      },
    ],
  ]);
  expect((await signIn(email)).status).toBe(401);
  const { url } = sent.body.invited[0].link as { url: string };
  const accepted = await accept(url);
  expect(accepted.headers.get('cache-control')).toBe('no-store');
  expect(accepted.body.session.client).toMatchObject({ email });
  expect((await accept(url)).body.error.code).toBe('auth.link_invalid');
  expect((await signIn(email)).status).toBe(200);
  const client = withToken(accepted.body.session.token);
  expect((await client.post('/api/validate-client-session')).body).toMatchObject({
    locale: 'de',
    isView: false,
  });
  expect(await clientOf(email)).toMatchObject({ invitation: 'accepted', lastSeenAt: expect.any(String) });
  await invite({ emails: [email], folderId, locale: 'ar' });
  expect((await client.post('/api/validate-client-session')).body).toMatchObject({ locale: 'de' });
  expect((await portal.api.lastMail(email)).subject).toBe(
    sayIn('de')('You can now see {shared}', { shared: 'Bakery' }),
  );
});

test('CLNT-092 CLNT-093 the page of an invitation is told the client’s language and the brand, as often as it is opened', async () => {
  const made = await portal.owner.post('/api/brand-kits', {
    name: 'Studio Nord',
    styles: { primaryColor: '#006644' },
  });
  const sent = await invite({ emails: [newEmail()], folderId, locale: 'it' });
  const { url } = sent.body.invited[0].link as { url: string };
  const token = new URLSearchParams(url.split('#')[1]).get('token');
  const open = () => portal.api.visitor().post('/api/client-password-page', { token });
  const page = { locale: 'it', brand: { name: 'Studio Nord', fill: '#006644' } };
  expect((await open()).body).toMatchObject(page);
  expect((await open()).body).toMatchObject(page);
  await accept(url);
  expect((await open()).body.error.code).toBe('auth.link_invalid');
  await portal.owner.delete(`/api/brand-kits/${made.body.id}`);
});

test('CLNT-087 the mail of an invitation names who shares', () => {
  const shared = { url: 'https://forms.example', shared: 'Bakery', by: 'Ada Lovelace' };
  for (const write of [clientMails.client_invited, clientMails.client_more_shared])
    expect(write(shared, sayIn('en')).paragraphs[0]).toContain('Ada Lovelace shared Bakery with you.');
});

test('CLNT-088 a form that is put into a shared folder later is seen, and no longer when it is taken back', async () => {
  const client = await portal.api.signedInClient();
  await invite({ emails: [client.email], folderId });
  const events = await listen(client, '/api/client-events');
  const form = await formInFolder();
  const path = `/api/client-forms/${form.id}/submissions`;
  expect((await client.get(path)).body.submissions).toMatchObject([{ answers: { name: 'Ada', guests: 12 } }]);
  await events.next(form.id);
  await events.cancel();
  const share = `/api/admin/clients/${client.clientId}/folders/${folderId}`;
  await portal.admin.patch(share, { preset: 'impersonal', mayExport: false });
  expect((await client.get(path)).body.submissions).toMatchObject([{ answers: { guests: 12 } }]);
  expect((await client.get(path)).text).not.toContain('Ada');
  expect((await client.get(`${path}/export`)).body.error.code).toBe('client.no_export');
  await portal.admin.patch(share, { preset: 'figures' });
  expect((await client.get(path)).body.error.code).toBe('client.not_shared');
  const days = `from_date=2026-01-01&to_date=2026-12-31&form_id=${form.id}`;
  expect((await client.get(`/api/client-analytics?${days}`)).body.totalSubmissions).toBe(1);
  await portal.admin.delete(share);
  expect((await client.get(path)).status).toBe(404);
  expect((await portal.admin.delete(share)).status).toBe(404);
});

test('CLNT-088 a form’s own assignment counts before the share of its folder', async () => {
  const client = await portal.api.signedInClient();
  const form = await formInFolder();
  await invite({ emails: [client.email], folderId });
  await portal.assign(form.id, { clientId: client.clientId, clientAccess: { visibleFields: ['guests'] } });
  const { text } = await client.get(`/api/client-forms/${form.id}/submissions`);
  expect(text).toContain('"guests"');
  expect(text).not.toContain('Ada');
});

test('CLNT-087 single forms with a preset; a form that has a client, and bad addresses, are refused', async () => {
  const [first, second] = [await formInFolder(), await formInFolder()];
  const email = newEmail();
  const sent = await invite({ emails: [email], formIds: [first.id, second.id], preset: 'impersonal' });
  expect(sent.body.invited[0].client.forms).toMatchObject([
    { access: { visibleFields: ['guests'] } },
    { access: { visibleFields: ['guests'] } },
  ]);
  expect((await invite({ emails: [newEmail()], formIds: [first.id] })).body.error.code).toBe(
    'form.has_client',
  );
  const bad = await invite({ emails: ['ada', newEmail(), '@'], folderId });
  expect([bad.status, bad.body.error.issues]).toMatchObject([
    400,
    [{ message: 'ada is not an email address.' }, { message: '@ is not an email address.' }],
  ]);
  expect((await invite({ emails: [newEmail()] })).body.error.issues).toMatchObject([{ path: ['formIds'] }]);
  const several = await invite({ emails: [newEmail(), newEmail()], formIds: [(await formInFolder()).id] });
  expect(several.body.error.issues).toMatchObject([{ path: ['emails'], code: 'several' }]);
  expect((await invite({ emails: [newEmail()], folderId: crypto.randomUUID() })).status).toBe(404);
});

test('CLNT-087 an invitation expires, is sent again and withdrawn; an accepted one stays', async () => {
  const email = newEmail();
  const { client, link } = (await invite({ emails: [email], folderId })).body.invited[0] as {
    client: { id: string };
    link: { url: string };
  };
  const path = `/api/admin/clients/${client.id}/invitation`;
  const again = (await portal.admin.post(path)).body.link as { url: string };
  expect((await accept(link.url)).status).toBe(422);
  await portal.api.database.query(`update clients set invited_at = now() - interval '8 days' where id = $1`, [
    client.id,
  ]);
  await portal.api.database.query(
    `update one_time_tokens set expires_at = now() where subject_id = $1 and used_at is null`,
    [client.id],
  );
  expect(await clientOf(email)).toMatchObject({ invitation: 'expired' });
  expect((await accept(again.url)).status).toBe(422);
  const last = (await portal.admin.post(path)).body.link as { url: string };
  expect((await portal.admin.delete(path)).status).toBe(204);
  expect(await clientOf(email)).toBeUndefined();
  expect((await accept(last.url)).status).toBe(422);
  const known = await portal.api.signedInClient();
  const refused = await portal.admin.delete(`/api/admin/clients/${known.clientId}/invitation`);
  expect(refused.body.error.code).toBe('client.already_accepted');
});

test('CLNT-087 an administrator has a client’s password reset', async () => {
  const client = await portal.api.signedInClient();
  const { link } = (await portal.admin.post(`/api/admin/clients/${client.clientId}/password-reset`)).body;
  expect((await accept(link.url)).status).toBe(200);
  expect((await client.get('/api/client-forms')).status).toBe(401);
});

test('CLNT-089 an administrator sees the portal as a client, changes nothing, and is recorded', async () => {
  const client = await portal.api.signedInClient();
  const form = await formInFolder();
  await invite({ emails: [client.email], folderId, preset: 'impersonal' });
  const opened = await portal.admin.post(`/api/admin/clients/${client.clientId}/portal-view`);
  const view = withToken(opened.body.token);
  const path = `/api/client-forms/${form.id}/submissions`;
  expect((await view.get(path)).text).toBe((await client.get(path)).text);
  expect((await view.post('/api/validate-client-session')).body.isView).toBe(true);
  for (const [write, body] of [
    [`${path}/read`, { ids: 'all' }],
    ['/api/client-password', { currentPassword: TEST_PASSWORD, newPassword: 'Another-Horse-9' }],
  ] as const)
    expect((await view.post(write, body)).body.error.code).toBe('client.view_only');
  expect(await clientOf(client.email)).toMatchObject({ lastSeenAt: null });
  const [event] = await portal.api.database.query(
    `select user_id, event_data from security_events
     where client_id = $1 and event_data->>'action' = 'client_portal_viewed'`,
    [client.clientId],
  );
  expect(event).toMatchObject({ user_id: portal.admin.userId });
  expect((await view.post('/api/logout-client')).status).toBe(204);
  expect((await view.get(path)).status).toBe(401);
  expect((await client.get(path)).status).toBe(200);
});

test('CLNT-089 a look at the portal ends with the administrator’s role', async () => {
  const client = await portal.api.signedInClient();
  const helper = await portal.api.signedIn({ role: 'admin' });
  const opened = await helper.post(`/api/admin/clients/${client.clientId}/portal-view`);
  const view = withToken(opened.body.token);
  expect((await view.get('/api/client-forms')).status).toBe(200);
  await portal.api.database.query(`update users set role = 'user' where id = $1`, [helper.userId]);
  expect((await view.get('/api/client-forms')).status).toBe(401);
});

test('CLNT-090 each client has their own unread submissions', async () => {
  const [client, colleague] = [await portal.api.signedInClient(), await portal.api.signedInClient()];
  const form = await formInFolder();
  await submitTo(portal.api, form, { name: 'Grace', guests: 3 });
  await invite({ emails: [client.email, colleague.email], folderId });
  const path = `/api/client-forms/${form.id}/submissions`;
  const unread = async (who: TestClient): Promise<number> => {
    const { forms } = (await who.get('/api/client-forms')).body as {
      forms: { id: string; unreadCount: number }[];
    };
    return forms.find(({ id }) => id === form.id)?.unreadCount ?? -1;
  };
  const [newest] = (await client.get(path)).body.submissions as { id: string }[];
  await client.post(`${path}/read`, { ids: [newest?.id] });
  const { submissions } = (await client.get(path)).body;
  expect(submissions).toMatchObject([{ isRead: true }, { isRead: false }]);
  expect([await unread(client), await unread(colleague)]).toEqual([1, 2]);
  await colleague.post(`${path}/read`, { ids: 'all' });
  expect([await unread(client), await unread(colleague)]).toEqual([1, 0]);
});

test('CLNT-100 the list of clients counts and sorts what each has not read, page by page', async () => {
  const word = `unread${crypto.randomUUID().slice(0, 8)}`;
  const emails = ['a', 'b', 'c'].map((letter) => `${word}-${letter}@example.com`);
  const folder = (await portal.owner.post('/api/folders', { name: word })).body.id as string;
  const invited = (await invite({ emails, folderId: folder })).body.invited as { client: { id: string } }[];
  const [first, second, third] = invited.map(({ client }) => client.id);
  const form = await portal.api.buildForm(portal.owner, definition);
  await portal.owner.patch(`/api/forms/${form.id}`, { clientFolderId: folder });
  await submitTo(portal.api, form, { name: 'Ada', guests: 12 });
  // Only the second has a form of their own besides; the third may see figures alone.
  const own = await portal.api.buildForm(portal.owner, definition);
  await submitTo(portal.api, own, { name: 'Grace', guests: 3 });
  await portal.assign(own.id, { clientId: second });
  const share = `/api/admin/clients/${third}/folders/${folder}`;
  expect((await portal.admin.patch(share, { preset: 'figures' })).status).toBe(204);
  const list = async (order: string, cursor = '') =>
    (await portal.admin.get(`/api/admin/clients?search=${word}&limit=2&order=${order}${cursor}`)).body as {
      clients: { id: string; unreadCount: number }[];
      nextCursor: string | null;
    };
  const page = await list('unread');
  const rest = await list('unread', `&cursor=${page.nextCursor}`);
  expect([...page.clients, ...rest.clients].map(({ id, unreadCount }) => [id, unreadCount])).toEqual([
    [second, 2],
    [first, 1],
    [third, 0],
  ]);
  expect(rest.nextCursor).toBeNull();
  await portal.api.database.query(`update clients set last_seen_at = now() where id = $1`, [first]);
  const seen = await list('seen');
  const unseen = await list('seen', `&cursor=${seen.nextCursor}`);
  const seenIds = [...seen.clients, ...unseen.clients].map(({ id }) => id);
  expect([seenIds[0], seenIds.length, new Set(seenIds)]).toEqual([first, 3, new Set([first, second, third])]);
  expect((await portal.admin.get('/api/admin/clients?order=unread&cursor=e30')).status).toBe(400);
});

test('CLNT-091 a client changes the password inside the portal, and goes on in a new session', async () => {
  const client = await portal.api.signedInClient();
  const newPassword = 'Another-Horse-9';
  const wrong = await client.post('/api/client-password', { currentPassword: 'x', newPassword });
  expect(wrong.body.error.issues).toMatchObject([{ path: ['currentPassword'] }]);
  const weak = { currentPassword: TEST_PASSWORD, newPassword: 'short' };
  expect((await client.post('/api/client-password', weak)).body.error.issues).toMatchObject([
    { path: ['newPassword'] },
  ]);
  const changed = await client.post('/api/client-password', { currentPassword: TEST_PASSWORD, newPassword });
  expect(changed.status).toBe(200);
  expect((await client.get('/api/client-forms')).status).toBe(401);
  expect((await withToken(changed.body.token).get('/api/client-forms')).status).toBe(200);
  expect((await signIn(client.email, newPassword)).status).toBe(200);
});
