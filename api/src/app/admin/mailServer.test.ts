import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { plain } from '../../../../tests/support/mailServer.ts';
import {
  GUARDED,
  MAIL_PASSWORD,
  MAIL_SERVER_PATH,
  MAIL_USER,
  portOf,
  typedServer,
  useMailServers,
} from '../../../../tests/support/api/mailServerScene.ts';
import { TestClient } from '../../../../tests/support/api/testClient.ts';

const scene = useMailServers();
const { api } = scene;

/** Makes the next attempts due. */
const runDue = async (): Promise<void> => {
  await api.database.query('update graphile_worker._private_jobs set run_at = now()');
  await api.runJobs();
};

test('ADMIN-041 D-202 D-23 a server that was typed is tested by a mail and takes what waited, without a restart', async () => {
  await scene.queue();
  await api.runJobs();
  expect([await scene.states(), await scene.healthFor(scene.admin)]).toEqual([['waiting'], 'none']);
  expect((await scene.admin.get(MAIL_SERVER_PATH)).body).toMatchObject({
    source: null,
    server: null,
    sender: { name: 'Inlay', address: 'no-reply@platform.test' },
  });
  const server = await scene.startServer(GUARDED);
  const body = await scene.save(portOf(server), { user: MAIL_USER, password: MAIL_PASSWORD });
  expect(body).toMatchObject({
    source: 'settings',
    server: { host: '127.0.0.1', port: portOf(server), security: 'none', user: MAIL_USER, hasPassword: true },
    sender: { name: 'Ada’s bakery', address: 'hello@bakery.test' },
    acceptedAt: expect.any(String),
    failure: null,
    test: { to: scene.admin.email, failure: null },
  });
  expect(plain(server.received[0])).toContain(`To: ${scene.admin.email}`);
  expect(server.received[0]).toContain('<hello@bakery.test>');
  await api.runJobs();
  expect([await scene.states(), await scene.healthFor(scene.admin)]).toEqual([['sent'], 'working']);
  expect(server.received).toHaveLength(2);
  expect((await api.lastEvent('settings_changed'))?.['event_data']).toEqual({
    changed: {
      mailServer: {
        host: '127.0.0.1',
        port: portOf(server),
        security: 'none',
        user: MAIL_USER,
        sender: { name: 'Ada’s bakery', address: 'hello@bakery.test' },
      },
    },
  });
});

test('D-202 another process sends by the new server at once, and no longer by the one before', async () => {
  const node = await api.startSecondNode();
  onTestFinished(() => node.stop());
  const [first, second] = [await scene.startServer(), await scene.startServer()];
  const elsewhere = new TestClient(node.url, {}, scene.admin.cookie);
  const sendsMail = async () => (await node.visitor().get('/api/auth/options')).body.sendsMail;
  expect(await sendsMail()).toBe(false);
  for (const [at, server] of [first, second].entries()) {
    await scene.save(portOf(server));
    expect(await sendsMail()).toBe(true);
    expect((await elsewhere.post(`${MAIL_SERVER_PATH}/test`)).body).toEqual({
      to: scene.admin.email,
      failure: null,
    });
    expect([first.received.length, second.received.length]).toEqual(at === 0 ? [2, 0] : [2, 2]);
  }
  expect((await scene.admin.delete(MAIL_SERVER_PATH)).status).toBe(200);
  expect(await sendsMail()).toBe(false);
  expect((await elsewhere.post(`${MAIL_SERVER_PATH}/test`)).body.error.code).toBe('mail.no_server');
});

describe('ADMIN-041 D-202 a test that fails says why in plain words, and changes nothing', () => {
  const refusing = (responseCode: number, step: 'onMailFrom' | 'onRcptTo'): SMTPServerOptions => ({
    [step]: (_address: unknown, _session: unknown, done: (error: Error) => void) =>
      done(Object.assign(new Error('Not from here'), { responseCode })),
  });
  const signedIn = { user: MAIL_USER, password: 'Wrong-Horse-9' };

  test.each([
    ['wrong password', GUARDED, signedIn, /refused the user name or the password/],
    ['no password', GUARDED, {}, /wants a user name and a password/],
    ['refused sender', refusing(550, 'onMailFrom'), {}, /refused the sender address/],
    ['refused recipient', refusing(550, 'onRcptTo'), {}, /refused the recipient/],
    ['busy', refusing(451, 'onMailFrom'), {}, /takes no emails right now/],
    ['no TLS', {}, { security: 'starttls' }, /offers no encryption/],
    ['TLS from the start', {}, { security: 'tls' }, /another encryption at this port/],
    ['certificate', { secure: true }, { security: 'tls' }, /certificate isn’t valid/],
    [
      'certificate by STARTTLS',
      { disabledCommands: [] },
      { security: 'starttls' },
      /certificate isn’t valid/,
    ],
  ] as const)('%s', async (_name, options, changes, text) => {
    const server = await scene.startServer(options as SMTPServerOptions);
    const body = await scene.save(portOf(server), changes);
    expect(body).toMatchObject({ source: null, test: { failure: { text: expect.stringMatching(text) } } });
    expect([await scene.healthFor(scene.admin), server.received]).toEqual(['none', []]);
    expect((await api.lastEvent('admin_access'))?.['event_data']).toEqual({
      action: 'test_mail_server',
      to: `127.0.0.1:${portOf(server)}`,
    });
  });

  test('nothing there, and something else there', async () => {
    const closed = await scene.startServer();
    await closed.close();
    expect((await scene.save(portOf(closed))).test.failure.text).toMatch(/Nothing answers at this port/);
    const other = createServer((socket) => socket.end('SSH-2.0-OpenSSH_9.9\r\n')).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { text, words } = (await scene.save((other.address() as AddressInfo).port)).test.failure;
    other.close();
    expect(text).toMatch(/not a mail server/);
    expect(words).toContain('SSH-2.0');
  });

  test('the server before goes on sending', async () => {
    const [good, bad] = [await scene.startServer(), await scene.startServer(GUARDED)];
    await scene.save(portOf(good));
    const body = await scene.save(portOf(bad), signedIn);
    expect(body).toMatchObject({ server: { port: portOf(good) }, test: { failure: {} } });
    expect((await scene.admin.post(`${MAIL_SERVER_PATH}/test`)).body.failure).toBeNull();
  });

  test('in the reader’s language', async () => {
    const { headers, ...init } = { headers: { 'accept-language': 'de' }, method: 'PUT' };
    const server = await scene.startServer(GUARDED);
    const answer = await scene.admin.send(init.method, MAIL_SERVER_PATH, {
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(typedServer(portOf(server), signedIn)),
    });
    expect(answer.body.test.failure.text).toBe('Der Server hat Benutzername oder Passwort abgelehnt.');
  });
});

test('D-202 saved without a test it is not proven until a mail has gone out', async () => {
  const server = await scene.startServer();
  expect(await scene.save(portOf(server), { withTest: false })).toMatchObject({
    acceptedAt: null,
    test: null,
  });
  expect([await scene.healthFor(scene.admin), server.received]).toEqual(['unproven', []]);
  expect((await scene.admin.post(`${MAIL_SERVER_PATH}/test`)).body.failure).toBeNull();
  expect(await scene.healthFor(scene.admin)).toBe('working');
});

test('ADMIN-042 D-202 D-157 a server that fails later is shown with its last error and its time, until it takes mails again', async () => {
  const server = await scene.startServer();
  await scene.save(portOf(server));
  await server.close();
  const before = Date.now();
  await scene.queue();
  await api.runJobs();
  expect(await scene.healthFor(scene.admin)).toBe('failing');
  const { failure } = (await scene.admin.get(MAIL_SERVER_PATH)).body;
  expect(failure.text).toMatch(/Nothing answers/);
  expect(Date.parse(failure.at)).toBeGreaterThanOrEqual(before);
  const { status } = (await scene.admin.get('/api/admin/security/summary')).body;
  expect(status.find(({ key }: { key: string }) => key === 'mail')).toMatchObject({
    state: 'attention',
    text: 'Emails don’t go out. Admin, Settings says why.',
  });
  const again = await scene.startServer();
  await scene.save(portOf(again));
  await api.runJobs();
  expect([await scene.states(), await scene.healthFor(scene.admin)]).toEqual([['sent'], 'working']);
});

test('D-202 a mail that is refused for its own sake says nothing of the server; a refused sender waits to be mended', async () => {
  let refuses: 'onRcptTo' | 'onMailFrom' | null = null;
  const server = await scene.startServer({
    onRcptTo: (_to, _session, done) =>
      refuses === 'onRcptTo' ? done(Object.assign(new Error('No'), { responseCode: 550 })) : done(),
    onMailFrom: (_from, _session, done) =>
      refuses === 'onMailFrom' ? done(Object.assign(new Error('No'), { responseCode: 550 })) : done(),
  });
  await scene.save(portOf(server));
  refuses = 'onRcptTo';
  await scene.queue();
  await api.runJobs();
  expect([await scene.states(), await scene.healthFor(scene.admin)]).toEqual([['failed'], 'working']);
  refuses = 'onMailFrom';
  await scene.queue();
  await api.runJobs();
  expect([await scene.states(), await scene.healthFor(scene.admin)]).toEqual([
    ['failed', 'waiting'],
    'failing',
  ]);
  refuses = null;
  await runDue();
  expect([await scene.states(), await scene.healthFor(scene.admin)]).toEqual([['failed', 'sent'], 'working']);
});

test('D-202 mails that waited for a server for long are tried as long as new ones', async () => {
  await scene.queue();
  await api.runJobs();
  await api.database.query(`update deliveries set queued_at = now() - interval '30 days'`);
  const server = await scene.startServer();
  await scene.save(portOf(server), { withTest: false });
  await server.close();
  await api.runJobs();
  expect(await scene.states()).toEqual(['waiting']);
});

test('ADMIN-041 D-202 the environment wins: it is shown without its password, and nothing is changed here', async () => {
  const server = await scene.startServer();
  await scene.save(portOf(server));
  const { config } = api.deps;
  config.smtpUrl = 'smtps://ada%40bakery.test:Hunter-2@mail.example.com';
  const answers = [
    await scene.admin.get(MAIL_SERVER_PATH),
    await scene.admin.put(MAIL_SERVER_PATH, typedServer(1)),
    await scene.admin.delete(MAIL_SERVER_PATH),
  ];
  config.smtpUrl = null;
  expect(answers.map(({ status }) => status)).toEqual([200, 409, 409]);
  expect(answers[0]?.body).toEqual({
    source: 'environment',
    server: {
      host: 'mail.example.com',
      port: 465,
      security: 'tls',
      user: 'ada@bakery.test',
      hasPassword: true,
    },
    sender: { name: 'Inlay', address: 'no-reply@platform.test' },
    acceptedAt: null,
    failure: null,
  });
  expect(answers.map(({ text }) => text).join()).not.toContain('Hunter');
  expect((await scene.admin.get(MAIL_SERVER_PATH)).body.server.port).toBe(portOf(server));
});

test('ADMIN-042 D-202 a removed server leaves nothing behind, and mails wait again', async () => {
  const server = await scene.startServer(GUARDED);
  await scene.save(portOf(server), { user: MAIL_USER, password: MAIL_PASSWORD });
  expect((await scene.admin.delete(MAIL_SERVER_PATH)).body).toMatchObject({
    source: null,
    server: null,
    acceptedAt: null,
  });
  expect(await api.database.query(`select 1 from platform_settings where key like 'mail_server%'`)).toEqual(
    [],
  );
  expect((await api.lastEvent('settings_changed'))?.['event_data']).toEqual({
    changed: { mailServer: null },
  });
  await scene.queue();
  await runDue();
  expect(await scene.states()).toEqual(['waiting']);
});

test('D-202 T36 the other administrators hear of another server, and of none, through the one before', async () => {
  const [first, second] = [await scene.startServer(), await scene.startServer()];
  await scene.save(portOf(first));
  const other = await api.signedIn({ role: 'admin' });
  await api.signedIn();
  const told = () =>
    [first, second].map(({ received }) =>
      received.filter((mail) => plain(mail).includes('The mail server of Inlay was changed')).map(plain),
    );
  await scene.save(portOf(second));
  expect(told()).toEqual([[expect.stringContaining(`To: ${other.email}`)], []]);
  expect(told()[0]?.[0]).toContain(scene.admin.email);
  // What became of that mail says nothing of the new server.
  expect(await scene.healthFor(scene.admin)).toBe('working');
  await scene.admin.delete(MAIL_SERVER_PATH);
  expect(told().map(({ length }) => length)).toEqual([1, 1]);
});

test('D-202 T22 tests of one administrator are limited, so that nobody looks for open ports here', async () => {
  const answers = [];
  for (let at = 0; at < 21; at++)
    answers.push((await scene.admin.put(MAIL_SERVER_PATH, typedServer(1))).status);
  expect(answers).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  expect((await scene.admin.post(`${MAIL_SERVER_PATH}/test`)).status).toBe(409);
  await scene.save(1, { withTest: false });
  expect((await scene.admin.post(`${MAIL_SERVER_PATH}/test`)).status).toBe(429);
});
