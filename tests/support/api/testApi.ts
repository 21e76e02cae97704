import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { FormDefinition } from '@inlay/sdk/model';
import { createListener } from '../../../api/src/app/app.ts';
import { hashPassword } from '../../../api/src/auth/password/passwords.ts';
import { createSession } from '../../../api/src/identity/sessions.ts';
import { Client } from '../../../api/src/entities/client.entity.ts';
import { createClientSession } from '../../../api/src/identity/clientSessions.ts';
import type { Config } from '../../../api/src/config/config.ts';
import { createDeps } from '../../../api/src/app/createDeps.ts';
import { inTransaction } from '../../../api/src/db/inTransaction.ts';
import { createId } from '../../../api/src/db/columns.ts';
import { getAccountId } from '../../../api/src/identity/accountMembers.ts';
import { createForm } from '../../../api/src/forms/createForm.ts';
import type { AppDeps } from '../../../api/src/app/appDeps.ts';
import { runWaitingJobs } from '../../../api/src/app/startWorker.ts';
import { createLogger } from '../../../api/src/logging/logger.ts';
import { startServer } from '../../../api/src/process/server.ts';
import { createUser, type NewUser } from '../../../api/src/users/createUser.ts';
import { User } from '../../../api/src/entities/user.entity.ts';
import { createTestDatabase, type TestDatabase } from '../postgres/testDatabase.ts';
import { solveCaptcha } from './solveCaptcha.ts';
import { TestClient, type TestResponse } from './testClient.ts';

/** A password that meets the rule; the same for every test person. */
export const TEST_PASSWORD = 'Correct-Horse-9';

/** A signed-in person. */
export type TestPerson = TestClient & { userId: string; accountId: string; email: string };

/** Hashed once: what a hash costs is tested where it matters. */
const passwordHash = hashPassword(TEST_PASSWORD);

/** The whole application on its own database, listening on a free port. */
export interface TestApi {
  url: string;
  deps: AppDeps;
  database: TestDatabase;
  /** Everything that was logged, as text. */
  log(): string;
  /** A caller without a session. */
  visitor(): TestClient;
  /** Creates an approved user (or as `input` says) and opens a session for them. */
  signedIn(input?: Partial<NewUser>): Promise<TestPerson>;
  /** A new session of the same person. */
  signInAgain(person: { userId: string }): Promise<TestClient>;
  /** Creates an active client with a session, whose token every request carries. */
  signedInClient(): Promise<TestClient & { clientId: string; email: string }>;
  /** A new session of the same client. */
  signInClientAgain(client: { clientId: string }): Promise<TestClient>;
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
  buildForm(
    owner: { userId: string; accountId: string },
    definition: FormDefinition,
  ): Promise<{ id: string; revisionId: string }>;
  /** Assigns a form to a user, as an administrator does. */
  assign(formId: string, person: { userId: string }): Promise<void>;
  /** The application once more on the same database, as another process would be; `changes` are to its settings. */
  startSecondNode(
    changes?: Partial<Config>,
  ): Promise<{ visitor(): TestClient; url: string; stop(): Promise<void> }>;
  stop(): Promise<void>;
}

const CONFIG: Config = {
  environment: 'test',
  host: '127.0.0.1',
  port: 0,
  publicUrl: 'http://platform.test',
  role: 'all',
  webProcesses: 1,
  databaseUrl: null,
  databaseDirectUrl: null,
  databaseReadUrl: null,
  allowUnsafeDatabase: true,
  drainSeconds: 0,
  metricsAddress: null,
  poolSize: 5,
  // Set to a new folder for each application.
  dataFolder: '',
  ownerEmail: null,
  ownerPassword: null,
  secret: 'a secret for tests, thirty-two characters',
  samplePort: null,
  platformName: 'Inlay',
  footerLogo: null,
  smtpUrl: null,
  allowPlainSmtp: false,
  mailFrom: 'Inlay <no-reply@platform.test>',
  trustedProxies: 0,
  allowedHosts: [],
  captcha: { provider: 'altcha', siteKey: null, secret: null, serviceUrl: null },
  s3: null,
  filesOrigin: null,
  warehouse: null,
  clamdUrl: null,
  uploadBytes: 1_000_000_000,
  cdn: null,
  logLevel: 'trace',
  tracing: null,
  slowQueryMs: null,
};

/**
 * Starts the application. Stop it in `afterAll`.
 *
 * @param given its database, which is dropped with it; a new one by default.
 */
export async function startTestApi(changes: Partial<Config> = {}, given?: TestDatabase): Promise<TestApi> {
  const database = given ?? (await createTestDatabase());
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const dataFolder = await mkdtemp(join(tmpdir(), 'inlay-test-'));
  const config = { ...CONFIG, dataFolder, ...changes };
  const { connectionString } = database;
  const prepared = { connectionString, pooler: null, readPooler: null };
  const { deps, close } = await createDeps(config, createLogger(config.logLevel, sink), prepared);
  const server = await startServer(createListener(deps), config);
  const url = `http://127.0.0.1:${server.port}`;
  let people = 0;
  const openSession = async (userId: string): Promise<TestClient> => {
    const token = await inTransaction(deps.orm, async (em) => {
      const user = await em.findOneOrFail(User, { id: userId });
      return createSession(em, user, { kind: 'ordinary', userAgent: 'test' });
    });
    return new TestClient(url, {}, `inlay_session=${token}`);
  };
  const openClientSession = async (clientId: string): Promise<TestClient> => {
    const { token } = await inTransaction(deps.orm, async (em) =>
      createClientSession(em, await em.findOneOrFail(Client, { id: clientId })),
    );
    return new TestClient(url, { authorization: `Bearer ${token}` });
  };
  return {
    url,
    deps,
    database,
    log: () => lines.join(''),
    visitor: () => new TestClient(url),
    async signedIn(input = {}) {
      const email = input.email ?? `person${++people}@example.com`;
      const person: NewUser = {
        email,
        passwordHash: await passwordHash,
        isApproved: true,
        formLimit: null,
        ...input,
      };
      const { id } = await inTransaction(deps.orm, (em) => createUser(em, person));
      if (!person.isApproved) {
        await database.query('update users set email_confirmed_at = now() where id = $1', [id]);
        await database.query('update profiles set approval_requested_at = now() where user_id = $1', [id]);
      }
      const accountId = await inTransaction(deps.orm, (em) => getAccountId(em, id));
      return Object.assign(await openSession(id), { userId: id, accountId, email });
    },
    signInAgain: ({ userId }) => openSession(userId),
    async signedInClient() {
      const email = `client${++people}@example.com`;
      const hash = await passwordHash;
      const clientId = await inTransaction(deps.orm, async (em) => {
        const client = em.create(Client, {
          id: createId(),
          email,
          passwordHash: hash,
          isActive: true,
          emailConfirmedAt: new Date(),
        });
        await em.flush();
        return client.id;
      });
      return Object.assign(await openClientSession(clientId), { clientId, email });
    },
    signInClientAgain: ({ clientId }) => openClientSession(clientId),
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
    async buildForm({ userId: id, accountId }, definition) {
      const form = await inTransaction(deps.orm, (em) =>
        createForm(em, { owner: { id, accountId, role: 'admin' }, definition }),
      );
      return { id: form.id, revisionId: form.currentRevisionId };
    },
    async assign(formId, { userId }) {
      const sql = 'update forms set assigned_to_user_id = $1 where id = $2';
      await database.query(sql, [userId, formId]);
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

async function findLastMail(
  database: TestDatabase,
  email: string,
): Promise<{ kind: string; subject: string; text: string }> {
  const [mail] = await database.query<{ kind: string; subject: string; text: string }>(
    `select kind, subject, coalesce(body_text, '') as text from mail_outbox where recipient = $1 order by id desc limit 1`,
    [email],
  );
  return mail ?? { kind: 'none', subject: '', text: '' };
}

async function followLink(url: string, text: string): Promise<boolean> {
  const [, path, token] = /http:\/\/platform\.test(\S+)#token=(\S+)/.exec(text) ?? [];
  const call = path === '/client/confirm' ? '/api/client-confirm' : '/api/auth/confirm';
  return (await new TestClient(url).post(call, { token })).body.isConfirmed;
}
