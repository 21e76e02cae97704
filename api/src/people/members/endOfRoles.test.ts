import { beforeAll, beforeEach, expect, test } from 'vitest';
import { inboxForm, submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { listen } from '../../../../tests/support/api/listen.ts';
import { NEW_KEY, withKey } from '../../../../tests/support/api/programOf.ts';
import { codeOf, joinTeam, type GivenRole } from '../../../../tests/support/api/team.ts';
import { useTestApi, type BuiltForm, type TestPerson } from '../../../../tests/support/api/testApi.ts';

const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;
beforeAll(() => api.liftSubmitLimits());
beforeEach(async () => {
  await api.database.query('delete from rate_limits');
  owner = await api.signedIn();
  form = await api.buildForm(owner, inboxForm());
});

const join = (given: GivenRole) => joinTeam(api, owner, given);
const mayRead = async (person: TestPerson) => (await person.get(`/api/forms/${form.id}`)).status;

test('TEAM-025 TEAM-026 T25 a removed person’s sessions, streams, files and keys reach nothing any more, on each process', async () => {
  const second = await api.startSecondNode();
  const person = await join({ role: 'admin' });
  await submitTo(api, form, { name: 'Ada' });
  const made = await person.post('/api/keys', { ...NEW_KEY, scopes: ['forms:read'] });
  const keys = [api.url, second.url].map((url) => withKey(url, made.body.token as string));
  for (const key of keys) expect((await key.get(`/api/forms/${form.id}`)).status).toBe(200);
  const file = (await person.post('/api/exports', { format: 'csv', filter: { formId: form.id } })).body.id;
  await api.runJobs();
  expect((await person.get(`/api/exports/${file}/file`)).status).toBe(200);
  const stream = await listen(person);
  expect((await owner.delete(`/api/members/${person.userId}`)).status).toBe(204);
  await stream.next('event: account');
  await submitTo(api, form, { name: 'Grace' });
  for (const key of keys)
    expect(codeOf(await key.get(`/api/forms/${form.id}`))).toEqual([401, 'api_key.invalid']);
  expect((await person.get(`/api/exports/${file}/file`)).status).toBe(404);
  expect(await mayRead(person)).toBe(404);
  expect((await person.get('/api/forms')).body.forms).toEqual([]);
  const own = await api.buildForm(person, inboxForm());
  await submitTo(api, own, { name: 'Own' });
  const told = await stream.next(`"formId":"${own.id}"`);
  expect(told).not.toContain(form.id);
  await stream.cancel();
  await second.stop();
});

test('TEAM-005 TEAM-025 a key acts with the present rights of its maker, and its job ends with them', async () => {
  const person = await join({ role: 'admin' });
  const made = await person.post('/api/keys', {
    ...NEW_KEY,
    scopes: ['forms:read', 'forms:write', 'submissions:read', 'folders:write'],
  });
  const key = withKey(api.url, made.body.token as string);
  expect((await key.patch(`/api/forms/${form.id}`, { title: 'A' })).status).toBe(200);
  await submitTo(api, form, { name: 'Ada' });
  const order = { format: 'csv', filter: { formId: form.id } };
  const { id } = (await key.post('/api/exports', order)).body;
  await owner.put(`/api/members/${person.userId}`, { role: 'viewer' });
  for (const path of ['/api/folders', '/api/v1/folders'])
    expect((await key.post(path, { name: 'F' })).status).toBe(403);
  expect(codeOf(await key.patch(`/api/forms/${form.id}`, { title: 'B' }))).toEqual([403, 'access.denied']);
  expect((await key.get(`/api/forms/${form.id}`)).status).toBe(200);
  await api.runJobs();
  expect(await api.database.query('select state from exports where id = $1', [id])).toEqual([
    { state: 'failed' },
  ]);
});
