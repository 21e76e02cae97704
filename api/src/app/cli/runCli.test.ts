import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runTestCli } from '../../../../tests/support/api/testCli.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/postgres/testDatabase.ts';

let folder: string;
let database: TestDatabase;
let environment: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inlay-cli-'));
  database = await createTestDatabase();
  environment = { INLAY_DATA_FOLDER: folder, DATABASE_URL: database.connectionString };
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const COMMANDS = [
  'owner create',
  'owner promote',
  'password reset',
  'migrations list',
  'migrations run',
  'doctor',
  'events',
  'mails',
  'warehouse',
  'distribute',
  'login',
  'list',
  'pull',
  'diff',
  'push',
  'publish',
  'rollback',
  'check',
  'test',
  'logs',
  'tail',
];

test.each([[[]], [['frobnicate']], [['owner']], [['owner', 'destroy']]])(
  'what is no command (%j) gets the list of commands beside the output, and exit code 2',
  async (typed) => {
    const { code, output, errors } = await runTestCli(typed, { environment });
    expect([code, output]).toEqual([2, '']);
    for (const command of COMMANDS) expect(errors).toContain(`\n  ${command} `);
  },
);

test('--help lists the commands, and those of each command its options', async () => {
  const all = await runTestCli(['--help']);
  expect([all.code, all.errors]).toEqual([0, '']);
  for (const command of COMMANDS) {
    expect(all.output).toContain(`\n  ${command} `);
    const one = await runTestCli([...command.split(' '), '--help'], { environment: { PORT: 'wrong' } });
    expect([one.code, one.errors]).toEqual([0, '']);
    expect(one.output).toMatch(new RegExp(`^Usage: npm run inlay -- ${command}`));
    expect(one.output).toContain('--help');
  }
});

test.each([
  [['events', '--frobnicate'], "Unknown option '--frobnicate'."],
  [['owner', 'create'], '--email is missing.'],
  [['owner', 'create', '--email'], "Option '--email <value>' argument missing."],
  [['owner', 'create', '--email', 'nobody'], '--email: Invalid email format.'],
  [['events', '--last', '0'], '--last must be a whole number from 1 to 1000.'],
  [['events', '--last', '20x'], '--last must be a whole number from 1 to 1000.'],
])('%j is told what is wrong with it and the options of its command, exit code 2', async (typed, reason) => {
  const { code, output, errors } = await runTestCli(typed, { environment });
  expect([code, output]).toEqual([2, '']);
  expect(errors.split('\n')[0]).toBe(reason);
  expect(errors).toContain(`Usage: npm run inlay -- ${typed[0]}`);
});

test.each([['--password', 'Hunter-2-Hunter'], ['--password=Hunter-2-Hunter'], ['Hunter-2-Hunter']])(
  'T37 a password is no argument, and one that is typed as one is not repeated (%s)',
  async (...more) => {
    const typed = ['owner', 'create', '--email', 'a@example.com', ...more];
    const { code, output, errors } = await runTestCli(typed, { environment });
    expect(code).toBe(2);
    expect(output + errors).not.toContain('Hunter');
    expect(await database.query('select 1 from users')).toEqual([]);
  },
);

test('wrong settings are named, each in a line of its own', async () => {
  const wrong = { INLAY_DATA_FOLDER: folder, PORT: 'x', LOG_LEVEL: 'loud' };
  const { code, errors } = await runTestCli(['events'], { environment: wrong });
  expect(code).toBe(1);
  expect(errors).toMatch(/\nPORT: must be .*\nLOG_LEVEL: must be /);
});

test('T37 a database that does not answer is told without its password', async () => {
  const away = { ...environment, DATABASE_URL: 'postgres://inlay:Hunter-2@127.0.0.1:1/inlay' };
  const { code, output, errors } = await runTestCli(['events'], { environment: away });
  expect(code).toBe(1);
  expect(errors).toContain('ECONNREFUSED');
  expect(output + errors).not.toContain('Hunter');
});

test('whoever stops a command that waits for them has changed nothing', async () => {
  const typed = ['owner', 'create', '--email', 'a@example.com'];
  const atTerminal = await runTestCli(typed, { environment, keys: ['Half-a-pass\u0003'] });
  expect(atTerminal.code).toBe(130);
  const stopped = new AbortController();
  const { Interrupted } = await import('@inlay/sdk/cli');
  stopped.abort(new Interrupted());
  expect(
    (await runTestCli(typed, { environment, stdin: 'Correct-Horse-9', signal: stopped.signal })).code,
  ).toBe(130);
  expect(await database.query('select 1 from users')).toEqual([]);
});

test('distribute prints the SQL for Citus, which fails at once without it', async () => {
  const { code, output, errors } = await runTestCli(['distribute'], { environment });
  expect(code).toBe(0);
  expect(errors).not.toContain('In the way');
  expect(output).toContain(
    "select create_distributed_table('form_submissions', 'account_id', colocate_with => 'none');",
  );
  await expect(database.query(output)).rejects.toThrow('create_distributed_function(unknown) does not exist');
});
