import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import {
  createMailerOf,
  plain,
  startMailServer,
  type TestMailServer,
} from '../../../../tests/support/mailServer.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { runWaitingJobs } from '../../app/startWorker.ts';
import { sendTestMail } from './sendTestMail.ts';
import type { Mailer } from './mailer.ts';
import { queueMail } from './queueMail.ts';
import { DELIVERY_JOBS } from '../../delivery/deliver.ts';
import { sendWaitingMails } from '../../delivery/notifications/sendWaitingMails.ts';

const api = useTestApi();
const closing: (() => unknown)[] = [];
beforeEach(async () => {
  await api.database.query('delete from deliveries');
  await api.database.query('delete from graphile_worker._private_jobs');
});
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

/** A mail server that ends with the test. */
async function mailServer(options?: SMTPServerOptions): Promise<TestMailServer> {
  const server = await startMailServer(api.deps.config, options);
  closing.push(() => server.close());
  return server;
}

/** @param patience how long it waits for the server, in milliseconds; long, because a busy machine is no fault. */
function mailerTo(port: number, patience = 20_000): Mailer {
  const timeouts = {
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
  };
  const mailer = createMailerOf({ ...api.deps.config, smtpUrl: `smtp://127.0.0.1:${port}` }, timeouts);
  closing.push(() => mailer.close());
  return mailer;
}

/** Returns a port without a listener. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const queue = (name = 'Ada') =>
  inTransaction(api.deps.orm, (em) =>
    queueMail(
      em,
      'contact_message',
      { to: 'owner@example.com', replyTo: 'ada@example.com', platformName: 'Inlay' },
      { name, email: 'ada@example.com', subject: 'Hello', message: 'Hi <b>there</b>' },
    ),
  );
const outbox = () => api.database.query('select * from deliveries order by id');
const sendMailJob = DELIVERY_JOBS.find(({ name }) => name === 'send_mail');
const send = async (mailer: Mailer | null) => {
  const [mail] = await outbox();
  await sendMailJob?.perform(
    { ...api.deps, findMailer: () => Promise.resolve(mailer) },
    { accountId: mail?.['account_id'], id: mail?.['id'] },
    { isLast: false, signal: AbortSignal.any([]) },
  );
};

test('NOTIF D-124 a mail goes out as text and HTML, escaped; its text is gone once it is sent', async () => {
  const { mailer, received } = await mailServer();
  await queue();
  await send(mailer);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatch(/^From: Inlay <no-reply@platform.test>/m);
  expect(received[0]).toMatch(/^To: owner@example.com/m);
  expect(received[0]).toMatch(/^Reply-To: ada@example.com/m);
  expect(received[0]).toContain('text/plain');
  expect(plain(received[0])).toContain('Hi &lt;b&gt;there&lt;/b&gt;');
  expect((await outbox())[0]).toMatchObject({ state: 'sent', attempts: 1, message: null });
  await send(mailer);
  expect(received).toHaveLength(1);
});

test('D-192 a test mail tells at once whether the mail server takes it', async () => {
  const { mailer, received } = await mailServer();
  const { config } = api.deps;
  const owner = { to: 'owner@example.com', language: 'en' } as const;
  expect(await sendTestMail(mailer, config, owner)).toEqual({ to: owner.to, failure: null });
  expect(received[0]).toMatch(/^To: owner@example.com/m);
  expect(plain(received[0])).toContain('Your mail server accepts email');
  const refusing = await mailServer({
    onRcptTo(_address, _session, done) {
      done(Object.assign(new Error('Not from here'), { responseCode: 550 }));
    },
  });
  expect(await sendTestMail(refusing.mailer, config, owner)).toMatchObject({
    failure: {
      text: 'The server refused the recipient. It may want a user name and a password.',
      words: expect.stringContaining('Not from here'),
    },
  });
});

test('D-124 answered 4xx it stays, is tried again, and goes out later', async () => {
  let isBusy = true;
  const { mailer, received } = await mailServer({
    onRcptTo(_address, _session, done) {
      if (isBusy) done(Object.assign(new Error('Try later'), { responseCode: 451 }));
      else done();
    },
  });
  await queue();
  await send(mailer);
  expect((await outbox())[0]).toMatchObject({
    state: 'waiting',
    attempts: 1,
    next_attempt_at: expect.any(Date),
  });
  expect((await outbox())[0]?.['last_error']).toContain('451');
  isBusy = false;
  await send(mailer);
  expect(received).toHaveLength(1);
});

test('D-124 a mail server that is away for an hour loses no mail and gets each once', async () => {
  const HOUR_MS = 3_600_000;
  const { mailer, received } = await mailServer();
  const away = mailerTo(await closedPort());
  for (const name of ['Ada', 'Grace', 'Alan']) await queue(name);
  let passedMs = 0;
  while (passedMs < HOUR_MS) {
    await runWaitingJobs({ ...api.deps, findMailer: () => Promise.resolve(away) });
    // Advances the queue's clock to the next attempt instead of waiting.
    const [next] = await api.database.query<{ wait: number }>(
      `select (extract(epoch from min(run_at) - now()) * 1000)::float as wait from graphile_worker._private_jobs`,
    );
    const wait = Math.max(0, next?.wait ?? 0);
    passedMs += wait;
    await api.database.query(
      `update graphile_worker._private_jobs set run_at = run_at - make_interval(secs => $1)`,
      [wait / 1000],
    );
  }
  expect(await outbox()).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }, { state: 'waiting' }]);
  await api.database.query('update graphile_worker._private_jobs set run_at = now()');
  await runWaitingJobs({ ...api.deps, findMailer: () => Promise.resolve(mailer) });
  expect(await outbox()).toMatchObject([{ state: 'sent' }, { state: 'sent' }, { state: 'sent' }]);
  expect(received).toHaveLength(3);
});

test('D-124 refused for good it fails at once, and keeps its text for who looks after it', async () => {
  const { mailer } = await mailServer({
    onRcptTo(_address, _session, done) {
      done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
    },
  });
  await queue();
  await send(mailer);
  expect((await outbox())[0]).toMatchObject({ state: 'failed', attempts: 1 });
  expect((await outbox())[0]?.['message']).not.toBeNull();
});

test('E a server that hangs holds nothing up: the try ends by itself, the last one as failed', async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
  });
  const mailer = mailerTo((server.address() as AddressInfo).port, 300);
  await queue();
  await send(mailer);
  await api.database.query(`update deliveries set queued_at = now() - interval '2 days'`);
  await send(mailer);
  expect((await outbox())[0]).toMatchObject({ state: 'failed', attempts: 2 });
});

test('a server that is not there is no reason to lose a mail', async () => {
  await queue();
  await send(mailerTo(1));
  expect((await outbox())[0]).toMatchObject({
    state: 'waiting',
    last_error: expect.stringContaining('ECONNREFUSED'),
  });
});

test('D-23 without a mail server mails wait, and go out when there is one', async () => {
  await queue();
  await api.runJobs();
  await send(null);
  expect((await outbox())[0]).toMatchObject({ state: 'waiting', attempts: 0 });
  await sendWaitingMails(api.deps);
  const jobs = await api.database.query('select 1 from graphile_worker.jobs where key = $1', [
    `send_mail:${(await outbox())[0]?.['id']}`,
  ]);
  expect(jobs).toHaveLength(1);
});

test('a mail is queued with the transaction it reports, or not at all', async () => {
  await expect(
    inTransaction(api.deps.orm, async (em) => {
      await queueMail(
        em,
        'email_changed',
        { to: 'a@b.example', platformName: 'Inlay' },
        { newEmail: 'c@d.example' },
      );
      throw new Error('Never mind');
    }),
  ).rejects.toThrow('Never mind');
  expect(await outbox()).toEqual([]);
});
