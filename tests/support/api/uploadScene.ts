import { randomUUID } from 'node:crypto';
import { createEmptyDefinition, createField, withFields, type Field, FILE_KINDS } from '@inlay/sdk/model';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Config } from '../../../api/src/platform/config/config.ts';
import { startTestApi, type TestApi, type TestPerson, type BuiltForm } from './testApi.ts';
import type { TestResponse } from './testClient.ts';

export const filesField: Field = {
  ...createField('file'),
  id: 'files',
  label: 'Your files',
  accepts: [...FILE_KINDS],
  maxFiles: 3,
};
export const uploadForm = withFields(createEmptyDefinition('Application'), [
  { ...createField('text'), id: 'name', label: 'Name' },
  filesField,
  { ...createField('signature'), id: 'sign', label: 'Signature' },
]);

/** A file in an answer, with its ticket. */
export interface SentFile {
  id: string;
  name: string;
  size: number;
  type: string;
}

/** Sends requests of tus 1.0.0 as a visitor's script does. @param origin of the website that it runs on. */
export function tusCalls(api: TestApi, origin?: string) {
  const call = (method: string, path: string, headers: Record<string, string>, body?: Uint8Array) =>
    api.visitor().send(method, path, {
      headers: { 'Tus-Resumable': '1.0.0', ...(origin && { origin }), ...headers },
      ...(body && { body }),
    });
  const encode = (text: string): string => Buffer.from(text).toString('base64');
  return {
    create: (
      formId: string,
      { name, size, field = 'files' }: { name: string; size: number; field?: string },
    ) =>
      call('POST', `/api/public/forms/${formId}/uploads`, {
        'Upload-Length': String(size),
        'Upload-Metadata': `filename ${encode(name)},field ${encode(field)}`,
      }),
    head: (address: string) => call('HEAD', address, {}),
    write: (address: string, offset: number, bytes: Uint8Array) =>
      call(
        'PATCH',
        address,
        { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' },
        bytes,
      ),
    remove: (address: string) => call('DELETE', address, {}),
  };
}

/** Uploads a whole file. @returns the answer to its last request, and the file as an answer names it. */
export async function uploadFile(
  api: TestApi,
  formId: string,
  { name, bytes, field = 'files' }: { name: string; bytes: Uint8Array; field?: string },
): Promise<{ response: TestResponse; file: SentFile }> {
  const tus = tusCalls(api);
  const created = await tus.create(formId, { name, size: bytes.length, field });
  const address = created.headers.get('location') ?? '';
  const response = address ? await tus.write(address, 0, bytes) : created;
  const id = address.split('/').pop() ?? '';
  return { response, file: { id, name, size: bytes.length, type: 'application/x-said' } };
}

interface UploadScene {
  api: TestApi;
  owner: TestPerson;
  form: BuiltForm;
  upload(name: string, bytes: Uint8Array, field?: string): ReturnType<typeof uploadFile>;
  submit(answers: Record<string, unknown>, key?: string): Promise<TestResponse>;
  /** The stored uploads of the form. */
  rows(): Promise<{ id: string; state: string; type: string; key: string | null; sha256: string }[]>;
}

/** Gives each test of the file a new form with files. */
export function useUploadForm(changes: Partial<Config> = {}): UploadScene {
  const scene: Partial<UploadScene> = {
    upload(name, bytes, field) {
      const { api, form } = scene as UploadScene;
      return uploadFile(api, form.id, { name, bytes, ...(field && { field }) });
    },
    submit(answers, key = randomUUID()) {
      const { api, form } = scene as UploadScene;
      return api.visitor().post(`/api/public/forms/${form.id}/submissions`, {
        revisionId: form.revisionId,
        idempotencyKey: key,
        answers,
      });
    },
    async rows() {
      const { api, form } = scene as UploadScene;
      return api.database.query(
        'select id, state, type, key, sha256 from uploads where form_id = $1 order by id',
        [form.id],
      );
    },
  };
  beforeAll(async () => {
    scene.api = await startTestApi(changes);
    await scene.api.liftSubmitLimits();
    scene.owner = await scene.api.signedIn();
  });
  beforeEach(async () => {
    await scene.api!.database.query('delete from rate_limits');
    scene.form = await scene.api!.buildForm(scene.owner!, uploadForm);
  });
  afterAll(() => scene.api?.stop());
  return scene as UploadScene;
}
