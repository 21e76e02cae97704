import { chmod, mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeFastFolder } from '../../../../../tests/support/fastFolder.ts';
import { isDatabaseUnavailable } from '../databaseErrors.ts';
import { startEmbeddedPostgres } from './startEmbeddedPostgres.ts';
import type { EmbeddedPostgres } from './startEmbeddedPostgres.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let dataFolder: string;
const running: EmbeddedPostgres[] = [];

const makeFolder = async () => {
  dataFolder = await makeFastFolder('inlay-embedded-');
};
const stopAll = () => Promise.all(running.splice(0).map((database) => database.stop()));
const removeAll = async () => {
  await stopAll();
  await rm(dataFolder, { recursive: true, force: true });
};

async function start(): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataFolder });
  running.push(database);
  return database;
}

async function connect({ socketConnectionString }: EmbeddedPostgres): Promise<Client> {
  const client = new Client({ connectionString: socketConnectionString });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function query<Row = Record<string, unknown>>(database: EmbeddedPostgres, sql: string): Promise<Row[]> {
  const client = await connect(database);
  try {
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end();
  }
}

async function serverPid(): Promise<number> {
  return Number.parseInt(await readFile(join(dataFolder, 'postgres', 'data', 'postmaster.pid'), 'utf8'), 10);
}

describe('a database after its cold start', () => {
  let database: EmbeddedPostgres;
  beforeAll(async () => {
    await makeFolder();
    database = await start();
  });
  afterAll(removeAll);

  test('a cold start makes a durable database that only this machine and this user can open', async () => {
    const [facts] = await query(
      database,
      `select current_user, (select rolsuper from pg_roles where rolname = current_user) as superuser,
              current_database(), current_setting('fsync') as fsync, current_setting('data_checksums') as checksums,
              current_setting('listen_addresses') as address`,
    );
    expect(database.adopted).toBe(false);
    expect(facts).toEqual({
      current_user: 'inlay',
      superuser: false,
      current_database: 'inlay',
      fsync: 'on',
      checksums: 'on',
      address: '127.0.0.1',
    });
    expect(Number(new URL(database.connectionString).port)).toBeLessThan(32_768);
    expect((await stat(join(database.folder, 'password'))).mode & 0o777).toBe(0o600);
  });

  test('searching by trigrams knows letters outside ASCII', async () => {
    await query(database, 'create extension pg_trgm');
    const [row] = await query<{ likeness: number; lower: string }>(
      database,
      `select similarity('Привет Zoë', 'привет zoë') as likeness, lower('ÄЖ') as lower`,
    );
    expect(row).toEqual({ likeness: 1, lower: 'äж' });
  });

  test('the log of the server quotes no statements and no rows', async () => {
    await query(database, 'create table answers (answer text primary key)');
    await query(database, `insert into answers values ('secret marker')`);
    await expect(query(database, `insert into answers values ('secret marker')`)).rejects.toThrow(
      /duplicate/,
    );
    await expect(query(database, `select 'secret marker'::uuid`)).rejects.toThrow(/invalid/);
    expect(await readFile(join(database.folder, 'server.log'), 'utf8')).not.toContain('secret marker');
  });

  test('the application connects by a Unix socket that only the database account may reach', async () => {
    const [row] = await query(database, 'select inet_client_addr() as address');
    expect(row).toEqual({ address: null });
    expect((await stat(database.folder)).mode & 0o777).toBe(0o700);
  });
});

describe('starts and ends of a server', () => {
  // On one database: creating it takes longer than most of these tests.
  beforeAll(makeFolder);
  afterEach(stopAll);
  afterAll(removeAll);

  test('a warm start finds what was stored', async () => {
    const first = await start();
    await query(first, 'create table kept as select 42 as answer');
    await first.stop();
    const second = await start();
    expect(second.adopted).toBe(false);
    expect(await query(second, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  test('a running server is adopted, and the last one to leave stops it', async () => {
    const first = await start();
    const second = await start();
    expect(second).toMatchObject({ adopted: true, connectionString: first.connectionString });
    await first.stop();
    expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
    await expect(connect(second)).rejects.toThrow(/ENOENT/);
  });

  test('E4 a server that has stopped counts as unavailable, by its socket too', async () => {
    const database = await start();
    await database.stop();
    const error: unknown = await connect(database).catch((reason: unknown) => reason);
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  test('of several that leave at once, exactly one stops the server', async () => {
    const members = [await start(), await start(), await start()];
    await Promise.all(members.map((member) => member.stop()));
    await expect(connect(members[0]!)).rejects.toThrow(/ENOENT/);
  });

  test('kill -9 of the server loses nothing, and it comes back on the same address', async () => {
    const database = await start();
    await query(database, 'create table sent (number int primary key)');
    const client = await connect(database);
    const acknowledged: number[] = [];
    for (let number = 0; number < 1_000_000; number += 1) {
      try {
        await client.query('insert into sent values ($1)', [number]);
        acknowledged.push(number);
        // Kills the server in the middle of the work, not before it.
        if (acknowledged.length === 50) void serverPid().then((pid) => process.kill(pid, 'SIGKILL'));
      } catch {
        break;
      }
    }
    const rows = await vi.waitFor(() => query<{ number: number }>(database, 'select number from sent'), {
      timeout: 30_000,
      interval: 100,
    });
    expect(acknowledged.length).toBeGreaterThan(10);
    const stored = new Set(rows.map((row) => row.number));
    expect(acknowledged.filter((number) => !stored.has(number))).toEqual([]);
  });
});

describe('a database of its own', () => {
  beforeEach(makeFolder);
  afterEach(removeAll);

  test('below a path that is too long for a socket it connects by TCP', async () => {
    const deep = join(dataFolder, 'folder'.repeat(20));
    await mkdir(deep, { mode: 0o711 });
    await chmod(dataFolder, 0o711);
    const database = await startEmbeddedPostgres({ dataFolder: deep });
    running.push(database);
    expect(database.socketConnectionString).toBe(database.connectionString);
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('cold starts that race end on one server', async () => {
    const databases = await Promise.all([start(), start(), start()]);
    expect(new Set(databases.map((database) => database.connectionString)).size).toBe(1);
    expect(databases.filter((database) => !database.adopted)).toHaveLength(1);
    expect(await readdir(dataFolder)).toEqual(['postgres']);
  });

  test('a process id that another program has taken over does not keep the server from starting', async () => {
    const first = await start();
    const file = join(dataFolder, 'postgres', 'data', 'postmaster.pid');
    const text = await readFile(file, 'utf8');
    await first.stop();
    await writeFile(file, text.replace(/^\d+/, String(process.pid)));
    const lock = join(first.folder, `.s.PGSQL.${new URL(first.connectionString).port}.lock`);
    await writeFile(lock, `${process.pid}\n`);
    const second = await start();
    expect(second.adopted).toBe(false);
    expect(await readdir(first.folder)).not.toContain(basename(lock));
  });
});
