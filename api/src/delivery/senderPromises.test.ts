import { expect, test, vi } from 'vitest';
import { counted } from '../../../tests/support/counted.ts';
import { startMailServer } from '../../../tests/support/mailServer.ts';
import { seededRandom } from '../../../tests/support/seededRandom.ts';
import { takeIt, useWebhooks } from '../../../tests/support/api/webhookScene.ts';
import { MANY, PLACES, sheetsPlace, type Place } from '../../../tests/support/senders/places.ts';
import { vendorSender } from '../../../tests/support/senders/vendorSender.ts';
import { runWaitingJobs, startWorker } from '../app/startWorker.ts';
import { createWebhookSender } from './channels/webhookSender.ts';

/** Messages of a run, and the share of their answers that are faults. */
const MESSAGES = MANY / 10;
const SHARE = 0.2;
const MINUTE = 60_000;

const scene = useWebhooks();
const { hooksPath } = scene;

async function add(entered: object): Promise<{ id: string; path: string }> {
  const { status, body } = await scene.owner.post(hooksPath(), entered);
  expect([status, body.error]).toEqual([201, undefined]);
  return { id: body.webhook.id, path: `${hooksPath()}/${body.webhook.id}` };
}

const addSlack = (url: string) => add({ channel: 'slack', settings: {}, credentials: { url } });

/** Makes everything due that waits. */
async function makeDue(): Promise<void> {
  await scene.api.database.query('update graphile_worker._private_jobs set run_at = now()');
  await scene.api.database.query(
    'update deliveries set next_attempt_at = now() where next_attempt_at > now()',
  );
}

const rowsOf = async (sql: string): Promise<Record<string, string>[]> => scene.api.database.query(sql);

test('a message arrives once, or twice where its answer was lost, and then the log names it', async () => {
  const random = seededRandom(3);
  const [arrived, lost] = [new Map<string, number>(), new Map<string, number>()];
  const note = (map: Map<string, number>, name: string) => map.set(name, (map.get(name) ?? 0) + 1);
  const { url } = await scene.startReceiver((response, { body }): void => {
    const [name = ''] = /n\d+/.exec(body) ?? [];
    const fault = random() < SHARE ? Math.floor(random() * 4) : -1;
    const isTaken = fault !== 0 && fault !== 1;
    if (isTaken) note(arrived, name);
    if (isTaken && fault >= 0) note(lost, name);
    if (fault < 0) response.end('ok');
    else if (fault === 0) response.writeHead(429, { 'retry-after': '2' }).end('rate_limited');
    else if (fault === 1) response.writeHead(403).end('rate_limited');
    else if (fault === 2) response.writeHead(500).end();
    else response.destroy();
  });
  const { path } = await addSlack(url);
  const names = Array.from({ length: MESSAGES }, (_one, at) => `n${at}`);
  for (const name of names) await scene.answer(name);
  const webhooks = createWebhookSender(scene.api.deps.config, { now: () => (now += 10 * MINUTE) });
  let now = 0;
  scene.closing.push(() => webhooks.close());
  for (let runs = 0; runs < 20 * MESSAGES; runs += 1) {
    await makeDue();
    await runWaitingJobs({ ...scene.api.deps, webhooks });
    const [left] = await rowsOf(
      `select count(*) from deliveries where channel = 'slack' and state = 'waiting'`,
    );
    if (left?.['count'] === '0') break;
    const [paused] = await rowsOf('select 1 from webhooks where stopped_reason is not null');
    if (paused) await scene.owner.patch(path, { channel: 'slack', isActive: true });
  }
  const named = new Set(
    (await rowsOf(`select message ->> 'request' as request from deliveries where may_be_double`)).map(
      ({ request = '' }) => /n\d+/.exec(request)?.[0],
    ),
  );
  const right = names.filter((name) => {
    const times = arrived.get(name) ?? 0;
    return times >= 1 && times <= 1 + (lost.get(name) ?? 0);
  });
  const doubled = names.filter((name) => (arrived.get(name) ?? 0) > 1);
  counted({
    what: 'messages',
    count: right.length,
    of: MESSAGES,
    more: `${doubled.length} arrived more than once`,
  });
  counted({ what: 'named', count: doubled.filter((name) => named.has(name)).length, of: doubled.length });
  expect(right).toEqual(names);
  expect(doubled.filter((name) => !named.has(name))).toEqual([]);
}, 600_000);

test('a sheet that answers nothing but errors: its owner is told within the hour, once; mended, all arrive in order', async () => {
  const place = sheetsPlace();
  const { path } = await add(place.entered);
  const broken = { handle: () => ({ status: 503, text: '' }) };
  const run = async (isBroken: boolean): Promise<void> => {
    const vendor = isBroken ? broken : place.vendor;
    const webhooks = vendorSender(Object.fromEntries(place.hosts.map((host) => [host, vendor])));
    await scene.api.database.query(
      `update graphile_worker._private_jobs set run_at = now() where run_at <= $1::timestamptz`,
      [new Date()],
    );
    await runWaitingJobs({ ...scene.api.deps, webhooks });
  };
  const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'];
  let told: number | null = null;
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const start = Date.now();
    for (const name of names) await scene.answer(name);
    for (let minute = 0; minute <= 180; minute += 1) {
      vi.setSystemTime(start + minute * MINUTE);
      await run(true);
      const mails = await rowsOf(`select 1 from deliveries where kind = 'webhook_stopped'`);
      expect(mails.length).toBeLessThanOrEqual(1);
      if (mails.length === 1) told ??= minute;
      if (told !== null && minute > told + 10) break;
    }
  } finally {
    vi.useRealTimers();
  }
  counted({ what: 'told', count: told !== null && told <= 60 ? 1 : 0, of: 1, more: `after ${told} minutes` });
  expect(told).toBeLessThanOrEqual(60);
  expect(place.shown()).toEqual([]);
  await scene.owner.patch(path, { channel: 'sheets', isActive: true });
  await run(false);
  const shown = place.shown().map((row) => row['Your name']);
  counted({
    what: 'caughtUp',
    count: names.filter((name, at) => shown[at] === name).length,
    of: names.length,
  });
  expect(shown).toEqual(names);
});

test('a dead receiver holds up no mail', async () => {
  const { deps } = scene.api;
  const mails = await startMailServer(deps.config);
  const held: (() => void)[] = [];
  const { url } = await scene.startReceiver((response) => void held.push(() => void response.end()));
  const webhooks = createWebhookSender(deps.config);
  const worker = await startWorker({ ...deps, webhooks, findMailer: mails.findMailer });
  try {
    for (let at = 0; at < 5; at += 1) await addSlack(new URL(`/dead/${at}`, url).href);
    const told = { email: scene.owner.email, formId: scene.form.id };
    expect((await scene.owner.post('/api/notification-emails', told)).status).toBe(201);
    // More in a short time are one mail together.
    const count = 10;
    let slowest = 0;
    let inTime = 0;
    for (let at = 0; at < count; at += 1) {
      const before = mails.received.length;
      await scene.answer(`n${at}`);
      const sentAt = performance.now();
      await expect
        .poll(() => mails.received.length, { interval: 10, timeout: 30_000 })
        .toBeGreaterThan(before);
      const took = performance.now() - sentAt;
      slowest = Math.max(slowest, took);
      if (took <= 2_000) inTime += 1;
    }
    // The calls are still waiting for an answer.
    expect(held.length).toBeGreaterThan(0);
    counted({ what: 'mails', count: inTime, of: count, more: `the slowest after ${Math.round(slowest)} ms` });
  } finally {
    for (const answer of held) answer();
    await webhooks.close();
    await worker.stop();
    await mails.close();
  }
}, 120_000);

test('no secret of a sender is in clear: in no table, log, answer or export', async () => {
  const { database, log } = scene.api;
  const secrets: string[] = [];
  const slack = 'T0SECRET/B0SECRET/abcdefghijklmnop';
  const receiver = await scene.startReceiver(takeIt);
  const places: Place[] = PLACES.map(([, make]) => make());
  const hooks = [await addSlack(new URL(`/services/${slack}`, receiver.url).href)];
  secrets.push('abcdefghijklmn');
  for (const place of places) {
    hooks.push(await add(place.entered));
    secrets.push(place.secret);
  }
  const submissionId = await scene.answer('Ada');
  for (const { path } of hooks) expect((await scene.owner.post(`${path}/test`)).status).toBe(202);
  const real = createWebhookSender(scene.api.deps.config);
  scene.closing.push(() => real.close());
  const vendors = vendorSender(
    Object.fromEntries(places.flatMap(({ hosts, vendor }) => hosts.map((host) => [host, vendor]))),
  );
  const webhooks = {
    ...real,
    pause: vendors.pause,
    send: (call: Parameters<typeof real.send>[0]) =>
      call.url.startsWith('http:') ? real.send(call) : vendors.send(call),
  };
  await makeDue();
  await runWaitingJobs({ ...scene.api.deps, webhooks });
  const seen: [where: string, text: string][] = [['log', log()]];
  const tables = await rowsOf(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  for (const { name = '' } of tables)
    seen.push([name, JSON.stringify(await database.query(`select t::text from ${name} t`))]);
  const form = `/api/forms/${scene.form.id}`;
  const reads = [
    hooksPath(),
    form,
    `${form}/deliveries?limit=100`,
    `/api/submissions/${submissionId}`,
    '/api/account/audit-log',
    '/api/account/audit-log/export',
    `/api/submissions/export?formId=${scene.form.id}`,
  ];
  for (const read of reads) {
    const { status, text } = await scene.owner.get(read);
    expect([read, status]).toEqual([read, 200]);
    seen.push([read, text]);
  }
  const shown = seen.filter(([, text]) => [...secrets, 'ya29.'].some((secret) => text.includes(secret)));
  counted({ what: 'senderSecrets', count: seen.length - shown.length, of: seen.length });
  expect(shown.map(([where]) => where)).toEqual([]);
  expect(places.every((place) => place.shown().length > 0)).toBe(true);
});
