import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { inboxForm } from '../../../../tests/support/api/inboxSamples.ts';
import { TestClient } from '../../../../tests/support/api/testClient.ts';
import { takeIt, useWebhooks, type Call } from '../../../../tests/support/api/webhookScene.ts';
import { notifySubmissionsJob } from '../notifications/notifySubmission.ts';
import { recoverJobs } from '../../platform/jobs/recoverJobs.ts';
import { runWaitingJobs } from '../../app/startWorker.ts';
import { createWebhookSender } from '../channels/webhookSender.ts';

const scene = useWebhooks();
const { startReceiver, hooksPath, addWebhook, answer, deliveries, runJobs, closing } = scene;

test.each([302, 303])(
  'NOTIF-040 %i means that the call was taken; where it leads is not called',
  async (status) => {
    const trap = await startReceiver(takeIt);
    const receiver = await startReceiver(
      (response) => void response.writeHead(status, { location: trap.url }).end(),
    );
    const { path } = await addWebhook(receiver.url);
    await answer();
    await runJobs();
    expect([trap.calls, receiver.calls.length]).toEqual([[], 1]);
    expect((await deliveries(path))[0]).toMatchObject({ state: 'sent', lastStatus: status, attempts: 1 });
  },
);

test.each([301, 307, 308])(
  'NOTIF-040 %i hands the same signed call on to another address',
  async (status) => {
    const target = await startReceiver(takeIt);
    const receiver = await startReceiver(
      (response) => void response.writeHead(status, { location: target.url }).end(),
    );
    const { path } = await addWebhook(receiver.url);
    await answer();
    await runJobs();
    const [first, second] = [receiver.calls[0], target.calls[0]];
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-signature']).toBe(first?.headers['webhook-signature']);
    expect((await deliveries(path))[0]).toMatchObject({ state: 'sent', attempts: 1 });
  },
);

test('NOTIF-040 T17 a call is handed on to public addresses only, and not in circles', async () => {
  const receiver = await startReceiver((response, { url }) => {
    const location = url === '/circle' ? '/circle' : 'http://192.168.0.1/';
    response.writeHead(307, { location }).end();
  });
  const circle = await addWebhook(new URL('/circle', receiver.url).href);
  const inside = await addWebhook(new URL('/inside', receiver.url).href);
  await answer();
  await runJobs();
  expect((await deliveries(circle.path))[0]).toMatchObject({ state: 'waiting', lastStatus: 307 });
  expect((await deliveries(inside.path))[0]).toMatchObject({
    state: 'waiting',
    lastError: 'The address is unknown, private, local or reserved',
  });
  expect(receiver.calls.filter(({ url }) => url === '/circle')).toHaveLength(4);
});

test('a webhook whose receiver fails delays no webhook of somebody else on the same host', async () => {
  const receiver = await startReceiver((response, { url }) => {
    response.writeHead(url === '/good' ? 200 : 500).end();
  });
  await addWebhook(new URL('/bad', receiver.url).href);
  const webhooks = createWebhookSender(scene.api.deps.config);
  closing.push(() => webhooks.close());
  for (let at = 0; at < 7; at++) {
    await answer();
    await scene.api.database.query('update graphile_worker._private_jobs set run_at = now()');
    await runWaitingJobs({ ...scene.api.deps, webhooks });
  }
  // The breaker is open: the rest of the seven wait.
  expect(receiver.calls).toHaveLength(5);
  scene.owner = await scene.api.signedIn();
  scene.form = await scene.api.buildForm(scene.owner, inboxForm());
  const good = await addWebhook(new URL('/good', receiver.url).href);
  await answer();
  await runWaitingJobs({ ...scene.api.deps, webhooks });
  expect(await deliveries(good.path)).toMatchObject([{ state: 'sent', attempts: 1 }]);
});

test('receivers that are slow leave a place at their host to the others', async () => {
  const held: (() => void)[] = [];
  const receiver = await startReceiver((response, { url }) => {
    if (url === '/quick') response.end();
    else held.push(() => void response.end());
  });
  let now = 0;
  const webhooks = createWebhookSender(scene.api.deps.config, { now: () => now });
  closing.push(() => webhooks.close());
  const { origin } = new URL(receiver.url);
  const send = (path: string) => webhooks.send({ url: `${origin}${path}`, headers: {}, body: '{}' });
  for (const path of ['/slow', '/slower']) {
    const first = send(path);
    await vi.waitUntil(() => held.length > 0);
    now += 3_000;
    held.pop()?.();
    await first;
  }
  const again = send('/slow');
  await vi.waitUntil(() => held.length > 0);
  expect(await send('/slower')).toBeNull();
  expect((await send('/quick'))?.status).toBe(200);
  held.pop()?.();
  expect((await again)?.status).toBe(200);
});

test('NOTIF-040 T17 rebinding: a name that was public when it was saved and is private now is not connected to', async () => {
  const trap = await startReceiver(takeIt);
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
    lastError: 'The address is unknown, private, local or reserved',
  });
});

test('T17 one that hangs is left, and tried again later', async () => {
  const receiver = await startReceiver(() => undefined);
  const { path } = await addWebhook(receiver.url);
  await answer();
  await runJobs({ timeoutMs: 300 });
  expect((await deliveries(path))[0]).toMatchObject({
    state: 'waiting',
    attempts: 1,
    lastStatus: null,
    lastError: 'The receiver took too long',
    nextAttemptAt: expect.any(String),
  });
});

test('NOTIF-040 T17 one that answers for ever is read to its 64 kB and no further', async () => {
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
  await runJobs();
  const [delivery] = await deliveries(path);
  expect(delivery).toMatchObject({ state: 'sent' });
  expect(delivery.response.length).toBeLessThanOrEqual(4_000);
  expect(written).toBeLessThan(16 * 1024 * 1024);
});

test('NOTIF-041 SHELL-053 410 switches the webhook off; nothing more is sent until it is on again', async () => {
  const receiver = await startReceiver((response) => void response.writeHead(410).end());
  const { path } = await addWebhook(receiver.url);
  await answer();
  await runJobs();
  const [webhook] = (await scene.owner.get(hooksPath())).body.webhooks;
  expect(webhook).toMatchObject({ isActive: false, stoppedReason: expect.stringContaining('410') });
  const inGerman = new TestClient(scene.api.url, { 'accept-language': 'de' }, scene.owner.cookie);
  const [german] = (await inGerman.get(hooksPath())).body.webhooks;
  expect(german.stoppedReason).toContain('mit 410 geantwortet');
  const [delivery] = await deliveries(path);
  expect(delivery).toMatchObject({ state: 'failed', canResend: false });
  expect((await scene.resend(delivery.id)).body.error.code).toBe('webhook.inactive');
  expect((await scene.owner.post(`${path}/test`)).body.error.code).toBe('webhook.inactive');
  await answer();
  await runJobs();
  expect(receiver.calls).toHaveLength(1);
  const on = await scene.owner.patch(path, { isActive: true });
  expect(on.body).toMatchObject({ isActive: true, stoppedReason: null });
});

test('a webhook that is switched off sends nothing more, not even what was waiting', async () => {
  const receiver = await startReceiver(takeIt);
  const { path } = await addWebhook(receiver.url);
  const submissionId = await answer();
  // The delivery is stored, but its request has not been sent.
  await notifySubmissionsJob.perform(
    scene.api.deps,
    { submissions: [{ accountId: scene.owner.accountId, submissionId, referrer: null }] },
    { isLast: false, signal: AbortSignal.any([]) },
  );
  expect(await deliveries(path)).toMatchObject([{ state: 'waiting' }]);
  await scene.owner.patch(path, { isActive: false });
  await runJobs();
  expect(receiver.calls).toEqual([]);
  expect(await deliveries(path)).toMatchObject([{ lastError: 'The webhook is switched off' }]);
  await answer();
  await runJobs();
  expect(await deliveries(path)).toHaveLength(1);
});

test('one that fails again and again rests: no further call, no try is counted', async () => {
  const receiver = await startReceiver((response) => void response.writeHead(500).end());
  await addWebhook(receiver.url);
  for (let at = 0; at < 8; at++) await answer();
  let now = 0;
  const webhooks = createWebhookSender(scene.api.deps.config, { now: () => now });
  closing.push(() => webhooks.close());
  const run = async () => {
    await scene.api.database.query('update graphile_worker._private_jobs set run_at = now()');
    await runWaitingJobs({ ...scene.api.deps, webhooks });
  };
  await run();
  await run();
  expect(receiver.calls).toHaveLength(5);
  now += 61_000;
  await run();
  expect(receiver.calls).toHaveLength(6);
});

test('NOTIF-039 after a day of failures it has failed; it can be replayed, one or all, under the same id', async () => {
  let isUp = false;
  const receiver = await startReceiver((response) => void response.writeHead(isUp ? 204 : 503).end());
  const { path } = await addWebhook(receiver.url);
  await answer('One');
  await answer('Two');
  await runJobs();
  await scene.api.database.query(`update deliveries set queued_at = now() - interval '1 day'`);
  await runJobs();
  const failed = await deliveries(path);
  expect(failed).toMatchObject([{ state: 'failed' }, { state: 'failed' }]);
  isUp = true;
  expect((await scene.resend(failed[0].id)).status).toBe(202);
  await runJobs();
  const all = `/api/forms/${scene.form.id}/deliveries/resend-failed`;
  expect((await scene.owner.post(all, { channel: 'mail' })).body).toEqual({ count: 0 });
  expect((await scene.owner.post(all, {})).body).toEqual({ count: 1 });
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
    // Below 0.1 the request never arrives; up to 0.3 its response is lost, so this one comes twice.
    if (roll < 0.1 || (roll >= 0.2 && roll < 0.3)) response.destroy();
    else response.end();
  });
  await addWebhook(receiver.url);
  // A clock that jumps, so that no host rests.
  const run = () => runJobs({ now: () => (clock += 120_000) });
  const ids = await Promise.all(Array.from({ length: 25 }, (_, at) => answer(`Visitor ${at}`)));
  await run();
  // Simulates a worker that died with all remaining jobs.
  await scene.api.database.query(
    `update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now() - interval '1 hour', run_at = now()`,
  );
  await recoverJobs(scene.api.deps.orm);
  const isOpen = async () =>
    (await scene.api.database.query(`select 1 from deliveries where state = 'waiting'`)).length > 0;
  for (let round = 0; round < 50 && (await isOpen()); round++) await run();
  const submissionOf = ({ body }: Call) => JSON.parse(body).data.submissionId as string;
  expect(new Set(taken.map(submissionOf))).toEqual(new Set(ids));
  const idOf = new Map(taken.map((call) => [submissionOf(call), call.headers['webhook-id']]));
  expect(taken.every((call) => call.headers['webhook-id'] === idOf.get(submissionOf(call)))).toBe(true);
  expect(new Set(idOf.values()).size).toBe(25);
}, 60_000);

test('NOTIF-041 owners are mailed once, in their language, that a receiver turned its webhook off', async () => {
  const receiver = await startReceiver((response) => void response.writeHead(410).end());
  await addWebhook(receiver.url);
  await scene.owner.patch('/api/profile', { language: 'de' });
  await answer();
  await answer();
  await runJobs();
  const mails = await scene.api.database.query(
    `select recipient, subject, message ->> 'text' as body_text from deliveries where kind = 'webhook_stopped'`,
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    recipient: scene.owner.email,
    subject: 'Ein Webhook wurde abgeschaltet: Order',
    body_text: expect.stringContaining('Der Empfänger hat mit 410 geantwortet'),
  });
});

test('NOTIF-038 a webhook that is deleted while its submission is notified of is skipped: the others are called', async () => {
  const receiver = await startReceiver(takeIt);
  const doomed = await addWebhook(new URL('/doomed', receiver.url).href);
  await addWebhook(new URL('/other', receiver.url).href);
  await answer();
  const deleting = new pg.Client({ connectionString: scene.api.database.connectionString });
  await deleting.connect();
  try {
    await deleting.query('begin');
    await deleting.query('delete from webhooks where id = $1', [doomed.id]);
    const notified = runJobs();
    const waiting = 'select from pg_locks where not granted';
    await expect.poll(() => scene.api.database.query(waiting)).not.toEqual([]);
    await deleting.query('commit');
    await notified;
  } finally {
    await deleting.end();
  }
  await runJobs();
  expect(receiver.calls.map(({ url }) => url)).toEqual(['/other']);
  expect(scene.api.log()).not.toContain('foreign key');
});
