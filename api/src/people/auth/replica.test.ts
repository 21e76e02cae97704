import { createEmptyDefinition } from '@inlay/sdk/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../../../../tests/support/api/listen.ts';
import { useTestApi, TEST_PASSWORD, type TestApi } from '../../../../tests/support/api/testApi.ts';
import { TestClient } from '../../../../tests/support/api/testClient.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/postgres/testDatabase.ts';

const api = useTestApi();
/** A replica that never catches up: it has no accounts. */
let replica: TestDatabase;
let node: Awaited<ReturnType<TestApi['startSecondNode']>>;
beforeAll(async () => {
  replica = await createTestDatabase();
  const options = encodeURIComponent('-c default_transaction_read_only=on');
  node = await api.startSecondNode({ databaseReadUrl: `${replica.connectionString}?options=${options}` });
});
afterAll(async () => {
  await node.stop();
  await replica.drop();
});

const onNode = ({ cookie }: { cookie: string }) => new TestClient(node.url, {}, cookie);

test('AUTH-023 T25 with DATABASE_READ_URL sessions are looked up, and their use is noted, where everything is written', async () => {
  const person = await api.signedIn();
  await api.database.query(
    `update user_sessions set last_used_at = now() - interval '2 minutes' where user_id = $1`,
    [person.userId],
  );
  expect((await onNode(person).get('/api/auth/session')).body.user.email).toBe(person.email);
  const [{ isNoted } = { isNoted: false }] = await api.database.query<{ isNoted: boolean }>(
    `select last_used_at > now() - interval '1 minute' as "isNoted" from user_sessions where user_id = $1`,
    [person.userId],
  );
  expect(isNoted).toBe(true);
  const landing = await onNode(person).get('/');
  expect([landing.status, landing.headers.get('location')]).toEqual([302, '/dashboard']);
  const signedIn = await api.postSignIn(person.email, TEST_PASSWORD, node.visitor());
  expect([signedIn.status, signedIn.body.user?.email]).toEqual([200, person.email]);
});

test('T25 a live stream asks there too whether its session still holds', async () => {
  const [admin, person] = [await api.signedIn({ role: 'admin' }), await api.signedIn({ isApproved: false })];
  const stream = await listen(onNode(person));
  await admin.post(`/api/admin/users/${person.userId}/approve`);
  expect(await stream.next('event: account\ndata: {}\n\n')).not.toContain('event:');
  await stream.cancel();
});

test('T1 D-160 what a person may see is asked there as well; only the rows are as late as the replica', async () => {
  const [owner, stranger] = [await api.signedIn(), await api.signedIn()];
  const { id } = await api.buildForm(owner, createEmptyDefinition('New'));
  for (const path of [
    `/api/submissions?formId=${id}`,
    `/api/analytics?from=2026-01-01&to=2026-01-31&formId=${id}`,
  ]) {
    expect((await onNode(owner).get(path)).status).toBe(200);
    expect((await onNode(stranger).get(path)).status).toBe(404);
  }
});
