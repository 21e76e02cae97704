import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { inboxForm } from '../../../../tests/support/api/inboxSamples.ts';
import { listen } from '../../../../tests/support/api/listen.ts';
import { runTestCli } from '../../../../tests/support/api/testCli.ts';
import { solveCaptcha } from '../../../../tests/support/api/solveCaptcha.ts';
import { TestClient, type TestResponse } from '../../../../tests/support/api/testClient.ts';
import { startAddress } from '../../../../tests/support/postgres/startAddress.ts';
import {
  findPgbouncer,
  startPgbouncer,
  type Pgbouncer,
} from '../../../../tests/support/postgres/startPgbouncer.ts';
import { createEmptyDatabase, type TestDatabase } from '../../../../tests/support/postgres/testDatabase.ts';
import { loadConfig } from '../config/config.ts';
import { createLogger } from '../logging/logger.ts';
import { runProgram } from './embedded/runProgram.ts';
import { startPlatform, type RunningPlatform } from '../../app/startPlatform.ts';
import { isDatabaseUnavailable } from './databaseErrors.ts';
import { createPool } from './pool.ts';
import { findPooler } from './pooler.ts';
import { DATABASE_TIMEOUTS } from '../config/databaseTimeouts.ts';

/** Fewer than the platform's connections, so that it hardly ever gets the same session twice. */
const POOL_SIZE = 4;
const SUBMISSIONS = 200;
const REPEATED = 20;
const OWNER = { email: 'owner@example.com', password: 'Correct-Horse-9' };

const found = await findPgbouncer();
const program = 'program' in found ? found.program : '';
const reason = 'reason' in found ? `: skipped, ${found.reason}` : '';

describe.skipIf(!program)(`PgBouncer in transaction mode in front of the database${reason}`, () => {
  let bouncer: Pgbouncer;
  let database: TestDatabase;
  let dataFolder: string;
  let platform: RunningPlatform | undefined;
  let owner: TestClient;
  let form: { id: string; revisionId: string };

  const start = async (more: Record<string, string>): Promise<RunningPlatform> => {
    const config = await loadConfig({
      NODE_ENV: 'test',
      PORT: '0',
      INLAY_SAMPLE_PORT: 'off',
      INLAY_DATA_FOLDER: dataFolder,
      INLAY_OWNER_EMAIL: OWNER.email,
      INLAY_OWNER_PASSWORD: OWNER.password,
      ...more,
    });
    return startPlatform(config, createLogger('silent'));
  };

  beforeAll(async () => {
    database = await createEmptyDatabase();
    dataFolder = await mkdtemp(join(tmpdir(), 'inlay-pooled-'));
    const connectionString = inject('templateConnectionString');
    bouncer = await startPgbouncer(program, { connectionString, poolSize: POOL_SIZE });
    platform = await start({
      DATABASE_URL: bouncer.through(database.connectionString),
      DATABASE_DIRECT_URL: database.connectionString,
    });
    const url = `http://127.0.0.1:${platform.port}`;
    owner = new TestClient(url);
    const captchaToken = await solveCaptcha(url);
    await owner.post('/api/auth/signin', { ...OWNER, captchaToken });
    const made = await owner.post('/api/forms', { definition: inboxForm() });
    form = { id: made.body.id, revisionId: made.body.revisionId };
    await database.query(
      `insert into platform_settings (key, value, updated_at)
       values ('submitLimitMinute', '1000', now()), ('submitLimitHour', '1000', now())`,
    );
  });
  afterAll(async () => {
    await platform?.stop();
    await bouncer?.stop();
    await database?.drop();
    await rm(dataFolder, { recursive: true, force: true });
  });

  /** Retries like a browser while the platform reports that it is too busy. */
  const submit = async (idempotencyKey: string): Promise<TestResponse> => {
    const answer = await new TestClient(owner.url).post(`/api/public/forms/${form.id}/submissions`, {
      revisionId: form.revisionId,
      idempotencyKey,
      answers: { name: idempotencyKey },
    });
    if (answer.status !== 503) return answer;
    await wait(Number(answer.headers.get('retry-after')) * 1_000);
    return submit(idempotencyKey);
  };

  test('whoever signs in through it is signed in', async () => {
    const { body } = await owner.get('/api/auth/session');
    expect(body.user.email).toBe(OWNER.email);
  });

  test(`${SUBMISSIONS} submissions at once are stored exactly once, also those that are sent again`, async () => {
    const keys = Array.from({ length: SUBMISSIONS }, () => randomUUID());
    const answers = await Promise.all(keys.map(submit));
    const again = await Promise.all(keys.slice(0, REPEATED).map(submit));
    expect(again.map(({ body }) => body)).toEqual(answers.slice(0, REPEATED).map(({ body }) => body));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const stored = await database.query<{ id: string; key: string }>(
      'select id, idempotency_key as key from form_submissions where form_id = $1',
      [form.id],
    );
    expect(stored.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
    const acknowledged = new Set(answers.map(({ body }) => body.submissionId as string));
    expect([...acknowledged].toSorted()).toEqual(stored.map(({ id }) => id).toSorted());
  });

  test('the inbox, its search and the figures are read, many at once', async () => {
    const queries = ['', `?formId=${form.id}`, `?formId=${form.id}&search=a`];
    const asked = await Promise.all(
      Array.from({ length: 10 }, () => queries.map((query) => owner.get(`/api/submissions${query}`))).flat(),
    );
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 200));
    for (const { body } of asked) expect(body.submissions.length).toBeGreaterThan(0);
    const year = new Date().getUTCFullYear();
    const { body } = await owner.get(`/api/analytics?from=${year}-01-01&to=${year}-12-31&zone=UTC`);
    expect(body.totalSubmissions).toBe(SUBMISSIONS);
  });

  test('D-13 a submission is told to who has the inbox open', async () => {
    const stream = await listen(owner);
    await submit(randomUUID());
    const told = stream.next(`event: submissions\ndata: {"formId":"${form.id}"}`);
    await expect(told).resolves.toBeTypeOf('string');
    await stream.cancel();
  });

  test('jobs run: who is to be told has a mail, and an export is made', async () => {
    await owner.post(`/api/forms/${form.id}/notification-emails`, { email: 'told@example.com' });
    // Otherwise the submissions above are a crowd, which a digest tells of minutes later (decision 190).
    await database.query('delete from submission_notices; delete from digest_periods');
    await submit(randomUUID());
    const mails = () => database.query(`select from deliveries where recipient = 'told@example.com'`);
    // The submission of the test before may still be told of, too.
    await vi.waitFor(async () => expect(await mails()).not.toHaveLength(0), { timeout: 20_000 });
    const { body: made } = await owner.post('/api/exports', { format: 'csv', filter: { formId: form.id } });
    const state = async () => (await owner.get(`/api/exports/${made.id}`)).body.state;
    await vi.waitFor(async () => expect(await state()).toBe('done'), { timeout: 20_000 });
    const [file, answer] = [
      await owner.get(`/api/exports/${made.id}/file`),
      await owner.get(`/api/submissions/export?formId=${form.id}&format=csv`),
    ];
    const rows = await database.query('select from form_submissions where form_id = $1', [form.id]);
    for (const { text } of [file, answer]) expect(text.trim().split('\n')).toHaveLength(rows.length + 1);
  });

  test('T33 time-outs and settings hold in every session behind it, and come before those of this end', async () => {
    const pool = new pg.Pool({
      connectionString: bouncer.through(database.connectionString),
      max: POOL_SIZE,
    });
    const slow = Array.from({ length: POOL_SIZE }, async () => pool.query('select pg_sleep(20)'));
    const codes = (await Promise.allSettled(slow)).map((one) => 'reason' in one && one.reason.code);
    // query_canceled, by the server itself.
    expect(codes).toEqual(codes.map(() => '57014'));
    const client = await pool.connect();
    await client.query('begin');
    const { rows } = await client.query(
      `select current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle,
         current_setting('jit') as jit`,
    );
    await client.query('rollback');
    client.release();
    await pool.end();
    const { lockMs, idleInTransactionMs } = DATABASE_TIMEOUTS;
    expect(rows).toEqual([{ lock: `${lockMs / 1000}s`, idle: `${idleInTransactionMs / 1000}s`, jit: 'off' }]);
  });

  test('E15 a server that goes away behind it counts as away, a statement with a wrong value does not', async () => {
    const address = await startAddress(Number(new URL(database.connectionString).port));
    const behind = Object.assign(new URL(database.connectionString), { port: String(address.port) }).href;
    const own = await startPgbouncer(program, { connectionString: behind, poolSize: 1 });
    onTestFinished(() => own.stop());
    const client = new pg.Client({ connectionString: own.through(behind) });
    client.on('error', () => undefined);
    await client.connect();
    const wrong = await client.query('select $1::int', [1, 2]).catch((error: unknown) => error);
    expect([wrong, isDatabaseUnavailable(wrong)]).toEqual([
      expect.objectContaining({ code: '08P01', severity: 'ERROR' }),
      false,
    ]);
    // Other tests sleep as well.
    const sleep = `select pg_sleep(20), '${randomUUID()}'`;
    const asking = client.query(sleep).catch((error: unknown) => error);
    await vi.waitFor(async () =>
      expect(await database.query('select from pg_stat_activity where query = $1', [sleep])).toHaveLength(1),
    );
    await address.stop();
    const lost = await asking;
    expect([lost, isDatabaseUnavailable(lost)]).toEqual([
      expect.objectContaining({ code: '08P01', severity: 'FATAL' }),
      true,
    ]);
  });

  test('another process starts beside it, and migrations may take longer than requests', async () => {
    const second = await start({
      DATABASE_URL: bouncer.through(database.connectionString),
      DATABASE_DIRECT_URL: database.connectionString,
      INLAY_ROLE: 'web',
    });
    expect((await fetch(`http://127.0.0.1:${second.port}/readyz`)).status).toBe(200);
    await second.stop();
  });

  test('it is recognised, and whether it keeps prepared statements; PostgreSQL itself is none', async () => {
    const { output } = await runProgram(program, ['--version'], null);
    const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(output) ?? [];
    const pooler = await findPooler(bouncer.through(database.connectionString));
    // Since 1.24 by default; from 1.21 on by a setting.
    expect(pooler).toMatchObject({ keepsStatements: Number(major) * 100 + Number(minor) >= 124 });
    expect(await findPooler(database.connectionString)).toBeNull();
  });

  test('the doctor examines both addresses, and says where one is missing', async () => {
    const pooled = bouncer.through(database.connectionString);
    const examine = async (addresses: Record<string, string>) => {
      const environment = { NODE_ENV: 'test', INLAY_DATA_FOLDER: dataFolder, ...addresses };
      const { output } = await runTestCli(['doctor', '--json'], { environment });
      const { findings } = JSON.parse(output) as {
        findings: { name: string; state: string; text: string }[];
      };
      return (name: string) => findings.find((finding) => finding.name === name);
    };
    const both = await examine({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: database.connectionString });
    expect(both('Database')?.state).toBe('ok');
    expect(both('Pooler')).toMatchObject({ state: 'ok', text: expect.stringContaining('time-outs hold') });
    const one = await examine({ DATABASE_URL: pooled });
    expect(one('Database')).toMatchObject({
      state: 'problem',
      text: expect.stringContaining('DATABASE_DIRECT_URL'),
    });
  });

  test('what is prepared stays whole: names are left out, cursors and plain texts are not touched', async () => {
    const connectionString = bouncer.through(database.connectionString);
    const pool = createPool(connectionString, {
      size: POOL_SIZE * 2,
      logger: createLogger('silent'),
      pooler: await findPooler(connectionString),
    });
    const asked = Array.from({ length: 50 }, async (_, at) =>
      pool.query<{ at: number }>({ name: 'same_name', text: 'select $1::int as at', values: [at] }),
    );
    const answers = await Promise.all(asked);
    expect(answers.map(({ rows }) => rows[0]?.at)).toEqual(asked.map((_, at) => at));
    await pool.end();
  });

  test('without an address of PostgreSQL itself the start says what to set', async () => {
    const pooled = bouncer.through(database.connectionString);
    await expect(start({ DATABASE_URL: pooled })).rejects.toThrow(
      /DATABASE_URL leads to a pooler.*DATABASE_DIRECT_URL/,
    );
    await expect(start({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: pooled })).rejects.toThrow(
      /DATABASE_DIRECT_URL leads to a pooler/,
    );
  });
});
