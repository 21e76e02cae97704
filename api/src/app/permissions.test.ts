import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PERMISSIONS } from '../../../tests/permissions/permissionTable.ts';
import { ROLES, type Role } from '../../../tests/permissions/verdicts.ts';
import { bodyOf, definition, pathOf, type Targets } from '../../../tests/permissions/requests.ts';
import { expectDeclaredProblem } from '../../../tests/support/api/expectDeclaredProblem.ts';
import { buildPng } from '../../../tests/support/api/pictures.ts';
import { startTestApi, type TestApi } from '../../../tests/support/api/testApi.ts';
import { TestClient, type TestResponse } from '../../../tests/support/api/testClient.ts';
import { routeName } from '../http/route.ts';
import { listRoutes } from './app.ts';
import { createFileLink } from '../uploads/fileLinks.ts';
import { createTicket } from '../uploads/uploadTicket.ts';
import { createLogoName, logoKey } from '../files/logoName.ts';
import { createPictureName, pictureFile, pictureKey } from '../files/pictureName.ts';

/** The same form as version 0 stored it, with keys that the newest version does not have (decision 140). */
const OLD_KEY = 'key_of_version_0';
const storedDefinition = JSON.stringify({
  title: 'Form',
  fields: [{ id: 'name', type: 'text', label: 'Text', [OLD_KEY]: true }],
  settings: { [OLD_KEY]: true },
});
const LOGO = buildPng();

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
});
afterAll(() => api.stop());

/** A fresh session, because some calls end the one they come with. */
async function callerOf(role: Role): Promise<TestClient> {
  if (role === 'visitor') return api.visitor();
  if (role === 'client' || role === 'otherClient') return api.signInClientAgain(clients[role]);
  return api.signInAgain(people[role]);
}

const NOT_NOTIFIED = { emailId: '', formEmailId: '', webhookId: '', deliveryId: '' };

/** Creates what `owner` is notified by: addresses, a webhook and one of its deliveries. */
async function createNotified(formId: string): Promise<typeof NOT_NOTIFIED> {
  const owner = await api.signInAgain(people.owner);
  await api.database.query('delete from notification_recipients where listed_at is not null');
  const email = await owner.post('/api/notification-emails', { email: 'team@b.example', formId: null });
  const formEmail = await owner.post(`/api/forms/${formId}/notification-emails`, { email: 'f@b.example' });
  const webhook = await owner.post(`/api/forms/${formId}/webhooks`, { url: 'https://hooks.example.com/' });
  const webhookId = webhook.body.webhook.id as string;
  const delivery = await owner.post(`/api/forms/${formId}/webhooks/${webhookId}/test`);
  return {
    emailId: email.body.id as string,
    formEmailId: formEmail.body.id as string,
    webhookId,
    deliveryId: delivery.body.id as string,
  };
}

/** What people have written beside a submission. */
type Notes = Pick<Targets, 'note' | 'comment' | 'clientComment'>;

/** Creates objects of `owner`, and of no one in particular, for each route. */
async function createTargets(isNotified = true): Promise<Targets & { newNotes(): Promise<Notes> }> {
  const form = await api.buildForm(people.owner, definition);
  await api.database.query('update form_revisions set definition = $1 where form_id = $2', [
    storedDefinition,
    form.id,
  ]);
  await api.database.query(
    'update forms set assigned_to_user_id = $1, client_id = $2, client_may_comment = true where id = $3',
    [people.assigned.userId, clients.client.clientId, form.id],
  );
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
  const newComment = (userId: string | null, clientId: string | null) =>
    insert(
      `insert into submission_comments (id, submission_id, form_id, account_id, is_by_client, author_id, client_id,
         text, audience, created_at)
       values (gen_random_uuid(), $1, $2, $3, $5, $4, $6, 'T', 'clients', now()) returning id`,
      [submissionId, form.id, people.owner.accountId, userId, clientId !== null, clientId],
    );
  const newNotes = async (): Promise<Notes> => ({
    note: await newNote(),
    comment: await newComment(people.owner.userId, null),
    clientComment: await newComment(null, clients.client.clientId),
  });
  const target = await api.signedIn({ isApproved: false });
  // The owner must not reach the limits of templates and brands before the last route.
  await api.database.query('delete from form_templates');
  await api.database.query('delete from form_blocks');
  await api.database.query('delete from brand_kits');
  const template = await insert(
    `insert into form_templates (id, account_id, name, category, definition, created_at)
     values (gen_random_uuid(), $1, 'T', 'C', $2, now()) returning id`,
    [people.owner.accountId, storedDefinition],
  );
  const block = await insert(
    `insert into form_blocks (id, account_id, name, definition, created_at)
     values (gen_random_uuid(), $1, 'B', $2, now()) returning id`,
    [people.owner.accountId, storedDefinition],
  );
  const kit = await insert(
    `insert into brand_kits (id, account_id, name, styles, created_at, updated_at)
     values (gen_random_uuid(), $1, 'K', '{}', now(), now()) returning id`,
    [people.owner.accountId],
  );
  const logoName = createLogoName(LOGO);
  await api.deps.files.put(logoKey(logoName), LOGO, 'image/webp');
  const pictureName = pictureFile(createPictureName(LOGO, { width: 1, height: 1 }));
  await api.deps.files.put(pictureKey(pictureName), LOGO, 'image/webp');
  const message = await insert(
    `insert into contact_messages (id, user_id, name, email, message, subject, created_at)
     values (gen_random_uuid(), $1, 'A', 'a@b.example', 'M', 'S', now()) returning id`,
    [target.userId],
  );
  const mail = await insert(
    `insert into mail_outbox (id, kind, recipient, subject, created_at)
     values (gen_random_uuid(), 'account_approved', 'a@b.example', 'S', now()) returning id`,
  );
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
  // Frees the limit of concurrent exports per account.
  await api.database.query('delete from exports');
  const file = await insert(
    `insert into exports (id, account_id, created_by, format, selection, form_ids, file_name, total, created_at, expires_at)
     values (gen_random_uuid(), $1, $2, 'csv', '{}', '[]', 'a.csv', 0, now(), now() + interval '1 day') returning id`,
    [people.owner.accountId, people.owner.userId],
  );
  const uploadId = await insert(
    `insert into uploads (id, form_id, account_id, field_id, submission_id, state, name, size, type, key, created_at, expires_at)
     values (gen_random_uuid(), $1, $2, 'name', $3, 'kept', 'a.txt', 1, 'text/plain', 'uploads/a', now(), now()) returning id`,
    [form.id, people.owner.accountId, submissionId],
  );
  await api.deps.files.put('uploads/a', Buffer.from('a'), 'text/plain');
  await api.database.query(
    `insert into client_folder_shares (account_id, folder_id, client_id, preset, created_at)
     values ($1, $2, $3, 'everything', now())`,
    [people.owner.accountId, folder, clients.client.clientId],
  );
  const { secret } = api.deps.config;
  const upload = {
    id: uploadId,
    ticket: createTicket(secret, { id: uploadId, formId: form.id, fieldId: 'name' }),
    link: createFileLink(api.deps.config, { id: uploadId }, 'save'),
  };
  return {
    form,
    upload,
    clientId: clients.client.clientId,
    submissionId,
    folder,
    ...(await newNotes()),
    newNotes,
    userId: target.userId,
    message,
    mail,
    job,
    file,
    template,
    block,
    kit,
    logoName,
    pictureName,
    formMail,
    ...(isNotified ? await createNotified(form.id) : NOT_NOTIFIED),
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

/** What calls that only read share: they leave everything as it is, and come before those that do not. */
const shared = {
  targets: undefined as Promise<Awaited<ReturnType<typeof createTargets>>> | undefined,
  callers: new Map<Role, Promise<TestClient>>(),
};
const isRead = (route: string) => /^(?:GET|OPTIONS) /.test(route) && !CONSUMING.has(route);

const routes = Object.entries(PERMISSIONS).sort(([a], [b]) => Number(isRead(b)) - Number(isRead(a)));

async function callerFor(route: string, role: Role): Promise<TestClient> {
  if (!isRead(route)) return callerOf(role);
  const caller = shared.callers.get(role) ?? callerOf(role);
  shared.callers.set(role, caller);
  return caller;
}

async function prepareTargets(route: string) {
  const targets = await createTargets(/:(?:email|webhook|delivery)Id/.test(route));
  if (PREPARE[route]) await api.database.query(PREPARE[route], [targets.form.id]);
  return targets;
}

const insert = async (sql: string, values: unknown[] = []): Promise<string> =>
  String((await api.database.query(sql, values))[0]?.['id']);

async function call(client: TestClient, route: string, targets: Targets): Promise<TestResponse> {
  const [method = '', path] = [route.split(' ')[0], pathOf(route, targets)];
  // A stream would never end; its headers suffice.
  if (route === 'GET /api/events' || route === 'GET /api/client-events') return openStream(client, path);
  if (method === 'GET' || method === 'OPTIONS' || method === 'DELETE') return client.send(method, path);
  if (/^PUT .*\/(?:logo|cover|social-picture|pictures)$/.test(route))
    return client.putFile(path, LOGO, 'image/png');
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

  test.each(routes)('%s', async (route, expected) => {
    const found: Record<string, string> = {};
    let targets = isRead(route) ? await (shared.targets ??= createTargets()) : await prepareTargets(route);
    for (const role of ROLES) {
      if (CONSUMING.has(route)) targets = await prepareTargets(route);
      // Replaces objects that the role before has removed.
      if (!isRead(route)) Object.assign(targets, await targets.newNotes());
      const response = await call(await callerFor(route, role), route, targets);
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
