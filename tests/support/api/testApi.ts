import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import pg from 'pg';
import type { FormDefinition } from '@inlay/sdk/model';
import { afterAll, beforeAll } from 'vitest';
import { createListener } from '../../../api/src/app/app.ts';
import type { Config } from '../../../api/src/platform/config/config.ts';
import { createDeps } from '../../../api/src/app/createDeps.ts';
import { grantRows, switchFence } from '../../../api/src/platform/db/fence/fence.ts';
import { fencedRole, findRole, type Role } from '../../../api/src/platform/db/fence/fencedRole.ts';
import { forPlatform } from '../../../api/src/platform/process/rowPrincipal.ts';
import { inTransaction } from '../../../api/src/platform/db/inTransaction.ts';
import { OWNER } from '../../../api/src/platform/identity/roles.ts';
import { createForm } from '../../../api/src/forms/createForm.ts';
import type { AppDeps } from '../../../api/src/app/appDeps.ts';
import { runWaitingJobs } from '../../../api/src/app/startWorker.ts';
import { createLogger } from '../../../api/src/platform/logging/logger.ts';
import { startServer } from '../../../api/src/platform/process/server.ts';
import { timed } from '../times.ts';
import { createTestDatabase, type TestDatabase } from '../postgres/testDatabase.ts';
import { solveCaptcha } from './solveCaptcha.ts';
import { TestClient, type TestResponse } from './testClient.ts';
import { TEST_CONFIG } from './testConfig.ts';
import { createTestPeople, type TestPeople } from './testPeople.ts';

export { TEST_PASSWORD, type TestPerson, type TestPortalClient } from './testPeople.ts';

/** A form that a test has built. */
export interface BuiltForm {
  id: string;
  revisionId: string;
}

/** The whole application on its own database, listening on a free port. */
export interface TestApi extends TestPeople {
  url: string;
  deps: AppDeps;
  database: TestDatabase;
  /** Everything that was logged, as text. */
  log(): string;
  /** A caller without a session. */
  visitor(): TestClient;
  /** Signs in as a browser does, captcha and all. */
  postSignIn(email: string, password: string, client?: TestClient): Promise<TestResponse>;
  /** Lifts the limits for tests that send a lot from one source (D-90). */
  liftSubmitLimits(): Promise<void>;
  /** Runs every job that waits. */
  runJobs(): Promise<void>;
  /** Follows the confirmation link of the newest mail to an address. @returns whether it was good. */
  followLink(email: string): Promise<boolean>;
  /** Returns the newest mail to an address in the outbox. */
  lastMail(email: string): Promise<{ kind: string; subject: string; text: string }>;
  /** Returns the newest security event of a type. */
  lastEvent(type: string): Promise<{ user_id: string | null; event_data: object } | undefined>;
  buildForm(owner: { userId: string; accountId: string }, definition: FormDefinition): Promise<BuiltForm>;
  /** Assigns a form to a user, as an administrator does. */
  assign(formId: string, person: { userId: string }): Promise<void>;
  /** The application once more on the same database, as another process would be; `changes` are to its settings. */
  startSecondNode(
    changes?: Partial<Config>,
  ): Promise<{ visitor(): TestClient; url: string; stop(): Promise<void> }>;
  stop(): Promise<void>;
}

/**
 * The application of a test file: started before its tests, stopped after them and after every `afterAll` of the
 * file. Called at the top of the file, before the hooks that need it.
 *
 * @param changes to the settings; they are read at once, not when the application starts
 * @returns an object that is filled when the application has started
 */
export function useTestApi(changes: Partial<Config> = {}): TestApi {
  const api = {} as TestApi;
  beforeAll(async () => {
    Object.assign(api, await timed('starting applications', () => startTestApi(changes)));
  });
  afterAll(() => timed('stopping applications', async () => api.stop?.()));
  return api;
}

/**
 * Starts the application. For a file whose settings depend on something that it starts itself, or that starts
 * several; it stops each in `afterAll`. Other files call `useTestApi`.
 *
 * @param given its database, which is dropped with it; a new one by default.
 * @param isFenced whether the policies of rows bind its requests; by default where `INLAY_FENCE=on` says so for a run.
 */
export async function startTestApi(
  changes: Partial<Config> = {},
  given?: TestDatabase,
  isFenced = process.env['INLAY_FENCE'] === 'on',
): Promise<TestApi> {
  const database = given ?? (await createTestDatabase());
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const dataFolder = await mkdtemp(join(tmpdir(), 'inlay-test-'));
  const config: Config = { ...TEST_CONFIG, dataFolder, ...changes };
  // A given one may be behind a proxy, or have an address that the test is about.
  const connectionString = given ? given.connectionString : database.socketConnectionString;
  const role = isFenced ? await raiseFence(database, connectionString) : null;
  const prepared = { connectionString, pooler: null, readPooler: null, fencedRole: role };
  const { deps, close } = await createDeps(config, createLogger(config.logLevel, sink), prepared);
  const server = await startServer(createListener(deps), config);
  const url = `http://127.0.0.1:${server.port}`;
  return {
    url,
    deps,
    database,
    log: () => lines.join(''),
    visitor: () => new TestClient(url),
    ...createTestPeople(url, deps),
    async postSignIn(email, password, client = new TestClient(url)) {
      return client.post('/api/auth/signin', { email, password, captchaToken: await solveCaptcha(url) });
    },
    async liftSubmitLimits() {
      await database.query(
        `insert into platform_settings (key, value, updated_at)
         values ('submitLimitMinute', '1000', now()), ('submitLimitHour', '1000', now())`,
      );
    },
    async runJobs() {
      await runWaitingJobs(deps);
    },
    followLink: async (email) => followLink(url, (await findLastMail(database, email)).text),
    lastMail: (email) => findLastMail(database, email),
    async lastEvent(type) {
      const [event] = await database.query<{ user_id: string | null; event_data: object }>(
        'select user_id, event_data from security_events where event_type = $1 order by id desc limit 1',
        [type],
      );
      return event;
    },
    async buildForm({ userId: id, accountId }, definition) {
      const form = await forPlatform(() =>
        inTransaction(deps.orm, (em) =>
          createForm(em, {
            owner: { id, accountId, member: OWNER, grants: [], role: 'admin', key: null },
            definition,
          }),
        ),
      );
      return { id: form.id, revisionId: form.currentRevisionId };
    },
    async assign(formId, { userId }) {
      await database.query('update forms set assigned_to_user_id = $1 where id = $2', [userId, formId]);
      await database.query(
        `insert into account_grants (id, account_id, user_id, form_id, role, rights, created_at)
         select $3, account_id, $1, id, 'viewer', '["export"]', now() from forms where id = $2
         on conflict (account_id, form_id, user_id) where form_id is not null do nothing`,
        [userId, formId, randomUUID()],
      );
    },
    async startSecondNode(other = {}) {
      const node = await createDeps({ ...config, ...other }, createLogger('silent'), prepared);
      const second = await startServer(createListener(node.deps), config);
      const secondUrl = `http://127.0.0.1:${second.port}`;
      return {
        url: secondUrl,
        visitor: () => new TestClient(secondUrl),
        async stop() {
          await second.stop();
          await node.close();
        },
      };
    },
    async stop() {
      await server.stop();
      await close();
      await database.drop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Switches the policies of a database on. @returns the role of requests. */
async function raiseFence(database: TestDatabase, connectionString: string): Promise<Role> {
  const owner = findRole(connectionString);
  if (!owner) throw new Error('The owner of the database has no password');
  const role = fencedRole(owner);
  await withClient(database.connectionString, async (client) => {
    await grantRows(client, role.user);
    await switchFence(client, true);
  });
  return role;
}

async function withClient(address: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function findLastMail(
  database: TestDatabase,
  email: string,
): Promise<{ kind: string; subject: string; text: string }> {
  const [mail] = await database.query<{ kind: string; subject: string; text: string }>(
    `select kind, subject, coalesce(message ->> 'text', '') as text from deliveries where recipient = $1 order by id desc limit 1`,
    [email],
  );
  return mail ?? { kind: 'none', subject: '', text: '' };
}

async function followLink(url: string, text: string): Promise<boolean> {
  const [, path, token] = /http:\/\/platform\.test(\S+)#token=(\S+)/.exec(text) ?? [];
  const call = path === '/client/confirm' ? '/api/client-confirm' : '/api/auth/confirm';
  return (await new TestClient(url).post(call, { token })).body.isConfirmed;
}
