import { createEmptyDefinition, createField, withFields, type FormDefinition } from '@inlay/sdk/model';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startFakeModel, type FakeModel } from './fakeModel.ts';
import { useTestApi, type TestPerson } from './testApi.ts';

export const KEY = 'sk-proj-0123456789abcdef-secret';
export const PARTY = 'form: Summer party\nquestions:\n  - text: Your name\n  - yes_no: Will you come?\n';

/** Writes a text as models do: in a block of code, between words. */
export const fenced = (text: string): string => `Here it is:\n\n\`\`\`yaml\n${text}\`\`\`\nTell me more.`;

/** A form with a test of its own. */
export const withTest = (): FormDefinition => ({
  ...withFields(createEmptyDefinition('Party'), [{ ...createField('text'), id: 'name', label: 'Your name' }]),
  tests: [{ id: 't1', name: 'Name is asked', today: '2026-11-22', answers: {}, expect: { shown: ['name'] } }],
});

/** An application with a server of models beside it, and a new account for each test that may use it. */
export function useModelScene() {
  const api = useTestApi({ allowedHosts: ['127.0.0.1'] });
  const scene = {} as { model: FakeModel; owner: TestPerson };
  beforeAll(async () => {
    scene.model = await startFakeModel();
  });
  afterAll(() => scene.model.stop());
  beforeEach(async () => {
    scene.owner = await api.signedIn();
    await allow(true);
    await set();
  });

  /** Allows it on the platform, or not. */
  async function allow(isAllowed: boolean): Promise<void> {
    await api.database.query(
      `insert into platform_settings (key, value, updated_at) values ('modelDrafting', $1::jsonb, now())
       on conflict (key) do update set value = excluded.value`,
      [String(isAllowed)],
    );
  }

  const settings = () => ({
    isOn: true,
    address: scene.model.address,
    model: 'gpt-5-mini',
    monthlyRequests: 100,
    monthlyTokens: 100_000,
  });
  const set = (changes: object = {}) =>
    scene.owner.put('/api/model', { ...settings(), key: KEY, ...changes });
  const post = (
    description = 'A summer party',
    definition = createEmptyDefinition(''),
    formId: string | null = null,
  ) => scene.owner.post('/api/model/drafts', { formId, description, definition });
  const read = async (id: string) => (await scene.owner.get(`/api/model/drafts/${id}`)).body;
  /** Has a draft written, and returns it as the person sees it at the end. */
  const draft = async (...given: Parameters<typeof post>) => {
    const made = await post(...given);
    await api.runJobs();
    return read(made.body.id);
  };
  return Object.assign(scene, { api, allow, settings, set, post, read, draft });
}
