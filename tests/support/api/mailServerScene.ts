import { afterEach, beforeEach } from 'vitest';
import type { SMTPServerOptions } from 'smtp-server';
import { inTransaction } from '../../../api/src/platform/db/inTransaction.ts';
import { queueMail } from '../../../api/src/platform/mail/queueMail.ts';
import { startMailServer, type TestMailServer } from '../mailServer.ts';
import { removePeople } from './removePeople.ts';
import type { TestClient } from './testClient.ts';
import { useTestApi, type TestApi, type TestPerson } from './testApi.ts';

/** The address of the mail server's routes. */
export const MAIL_SERVER_PATH = '/api/admin/mail-server';

/** Whom the guarded server lets in. */
export const MAIL_USER = 'ada@bakery.test';
export const MAIL_PASSWORD = 'Hunter-2 of Ada';

/** Lets in who has the password, and repeats what it refuses, as some servers do. */
export const GUARDED: SMTPServerOptions = {
  authOptional: false,
  onAuth({ username, password }, _session, done) {
    if (username === MAIL_USER && password === MAIL_PASSWORD) done(null, { user: username });
    else done(new Error(`No ${password}, ${Buffer.from(password ?? '').toString('base64')}`));
  },
};

/** The port of a server that a test has started. */
export const portOf = ({ url }: TestMailServer): number => Number(new URL(url).port);

/** What an administrator types for a server on this machine. */
export const typedServer = (port: number, changes: object = {}) => ({
  host: '127.0.0.1',
  port,
  security: 'none',
  user: null,
  senderName: 'Ada’s bakery',
  senderAddress: 'hello@bakery.test',
  withTest: true,
  ...changes,
});

/** An administrator who types mail servers, which end with the test. */
interface MailServerScene {
  api: TestApi;
  admin: TestPerson;
  /** Starts a mail server. */
  startServer(options?: SMTPServerOptions): Promise<TestMailServer>;
  /** Types a server, and returns the body of the answer. */
  save(port: number, changes?: object): Promise<TestResponseBody>;
  /** What screens are told of mails. */
  healthFor(person: TestClient): Promise<string>;
  /** Puts a mail into the outbox. */
  queue(): Promise<unknown>;
  /** The states of all mails, oldest first. */
  states(): Promise<unknown[]>;
}

type TestResponseBody = Awaited<ReturnType<TestClient['get']>>['body'];

/** Gives each test of a file a new administrator, no mail server and an empty outbox. */
export function useMailServers(): MailServerScene {
  const api = useTestApi();
  const closing: (() => Promise<void>)[] = [];
  const scene: Partial<MailServerScene> = { api };
  /** Whole since the hooks have run. */
  const current = () => scene as MailServerScene;
  beforeEach(async () => {
    for (const table of ['deliveries', 'rate_limits', 'platform_settings', 'graphile_worker._private_jobs'])
      await api.database.query(`delete from ${table}`);
    await removePeople(api.database);
    scene.admin = await api.signedIn({ role: 'admin' });
  });
  afterEach(() => Promise.all(closing.splice(0).map((close) => close())));
  return Object.assign(current(), {
    async startServer(options?: SMTPServerOptions) {
      const server = await startMailServer(api.deps.config, options);
      let isOpen = true;
      const close = async (): Promise<void> => {
        if (isOpen) await server.close();
        isOpen = false;
      };
      closing.push(close);
      return { ...server, close };
    },
    save: async (port: number, changes: object = {}) =>
      (await current().admin.put(MAIL_SERVER_PATH, typedServer(port, changes))).body,
    healthFor: async (person: TestClient) => (await person.get('/api/settings')).body.mail,
    queue: () =>
      inTransaction(api.deps.orm, (em) =>
        queueMail(
          em,
          'contact_message',
          { to: 'owner@example.com', platformName: 'Inlay' },
          { name: 'Grace', email: 'grace@example.com', subject: 'Hello', message: 'Hi' },
        ),
      ),
    states: async () =>
      (await api.database.query('select state from deliveries order by id')).map(({ state }) => state),
  });
}
