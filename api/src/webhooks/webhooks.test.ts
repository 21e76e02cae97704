import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook as Verifier } from 'standardwebhooks';
import { createEmptyDefinition, createField } from '@inlay/sdk/model';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/api/testApi.ts';
import { recoverJobs } from '../jobs/recoverJobs.ts';
import { runWaitingJobs } from '../jobs/startWorker.ts';
import { createWebhookSender, type SenderOptions } from './webhookSender.ts';

const HOST = '127.0.0.1';
const definition = {
  ...createEmptyDefinition('Order'),
  fields: [{ ...createField('text'), id: 'name', label: 'Your name' }],
};

let api: TestApi;
let owner: TestPerson;
let form: { id: string; revisionId: string };
const closing: (() => Promise<void> | void)[] = [];
beforeAll(async () => {
  api = await startTestApi({ allowedHosts: [HOST] });
  await api.liftSubmitLimits();
});
beforeEach(async () => {
  await api.database.query('delete from users');
  await api.database.query('delete from graphile_worker._private_jobs');
  owner = await api.signedIn();
  form = await api.buildForm(owner, definition);
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
afterAll(() => api.stop());

interface Call {
  headers: IncomingMessage['headers'];
  body: string;
}

/** A receiver that keeps what came in and answers as it is told. */
async function startReceiver(answer: (response: ServerResponse, call: Call) => void) {
  const calls: Call[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const call = { headers: request.headers, body: Buffer.concat(parts).toString() };
    calls.push(call);
    answer(response, call);
  };
  const server = createServer((request, response) => void take(request, response));
  server.listen(0, HOST);
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://${HOST}:${(server.address() as AddressInfo).port}/hook`, calls };
}

const ok = (response: ServerResponse) => void response.end('Taken');
const hooksPath = () => `/api/forms/${form.id}/webhooks`;
async function addWebhook(url: string) {
  const { status, body } = await owner.post(hooksPath(), { url });
  expect(status).toBe(201);
  return {
    id: body.webhook.id as string,
    secret: body.secret as string,
    path: `${hooksPath()}/${body.webhook.id}`,
  };
}
const answer = async (name = 'Ada') => {
  const body = { revisionId: form.revisionId, idempotencyKey: crypto.randomUUID(), answers: { name } };
  const sent = await api.visitor().post(`/api/public/forms/${form.id}/submissions`, body);
  return sent.body.submissionId as string;
};
const deliveries = async (path: string) => (await owner.get(`${path}/deliveries?limit=100`)).body.deliveries;
/** Runs what waits; later tries are made due first. */
const runJobs = async (options: SenderOptions = {}) => {
  const webhooks = createWebhookSender(api.deps.config, { timeoutMs: 300, ...options });
  await api.database.query('update graphile_worker._private_jobs set run_at = now()');
  await runWaitingJobs({ ...api.deps, webhooks });
  await webhooks.close();
};

test('one submission, one signed call: Standard Webhooks, answers with labels, exactly once', async () => {
  const receiver = await startReceiver(ok);
  const { secret, path } = await addWebhook(receiver.url);
  const submissionId = await answer();
  await runJobs();
  await runJobs();
  expect(receiver.calls).toHaveLength(1);
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.calls;
  const told = new Verifier(secret).verify(body, headers as Record<string, string>);
  expect(told).toMatchObject({
    type: 'form.submitted',
    data: {
      submissionId,
      formTitle: 'Order',
      answers: [{ fieldId: 'name', label: 'Your name', value: 'Ada', text: 'Ada' }],
    },
  });
  const [delivery] = await deliveries(path);
  expect(delivery).toMatchObject({
    id: headers['webhook-id'],
    state: 'sent',
    attempts: 1,
    lastStatus: 200,
    response: 'Taken',
    request: body,
  });
});

test('T37 the secret is told once; it is encrypted, and shown nowhere else', async () => {
  const receiver = await startReceiver(ok);
  const { secret, path } = await addWebhook(receiver.url);
  await owner.post(`${path}/test`);
  await runJobs();
  const shown = [await owner.get(hooksPath()), await owner.get(`${path}/deliveries`)].map(({ text }) => text);
  expect(shown.join()).not.toContain(secret.slice(6));
  expect(JSON.stringify(await api.database.query('select * from webhooks'))).not.toContain(secret.slice(6));
  expect(api.log()).not.toContain(secret.slice(6));
  expect(JSON.parse(receiver.calls[0]?.body ?? '')).toMatchObject({ type: 'form.test' });
});

test('a new secret signs at once, the one before for a day as well', async () => {
  const receiver = await startReceiver(ok);
  const { secret: before, path } = await addWebhook(receiver.url);
  const { body: rotated } = await owner.post(`${path}/rotate-secret`);
  expect(rotated.webhook.previousSecretExpiresAt).not.toBeNull();
  await answer();
  await runJobs();
  const { headers = {}, body = '' } = receiver.calls[0] ?? {};
  for (const secret of [before, rotated.secret]) {
    expect(new Verifier(secret).verify(body, headers as Record<string, string>)).toBeDefined();
  }
  await api.database.query(`update webhooks set previous_expires_at = now()`);
  await answer();
  await runJobs();
  const second = receiver.calls[1] ?? { headers: {}, body: '' };
  expect(() => new Verifier(before).verify(second.body, second.headers as Record<string, string>)).toThrow(
    'No matching signature',
  );
});

test.each([
  ['http://hooks.example.com/', 'Only HTTPS URLs are allowed'],
  ['https://10.0.0.1/', 'Private and local URLs are not allowed'],
  ['https://167772161/', 'Private and local URLs are not allowed'],
  ['https://[::ffff:10.0.0.1]/', 'Private and local URLs are not allowed'],
  ['https://printer.local/', 'Private and local URLs are not allowed'],
  ['https://user:pass@hooks.example.com/', 'Invalid URL format'],
  ['file:///etc/passwd', 'Only HTTP and HTTPS URLs are allowed'],
])('T17 the address %s is refused', async (url, message) => {
  const refused = await owner.post(hooksPath(), { url });
  expect([refused.status, refused.body.error.message]).toEqual([400, message]);
});

test('T38 at most ten webhooks, however many are added at once', async () => {
  const url = 'https://hooks.example.com/';
  const added = await Promise.all(Array.from({ length: 20 }, () => owner.post(hooksPath(), { url })));
  expect(added.filter(({ status }) => status === 201)).toHaveLength(10);
});

test('T17 a redirect is not followed, least of all to 127.0.0.1', async () => {
  const trap = await startReceiver(ok);
  const receiver = await startReceiver(
    (response) => void response.writeHead(302, { location: trap.url }).end(),
  );
  const { path } = await addWebhook(receiver.url);
  await answer();
  await runJobs();
  expect(trap.calls).toEqual([]);
  expect((await deliveries(path))[0]).toMatchObject({ state: 'waiting', lastStatus: 302, attempts: 1 });
});

test('T17 rebinding: a name that was public when it was saved and is private now is not connected to', async () => {
  const trap = await startReceiver(ok);
  const { port } = new URL(trap.url);
  const { path } = await addWebhook(`https://hooks.example.com:${port}/`);
  await answer();
  const asked: string[] = [];
  await runJobs({
    resolve: async (host) => {
      asked.push(host);
      return ['127.0.0.1'];
    },
  });
  expect(asked).toEqual(['hooks.example.com']);
  expect(trap.calls).toEqual([]);
  expect((await deliveries(path))[0]).toMatchObject({
    lastError: 'The address is private, local or reserved',
  });
});

describe('receivers that behave badly', () => {
  test('T17 one that hangs is left, and tried again later', async () => {
    const receiver = await startReceiver(() => undefined);
    const { path } = await addWebhook(receiver.url);
    await answer();
    await runJobs();
    expect((await deliveries(path))[0]).toMatchObject({
      state: 'waiting',
      attempts: 1,
      lastStatus: null,
      lastError: 'The receiver took too long',
      nextAttemptAt: expect.any(String),
    });
  });

  test('T17 one that answers for ever is read to its 64 kB and no further', async () => {
    let written = 0;
    const receiver = await startReceiver((response) => {
      const chunk = Buffer.alloc(64 * 1024, 'x');
      const more = () => {
        while (!response.destroyed && response.write(chunk)) written += chunk.length;
      };
      response.on('drain', more);
      more();
    });
    const { path } = await addWebhook(receiver.url);
    await answer();
    await runJobs({ timeoutMs: 5_000 });
    const [delivery] = await deliveries(path);
    expect(delivery).toMatchObject({ state: 'sent' });
    expect(delivery.response.length).toBeLessThanOrEqual(4_000);
    expect(written).toBeLessThan(16 * 1024 * 1024);
  });

  test('410 switches the webhook off; nothing more is sent until it is on again', async () => {
    const receiver = await startReceiver((response) => void response.writeHead(410).end());
    const { path } = await addWebhook(receiver.url);
    await answer();
    await runJobs();
    const [webhook] = (await owner.get(hooksPath())).body.webhooks;
    expect(webhook).toMatchObject({ isActive: false, stoppedReason: expect.stringContaining('410') });
    expect((await deliveries(path))[0]).toMatchObject({ state: 'failed' });
    expect((await owner.post(`${path}/test`)).body.error.code).toBe('webhook.inactive');
    await answer();
    await runJobs();
    expect(receiver.calls).toHaveLength(1);
    const on = await owner.patch(path, { isActive: true });
    expect(on.body).toMatchObject({ isActive: true, stoppedReason: null });
  });

  test('one that fails again and again rests: no further call, no try is counted', async () => {
    const receiver = await startReceiver((response) => void response.writeHead(500).end());
    await addWebhook(receiver.url);
    for (let at = 0; at < 8; at++) await answer();
    let now = 0;
    const webhooks = createWebhookSender(api.deps.config, { now: () => now });
    closing.push(() => webhooks.close());
    const run = async () => {
      await api.database.query('update graphile_worker._private_jobs set run_at = now()');
      await runWaitingJobs({ ...api.deps, webhooks });
    };
    await run();
    await run();
    expect(receiver.calls).toHaveLength(5);
    now += 61_000;
    await run();
    expect(receiver.calls).toHaveLength(6);
  });
});

test('after a day of failures it has failed; it can be replayed, one or all, under the same id', async () => {
  let isUp = false;
  const receiver = await startReceiver((response) => void response.writeHead(isUp ? 204 : 503).end());
  const { path } = await addWebhook(receiver.url);
  await answer('One');
  await answer('Two');
  await runJobs();
  await api.database.query(`update webhook_deliveries set give_up_at = now()`);
  await runJobs();
  const failed = await deliveries(path);
  expect(failed).toMatchObject([{ state: 'failed' }, { state: 'failed' }]);
  isUp = true;
  expect((await owner.post(`${path}/deliveries/${failed[0].id}/replay`)).body.state).toBe('waiting');
  await runJobs();
  expect((await owner.post(`${path}/replay-failed`)).body).toEqual({ count: 1 });
  await runJobs();
  expect(await deliveries(path)).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
  expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
});

test('30 % random failures and a worker killed in between: nothing is lost, a repeat carries its id', async () => {
  // Always the same numbers, from a small generator.
  let clock = 0;
  let seed = 42;
  const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
  const taken: Call[] = [];
  const receiver = await startReceiver((response, call) => {
    const roll = random();
    if (roll >= 0.2) taken.push(call);
    if (roll >= 0.1 && roll < 0.2) response.writeHead(503);
    // Below 0.1 it never came in; up to 0.3 it did, but its answer is lost: this one comes twice.
    if (roll < 0.1 || (roll >= 0.2 && roll < 0.3)) response.destroy();
    else response.end();
  });
  await addWebhook(receiver.url);
  // A clock that jumps, so that no host rests.
  const run = () => runJobs({ now: () => (clock += 120_000) });
  const ids = await Promise.all(Array.from({ length: 25 }, (_, at) => answer(`Visitor ${at}`)));
  await run();
  // A worker died with every job that is left.
  await api.database.query(
    `update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now() - interval '1 hour', run_at = now()`,
  );
  await recoverJobs(api.deps.orm);
  const isOpen = async () =>
    (await api.database.query(`select 1 from webhook_deliveries where state = 'waiting'`)).length > 0;
  for (let round = 0; round < 50 && (await isOpen()); round++) await run();
  const submissionOf = ({ body }: Call) => JSON.parse(body).data.submissionId as string;
  expect(new Set(taken.map(submissionOf))).toEqual(new Set(ids));
  const idOf = new Map(taken.map((call) => [submissionOf(call), call.headers['webhook-id']]));
  expect(taken.every((call) => call.headers['webhook-id'] === idOf.get(submissionOf(call)))).toBe(true);
  expect(new Set(idOf.values()).size).toBe(25);
}, 60_000);
