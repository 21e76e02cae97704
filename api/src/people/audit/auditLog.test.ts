import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readCsv } from '../../../../tests/support/api/exportSamples.ts';
import { inboxForm, submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { NEW_KEY, withKey } from '../../../../tests/support/api/programOf.ts';
import { codeOf, invite, joinTeam, type GivenRole } from '../../../../tests/support/api/team.ts';
import { useTestApi, type BuiltForm, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { MAX_OPENED_PER_DAY, type AuditEntry } from '../../platform/contract/index.ts';

const api = useTestApi();
const LOG = '/api/account/audit-log';

let owner: TestPerson;
let form: BuiltForm;
beforeAll(() => api.liftSubmitLimits());
beforeEach(async () => {
  await api.database.query('delete from rate_limits');
  owner = await api.signedIn({ fullName: 'Olga' });
  form = await api.buildForm(owner, inboxForm('Orders'));
});

const join = (given: GivenRole) => joinTeam(api, owner, given);
const entriesFor = async (person: TestPerson, query = ''): Promise<AuditEntry[]> => {
  const { status, body } = await person.get(`${LOG}${query}`);
  expect([status, body.error]).toEqual([200, undefined]);
  return body.entries;
};
/** Actions in the order in which they were done. */
const actionsFor = async (person: TestPerson, query = ''): Promise<string[]> =>
  (await entriesFor(person, query)).map(({ action }) => action).toReversed();

test('TEAM-050 who invited, joined, changed roles, removed and transferred is in the log, with role and person', async () => {
  const person = await api.signedIn({ fullName: 'Ada' });
  const token = await invite(owner, person.email, { role: 'editor' });
  await person.post('/api/invitations/accept', { token });
  await owner.put(`/api/members/${person.userId}`, { role: 'viewer' });
  await owner.delete(`/api/members/${person.userId}`);
  const entries = await entriesFor(owner);
  expect(entries.map(({ action, from, to, subject }) => [action, from, to, subject])).toEqual([
    ['member_removed', 'viewer', null, 'Ada'],
    ['member_changed', 'editor', 'viewer', 'Ada'],
    ['joined', null, 'editor', null],
    ['invited', null, 'editor', person.email],
  ]);
  expect(entries[0]).toMatchObject({
    kind: 'people',
    who: { kind: 'user', id: owner.userId, name: 'Olga', email: owner.email },
    apiKey: null,
    form: null,
    source: expect.stringMatching(/^[0-9a-f]{8}$/),
  });
  expect(entries[2]?.who).toMatchObject({ id: person.userId, name: 'Ada' });
});

test('TEAM-050 an invitation that is sent again or ended is in the log', async () => {
  await invite(owner, 'new@example.com', { role: 'viewer' });
  const { invitations } = (await owner.get('/api/members')).body;
  const path = `/api/members/invitations/${invitations[0].id}`;
  await owner.post(`${path}/send`);
  await owner.delete(path);
  expect(await actionsFor(owner, '?kind=people')).toEqual(['invited', 'invited_again', 'invitation_ended']);
});

test('TEAM-050 what changes a form for visitors, or sends its answers outside, is in the log', async () => {
  const path = `/api/forms/${form.id}`;
  const { definition, version } = (await owner.get(path)).body;
  expect((await owner.put(`${path}/definition`, { definition, version })).status).toBe(200);
  await owner.patch(path, { active: false });
  await owner.patch(path, { title: 'Renamed' });
  await owner.patch(path, { attachesPdf: true });
  await owner.patch(`${path}/publishing`, { onePerBrowser: true });
  expect(await actionsFor(owner)).toEqual(['published', 'closed', 'settings_changed', 'settings_changed']);
  const hook = await owner.post(`${path}/webhooks`, { url: 'https://hooks.example.com/secret/path' });
  expect(hook.status).toBe(201);
  await owner.post(`${path}/webhooks/${hook.body.webhook.id}/rotate-secret`);
  await owner.delete(`${path}/webhooks/${hook.body.webhook.id}`);
  const told = await owner.post(`${path}/notification-emails`, { email: 'team@example.com' });
  await owner.delete(`${path}/notification-emails/${told.body.id}`);
  const shared = await entriesFor(owner, '?kind=sharing');
  expect(shared.map(({ action, subject, form: of }) => [action, subject, of?.title])).toEqual([
    ['recipient_removed', 'team@example.com', 'Renamed'],
    ['recipient_added', 'team@example.com', 'Renamed'],
    ['webhook_removed', 'hooks.example.com', 'Renamed'],
    ['secret_rotated', 'hooks.example.com', 'Renamed'],
    ['webhook_added', 'hooks.example.com', 'Renamed'],
  ]);
  // The path of a webhook may be its secret.
  expect((await owner.get(LOG)).text).not.toContain('secret/path');
});

test('TEAM-050 exports, deletions and keys are in the log, and what a program did has the name of its key', async () => {
  const ids = [await submitTo(api, form, { name: 'Ada' }), await submitTo(api, form, { name: 'Grace' })];
  const made = await owner.post('/api/keys', {
    ...NEW_KEY,
    scopes: ['submissions:read', 'submissions:write'],
  });
  const key = withKey(api.url, made.body.token as string);
  expect((await key.post('/api/exports', { format: 'csv', filter: { formId: form.id } })).status).toBe(202);
  await owner.post('/api/submissions/trash', { ids });
  await owner.post('/api/submissions/restore', { ids: ids.slice(1) });
  await owner.post('/api/submissions/delete', { ids: ids.slice(0, 1) });
  await owner.delete(`/api/forms/${form.id}`);
  await owner.delete(`/api/trash/forms/${form.id}`);
  await owner.delete(`/api/keys/${made.body.key.id}`);
  const entries = (await entriesFor(owner)).toReversed();
  expect(entries.map(({ action, apiKey, count, form: of }) => [action, apiKey, count, of?.title])).toEqual([
    ['key_made', null, null, undefined],
    ['exported', NEW_KEY.name, 2, 'Orders'],
    ['submissions_trashed', null, 2, 'Orders'],
    ['submissions_restored', null, 1, 'Orders'],
    ['submissions_erased', null, 1, 'Orders'],
    ['form_trashed', null, null, 'Orders'],
    ['form_erased', null, null, 'Orders'],
    ['key_ended', null, null, undefined],
  ]);
  expect(entries[0]?.subject).toBe(NEW_KEY.name);
  await api.runJobs();
  // The form is gone for good; its last entries still name it.
  const erased = (await entriesFor(owner, '?kind=deletion'))[0];
  expect(erased?.form).toEqual({ id: form.id, title: 'Orders' });
});

test('TEAM-050 a change of more than 500 submissions is one entry, with their number', async () => {
  await api.database.query(
    `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
       idempotency_key, content_hash, receipt_code)
     select id, $1, $2, $3, '{}', now(), id, 'x', left(id::text, 18)
     from (select gen_random_uuid() as id from generate_series(1, 501)) made`,
    [form.id, owner.accountId, form.revisionId],
  );
  const { body } = await owner.post('/api/submissions/trash', { filter: { formId: form.id } });
  await api.runJobs();
  await owner.post(`/api/bulk-jobs/${body.job.id}/undo`);
  const entries = await entriesFor(owner, '?kind=deletion');
  expect(entries.map(({ action, count }) => [action, count])).toEqual([
    ['submissions_restored', 501],
    ['submissions_trashed', 501],
  ]);
});

test('TEAM-053 a submission that is opened is in the log once for each person and day, a list is not', async () => {
  const submissionId = await submitTo(api, form, { name: 'Ada' });
  const reader = await join({ role: 'viewer' });
  await reader.get(`/api/submissions?formId=${form.id}`);
  for (let time = 0; time < 3; time++) await reader.get(`/api/submissions/${submissionId}`);
  await owner.get(`/api/submissions/${submissionId}`);
  const stranger = await api.signedIn();
  expect((await stranger.get(`/api/submissions/${submissionId}`)).status).toBe(404);
  const entries = await entriesFor(owner, '?kind=reading');
  expect(entries.map(({ who, submissionId: opened }) => [who.id, opened])).toEqual([
    [owner.userId, submissionId],
    [reader.userId, submissionId],
  ]);
  expect(entries[0]?.form).toEqual({ id: form.id, title: 'Orders' });
});

test('TEAM-053 beyond a thousand opened submissions on a day the log says once that there were more', async () => {
  const ids = [await submitTo(api, form, { name: 'Ada' }), await submitTo(api, form, { name: 'Grace' })];
  await api.database.query(
    `insert into security_events (id, event_type, created_at, account_id, user_id, event_data)
     select gen_random_uuid(), 'submission_opened', now(), $1, $2, jsonb_build_object('submissionId', gen_random_uuid())
     from generate_series(1, $3::int)`,
    [owner.accountId, owner.userId, MAX_OPENED_PER_DAY],
  );
  for (const id of ids) expect((await owner.get(`/api/submissions/${id}`)).status).toBe(200);
  expect((await entriesFor(owner, '?limit=2')).map(({ action }) => action)).toEqual([
    'more_opened',
    'submission_opened',
  ]);
  const [{ count }] = (await api.database.query(
    'select count(*)::int as count from security_events where account_id = $1',
    [owner.accountId],
  )) as [{ count: number }];
  expect(count).toBe(MAX_OPENED_PER_DAY + 1);
});

test('TEAM-053 reading goes on where nothing can be recorded', async () => {
  const submissionId = await submitTo(api, form, { name: 'Ada' });
  await api.database.query(
    `alter table security_events add constraint no_reading check (event_type <> 'submission_opened') not valid`,
  );
  try {
    expect((await owner.get(`/api/submissions/${submissionId}`)).status).toBe(200);
  } finally {
    await api.database.query('alter table security_events drop constraint no_reading');
  }
  expect(await actionsFor(owner)).toEqual([]);
});

test('TEAM-050 T1 owners and administrators of the account read its log alone; no role below, no key, no other account', async () => {
  const [admin, editor] = [await join({ role: 'admin' }), await join({ role: 'editor' })];
  expect((await entriesFor(admin)).length).toBeGreaterThan(0);
  for (const path of [LOG, `${LOG}/export`])
    expect(codeOf(await editor.get(path))).toEqual([403, 'access.denied']);
  const made = await owner.post('/api/keys', NEW_KEY);
  expect((await withKey(api.url, made.body.token as string).get(LOG)).status).toBe(403);
  const stranger = await api.signedIn();
  expect(await entriesFor(stranger)).toEqual([]);
});

test('TEAM-050 D-170 what an administrator of the platform did with a form is in the log of its account', async () => {
  const [admin, reader] = [await api.signedIn({ role: 'admin' }), await api.signedIn({ fullName: 'Rita' })];
  await submitTo(api, form, { name: 'Ada' });
  const assign = (assignedToUserId: string | null) =>
    admin.patch(`/api/admin/forms/${form.id}/assignment`, { assignedToUserId });
  await assign(reader.userId);
  await assign(null);
  expect((await admin.post('/api/exports', { format: 'csv', filter: { formId: form.id } })).status).toBe(202);
  const entries = await entriesFor(owner);
  expect(entries.map(({ action, subject, who }) => [action, subject, who.id])).toEqual([
    ['exported', null, admin.userId],
    ['user_unassigned', 'Rita', admin.userId],
    ['user_assigned', 'Rita', admin.userId],
  ]);
  expect(await actionsFor(admin)).toEqual([]);
});

test('TEAM-050 links to results, and what clients are shown and take, are in the log of the account', async () => {
  await submitTo(api, form, { name: 'Ada' });
  const request = { questions: ['extras'], name: 'Link', texts: [], smallestGroup: 0 };
  const links = `/api/forms/${form.id}/shared-results`;
  const made = await owner.post(links, { ...request, isFrozen: false, expiresAt: null, password: null });
  expect(made.status).toBe(201);
  await owner.post(`${links}/${made.body.id}/renew`);
  await owner.delete(`${links}/${made.body.id}`);
  const [admin, client] = [await api.signedIn({ role: 'admin' }), await api.signedInClient()];
  await admin.patch(`/api/admin/forms/${form.id}/assignment`, { clientId: client.clientId });
  expect((await client.get(`/api/client-forms/${form.id}/submissions/export`)).status).toBe(200);
  const [{ id: folderId }] = (await api.database.query(
    `insert into client_folders (id, account_id, name, created_at)
     values (gen_random_uuid(), $1, 'Bakery', now()) returning id`,
    [owner.accountId],
  )) as [{ id: string }];
  await api.database.query(
    `insert into client_folder_shares (account_id, folder_id, client_id, preset, created_at)
     values ($1, $2, $3, 'everything', now())`,
    [owner.accountId, folderId, client.clientId],
  );
  const shared = `/api/admin/clients/${client.clientId}/folders/${folderId}`;
  await admin.patch(shared, { mayExport: false });
  await admin.delete(shared);
  const entries = (await entriesFor(owner)).toReversed();
  expect(entries.map(({ action, who, folder }) => [action, who.kind, folder])).toEqual([
    ['results_shared', 'user', null],
    ['results_renewed', 'user', null],
    ['results_ended', 'user', null],
    ['client_assigned', 'user', null],
    ['exported', 'client', null],
    ['folder_access', 'user', 'Bakery'],
    ['folder_unshared', 'user', 'Bakery'],
  ]);
  expect(entries[4]?.who).toMatchObject({ id: client.clientId, email: client.email });
  expect(entries[5]?.subject).toBeTruthy();
  expect(await actionsFor(owner, `?personId=${client.clientId}`)).toEqual(['exported']);
});

test('TEAM-051 the log is filtered by person, kind and days of the viewer, and read page by page', async () => {
  const person = await join({ role: 'admin' });
  await person.patch(`/api/forms/${form.id}`, { active: false });
  await owner.patch(`/api/forms/${form.id}`, { active: true });
  expect(await actionsFor(owner, `?personId=${person.userId}`)).toEqual(['joined', 'closed']);
  expect(await actionsFor(owner, `?personId=${person.userId}&kind=publishing`)).toEqual(['closed']);
  await api.database.query(
    `insert into security_events (id, event_type, created_at, account_id, user_id, event_data)
     values (gen_random_uuid(), 'form_published', '2026-01-31T23:30:00Z', $1, $2, '{"action": "opened"}')`,
    [owner.accountId, owner.userId],
  );
  const days = (from: string, to: string, zone: string) =>
    actionsFor(owner, `?from=${from}&to=${to}&zone=${encodeURIComponent(zone)}`);
  expect(await days('2026-01-31', '2026-01-31', 'UTC')).toEqual(['opened']);
  expect(await days('2026-01-31', '2026-01-31', 'Europe/Berlin')).toEqual([]);
  expect(await days('2026-02-01', '2026-02-01', 'Europe/Berlin')).toEqual(['opened']);
  const seen: string[] = [];
  let cursor = '';
  do {
    const { body } = await owner.get(`${LOG}?limit=2${cursor && `&cursor=${cursor}`}`);
    seen.push(...body.entries.map(({ action }: AuditEntry) => action));
    cursor = body.nextCursor ?? '';
  } while (cursor);
  expect(seen).toEqual(['opened', 'closed', 'joined', 'invited', 'opened']);
  expect(codeOf(await owner.get(`${LOG}?kind=nothing`))).toEqual([400, 'request.invalid']);
});

test('TEAM-052 the log is exported as CSV with the filter, harmless in a spreadsheet, and that is in the log', async () => {
  await owner.patch('/api/profile', { fullName: '=1+1' });
  await owner.patch(`/api/forms/${form.id}`, { active: false });
  await owner.patch(`/api/forms/${form.id}`, { title: 'A "quoted", title' });
  const { status, headers, text } = await owner.get(`${LOG}/export?kind=publishing`);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="audit-log \d{4}-\d\d-\d\d\.csv"/,
  );
  const [header, ...rows] = readCsv(Buffer.from(text));
  const column = (name: string) => rows.map((row) => row[header?.indexOf(name) ?? -1]);
  expect(column('Action')).toEqual(['settings_changed', 'closed']);
  expect(column('Form')).toEqual(Array(2).fill('A "quoted", title'));
  expect(column('Name')).toEqual(Array(2).fill(`'=1+1`));
  expect((await entriesFor(owner))[0]).toMatchObject({
    kind: 'exports',
    action: 'audit_log_exported',
    count: 2,
    format: 'csv',
  });
});

test('TEAM-054 the log says for how long it is kept, and keeps who did something that they have left', async () => {
  const person = await join({ role: 'admin' });
  await person.patch(`/api/forms/${form.id}`, { active: false });
  await person.post('/api/members/leave');
  expect((await owner.get(LOG)).body.keptDays).toBe(90);
  expect(await actionsFor(owner, `?personId=${person.userId}`)).toEqual(['joined', 'closed', 'left']);
});

test('SECD-005 what people of accounts do every day is no security event of the platform', async () => {
  const admin = await api.signedIn({ role: 'admin' });
  const totalOf = async () => (await admin.get('/api/admin/security/summary')).body.totalEvents as number;
  const before = await totalOf();
  await owner.patch(`/api/forms/${form.id}`, { active: false });
  expect(await totalOf()).toBe(before);
  const { events } = (await admin.get('/api/admin/security/events')).body;
  expect(events.map(({ type }: { type: string }) => type)).not.toContain('form_published');
});
