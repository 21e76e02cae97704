import { randomUUID } from 'node:crypto';
import { createEmptyDefinition, createField, withFields, type Field } from '@inlay/sdk/model';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { UpdatePublishingRequest } from '../../../api/src/platform/contract/index.ts';
import { startTestApi, type TestApi, type TestPerson, type BuiltForm } from './testApi.ts';
import type { TestClient, TestResponse } from './testClient.ts';

/** Address of the platform. */
export const OWN_ORIGIN = 'http://platform.test';

const name: Field = { ...createField('text'), id: 'name', label: 'Name', required: true };
const definition = withFields(createEmptyDefinition('Contact'), [name]);

interface Sending {
  headers?: Record<string, string>;
  body?: Record<string, unknown>;
}

/** A form with publishing settings, and its visitors. */
interface PublishedScene {
  api: TestApi;
  owner: TestPerson;
  form: BuiltForm;
  /** Continues with another form of the same owner. */
  buildAnother(): Promise<void>;
  publish(changes: UpdatePublishingRequest): Promise<void>;
  /** Sends it as a script does. */
  submit(sending?: Sending): Promise<TestResponse>;
  /** Posts it as a browser without JavaScript, from the platform's own page by default. */
  post(
    body?: Record<string, string>,
    visitor?: TestClient,
    headers?: Record<string, string>,
  ): Promise<TestResponse>;
  read(origin?: string, path?: string): Promise<TestResponse>;
  countStored(): Promise<number>;
}

/** Gives each test of the file a new form. */
export function usePublishedForm(): PublishedScene {
  const scene: Omit<PublishedScene, 'api' | 'owner' | 'form'> & Partial<PublishedScene> = {
    async buildAnother() {
      scene.form = await current().api.buildForm(current().owner, definition);
    },
    async publish(changes) {
      const { status, body } = await current().owner.patch(
        `/api/forms/${current().form.id}/publishing`,
        changes,
      );
      expect([status, body.error]).toEqual([200, undefined]);
    },
    submit({ headers = {}, body = {} } = {}) {
      const { api, form } = current();
      return api.visitor().send('POST', `/api/public/forms/${form.id}/submissions`, {
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({
          revisionId: form.revisionId,
          idempotencyKey: randomUUID(),
          answers: { name: 'Ada' },
          ...body,
        }),
      });
    },
    post(body = {}, visitor = current().api.visitor(), headers = { origin: OWN_ORIGIN }) {
      const { form } = current();
      return visitor.send('POST', `/embed/${form.id}`, {
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams({
          revisionId: form.revisionId,
          idempotencyKey: randomUUID(),
          'answers.name': 'Ada',
          ...body,
        }).toString(),
      });
    },
    read: (origin, path = `/api/public/forms/${current().form.id}`) =>
      current()
        .api.visitor()
        .send('GET', path, { headers: origin ? { origin } : {} }),
    async countStored() {
      const { api, form } = current();
      return (await api.database.query('select 1 from form_submissions where form_id = $1', [form.id]))
        .length;
    },
  };
  /** Whole since the hooks have run. */
  const current = () => scene as PublishedScene;
  beforeAll(async () => {
    scene.api = await startTestApi({ trustedProxies: 1, poolSize: 10 });
    scene.owner = await scene.api.signedIn();
    await scene.api.liftSubmitLimits();
  });
  beforeEach(() => scene.buildAnother());
  afterAll(() => scene.api?.stop());
  return current();
}
