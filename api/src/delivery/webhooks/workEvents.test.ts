import { expect, test } from 'vitest';
import { takeIt, useWebhooks, type Call } from '../../../../tests/support/api/webhookScene.ts';

const scene = useWebhooks();

const EVENTS = ['submission.status_changed', 'submission.assigned', 'submission.commented'];
const bodies = (calls: readonly Call[]) => calls.map(({ body }) => JSON.parse(body));
const works = async (path: string, request: object): Promise<void> => {
  expect((await scene.owner.post(`/api/submissions/${path}`, request)).status).toBeLessThan(300);
};

test('NOTIF-046 a webhook is called for submissions alone until its owner chooses more', async () => {
  const receiver = await scene.startReceiver(takeIt);
  const { path } = await scene.addWebhook(receiver.url);
  const id = await scene.answer();
  await works('status', { ids: [id], status: 'done' });
  await scene.runJobs();
  expect(bodies(receiver.calls).map(({ type }) => type)).toEqual(['form.submitted']);
  expect((await scene.owner.patch(path, { events: [] })).status).toBe(400);
  expect((await scene.owner.patch(path, { events: ['form.deleted'] })).status).toBe(400);
});

test('NOTIF-046 status, assignee and comments are called once each, and only changes', async () => {
  const receiver = await scene.startReceiver(takeIt);
  const { path } = await scene.addWebhook(receiver.url);
  expect((await scene.owner.patch(path, { events: EVENTS })).body.events).toEqual(EVENTS);
  const statuses = [{ name: 'Waiting', color: 'teal', state: 'in_progress' }];
  const own = (await scene.owner.put('/api/submission-statuses', { statuses })).body.statuses[0];
  const id = await scene.answer();
  for (const status of [own.id, own.id, 'done']) await works('status', { ids: [id], status });
  for (const assigneeId of [scene.owner.userId, null]) await works('assign', { ids: [id], assigneeId });
  await works(`${id}/comments`, { text: 'Call them' });
  await scene.runJobs();
  const sent = bodies(receiver.calls).toSorted((one, other) => one.timestamp.localeCompare(other.timestamp));
  expect(sent.map(({ type, data }) => [type, data.state, data.status?.name, data.assignee?.id])).toEqual([
    ['submission.status_changed', 'in_progress', 'Waiting', undefined],
    ['submission.status_changed', 'done', undefined, undefined],
    ['submission.assigned', 'done', undefined, scene.owner.userId],
    ['submission.assigned', 'done', undefined, undefined],
    ['submission.commented', undefined, undefined, undefined],
  ]);
  const about = { version: 2, formId: scene.form.id, formTitle: 'Order', submissionId: id };
  for (const { data } of sent) {
    expect(data).toMatchObject({ ...about, by: { id: scene.owner.userId } });
    expect(new Date(data.submittedAt).toISOString()).toBe(data.submittedAt);
  }
  expect(sent.at(-1).data.comment).toMatchObject({ text: 'Call them', audience: 'team', isByClient: false });
  const shown = await scene.deliveries(path);
  expect(shown.map(({ event, submissionId }) => [event, submissionId])).toContainEqual([
    'submission.assigned',
    id,
  ]);
  expect(JSON.stringify(sent)).not.toContain('Ada');
});

test('NOTIF-046 as CloudEvents one change has one id for all webhooks; deliveries go with the submission', async () => {
  const [first, second] = [await scene.startReceiver(takeIt), await scene.startReceiver(takeIt)];
  for (const { url } of [first, second]) {
    const { path } = await scene.addWebhook(url);
    expect((await scene.owner.patch(path, { events: EVENTS, payloadVersion: 3 })).status).toBe(200);
  }
  const ids = [await scene.answer(), await scene.answer()];
  await works('status', { ids, status: 'done' });
  await scene.runJobs();
  const seen = [first, second].map(({ calls }) =>
    bodies(calls)
      .map(({ id, type }) => `${type} ${id}`)
      .toSorted(),
  );
  expect(seen[0]).toHaveLength(2);
  expect(seen[0]).toEqual(seen[1]);
  expect(seen[0]?.[0]).toMatch(/^inlay\.submission\.status_changed /);
  await scene.api.database.query('delete from form_submissions where id = any($1)', [ids]);
  expect(await scene.api.database.query(`select 1 from deliveries where channel = 'webhook'`)).toEqual([]);
});
