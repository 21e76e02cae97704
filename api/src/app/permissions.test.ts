import { createEmptyDefinition, createField } from '@inlay/sdk/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PERMISSIONS, ROLES, type Role } from '../../../tests/permissions/permissionTable.ts';
import { expectDeclaredProblem } from '../../../tests/support/api/expectDeclaredProblem.ts';
import { buildPng } from '../../../tests/support/api/pictures.ts';
import { startTestApi, TEST_PASSWORD, type TestApi } from '../../../tests/support/api/testApi.ts';
import { TestClient, type TestResponse } from '../../../tests/support/api/testClient.ts';
import { routeName } from '../http/route.ts';
import { listRoutes } from './app.ts';
import { createLogoName, logoKey } from '../files/logoName.ts';

const definition = { ...createEmptyDefinition('Form'), fields: [{ ...createField('text'), id: 'name' }] };
/** The same form as version 0 stored it, with keys that the newest version does not have (decision 140). */
const OLD_KEY = 'key_of_version_0';
const storedDefinition = JSON.stringify({
  title: 'Form',
  fields: [{ id: 'name', type: 'text', label: 'Text', [OLD_KEY]: true }],
  settings: { [OLD_KEY]: true },
});
const LOGO = buildPng();
const NOBODY = '00000000-0000-4000-8000-000000000000';

let api: TestApi;
let people: Record<
  'pending' | 'owner' | 'other' | 'assigned' | 'admin',
  Awaited<ReturnType<TestApi['signedIn']>>
>;
let clients: Record<'client' | 'otherClient', TestClient & { clientId: string }>;
beforeAll(async () => {
  api = await startTestApi();
  people = {
    pending: await api.signedIn({ isApproved: false }),
    owner: await api.signedIn(),
    other: await api.signedIn(),
    assigned: await api.signedIn(),
    admin: await api.signedIn({ role: 'admin' }),
  };
  await api.liftSubmitLimits();
  await api.database.query('alter table form_revisions disable trigger form_revisions_unchangeable');
  clients = { client: await api.signedInClient(), otherClient: await api.signedInClient() };
});
beforeEach(async () => {
  await api.database.query('delete from rate_limits');
  // Frees the limit of concurrent exports per account.
  await api.database.query('delete from exports');
});
afterAll(() => api.stop());

/** A fresh session, because some calls end the one they come with. */
async function callerOf(role: Role): Promise<TestClient> {
  if (role === 'visitor') return api.visitor();
  if (role === 'client' || role === 'otherClient') return api.signInClientAgain(clients[role]);
  return api.signInAgain(people[role]);
}

/** Creates objects of `owner`, and of no one in particular, for each route. */
async function createTargets() {
  const form = await api.buildForm(people.owner, definition);
  await api.database.query('update form_revisions set definition = $1 where form_id = $2', [
    storedDefinition,
    form.id,
  ]);
  await api.database.query('update forms set assigned_to_user_id = $1, client_id = $2 where id = $3', [
    people.assigned.userId,
    clients.client.clientId,
    form.id,
  ]);
  const folder = await insert(
    `insert into client_folders (id, account_id, name, created_at)
     values (gen_random_uuid(), $1, 'F', now()) returning id`,
    [people.owner.accountId],
  );
  const sent = { revisionId: form.revisionId, idempotencyKey: crypto.randomUUID(), answers: { name: 'Ada' } };
  const receipt = await api.visitor().post(`/api/public/forms/${form.id}/submissions`, sent);
  const submissionId = receipt.body.submissionId as string;
  const newNote = () =>
    insert(
      `insert into submission_notes (id, submission_id, form_id, account_id, author_id, text, created_at)
       values (gen_random_uuid(), $1, $2, $3, $4, 'T', now()) returning id`,
      [submissionId, form.id, people.owner.accountId, people.owner.userId],
    );
  const target = await api.signedIn({ isApproved: false });
  // The owner must not reach the limit of templates before the last route.
  await api.database.query('delete from form_templates');
  const template = await insert(
    `insert into form_templates (id, account_id, name, category, definition, created_at)
     values (gen_random_uuid(), $1, 'T', 'C', $2, now()) returning id`,
    [people.owner.accountId, storedDefinition],
  );
  const logoName = createLogoName(LOGO);
  await api.deps.files.put(logoKey(logoName), LOGO, 'image/webp');
  const message = await insert(
    `insert into contact_messages (id, user_id, name, email, message, subject, created_at)
     values (gen_random_uuid(), $1, 'A', 'a@b.example', 'M', 'S', now()) returning id`,
    [target.userId],
  );
  const mail = await insert(
    `insert into mail_outbox (id, kind, recipient, subject, created_at)
     values (gen_random_uuid(), 'account_approved', 'a@b.example', 'S', now()) returning id`,
  );
  const owner = await api.signInAgain(people.owner);
  await api.database.query('delete from notification_recipients where listed_at is not null');
  const email = await owner.post('/api/notification-emails', { email: 'team@b.example', formId: null });
  const formEmail = await owner.post(`/api/forms/${form.id}/notification-emails`, { email: 'f@b.example' });
  const webhook = await owner.post(`/api/forms/${form.id}/webhooks`, { url: 'https://hooks.example.com/' });
  const webhookId = webhook.body.webhook.id as string;
  const delivery = await owner.post(`/api/forms/${form.id}/webhooks/${webhookId}/test`);
  const formMail = await insert(
    `insert into mail_outbox (id, kind, recipient, subject, account_id, form_id, created_at)
     values (gen_random_uuid(), 'submission_notification', 'a@b.example', 'S', $1, $2, now()) returning id`,
    [people.owner.accountId, form.id],
  );
  const job = await insert(
    `insert into bulk_jobs (id, account_id, created_by, action, selection, total, created_at)
     values (gen_random_uuid(), $1, $2, 'trash', '{"ids": []}', 0, now()) returning id`,
    [people.owner.accountId, people.owner.userId],
  );
  const file = await insert(
    `insert into exports (id, account_id, created_by, format, selection, form_ids, file_name, total, created_at, expires_at)
     values (gen_random_uuid(), $1, $2, 'csv', '{}', '[]', 'a.csv', 0, now(), now() + interval '1 day') returning id`,
    [people.owner.accountId, people.owner.userId],
  );
  return {
    form,
    submissionId,
    folder,
    note: await newNote(),
    newNote,
    userId: target.userId,
    message,
    mail,
    job,
    file,
    template,
    logoName,
    formMail,
    emailId: email.body.id as string,
    formEmailId: formEmail.body.id as string,
    webhookId,
    deliveryId: delivery.body.id as string,
  };
}

/** Requests that must come first, so that only the caller decides the response. */
const PREPARE: Readonly<Record<string, string>> = {
  'GET /api/trash': 'update form_submissions set deleted_at = now() where form_id = $1',
  'POST /api/submissions/restore': 'update form_submissions set deleted_at = now() where form_id = $1',
  'POST /api/forms/:formId/restore': 'update forms set deleted_at = now() where id = $1',
  'DELETE /api/trash/forms/:formId': 'update forms set deleted_at = now() where id = $1',
};
/** Requests that change or remove their target: each caller gets a target of their own. */
const CONSUMING = new Set([
  ...Object.keys(PREPARE),
  'POST /api/submissions/trash',
  'POST /api/submissions/delete',
  'DELETE /api/forms/:formId',
]);

async function prepareTargets(route: string): Promise<Targets> {
  const targets = await createTargets();
  if (PREPARE[route]) await api.database.query(PREPARE[route], [targets.form.id]);
  return targets;
}

const insert = async (sql: string, values: unknown[] = []): Promise<string> =>
  String((await api.database.query(sql, values))[0]?.['id']);

type Targets = Awaited<ReturnType<typeof createTargets>>;

/** Returns a valid body, so that only the caller decides the response. */
const bodyOf = (route: string, { form, submissionId }: Targets): unknown =>
  ({
    'POST /api/public/forms/:formId/submissions': {
      revisionId: form.revisionId,
      idempotencyKey: crypto.randomUUID(),
      answers: { name: 'Grace' },
    },
    'POST /api/public/forms/:formId/embed-reports': {
      problem: 'csp',
      page: 'https://example.com/contact',
      mode: 'element',
    },
    'POST /api/public/forms/:formId/visits': {
      loadId: crypto.randomUUID(),
      hasStarted: true,
      seconds: 12,
      reached: ['name'],
      errors: [],
    },
    'POST /api/forms': { definition },
    'POST /api/folders': { name: 'F' },
    'PATCH /api/folders/:folderId': { name: 'G' },
    'PUT /api/forms/:formId/definition': { definition, version: 1 },
    'PATCH /api/forms/:formId': { active: true },
    'PATCH /api/forms/:formId/publishing': { frameOnly: false },
    'POST /api/templates': { formId: form.id, name: 'T', category: 'C' },
    'POST /api/forms/:formId/notification-emails': { email: `${crypto.randomUUID()}@b.example` },
    'PATCH /api/forms/:formId/notification-emails/:emailId': { isEnabled: true },
    'POST /api/forms/:formId/webhooks': { url: 'https://hooks.example.com/' },
    'PATCH /api/forms/:formId/webhooks/:webhookId': { isActive: true },
    'POST /api/notification-emails': { email: `${crypto.randomUUID()}@b.example`, formId: null },
    'PATCH /api/notification-emails/:emailId': { isActive: true },
    'POST /api/submissions/trash': { ids: [submissionId] },
    'POST /api/submissions/restore': { ids: [submissionId] },
    'POST /api/submissions/delete': { ids: [submissionId] },
    'POST /api/submissions/tag': { ids: [submissionId], name: 'Urgent' },
    'POST /api/submissions/untag': { ids: [submissionId], name: 'Urgent' },
    'POST /api/submissions/read': { filter: { formId: form.id } },
    'POST /api/submissions/unread': { filter: { formId: form.id } },
    'POST /api/exports': { format: 'csv', filter: { formId: form.id } },
    'PUT /api/submissions/marks': { ids: [submissionId], read: true },
    'PUT /api/submissions/:submissionId/marks': { starred: true },
    'PUT /api/submissions/:submissionId/tags': { names: ['Urgent'] },
    'POST /api/submissions/:submissionId/notes': { text: 'Called back' },
    'POST /api/saved-views': { name: 'Unread', query: '?read=unread' },
    'POST /api/auth/signin': { email: 'a@b.example', password: 'x' },
    'POST /api/auth/signup': { email: 'a@b.example', password: TEST_PASSWORD },
    'POST /api/auth/reset-request': { email: 'a@b.example' },
    'POST /api/auth/resend-confirmation': { email: 'a@b.example' },
    'POST /api/auth/recover': { token: 'x' },
    'POST /api/auth/browser-link-request': { email: 'a@b.example' },
    'POST /api/auth/browser-link': { token: 'x' },
    'POST /api/client-browser-link-request': { email: 'a@b.example' },
    'POST /api/client-browser-link': { token: 'x' },
    'POST /api/auth/password': { newPassword: 'x', currentPassword: TEST_PASSWORD },
    'POST /api/auth/second-factor': { code: '000000' },
    'POST /api/auth/passkey': { response: {} },
    'PATCH /api/profile': { fullName: 'Ada' },
    'POST /api/profile/email': { email: 'new@example.com', password: TEST_PASSWORD },
    'POST /api/profile/second-factor/totp/confirm': { code: '000000' },
    'POST /api/profile/second-factor/passkeys': { name: 'Key', response: {} },
    'POST /api/client-auth': { email: `${crypto.randomUUID()}@b.example`, password: 'x' },
    'POST /api/client-signup': { email: `${crypto.randomUUID()}@b.example`, password: TEST_PASSWORD },
    'POST /api/auth/confirm': { token: 'x' },
    'POST /api/client-confirm': { token: 'x' },
    'POST /api/client-forgot-password': { email: 'a@b.example' },
    'POST /api/client-reset-password': { token: 'x', newPassword: TEST_PASSWORD },
    'POST /api/admin/clients': { email: `${crypto.randomUUID()}@b.example`, password: TEST_PASSWORD },
    'PATCH /api/admin/clients/:clientId': { isActive: true },
    'POST /api/contact-message': { name: 'A', email: 'a@b.example', message: 'M', subject: 'S' },
    'PATCH /api/admin/forms/:formId/assignment': { assignedToUserId: null },
    'PATCH /api/admin/users/:userId': { formLimit: 3 },
    'PATCH /api/admin/settings': { trashRetentionDays: 100 },
    'POST /api/admin/security/unlock': { realm: 'user', email: 'a@b.example' },
  })[route] ??
  (/^POST \/api\/profile\/(second-factor|sessions)/.test(route) ? { password: TEST_PASSWORD } : {});

const pathOf = (route: string, targets: Targets): string =>
  (route.split(' ')[1] ?? '')
    .replace(':formId', targets.form.id)
    .replace(':submissionId', targets.submissionId)
    .replace(':noteId', targets.note)
    .replace(':folderId', targets.folder)
    .replace(':clientId', clients.client.clientId)
    .replace(':userId', targets.userId)
    .replace(':messageId', targets.message)
    .replace(':templateId', targets.template)
    .replace(':name', targets.logoName)
    .replace(':mailId', route.includes('/deliveries/') ? targets.formMail : targets.mail)
    .replace(':emailId', route.includes('/api/forms/') ? targets.formEmailId : targets.emailId)
    .replace(':webhookId', targets.webhookId)
    .replace(':deliveryId', targets.deliveryId)
    .replace(':jobId', targets.job)
    .replace(':exportId', targets.file)
    .replace(/:(sessionId|passkeyId|viewId)/, NOBODY)
    .replace('{*path}', 'forms')
    .replace('/api/client-analytics', `$&?from_date=2026-01-01&to_date=2026-01-31&form_id=${targets.form.id}`)
    .replace(/^\/api\/analytics.*/, `$&?from=2026-01-01&to=2026-01-31&formId=${targets.form.id}`);

async function call(client: TestClient, route: string, targets: Targets): Promise<TestResponse> {
  const [method = '', path] = [route.split(' ')[0], pathOf(route, targets)];
  // A stream would never end; its headers suffice.
  if (route === 'GET /api/events' || route === 'GET /api/client-events') return openStream(client, path);
  if (method === 'GET' || method === 'OPTIONS' || method === 'DELETE') return client.send(method, path);
  if (route === 'PUT /api/forms/:formId/logo') return client.putFile(path, LOGO, 'image/png');
  const isPlainPost = route === 'POST /embed/:formId';
  return client.send(method, path, {
    headers: { 'content-type': isPlainPost ? 'application/x-www-form-urlencoded' : 'application/json' },
    body: isPlainPost ? 'name=Ada' : JSON.stringify(bodyOf(route, targets)),
  });
}

async function openStream(client: TestClient, path: string): Promise<TestResponse> {
  const stop = new AbortController();
  const response = await client.open(path, { signal: stop.signal });
  const { status, headers } = response;
  const text = response.ok ? '' : await response.text();
  stop.abort();
  return { status, headers, text, body: text === '' ? undefined : JSON.parse(text) };
}

/** Statuses that do not depend on the caller: refused input, a wrong password, a missing captcha. */
const INPUT_REFUSED = new Set([400, 409, 422]);
/** Codes with 401, 403 or 404 that concern the input, not the caller. */
const ABOUT_INPUT = new Set(['auth.invalid_credentials']);

const verdictOf = ({ status, body }: TestResponse): string => {
  if (status < 400 || INPUT_REFUSED.has(status) || ABOUT_INPUT.has(body?.error?.code)) return 'ok';
  return String(status);
};

describe('ROLE-003 ROLE-004 ROLE-005 ROLE-006 ROLE-007 ROLE-008 ROLE-011 ROLE-013 ROLE-014 ROLE-019 DASH-005 DASH-006 D-148 D-172 T1 T35 every route as every person, with definitions of version 0 in the database', () => {
  test('the table names every route of the running application, and no other', () => {
    expect(Object.keys(PERMISSIONS).sort()).toEqual(listRoutes(api.deps).map(routeName).sort());
  });

  test.each(Object.entries(PERMISSIONS))('%s', async (route, expected) => {
    const found: Record<string, string> = {};
    let targets = await prepareTargets(route);
    for (const role of ROLES) {
      if (CONSUMING.has(route)) targets = await prepareTargets(route);
      // Replaces objects that the role before has removed.
      targets.note = await targets.newNote();
      const response = await call(await callerOf(role), route, targets);
      expect(response.text).not.toContain(OLD_KEY);
      expectDeclaredProblem(listRoutes(api.deps), route, response);
      found[role] = verdictOf(response);
    }
    expect(found).toEqual(Object.fromEntries(ROLES.map((role) => [role, String(expected[role])])));
  });
});

test('D-145 clients and users never stand in for each other', async () => {
  const person = await api.signInAgain(people.owner);
  const token = /inlay_session=([\w-]+)/.exec(person.cookie)?.[1] ?? '';
  const asClient = new TestClient(api.url, { authorization: `Bearer ${token}` });
  expect((await asClient.post('/api/validate-client-session')).status).toBe(401);
  expect((await clients.client.get('/api/forms')).status).toBe(401);
});
