import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { runWaitingJobs } from '../../../api/src/app/startWorker.ts';
import { createWebhookSender, type SenderOptions } from '../../../api/src/delivery/channels/webhookSender.ts';
import { submitTo } from './inboxSamples.ts';
import { startTestApi, type TestApi, type TestPerson, type BuiltForm } from './testApi.ts';
import { removePeople } from './removePeople.ts';

const HOST = '127.0.0.1';
const definition = withFields(createEmptyDefinition('Order'), [
  { ...createField('text'), id: 'name', label: 'Your name' },
]);

/** A request as a receiver got it. */
export interface Call {
  /** Its path. */
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A form with webhooks, and receivers for them on this machine, which the platform may call. */
interface WebhookScene {
  api: TestApi;
  owner: TestPerson;
  form: BuiltForm;
  hooksPath(): string;
  /** Starts a receiver that records its requests and answers by the given rule; closed after the test. */
  startReceiver(
    answer: (response: ServerResponse, call: Call) => void,
  ): Promise<{ url: string; calls: Call[] }>;
  addWebhook(url: string): Promise<{ id: string; secret: string; path: string }>;
  /** Answers the form as a visitor does. @returns the submission's id. */
  answer(name?: string): Promise<string>;
  /** Deliveries of the webhook at the path, as the owner is shown them. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the tests say what they expect of each
  deliveries(path: string): Promise<any[]>;
  /** Sends a delivery again. */
  resend(id: string): ReturnType<TestPerson['post']>;
  /** Runs waiting jobs; makes later attempts due first. */
  runJobs(options?: SenderOptions): Promise<void>;
  /** Resources to release after the test. */
  closing: (() => Promise<void> | void)[];
}

export const takeIt = (response: ServerResponse): void => void response.end('Taken');

/** Gives each test of the file a new owner and form, and an empty queue. */
export function useWebhooks(): WebhookScene {
  const closing: WebhookScene['closing'] = [];
  const scene: Omit<WebhookScene, 'api' | 'owner' | 'form'> & Partial<WebhookScene> = {
    closing,
    hooksPath: () => `/api/forms/${current().form.id}/webhooks`,
    async startReceiver(answer) {
      const calls: Call[] = [];
      const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
        const parts: Buffer[] = [];
        for await (const part of request) parts.push(part as Buffer);
        const call = {
          url: request.url ?? '',
          headers: request.headers,
          body: Buffer.concat(parts).toString(),
        };
        calls.push(call);
        answer(response, call);
      };
      const server = createServer((request, response) => void take(request, response));
      server.listen(0, HOST);
      await once(server, 'listening');
      closing.push(() => {
        server.closeAllConnections();
        server.close();
      });
      return { url: `http://${HOST}:${(server.address() as AddressInfo).port}/hook`, calls };
    },
    async addWebhook(url) {
      const { status, body } = await current().owner.post(scene.hooksPath(), { url });
      expect(status).toBe(201);
      const { id } = body.webhook;
      return { id, secret: body.secret, path: `${scene.hooksPath()}/${id}` };
    },
    answer: (name = 'Ada') => submitTo(current().api, current().form, { name }),
    async deliveries(path) {
      const { body } = await current().owner.get(
        `/api/forms/${current().form.id}/deliveries?channel=webhook&limit=100`,
      );
      return body.deliveries.filter(({ webhookId }: { webhookId: string }) => path.endsWith(webhookId));
    },
    resend: (id) => current().owner.post(`/api/forms/${current().form.id}/deliveries/${id}/resend`),
    async runJobs(options = {}) {
      const { api } = current();
      const webhooks = createWebhookSender(api.deps.config, options);
      await api.database.query('update graphile_worker._private_jobs set run_at = now()');
      await runWaitingJobs({ ...api.deps, webhooks });
      await webhooks.close();
    },
  };
  /** Whole since the hooks have run. */
  const current = () => scene as WebhookScene;
  beforeAll(async () => {
    scene.api = await startTestApi({ allowedHosts: [HOST] });
    await scene.api.liftSubmitLimits();
  });
  beforeEach(async () => {
    const { api } = current();
    await removePeople(api.database);
    await api.database.query('delete from graphile_worker._private_jobs');
    scene.owner = await api.signedIn();
    scene.form = await api.buildForm(scene.owner, definition);
  });
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });
  afterAll(() => scene.api?.stop());
  return current();
}
