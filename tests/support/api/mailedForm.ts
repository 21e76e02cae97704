import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { createEmptyDefinition, createField, withFields, type FormDefinition } from '@inlay/sdk/model';
import { runWaitingJobs } from '../../../api/src/app/startWorker.ts';
import type { Config } from '../../../api/src/platform/config/config.ts';
import { plain, startMailServer, type TestMailServer } from '../mailServer.ts';
import { startTestApi, type TestApi, type TestPerson, type BuiltForm } from './testApi.ts';
import { removePeople } from './removePeople.ts';

export const mailedDefinition: FormDefinition = withFields(
  { ...createEmptyDefinition('Order <cake>'), textHandling: 'as_typed' },
  [
    { ...createField('text'), id: 'name', label: 'Your name' },
    { ...createField('email'), id: 'mail', label: 'Email' },
  ],
);

/** A form with notifications, and a mail server that stores its mails. */
interface MailedForm {
  api: TestApi;
  server: TestMailServer;
  owner: TestPerson;
  form: BuiltForm;
  /** Answers the form as a visitor does. */
  answer(
    answers?: Record<string, unknown>,
    options?: { form?: BuiltForm; headers?: Record<string, string>; captchaToken?: string },
  ): Promise<{ submissionId: string; redirectUrl: string | null }>;
  /** Adds a recipient of notifications, of all forms or of one. */
  tell(email: string, formId?: string): Promise<void>;
  /** Runs what waits; mails go to the server. */
  runJobs(): Promise<void>;
}

/** Our own link in a mail, as a path: links are followed at the test's address. */
export function pathIn(mail: string | undefined, pattern: RegExp): string {
  return (pattern.exec(plain(mail))?.[1] ?? '').replace('http://platform.test', '');
}

/**
 * Gives each test of the file a new owner and form, and an empty outbox. With `smtpUrl` there is a mail
 * server.
 */
export function useMailedForm(changes: Partial<Config> = {}): MailedForm {
  const scene: Partial<MailedForm> & Pick<MailedForm, 'answer' | 'runJobs' | 'tell'> = {
    async answer(answers = { name: 'Ada' }, { form = current().form, headers = {}, captchaToken } = {}) {
      const body = {
        revisionId: form.revisionId,
        idempotencyKey: crypto.randomUUID(),
        answers,
        captchaToken,
      };
      const sent = await current()
        .api.visitor()
        .send('POST', `/api/public/forms/${form.id}/submissions`, {
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        });
      expect(sent.status).toBe(201);
      return sent.body;
    },
    async tell(email, formId) {
      const body = { email, formId: formId ?? null, label: null };
      expect((await current().owner.post('/api/notification-emails', body)).status).toBe(201);
    },
    async runJobs() {
      const { api, server } = current();
      await runWaitingJobs({ ...api.deps, findMailer: server.findMailer });
    },
  };
  /** Whole since the hooks have run. */
  const current = () => scene as MailedForm;
  beforeAll(async () => {
    scene.api = await startTestApi(changes);
    scene.server = await startMailServer(scene.api.deps.config);
    await scene.api.liftSubmitLimits();
  });
  beforeEach(async () => {
    const { api, server } = current();
    server.received.length = 0;
    await removePeople(api.database);
    await api.database.query('delete from deliveries');
    await api.database.query('delete from rate_limits');
    scene.owner = await api.signedIn();
    scene.form = await api.buildForm(scene.owner, mailedDefinition);
  });
  afterAll(async () => {
    await scene.server?.close();
    await scene.api?.stop();
  });
  return current();
}
