import { createEmptyDefinition, createField } from '@inlay/sdk/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PERMISSIONS, ROLES, type Role } from '../../tests/permissions/permissionTable.ts';
import { buildPng } from '../../tests/support/api/pictures.ts';
import {
  startTestApi,
  TEST_PASSWORD,
  type TestApi,
  type TestPerson,
} from '../../tests/support/api/testApi.ts';
import { TestClient, type TestResponse } from '../../tests/support/api/testClient.ts';
import { listRoutes } from './app.ts';
import { createLogoName, logoKey } from './logos/logoName.ts';

const definition = { ...createEmptyDefinition('Form'), fields: [{ ...createField('text'), id: 'name' }] };
const LOGO = buildPng();
const NOBODY = '00000000-0000-4000-8000-000000000000';

let api: TestApi;
let people: Record<'pending' | 'owner' | 'other' | 'assigned' | 'admin', TestPerson>;
let clients: Record<'client' | 'otherClient', TestClient>;
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
  clients = { client: await api.signedInClient(), otherClient: await api.signedInClient() };
});
beforeEach(() => api.database.query('delete from rate_limits'));
afterAll(() => api.stop());

/** A fresh session, because some calls end the one they come with. */
async function callerOf(role: Role): Promise<TestClient> {
  if (role === 'visitor') return api.visitor();
  if (role === 'client' || role === 'otherClient') return api.signedInClient();
  return api.signInAgain(people[role]);
}

/** Things of `owner` and of nobody in particular, made anew for each route. */
async function createTargets() {
  const form = await api.buildForm(people.owner, definition);
  await api.database.query('update forms set assigned_to_user_id = $1 where id = $2', [
    people.assigned.userId,
    form.id,
  ]);
  const sent = { revisionId: form.revisionId, idempotencyKey: crypto.randomUUID(), answers: { name: 'Ada' } };
  const receipt = await api.visitor().post(`/api/public/forms/${form.id}/submissions`, sent);
  const target = await api.signedIn({ isApproved: false });
  // Or the owner would have as many as one may keep before the last route.
  await api.database.query('delete from form_templates');
  const template = await insert(
    `insert into form_templates (id, account_id, name, category, definition, created_at)
     values (gen_random_uuid(), $1, 'T', 'C', $2, now()) returning id`,
    [people.owner.userId, JSON.stringify(definition)],
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
  return {
    ...{ form, submissionId: receipt.body.submissionId as string, userId: target.userId },
    ...{ message, mail, template, logoName },
  };
}

const insert = async (sql: string, values: unknown[] = []): Promise<string> =>
  String((await api.database.query(sql, values))[0]?.['id']);

type Targets = Awaited<ReturnType<typeof createTargets>>;

/** A body that is right, so that nothing but the caller decides. */
const bodyOf = (route: string, { form }: Targets): unknown =>
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
    'POST /api/forms': { definition },
    'PUT /api/forms/:formId/definition': { definition, version: 1 },
    'PATCH /api/forms/:formId': { active: true },
    'PATCH /api/forms/:formId/publishing': { frameOnly: false },
    'POST /api/templates': { formId: form.id, name: 'T', category: 'C' },
    'POST /api/auth/signin': { email: 'a@b.example', password: 'x' },
    'POST /api/auth/signup': { email: 'a@b.example', password: TEST_PASSWORD },
    'POST /api/auth/reset-request': { email: 'a@b.example' },
    'POST /api/auth/resend-confirmation': { email: 'a@b.example' },
    'POST /api/auth/recover': { token: 'x' },
    'POST /api/auth/password': { newPassword: 'x', currentPassword: TEST_PASSWORD },
    'POST /api/auth/second-factor': { code: '000000' },
    'POST /api/auth/passkey': { response: {} },
    'PATCH /api/profile': { fullName: 'Ada' },
    'POST /api/profile/email': { email: 'new@example.com', password: TEST_PASSWORD },
    'POST /api/profile/second-factor/totp/confirm': { code: '000000' },
    'POST /api/profile/second-factor/passkeys': { name: 'Key', response: {} },
    'POST /api/client-auth': { email: `${crypto.randomUUID()}@b.example`, password: 'x' },
    'POST /api/contact-message': { name: 'A', email: 'a@b.example', message: 'M', subject: 'S' },
    'PATCH /api/admin/forms/:formId/assignment': { assignedToUserId: null },
    'PATCH /api/admin/users/:userId': { formLimit: 3 },
    'PATCH /api/admin/settings': { trashRetentionDays: 100 },
    'POST /api/admin/security/unlock': { realm: 'user', email: 'a@b.example' },
  })[route] ?? (route.startsWith('POST /api/profile/second-factor') ? { password: TEST_PASSWORD } : {});

const pathOf = (route: string, targets: Targets): string =>
  (route.split(' ')[1] ?? '')
    .replace(':formId', targets.form.id)
    .replace(':submissionId', targets.submissionId)
    .replace(':userId', targets.userId)
    .replace(':messageId', targets.message)
    .replace(':mailId', targets.mail)
    .replace(':templateId', targets.template)
    .replace(':name', targets.logoName)
    .replace(/:(sessionId|passkeyId)/, NOBODY)
    .replace('{*path}', 'forms');

async function call(client: TestClient, route: string, targets: Targets): Promise<TestResponse> {
  const [method = '', path] = [route.split(' ')[0], pathOf(route, targets)];
  // A stream would never end: its headers say enough.
  if (route === 'GET /api/events') return openStream(client, path);
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
  const response = await fetch(client.url + path, {
    headers: { cookie: client.cookie },
    signal: stop.signal,
  });
  const { status, headers } = response;
  const text = response.ok ? '' : await response.text();
  stop.abort();
  return { status, headers, text, body: text === '' ? undefined : JSON.parse(text) };
}

/** Statuses that have nothing to do with who calls: refused input, a wrong password, a missing captcha. */
const INPUT_REFUSED = new Set([400, 409, 422]);
/** Answers of 401, 403 and 404 that speak of what was sent, not of who sent it. */
const ABOUT_INPUT = new Set(['auth.invalid_credentials']);

const verdictOf = ({ status, body }: TestResponse): string => {
  if (status < 400 || INPUT_REFUSED.has(status) || ABOUT_INPUT.has(body?.error?.code)) return 'ok';
  return String(status);
};

describe('ROLE D-148 D-172 T1 T35 every route as every person', () => {
  test('the table names every route of the running application, and no other', () => {
    expect(Object.keys(PERMISSIONS).sort()).toEqual(listRoutes(api.deps).sort());
  });

  test.each(Object.entries(PERMISSIONS))('%s', async (route, expected) => {
    const found: Record<string, string> = {};
    const targets = await createTargets();
    for (const role of ROLES) {
      found[role] = verdictOf(await call(await callerOf(role), route, targets));
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
