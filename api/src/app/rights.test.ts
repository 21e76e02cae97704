import { createEmptyDefinition } from '@inlay/sdk/model';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { inboxForm, ownerWithForm, peopleAround, submitTo } from '../../../tests/support/api/inboxSamples.ts';
import { listen } from '../../../tests/support/api/listen.ts';
import { useTestApi, type TestPerson } from '../../../tests/support/api/testApi.ts';
import { routeName } from '../platform/http/route.ts';
import { listRoutes } from './app.ts';

const api = useTestApi();
let admin: TestPerson;
beforeAll(async () => {
  await api.liftSubmitLimits();
  admin = await api.signedIn({ role: 'admin' });
});
beforeEach(() => api.database.query('delete from rate_limits'));

test('T1 D-172 a bulk job is there for the person who asked for it, and for nobody else', async () => {
  const { owner, form } = await ownerWithForm(api);
  const { assigned, stranger } = await peopleAround(api, form);
  await api.database.query(
    `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
       idempotency_key, content_hash, receipt_code)
     select gen_random_uuid(), $1, $2, $3, '{}', now(), gen_random_uuid(), '', gen_random_uuid()::text
     from generate_series(1, 501)`,
    [form.id, owner.accountId, form.revisionId],
  );
  const { job } = (await owner.post('/api/submissions/trash', { filter: { formId: form.id } })).body;
  const path = `/api/bulk-jobs/${job.id}`;
  for (const person of [admin, assigned, stranger]) {
    for (const answer of [
      await person.get(path),
      await person.post(`${path}/cancel`),
      await person.post(`${path}/undo`),
    ]) {
      expect([answer.status, answer.body.error.code]).toEqual([404, 'bulk_job.not_found']);
    }
  }
  expect((await owner.get(path)).body.state).toBe('waiting');
});

test('T1 D-160 D-172 an export is its owner’s alone, and only while every form of it is theirs to read', async () => {
  const [reader, stranger, owner] = [await api.signedIn(), await api.signedIn(), await api.signedIn()];
  const forms = [await api.buildForm(owner, inboxForm('A')), await api.buildForm(owner, inboxForm('B'))];
  for (const form of forms) {
    await api.assign(form.id, reader);
    await submitTo(api, form, { name: 'Ada' });
  }
  const { id } = (await reader.post('/api/exports', { format: 'csv', filter: {} })).body;
  await api.runJobs();
  const read = async (person: TestPerson) => [
    (await person.get(`/api/exports/${id}`)).status,
    (await person.get(`/api/exports/${id}/file`)).status,
  ];
  expect(await read(reader)).toEqual([200, 200]);
  for (const person of [stranger, owner, admin]) expect(await read(person)).toEqual([404, 404]);
  await admin.patch(`/api/admin/forms/${forms[1]?.id}/assignment`, { assignedToUserId: null });
  expect(await read(reader)).toEqual([404, 404]);
});

test('T1 a note is reached through its own submission only, whoever knows its id', async () => {
  const [{ owner, form }, other] = [await ownerWithForm(api), await ownerWithForm(api)];
  const [theirs, own] = [await submitTo(api, form, { name: 'a' }), await submitTo(api, other.form, {})];
  const notes = (await owner.post(`/api/submissions/${theirs}/notes`, { text: 'Called back' })).body.notes;
  const answer = await other.owner.delete(`/api/submissions/${own}/notes/${notes[0].id}`);
  expect([answer.status, answer.body.error.code]).toEqual([404, 'note.not_found']);
  expect((await owner.get(`/api/submissions/${theirs}`)).body.notes).toHaveLength(1);
});

test('T1 a delivery is reached through its own form only, also within one account', async () => {
  const { owner, form } = await ownerWithForm(api);
  const other = await api.buildForm(owner, inboxForm());
  const hooks = `/api/forms/${form.id}/webhooks`;
  const { id } = (await owner.post(hooks, { url: 'https://example.com/a' })).body.webhook;
  const { deliveryId } = (await owner.post(`${hooks}/${id}/test`)).body;
  const resend = (formId: string) => owner.post(`/api/forms/${formId}/deliveries/${deliveryId}/resend`);
  const wrong = await resend(other.id);
  expect([wrong.status, wrong.body.error.code]).toEqual([404, 'delivery.not_found']);
  expect((await owner.get(`/api/forms/${other.id}/deliveries`)).body.deliveries).toEqual([]);
  expect((await resend(form.id)).status).toBe(202);
});

test('ROLE-020 D-148 every route for administrators refuses whoever is only approved, before it looks at anything', async () => {
  const person = await api.signedIn();
  const routes = listRoutes(api.deps)
    .map(routeName)
    .filter((route) => / \/api\/(admin\/|auth-logs)/.test(route));
  expect(routes.length).toBeGreaterThan(20);
  for (const route of routes) {
    const [method = '', path = ''] = route.split(' ');
    const answer = await person.send(method, path.replace(/:\w+/g, crypto.randomUUID()));
    expect([route, answer.status, answer.body?.error.code]).toEqual([route, 403, 'access.denied']);
  }
});

test('T25 an open stream follows the rights of the moment: a role that comes, a second factor that is missing', async () => {
  const [person, owner] = [await api.signedIn(), await api.signedIn()];
  const form = await api.buildForm(owner, createEmptyDefinition('Watched'));
  const [stream, owners] = [await listen(person), await listen(owner)];
  const told = `event: submissions\ndata: {"formId":"${form.id}"}\n\n`;
  const submit = async () => {
    await submitTo(api, form, {});
    await owners.next(told);
  };
  await submit();
  await admin.patch(`/api/admin/users/${person.userId}`, { role: 'admin' });
  expect(await stream.next('event: account')).not.toContain(form.id);
  await submit();
  await stream.next(told);
  await admin.patch('/api/admin/settings', { requireAdminSecondFactor: true });
  await stream.next('event: account');
  await submit();
  await api.database.query(`delete from platform_settings where key = 'requireAdminSecondFactor'`);
  await admin.patch('/api/admin/settings', { storeIpAddresses: true });
  expect(await stream.next('event: account')).not.toContain(form.id);
  await Promise.all([stream.cancel(), owners.cancel()]);
});

test('D-137 a client’s session ends: for calls, and for the stream that is open', async () => {
  const client = await api.signedInClient();
  const expireIn = (interval: string) =>
    api.database.query(`update client_sessions set expires_at = now() + $2::interval where client_id = $1`, [
      client.clientId,
      interval,
    ]);
  await expireIn('300 milliseconds');
  const stream = await listen(client, '/api/client-events');
  expect(await stream.rest()).not.toContain('event:');
  await expireIn('-1 second');
  expect((await client.post('/api/validate-client-session')).status).toBe(401);
  expect((await client.get('/api/client-forms')).status).toBe(401);
  expect((await client.get('/api/client-events')).status).toBe(401);
});
