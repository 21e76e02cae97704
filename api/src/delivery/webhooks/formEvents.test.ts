import { createEmptyDefinition } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { takeIt, useWebhooks } from '../../../../tests/support/api/webhookScene.ts';

const scene = useWebhooks();
const EVENTS = ['form.published', 'form.opened', 'form.closed'];

/** A webhook of the account for what happens to forms. @returns what it was told, once all jobs are done. */
async function listen() {
  const receiver = await scene.startReceiver(takeIt);
  const { body } = await scene.owner.post('/api/webhooks', { url: receiver.url });
  await scene.owner.patch(`/api/webhooks/${body.webhook.id}`, { events: EVENTS });
  return async () => {
    await scene.runJobs();
    return receiver.calls.splice(0).map((call) => {
      const { type, data } = JSON.parse(call.body);
      return [type, data.formTitle, data.reason ?? data.revisionId];
    });
  };
}

test('NOTIF-092 a form that is published, closed and opened by hand, or by the trash, is told of once each', async () => {
  const told = await listen();
  const { id } = scene.form;
  const path = `/api/forms/${id}`;
  const made = await scene.api.buildForm(scene.owner, createEmptyDefinition('New'));
  expect(await told()).toEqual([['form.published', 'New', made.revisionId]]);
  await scene.owner.patch(path, { active: false });
  await scene.owner.patch(path, { active: false });
  await scene.owner.patch(path, { active: true });
  await scene.owner.delete(path);
  await scene.owner.post(`${path}/restore`);
  await scene.owner.patch(path, { title: 'Renamed' });
  expect((await told()).map(([type, , reason]) => `${type} ${reason}`).toSorted()).toEqual([
    'form.closed by_hand',
    'form.closed trash',
    'form.opened by_hand',
    'form.opened trash',
    expect.stringMatching(/^form.published /),
  ]);
});

test('NOTIF-092 a closing time is told of when it has come, and when it is moved', async () => {
  const told = await listen();
  const publishing = `/api/forms/${scene.form.id}/publishing`;
  const soon = new Date(Date.now() + 60_000).toISOString();
  await scene.owner.patch(publishing, { closesAt: soon });
  // Its job is due, and the time has not come.
  expect(await told()).toEqual([]);
  await scene.owner.patch(publishing, { closesAt: soon });
  await scene.owner.patch(publishing, { closesAt: new Date(Date.now() + 120_000).toISOString() });
  await scene.api.database.query(`update form_publishing set closes_at = now()`);
  expect(await told()).toEqual([['form.closed', 'Order', 'time']]);
  await scene.owner.patch(publishing, { closesAt: null });
  expect(await told()).toEqual([['form.opened', 'Order', 'time']]);
});

test('NOTIF-092 the submission that fills a form up is told of, once', async () => {
  const told = await listen();
  await scene.owner.patch(`/api/forms/${scene.form.id}/publishing`, { maxSubmissions: 2 });
  await scene.answer();
  expect(await told()).toEqual([]);
  await scene.answer();
  expect(await told()).toEqual([['form.closed', 'Order', 'limit']]);
});
