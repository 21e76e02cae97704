import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { Webhook as Verifier } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { programOf } from '../../../../tests/support/api/programOf.ts';
import { write } from '../../../../tests/support/api/programCalls.ts';
import type { TestResponse } from '../../../../tests/support/api/testClient.ts';
import { takeIt, useWebhooks } from '../../../../tests/support/api/webhookScene.ts';

const scene = useWebhooks();
const HOOKS = '/api/v1/hooks';
const SCOPES = ['webhooks:read', 'webhooks:write', 'submissions:read'];
const codeOf = ({ status, body }: TestResponse) => [status, body?.code];
const bodyOf = (call?: { body: string }) => JSON.parse(call?.body ?? '{}');

const program = (request: object = {}) => programOf(scene.api, scene.owner, { scopes: SCOPES, ...request });
const subscription = (target: string, formId: string | null = scene.form.id) => ({
  event: 'form.submitted',
  formId,
  target,
});

test('HOOK-001 a key subscribes, is called with what the sample had, and unsubscribes', async () => {
  const receiver = await scene.startReceiver(takeIt);
  const key = await program();
  const sampled = (await key.get(`${HOOKS}/sample?event=form.submitted&formId=${scene.form.id}`)).body;
  expect(sampled).toMatchObject({ isMadeUp: true, payload: { data: { answers: { name: 'Ada Lovelace' } } } });
  const { status, headers, body } = await key.post(HOOKS, subscription(receiver.url));
  expect([status, headers.get('location')]).toEqual([201, `${HOOKS}/${body.id}`]);
  const submissionId = await scene.answer();
  await scene.runJobs();
  const [call] = receiver.calls;
  new Verifier(body.secret).verify(call?.body ?? '', call?.headers as Record<string, string>);
  const newest = (await key.get(`${HOOKS}/sample?event=form.submitted`)).body;
  expect(newest.isMadeUp).toBe(false);
  expect(bodyOf(call).data).toEqual(newest.payload.data);
  expect(Object.keys(sampled.payload.data)).toEqual(Object.keys(newest.payload.data));
  expect(newest.payload.data.submissionId).toBe(submissionId);
  const { secret: _secret, ...hook } = body;
  expect((await key.get(HOOKS)).body.data).toEqual([hook]);
  expect((await key.get(`${HOOKS}/${hook.id}`)).body).toEqual(hook);
  expect((await key.delete(`${HOOKS}/${hook.id}`)).status).toBe(204);
  await scene.answer();
  await scene.runJobs();
  expect(receiver.calls).toHaveLength(1);
  expect(codeOf(await key.delete(`${HOOKS}/${hook.id}`))).toEqual([404, 'webhook.not_found']);
});

test('HOOK-002 without a form a hook hears of every form of its account, and of no other', async () => {
  const receiver = await scene.startReceiver(takeIt);
  const [key, stranger] = [await program(), await scene.api.signedIn()];
  const theirs = await scene.api.buildForm(stranger, createEmptyDefinition('Theirs'));
  expect((await key.post(HOOKS, subscription(receiver.url, null))).status).toBe(201);
  expect(codeOf(await key.post(HOOKS, subscription(receiver.url, theirs.id)))).toEqual([
    404,
    'form.not_found',
  ]);
  const second = await scene.api.buildForm(scene.owner, createEmptyDefinition('Second'));
  await submitTo(scene.api, theirs, {});
  await scene.answer();
  await submitTo(scene.api, second, {});
  await scene.runJobs();
  const titles = receiver.calls.map((call) => String(bodyOf(call).data.formTitle));
  expect(titles.toSorted()).toEqual(['Order', 'Second']);
  for (const { id } of [scene.form, second]) {
    const log = (await scene.owner.get(`/api/forms/${id}/deliveries`)).body.deliveries;
    expect(log).toMatchObject([{ state: 'sent', channel: 'webhook' }]);
  }
});

test('HOOK-003 T1 a key for some forms subscribes to those alone, and to no account', async () => {
  const receiver = await scene.startReceiver(takeIt);
  const other = await scene.api.buildForm(scene.owner, createEmptyDefinition('Other'));
  const key = await program({ formIds: [other.id] });
  expect(codeOf(await key.post(HOOKS, subscription(receiver.url)))).toEqual([404, 'form.not_found']);
  expect(codeOf(await key.post(HOOKS, subscription(receiver.url, null)))).toEqual([403, 'access.denied']);
  expect(codeOf(await key.get(`${HOOKS}/sample?event=form.submitted`))).toEqual([403, 'access.denied']);
  expect((await key.post(HOOKS, subscription(receiver.url, other.id))).status).toBe(201);
  const hooks = (await scene.owner.get(`/api/forms/${other.id}/webhooks`)).body.webhooks;
  expect(hooks).toMatchObject([{ apiKey: { id: key.keyId, name: 'Sync' } }]);
});

test('HOOK-004 KEYS-005 a key that sees some answers has those alone sent, and nothing of the work', async () => {
  const receiver = await scene.startReceiver(takeIt);
  const fields = ['name', 'size'].map((id) => ({ ...createField('text'), id, label: id }));
  const guests = {
    ...scene.form,
    ...(await scene.api.buildForm(scene.owner, withFields(createEmptyDefinition('Two'), fields))),
  };
  const key = await program({ formIds: [guests.id], visibleFields: ['size'] });
  expect((await key.post(HOOKS, subscription(receiver.url, guests.id))).status).toBe(201);
  const work = { ...subscription(receiver.url, guests.id), event: 'submission.commented' };
  expect(codeOf(await key.post(HOOKS, work))).toEqual([403, 'access.denied']);
  await submitTo(scene.api, guests, { name: 'Ada', size: 'L' });
  await scene.runJobs();
  const { data } = bodyOf(receiver.calls[0]);
  expect(data).toMatchObject({ answers: { size: 'L' }, labels: { size: 'size' }, texts: { size: 'L' } });
  expect(receiver.calls[0]?.body).not.toMatch(/Ada|"name"/);
  const sample = (await key.get(`${HOOKS}/sample?event=form.submitted&formId=${guests.id}`)).body;
  expect(sample.payload.data).toEqual(data);
  const late = await program({
    formIds: [guests.id],
    visibleFrom: new Date(Date.now() + 3_600_000).toISOString(),
  });
  expect((await late.post(HOOKS, subscription(receiver.url, guests.id))).status).toBe(201);
  await submitTo(scene.api, guests, { name: 'Grace', size: 'M' });
  await scene.runJobs();
  expect(receiver.calls).toHaveLength(2);
});

test('HOOK-005 without the right to read submissions the sample is made up', async () => {
  await scene.answer('Secret name');
  const key = await program({ scopes: ['webhooks:read'] });
  for (const event of [
    'form.submitted',
    'submission.assigned',
    'submission.commented',
    'form.published',
    'form.closed',
  ]) {
    const { body, text } = await key.get(`${HOOKS}/sample?event=${event}&formId=${scene.form.id}`);
    expect([event, body.isMadeUp, body.payload.type]).toEqual([event, true, event]);
    expect(text).not.toContain('Secret name');
  }
});

test('HOOK-006 a hook ends with its key: at once where somebody ends it, and else before anything is sent', async () => {
  const receiver = await scene.startReceiver(takeIt);
  const [ended, expired] = [
    await program(),
    await program({ expiresAt: new Date(Date.now() + 60_000).toISOString() }),
  ];
  for (const key of [ended, expired])
    expect((await key.post(HOOKS, subscription(receiver.url))).status).toBe(201);
  await scene.answer();
  await scene.owner.delete(`/api/keys/${ended.keyId}`);
  await scene.runJobs();
  expect(receiver.calls).toHaveLength(1);
  await scene.answer();
  await scene.api.database.query('update api_keys set expires_at = now() where id = $1', [expired.keyId]);
  await scene.runJobs();
  await scene.runJobs();
  expect(receiver.calls).toHaveLength(1);
  const { webhooks } = (await scene.owner.get(scene.hooksPath())).body;
  const reason = 'The API key that subscribed it has ended or lost access.';
  expect(webhooks).toMatchObject([
    { isActive: false, stoppedReason: reason },
    { isActive: false, stoppedReason: reason },
  ]);
  const mails = await scene.api.database.query(
    `select recipient from deliveries where kind = 'webhook_stopped'`,
  );
  expect(mails).toEqual([{ recipient: scene.owner.email }]);
});

test('HOOK-007 a written call is not made once its key has ended', async () => {
  const receiver = await scene.startReceiver(takeIt);
  const key = await program();
  expect((await key.post(HOOKS, subscription(receiver.url))).status).toBe(201);
  await scene.answer();
  await scene.runJobs();
  await scene.api.database.query('update api_keys set expires_at = now() where id = $1', [key.keyId]);
  const [{ id }] = (await scene.owner.get(`/api/forms/${scene.form.id}/deliveries`)).body.deliveries;
  expect((await scene.resend(id)).status).toBe(202);
  await scene.runJobs();
  expect(receiver.calls).toHaveLength(1);
  const log = (await scene.owner.get(`/api/forms/${scene.form.id}/deliveries`)).body.deliveries;
  expect(log).toMatchObject([{ state: 'failed', lastError: expect.stringContaining('has ended') }]);
});

test('HOOK-008 410 from the target turns a hook off; the same subscription twice is refused, a repeat is one', async () => {
  const receiver = await scene.startReceiver((response) => void response.writeHead(410).end());
  const key = await program();
  const asked = subscription(receiver.url);
  const options = { body: asked, key: crypto.randomUUID() };
  const [first, repeat] = [
    await write(key, 'POST /hooks', options),
    await write(key, 'POST /hooks', options),
  ];
  expect(repeat.body).toEqual(first.body);
  expect(codeOf(await key.post(HOOKS, asked))).toEqual([400, 'request.invalid']);
  await scene.answer();
  await scene.runJobs();
  const { isActive, stoppedReason } = (await key.get(`${HOOKS}/${first.body.id}`)).body;
  expect([isActive, stoppedReason]).toEqual([false, 'The receiver answered 410: it wants no more of these.']);
});

test('HOOK-009 a hook of another key is none, whoever made it', async () => {
  const receiver = await scene.startReceiver(takeIt);
  const [key, other] = [await program(), await program()];
  const { body } = await key.post(HOOKS, subscription(receiver.url));
  expect((await other.get(HOOKS)).body.data).toEqual([]);
  for (const answer of [await other.get(`${HOOKS}/${body.id}`), await other.delete(`${HOOKS}/${body.id}`)])
    expect(codeOf(answer)).toEqual([404, 'webhook.not_found']);
});
