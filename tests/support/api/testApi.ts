import { Writable } from 'node:stream';
import type { FormDefinition } from '@inlay/sdk/model';
import { createApp } from '../../../api/src/app.ts';
import type { Config } from '../../../api/src/config.ts';
import { createDeps } from '../../../api/src/createDeps.ts';
import { actAsSystem } from '../../../api/src/db/actAs.ts';
import { createForm } from '../../../api/src/forms/createForm.ts';
import type { AppDeps } from '../../../api/src/http/appDeps.ts';
import { createLogger } from '../../../api/src/logger.ts';
import { startServer } from '../../../api/src/server.ts';
import { createUser, type NewUser } from '../../../api/src/users/createUser.ts';
import { createTestDatabase, type TestDatabase } from '../postgres/testDatabase.ts';
import { TestClient } from './testClient.ts';

/** A password that meets the rule; the same for every test person. */
export const TEST_PASSWORD = 'Correct-Horse-9';

/** The whole application on a database of its own, listening on a free port. */
export interface TestApi {
  url: string;
  deps: AppDeps;
  database: TestDatabase;
  /** Everything that was logged, as text. */
  log(): string;
  /** A caller without a session. */
  visitor(): TestClient;
  /** Creates an approved person (or what `input` says) and signs him in. */
  signedIn(input?: Partial<NewUser>): Promise<TestClient & { userId: string; email: string }>;
  buildForm(
    owner: { userId: string },
    definition: FormDefinition,
  ): Promise<{ id: string; revisionId: string }>;
  stop(): Promise<void>;
}

const CONFIG: Config = {
  environment: 'test',
  host: '127.0.0.1',
  port: 0,
  publicUrl: 'http://platform.test',
  databaseUrl: null,
  poolSize: 5,
  dataFolder: '/nonexistent',
  ownerEmail: null,
  ownerPassword: null,
  secret: 'a secret for tests, thirty-two characters',
  samplePort: null,
  platformName: 'Inlay',
  trustedProxies: 0,
  logLevel: 'trace',
};

/** Starts the application. Stop it in `afterAll`. */
export async function startTestApi(changes: Partial<Config> = {}): Promise<TestApi> {
  const database = await createTestDatabase();
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const config = { ...CONFIG, ...changes };
  const { deps, close } = await createDeps(
    config,
    createLogger(config.logLevel, sink),
    database.connectionString,
  );
  const server = await startServer(createApp(deps).callback(), config);
  const url = `http://127.0.0.1:${server.port}`;
  let people = 0;
  return {
    url,
    deps,
    database,
    log: () => lines.join(''),
    visitor: () => new TestClient(url),
    async signedIn(input = {}) {
      const email = input.email ?? `person${++people}@example.com`;
      const person: NewUser = { email, password: TEST_PASSWORD, isApproved: true, formLimit: null, ...input };
      const { id } = await actAsSystem(deps.orm, (em) => createUser(em, person));
      if (!person.isApproved)
        await database.query('update users set email_confirmed_at = now() where id = $1', [id]);
      const client = new TestClient(url);
      await client.post('/api/auth/signin', { email, password: person.password });
      return Object.assign(client, { userId: id, email });
    },
    async buildForm({ userId }, definition) {
      const form = await actAsSystem(deps.orm, (em) =>
        createForm(em, { owner: { id: userId, role: 'admin' }, definition }),
      );
      return { id: form.id, revisionId: form.currentRevisionId };
    },
    async stop() {
      await server.stop();
      await close();
      await database.drop();
    },
  };
}
