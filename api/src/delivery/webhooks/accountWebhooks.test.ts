import { createEmptyDefinition } from '@inlay/sdk/model';
import { Webhook as Verifier } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { takeIt, useWebhooks } from '../../../../tests/support/api/webhookScene.ts';

const scene = useWebhooks();
const PATH = '/api/webhooks';

async function addWebhook(url: string) {
  const { status, body } = await scene.owner.post(PATH, { url });
  expect(status).toBe(201);
  return { id: body.webhook.id as string, secret: body.secret as string };
}

test('NOTIF-090 a webhook of the account is called for each of its forms, one made later too, and each form’s log has it', async () => {
  const receiver = await scene.startReceiver(takeIt);
  const { id, secret } = await addWebhook(receiver.url);
  const later = await scene.api.buildForm(scene.owner, createEmptyDefinition('Later'));
  const stranger = await scene.api.signedIn();
  const theirs = await scene.api.buildForm(stranger, createEmptyDefinition('Theirs'));
  await scene.answer();
  await submitTo(scene.api, later, {});
  await submitTo(scene.api, theirs, {});
  await scene.runJobs();
  const titles = receiver.calls.map(({ body, headers }) => {
    const told = new Verifier(secret).verify(body, headers as Record<string, string>);
    return (told as { data: { formTitle: string } }).data.formTitle;
  });
  expect(titles.toSorted()).toEqual(['Later', 'Order']);
  for (const formId of [scene.form.id, later.id]) {
    const { deliveries } = (await scene.owner.get(`/api/forms/${formId}/deliveries`)).body;
    expect(deliveries).toMatchObject([{ webhookId: id, state: 'sent', canResend: true }]);
    const listed = (await scene.owner.get(`/api/forms/${formId}/webhooks`)).body;
    expect(listed).toMatchObject({ webhooks: [], accountWebhooks: [{ id, isActive: true }] });
    expect(JSON.stringify(listed)).not.toContain('/hook');
  }
  expect((await stranger.get(PATH)).body).toEqual({ webhooks: [] });
  expect((await stranger.get(`/api/forms/${theirs.id}/webhooks`)).body.accountWebhooks).toEqual([]);
});

test('NOTIF-090 it has limits, secrets, tests and changes of its own, and a form’s list cannot reach it', async () => {
  const receiver = await scene.startReceiver(takeIt);
  const { id, secret } = await addWebhook(receiver.url);
  expect((await scene.owner.post(PATH, { url: receiver.url })).body.error.issues).toMatchObject([
    { code: 'taken' },
  ]);
  expect((await scene.owner.delete(`${scene.hooksPath()}/${id}`)).status).toBe(404);
  expect(
    (await scene.owner.patch(`${PATH}/${id}`, { events: ['submission.assigned'], payloadVersion: 3 })).body,
  ).toMatchObject({ events: ['submission.assigned'], payloadVersion: 3 });
  const rotated = (await scene.owner.post(`${PATH}/${id}/rotate-secret`)).body;
  expect(rotated.secret).not.toBe(secret);
  expect((await scene.owner.post(`${PATH}/${id}/test`)).status).toBe(202);
  await scene.answer();
  await scene.runJobs();
  expect(receiver.calls.map(({ body }) => JSON.parse(body))).toMatchObject([
    { type: 'inlay.form.test', source: `/forms/${scene.form.id}` },
  ]);
  for (let more = 1; more < 10; more++) await addWebhook(`${receiver.url}/${more}`);
  expect((await scene.owner.post(PATH, { url: `${receiver.url}/10` })).status).toBe(409);
  // A form has room of its own.
  expect((await scene.owner.post(scene.hooksPath(), { url: receiver.url })).status).toBe(201);
  expect((await scene.owner.patch(`${PATH}/${id}`, { isActive: false })).body.isActive).toBe(false);
  expect((await scene.owner.post(`${PATH}/${id}/test`)).status).toBe(409);
  expect((await scene.owner.delete(`${PATH}/${id}`)).status).toBe(204);
  expect((await scene.owner.get(PATH)).body.webhooks).toHaveLength(9);
});

test('NOTIF-090 a test of an account without forms names none', async () => {
  const receiver = await scene.startReceiver(takeIt);
  const { id } = await addWebhook(receiver.url);
  await scene.owner.delete(`/api/forms/${scene.form.id}`);
  expect((await scene.owner.post(`${PATH}/${id}/test`)).status).toBe(202);
  await scene.runJobs();
  expect(receiver.calls.map(({ body }) => JSON.parse(body).data)).toEqual([
    { formId: null, formTitle: null },
  ]);
});

test('NOTIF-090 one that its receiver ends is turned off, and the owners are mailed once, whatever the form', async () => {
  const receiver = await scene.startReceiver((response) => void response.writeHead(410).end());
  const { id } = await addWebhook(receiver.url);
  await scene.answer();
  await scene.answer();
  await scene.runJobs();
  expect((await scene.owner.get(PATH)).body.webhooks).toMatchObject([{ id, isActive: false }]);
  const mails = await scene.api.database.query(
    `select recipient, subject from deliveries where kind = 'webhook_stopped'`,
  );
  expect(mails).toEqual([{ recipient: scene.owner.email, subject: 'A webhook was turned off: All forms' }]);
});

test('NOTIF-090 it is called for the work on submissions as a form’s own is', async () => {
  const receiver = await scene.startReceiver(takeIt);
  const { id } = await addWebhook(receiver.url);
  await scene.owner.patch(`${PATH}/${id}`, { events: ['submission.status_changed'] });
  const submissionId = await scene.answer();
  await scene.owner.post('/api/submissions/status', { ids: [submissionId], status: 'done' });
  await scene.runJobs();
  expect(receiver.calls.map(({ body }) => JSON.parse(body))).toMatchObject([
    { type: 'submission.status_changed', data: { submissionId, state: 'done' } },
  ]);
});
