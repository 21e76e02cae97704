import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { CLI } from '../../../bin/lib/project.mjs';
import { makeFastFolder } from '../../../../tests/support/fastFolder.ts';
import { startEmbeddedPostgres } from '../../platform/db/embedded/startEmbeddedPostgres.ts';

// Commands that each create, migrate or join a database of their own, beside browsers.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

/** The data folder of most tests: creating and migrating its database takes longest. */
let shared: string;
/** The data folder of the commands that run. */
let dataFolder: string;
beforeAll(async () => {
  shared = await makeFastFolder('inlay-entry-');
});
beforeEach(() => {
  dataFolder = shared;
});
afterAll(() => rm(shared, { recursive: true, force: true }));

/** The program as it is run, from the build. */
function start(...typed: string[]): ChildProcessByStdio<Writable, Readable, Readable> {
  return spawn(process.execPath, [CLI, ...typed], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], INLAY_DATA_FOLDER: dataFolder },
  });
}

async function run(stdin: string, ...typed: string[]) {
  const child = start(...typed);
  child.stdin.end(stdin);
  const closed = once(child, 'close');
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: (await closed)[0] as number, output, errors };
}

/** The file exists while a server runs. */
const serverRuns = () =>
  stat(join(dataFolder, 'postgres', 'data', 'postmaster.pid')).then(
    () => true,
    () => false,
  );

test('while the platform does not run, a command starts its database and stops it again', async () => {
  expect(await run('', 'migrations', 'run')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^applied {2}Migration/),
  });
  expect(await serverRuns()).toBe(false);
  const created = await run('Correct-Horse-9\n', 'owner', 'create', '--email', 'owner@example.com');
  expect(created).toEqual({
    code: 0,
    output: 'owner@example.com is an administrator now and can sign in.\n',
    errors: '',
  });
  const examined = await run('', 'doctor');
  expect(examined.code).toBe(0);
  expect(examined.output).toMatch(/^ok +Durability/m);
  expect(examined.output).toMatch(/^ok +Database .*, started for this examination\.$/m);
  expect((await run('', 'frobnicate')).code).toBe(2);
  expect(await serverRuns()).toBe(false);
});

test('while the platform runs, a command joins its database, and the platform goes on', async () => {
  const platform = await startEmbeddedPostgres({ dataFolder });
  const client = new Client({ connectionString: platform.connectionString });
  const broken: Error[] = [];
  client.on('error', (error) => broken.push(error));
  await client.connect();
  try {
    expect((await run('', 'migrations', 'run')).code).toBe(0);
    const { code, output } = await run('', 'doctor', '--json');
    expect([code, JSON.parse(output).isHealthy]).toEqual([0, true]);
    expect(output).toContain(`embedded in ${platform.folder}, running.`);
    // Of the owner, where the first test created one in the same database.
    expect((await run('', 'events')).output).toMatch(
      /^There are no security events\.\n$| user_approved +owner@example\.com /,
    );
    // The same connection as before, which a restart of the server would have broken.
    const { rows } = await client.query('select count(*)::int > 0 as is_there from schema_migrations');
    expect([rows, broken]).toEqual([[{ is_there: true }], []]);
  } finally {
    await client.end();
    await platform.stop();
  }
  expect(await serverRuns()).toBe(false);
});

test('Ctrl-C ends a command with 130, and leaves no server behind', async () => {
  dataFolder = await makeFastFolder('inlay-entry-');
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  const child = start('migrations', 'run');
  const closed = once(child, 'close');
  const [said] = (await once(child.stderr, 'data')) as [Buffer];
  expect(said.toString()).toContain('Creating the database');
  child.kill('SIGINT');
  expect(await closed).toEqual([130, null]);
  expect(await serverRuns()).toBe(false);
});
