import { expect, test, vi } from 'vitest';
import { when } from '../../../sdk/src/model/testing/when.ts';
import { takeIt, useWebhooks } from '../../../tests/support/api/webhookScene.ts';

const scene = useWebhooks();
const { startReceiver, hooksPath, answer, runJobs } = scene;

/** Adds a sender to Slack whose address is a receiver's. */
async function addSlack(url: string) {
  const settings = { fields: null };
  const { status, body } = await scene.owner.post(hooksPath(), {
    channel: 'slack',
    settings,
    credentials: { url },
  });
  expect([status, body.error?.message]).toEqual([201, undefined]);
  return { ...body.webhook, path: `${hooksPath()}/${body.webhook.id}` };
}

const listed = async (id: string) =>
  (await scene.owner.get(hooksPath())).body.webhooks.find((one: { id: string }) => one.id === id);

/** Deliveries of a sender, in the order of the submissions. */
const deliveriesOf = async (id: string) => {
  const { body } = await scene.owner.get(`/api/forms/${scene.form.id}/deliveries?channel=slack&limit=100`);
  return body.deliveries
    .filter((one: { webhookId: string }) => one.webhookId === id)
    .toSorted((one: { submissionId: string }, other: { submissionId: string }) =>
      one.submissionId < other.submissionId ? -1 : 1,
    );
};

const namesIn = (calls: readonly { body: string }[]) =>
  calls.map(({ body }) => /Visitor \d+/.exec(body)?.[0] ?? body);

test('NOTIF-061 a message is sent to Slack for each submission, with labels and answers, and a link', async () => {
  const receiver = await startReceiver(takeIt);
  const { id } = await addSlack(receiver.url);
  const submissionId = await answer('Visitor 1');
  await runJobs();
  expect(receiver.calls).toHaveLength(1);
  expect(JSON.parse(receiver.calls[0]?.body ?? '')).toMatchObject({
    text: 'New submission: Order',
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: 'New submission: Order' } },
      { type: 'context' },
      { type: 'section', fields: [{ type: 'plain_text', text: 'Your name' }, { text: 'Visitor 1' }] },
      { type: 'section', text: { type: 'mrkdwn', text: expect.stringContaining(submissionId) } },
    ],
  });
  expect(await deliveriesOf(id)).toMatchObject([{ state: 'sent', attempts: 1, mayBeDouble: false }]);
});

test('NOTIF-061 NOTIF-070 a sender with a condition gets the submissions that fit it', async () => {
  const receiver = await startReceiver(takeIt);
  const { path } = await addSlack(receiver.url);
  const condition = when('ends({name}, "1")');
  const set = await scene.owner.patch(path, { channel: 'slack', condition });
  expect([set.status, set.body.condition]).toEqual([200, condition]);
  await answer('Visitor 1');
  await answer('Visitor 2');
  await runJobs();
  expect(namesIn(receiver.calls)).toEqual(['Visitor 1']);
});

test('NOTIF-061 NOTIF-063 T37 the address of a sender is a secret: it is in no table, answer or log', async () => {
  const receiver = await startReceiver((response, { url, body }) => {
    response.writeHead(500).end(`${url} ${body}`);
  });
  const secret = 'T0SECRET/B0SECRET/abcdefghijklmnop';
  const { id, path } = await addSlack(new URL(`/services/${secret}`, receiver.url).href);
  await answer();
  await scene.owner.post(`${path}/test`);
  await runJobs();
  expect(receiver.calls).toHaveLength(2);
  const shown = [
    await scene.owner.get(hooksPath()),
    await scene.owner.get(`/api/forms/${scene.form.id}/deliveries`),
    await scene.owner.get('/api/account/audit'),
  ].map(({ text }) => text);
  const tables = [
    'webhooks',
    'deliveries',
    'security_events',
    'form_events',
    'graphile_worker._private_jobs',
  ];
  for (const table of tables)
    shown.push(JSON.stringify(await scene.api.database.query(`select * from ${table}`).catch(() => [])));
  expect(shown.join('\n')).not.toContain('abcdefghijkl');
  expect(scene.api.log()).not.toContain('abcdefghijkl');
  expect(await listed(id)).toMatchObject({ credentialHints: { url: '…mnop' }, canRepeat: true });
  const request = expect.stringContaining('POST http://127.0.0.1');
  const log = await deliveriesOf(id);
  expect(log.find(({ event }: { event: string }) => event === 'form.test')).toMatchObject({
    state: 'failed',
    request,
  });
  expect(log.find(({ event }: { event: string }) => event !== 'form.test')).toMatchObject({
    state: 'waiting',
    request,
  });
});

test('NOTIF-061 NOTIF-062 what waits behind a failed delivery keeps its order, and a mended sender sends all that is missing', async () => {
  let answerWith: [number, string] = [200, 'ok'];
  const receiver = await startReceiver((response) => {
    response.writeHead(answerWith[0]).end(answerWith[1]);
  });
  const { id, path } = await addSlack(receiver.url);
  for (let at = 1; at <= 3; at++) await answer(`Visitor ${at}`);
  await runJobs();
  answerWith = [404, 'channel_not_found'];
  for (let at = 4; at <= 8; at++) await answer(`Visitor ${at}`);
  await runJobs();
  await runJobs();
  // One was refused: nothing else was tried.
  expect(namesIn(receiver.calls)).toEqual([1, 2, 3, 4].map((at) => `Visitor ${at}`));
  expect(await listed(id)).toMatchObject({
    isActive: true,
    stoppedReason: 'The place that it writes to was deleted, renamed or archived.',
  });
  expect((await deliveriesOf(id)).map(({ state }: { state: string }) => state)).toEqual([
    ...Array(3).fill('sent'),
    ...Array(5).fill('waiting'),
  ]);
  const mails = await scene.api.database.query(
    `select recipient from deliveries where kind = 'webhook_stopped'`,
  );
  expect(mails).toEqual([{ recipient: scene.owner.email }]);
  answerWith = [200, 'ok'];
  receiver.calls.splice(0);
  expect((await scene.owner.patch(path, { channel: 'slack', isActive: true })).body.stoppedReason).toBeNull();
  await runJobs();
  expect(namesIn(receiver.calls)).toEqual([4, 5, 6, 7, 8].map((at) => `Visitor ${at}`));
  expect((await deliveriesOf(id)).every(({ state }: { state: string }) => state === 'sent')).toBe(true);
});

test('NOTIF-062 NOTIF-065 a sender whose attempts all fail is paused, and its owners are told once, within the hour', async () => {
  const receiver = await startReceiver((response) => void response.writeHead(503).end());
  const { id } = await addSlack(receiver.url);
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const start = Date.now();
    await answer('Visitor 1');
    await answer('Visitor 2');
    let told = 0;
    for (let minute = 0; minute <= 120; minute++) {
      vi.setSystemTime(start + minute * 60_000);
      await runJobs({ now: () => minute * 60_000 });
      const { length } = await scene.api.database.query(
        `select 1 from deliveries where kind = 'webhook_stopped'`,
      );
      if (length > 0) told ||= minute;
      expect(length).toBeLessThanOrEqual(1);
      if (told > 0 && minute > told + 3) break;
    }
    expect([told > 0, told <= 60]).toEqual([true, true]);
  } finally {
    vi.useRealTimers();
  }
  expect(await listed(id)).toMatchObject({
    stoppedReason: 'It has failed for half an hour. Its last deliveries say why.',
  });
  expect(await deliveriesOf(id)).toMatchObject([
    { state: 'waiting', mayBeDouble: true, lastStatus: 503 },
    { state: 'waiting', attempts: 1 },
  ]);
});

test('NOTIF-061 NOTIF-062 one submission that a receiver cannot take is given up after half an hour, and holds up no other', async () => {
  const receiver = await startReceiver((response, { body }) => {
    response.writeHead(body.includes('Visitor 2') ? 500 : 200).end();
  });
  const { id } = await addSlack(receiver.url);
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const start = Date.now();
    for (let at = 1; at <= 4; at++) await answer(`Visitor ${at}`);
    for (let minute = 0; minute <= 60; minute++) {
      vi.setSystemTime(start + minute * 60_000);
      await runJobs({ now: () => minute * 60_000 });
    }
  } finally {
    vi.useRealTimers();
  }
  expect(await listed(id)).toMatchObject({ stoppedReason: null, isActive: true });
  expect(namesIn(receiver.calls).filter((name) => name !== 'Visitor 2')).toEqual(
    [1, 3, 4].map((at) => `Visitor ${at}`),
  );
  expect(await deliveriesOf(id)).toMatchObject([
    { state: 'sent' },
    { state: 'failed', lastStatus: 500 },
    { state: 'sent' },
    { state: 'sent' },
  ]);
});

test('NOTIF-061 NOTIF-091 a copied sender asks for its credentials, and headers that are left out stay', async () => {
  const receiver = await startReceiver(takeIt);
  const credentials = { url: receiver.url, headers: [{ name: 'X-Key', value: 'secret-of-header' }] };
  const settings = { json: '{"n":"{{name}}"}' };
  const made = await scene.owner.post(hooksPath(), { channel: 'http', settings, credentials });
  expect(made.status).toBe(201);
  const path = `${hooksPath()}/${made.body.webhook.id}`;
  const saved = await scene.owner.patch(path, { channel: 'http', name: 'CRM', settings, credentials: {} });
  expect(saved.status).toBe(200);
  await answer('Visitor 1');
  await runJobs();
  expect(receiver.calls[0]?.headers['x-key']).toBe('secret-of-header');
  const clone = await scene.owner.post(`/api/forms/${scene.form.id}/clone`);
  const copies = `/api/forms/${clone.body.id}/webhooks`;
  const [copy] = (await scene.owner.get(copies)).body.webhooks;
  const at = `${copies}/${copy.id}`;
  const on = await scene.owner.patch(at, { channel: 'http', isActive: true });
  expect([on.status, on.body.error?.issues?.[0]?.path]).toEqual([400, ['credentials']]);
  const empty = await scene.owner.patch(at, { channel: 'http', settings, credentials: {} });
  expect([empty.status, empty.body.error?.issues?.[0]?.path]).toEqual([400, ['credentials', 'url']]);
  expect((await scene.owner.patch(at, { channel: 'http', credentials })).status).toBe(200);
  expect((await scene.owner.patch(at, { channel: 'http', isActive: true })).status).toBe(200);
});
