import { randomUUID } from 'node:crypto';
import { createEmptyDefinition, createField } from '@inlay/sdk/model';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApi, type TestApi } from '../../../../tests/support/api/testApi.ts';

const definition = {
  ...createEmptyDefinition('Contact'),
  fields: [{ ...createField('text'), id: 'name', label: 'Name' }],
};

let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;
beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signedIn();
});
afterAll(() => api.stop());

/** Runs `work`. @returns the names of the statements on the main pool, with those in flight at their start. */
async function statementsOf(work: () => Promise<unknown>) {
  const inFlight = new Set<string>();
  const found: { name: string; beside: string[] }[] = [];
  const { pool } = api.deps;
  const original = pool.query.bind(pool) as (...asked: unknown[]) => Promise<unknown>;
  const query = vi.spyOn(pool, 'query').mockImplementation((...asked: unknown[]) => {
    const { name } = asked[0] as { name: string };
    found.push({ name, beside: [...inFlight] });
    inFlight.add(name);
    return original(...asked).finally(() => inFlight.delete(name)) as never;
  });
  try {
    await work();
  } finally {
    query.mockRestore();
  }
  return found;
}

test.each(['script', 'plain post'])(
  'a submission by %s takes three statements, and its attempt is counted during the look-up',
  async (way) => {
    const form = await api.buildForm(owner, definition);
    const send = async () => {
      const [idempotencyKey, { revisionId }] = [randomUUID(), form];
      const body = { revisionId, idempotencyKey, answers: { name: 'Ada' } };
      const { status } = await (way === 'script'
        ? api.visitor().post(`/api/public/forms/${form.id}/submissions`, body)
        : api.visitor().send('POST', `/embed/${form.id}`, {
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            body: new URLSearchParams({ idempotencyKey, 'answers.name': 'Ada' }).toString(),
          }));
      expect([200, 201]).toContain(status);
    };
    await send();
    const [first, second, third, ...more] = await statementsOf(send);
    expect(new Set([first?.name, second?.name])).toEqual(new Set(['take_attempts', 'find_published_forms']));
    expect(second?.beside).toEqual([first?.name]);
    expect(third).toEqual({ name: 'insert_submissions', beside: [] });
    expect(more).toEqual([]);
  },
);

test('D-90 a closed form counts no attempts: once it is open, a visitor may send at once', async () => {
  const form = await api.buildForm(owner, definition);
  const send = () =>
    api.visitor().post(`/api/public/forms/${form.id}/submissions`, {
      revisionId: form.revisionId,
      idempotencyKey: randomUUID(),
      answers: { name: 'Ada' },
    });
  await owner.patch(`/api/forms/${form.id}`, { active: false });
  for (let sent = 0; sent < 4; sent++) expect((await send()).status).toBe(403);
  await owner.patch(`/api/forms/${form.id}`, { active: true });
  expect((await send()).status).toBe(201);
});
