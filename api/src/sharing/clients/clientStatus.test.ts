import type { BuiltForm } from '../../../../tests/support/api/testApi.ts';
import { beforeAll, expect, test } from 'vitest';
import { inboxForm, namesOf, submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { listen } from '../../../../tests/support/api/listen.ts';
import { usePortal } from '../../../../tests/support/api/portalScene.ts';

const portal = usePortal();
let form: BuiltForm;
let client: Awaited<ReturnType<typeof portal.api.signedInClient>>;
let ids: string[];
let waiting: { id: string };
beforeAll(async () => {
  form = await portal.api.buildForm(portal.owner, inboxForm());
  ids = [await submitTo(portal.api, form, { name: 'Ada' }), await submitTo(portal.api, form, { name: 'Bo' })];
  client = await portal.api.signedInClient();
  const statuses = [{ name: 'Waiting for Bob', publicName: 'Waiting', color: 'teal', state: 'in_progress' }];
  waiting = (await portal.owner.put('/api/submission-statuses', { statuses })).body.statuses[0];
  await setStatus(ids[0], waiting.id);
});

const setStatus = async (id: string | undefined, status: string) =>
  expect((await portal.owner.post('/api/submissions/status', { ids: [id], status })).status).toBe(200);
const share = async (clientAccess: object) =>
  expect((await portal.assign(form.id, { clientId: client.clientId, clientAccess })).status).toBe(204);
const list = async (query = '') =>
  (await client.get(`/api/client-forms/${form.id}/submissions${query}`)).body;
const count = async (query: string) =>
  (await client.get(`/api/client-forms/${form.id}/submissions/count${query}`)).body.total;

test('CLNT-095 SUBM-091 a client sees the status by its public name, and filters by it, where the share shows it', async () => {
  await share({ seesStatus: true });
  const shown = await list();
  expect(shown.statuses).toMatchObject([{ name: 'Waiting', state: 'in_progress' }]);
  expect(shown.submissions).toMatchObject([
    { work: { state: 'open', status: null } },
    { work: { state: 'in_progress', status: { name: 'Waiting', color: 'teal' } } },
  ]);
  // Who works on it stays within the account.
  expect(JSON.stringify(shown)).not.toMatch(/assignee|Bob/);
  expect(namesOf(await list('?status=in_progress'))).toEqual(['Ada']);
  expect(namesOf(await list(`?status=${waiting.id}`))).toEqual(['Ada']);
  expect(await count('?status=open')).toBe(1);
});

test('CLNT-095 without it no status is told, nor found out by asking', async () => {
  await share({ seesStatus: false });
  const shown = await list('?status=in_progress');
  expect([shown.statuses, namesOf(shown)]).toEqual([null, ['Bo', 'Ada']]);
  expect(JSON.stringify(shown)).not.toContain('Waiting');
  expect(await count('?status=open')).toBe(2);
});

test('CLNT-095 an open portal reads a changed status', async () => {
  await share({ seesStatus: true });
  const events = await listen(client, '/api/client-events');
  await setStatus(ids[1], 'done');
  await events.next('"isReread":true');
  await events.cancel();
  expect(namesOf(await list('?status=done'))).toEqual(['Bo']);
});
