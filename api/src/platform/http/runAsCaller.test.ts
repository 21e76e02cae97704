import { createEmptyDefinition } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { useTestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { listRoutes } from '../../app/app.ts';

const api = useTestApi();

/** Changes an account as another process would: no event tells this one. */
const change = (person: TestPerson, statement: string) => api.database.query(statement, [person.userId]);

const countEvents = async () =>
  (await api.database.query<{ count: number }>('select count(*)::int as count from security_events'))[0]
    ?.count;

test('T25 D-34 a read that starts as its last caller tells nothing once the session has ended', async () => {
  const admin = await api.signedIn({ role: 'admin' });
  const form = await api.buildForm(admin, createEmptyDefinition('Mine'));
  await api.visitor().post('/api/auth/reset-request', { email: admin.email });
  await api.runJobs();
  const [mail] = await api.database.query<{ id: string }>('select id from deliveries where recipient = $1', [
    admin.email,
  ]);
  const ids: Record<string, string> = { formId: form.id, mailId: mail?.id ?? '' };
  const reads = listRoutes(api.deps).filter(
    ({ method, endpoint }) =>
      method === 'GET' && endpoint?.response && !['public', 'client', 'key'].includes(endpoint.access),
  );
  expect(reads.length).toBeGreaterThan(30);
  for (const { path } of reads) {
    // A session each: an ended one is presumed once.
    const browser = await api.signInAgain(admin);
    const address = path.replace(/:(\w+)/g, (_whole, name: string) => ids[name] ?? form.id);
    expect([path, (await browser.get(address)).status]).not.toEqual([path, 401]);
    const before = await countEvents();
    await change(admin, 'delete from user_sessions where user_id = $1');
    expect([path, (await browser.get(address)).status]).toEqual([path, 401]);
    expect([path, await countEvents()]).toEqual([path, before]);
  }
  // Every read twice.
}, 60_000);

test('T25 a read that starts as its last caller has the rights of now', async () => {
  const person = await api.signedIn();
  const statuses = async () => [
    (await person.get('/api/submissions')).status,
    (await person.get('/api/admin/overview')).status,
  ];
  expect(await statuses()).toEqual([200, 403]);
  await change(person, `update users set role = 'admin' where id = $1`);
  expect(await statuses()).toEqual([200, 200]);
  await change(person, `update users set role = 'user' where id = $1`);
  await change(person, 'update profiles set is_approved = false where user_id = $1');
  expect(await statuses()).toEqual([403, 403]);
});

test('D-137 T25 a client’s read tells nothing once the session has ended or the client may not sign in', async () => {
  for (const end of [
    'delete from client_sessions where client_id = $1',
    'update clients set is_active = false where id = $1',
  ]) {
    const client = await api.signedInClient();
    for (let time = 0; time < 2; time++) expect((await client.get('/api/client-forms')).status).toBe(200);
    await api.database.query(end, [client.clientId]);
    expect((await client.get('/api/client-forms')).status).toBe(401);
  }
});
