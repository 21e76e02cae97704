import { expect, test } from 'vitest';
import {
  GUARDED,
  MAIL_PASSWORD,
  MAIL_SERVER_PATH,
  MAIL_USER,
  portOf,
  typedServer,
  useMailServers,
} from '../../../../tests/support/api/mailServerScene.ts';

const scene = useMailServers();
const { api } = scene;

test('ADMIN-042 D-202 T37 the password is stored sealed, and is in no answer, log, event, job or table', async () => {
  const server = await scene.startServer(GUARDED);
  const heard = [
    await scene.admin.put(
      MAIL_SERVER_PATH,
      typedServer(portOf(server), { user: MAIL_USER, password: MAIL_PASSWORD }),
    ),
    // Refused, and repeated by the server.
    await scene.admin.put(
      MAIL_SERVER_PATH,
      typedServer(portOf(server), { user: 'x', password: MAIL_PASSWORD }),
    ),
    await scene.admin.post(`${MAIL_SERVER_PATH}/test`),
    await scene.admin.get(MAIL_SERVER_PATH),
    await scene.admin.get('/api/admin/settings'),
    await scene.admin.get('/api/settings'),
    await scene.admin.get('/api/admin/security/events'),
  ];
  expect(heard.map(({ status }) => status)).toEqual(heard.map(() => 200));
  expect(heard[1]?.body.test.failure.words).toContain('No …, …');
  await scene.queue();
  await api.runJobs();
  const tables = await api.database.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker')`,
  );
  const rows = [];
  for (const { name } of tables) rows.push(await api.database.query(`select t::text as row from ${name} t`));
  const everything = [...heard.map(({ text }) => text), JSON.stringify(rows), api.log()].join('\n');
  expect(everything).toContain('hello@bakery.test');
  for (const secret of [MAIL_PASSWORD, Buffer.from(MAIL_PASSWORD).toString('base64'), 'Hunter-2'])
    expect(everything).not.toContain(secret);
});

test.each([
  ['host', { host: 'localhost' }],
  ['port', { port: 1 }],
  ['encryption', { security: 'starttls' }],
  ['user', { user: 'grace@bakery.test' }],
])(
  'ADMIN-042 D-202 the password is not sent elsewhere: with another %s it is asked for again',
  async (_name, changes) => {
    const server = await scene.startServer(GUARDED);
    await scene.save(portOf(server), { user: MAIL_USER, password: MAIL_PASSWORD });
    server.received.length = 0;
    const { status, body } = await scene.admin.put(
      MAIL_SERVER_PATH,
      typedServer(portOf(server), { user: MAIL_USER, ...changes }),
    );
    expect([status, body.error.issues]).toMatchObject([400, [{ path: ['password'], code: 'changed' }]]);
    expect(server.received).toEqual([]);
    // The sender is no part of it.
    const other = await scene.save(portOf(server), { user: MAIL_USER, senderAddress: 'shop@bakery.test' });
    expect(other).toMatchObject({ sender: { address: 'shop@bakery.test' }, test: { failure: null } });
  },
);

test('ADMIN-042 D-202 the password opens for the server that it was typed for alone, whoever changes the database', async () => {
  const server = await scene.startServer(GUARDED);
  const other = await scene.startServer(GUARDED);
  await scene.save(portOf(server), { user: MAIL_USER, password: MAIL_PASSWORD });
  // By whoever can write to the database, and nothing else.
  await api.database.query(
    `update platform_settings set value = jsonb_set(jsonb_set(value, '{port}', $1::jsonb), '{id}', $2::jsonb)
       where key = 'mail_server'`,
    [String(portOf(other)), JSON.stringify(crypto.randomUUID())],
  );
  const { failure } = (await scene.admin.post(`${MAIL_SERVER_PATH}/test`)).body;
  expect(failure).toEqual({
    text: 'The stored password can’t be read any more. Type it again.',
    words: '',
  });
  expect(other.received).toEqual([]);
});

test('ADMIN-041 D-202 the password is needed where there is a user name, and never travels readable to another machine', async () => {
  for (const [changes, path, code] of [
    [{ user: MAIL_USER }, 'password', 'required'],
    [{ user: MAIL_USER, password: MAIL_PASSWORD, host: 'mail.bakery.test' }, 'security', 'readable'],
    [{ host: 'smtp://mail.bakery.test' }, 'host', 'not_a_host'],
    [{ host: 'mail.bakery.test:25' }, 'host', 'not_a_host'],
    [{ senderAddress: 'nowhere' }, 'senderAddress', 'invalid_format'],
  ] as const) {
    const { status, body } = await scene.admin.put(MAIL_SERVER_PATH, typedServer(1, changes));
    expect([status, body.error.issues]).toMatchObject([400, [{ path: [path], code }]]);
  }
});
