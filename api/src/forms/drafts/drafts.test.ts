import { createEmptyDefinition, createField, withFields, type FormDefinition } from '@inlay/sdk/model';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { earlier } from '../../../../tests/support/api/earlier.ts';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../tests/support/api/testApi.ts';
import type { TestClient } from '../../../../tests/support/api/testClient.ts';

const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;
beforeAll(async () => {
  owner = await api.signedIn();
});
beforeEach(async () => {
  form = await api.buildForm(owner, titled('Live'));
});

const titled = (title: string): FormDefinition =>
  withFields(createEmptyDefinition(title), [{ ...createField('text'), id: 'name', label: title }]);

const path = () => `/api/forms/${form.id}`;
const detail = async (client: TestClient = owner) => (await client.get(path())).body;
const draft = (title: string, state: string | null, client: TestClient = owner, more: object = {}) =>
  client.put(`${path()}/draft`, { definition: titled(title), revisionId: form.revisionId, state, ...more });
const publish = async (title: string, draftState: string | null, client: TestClient = owner) =>
  client.put(`${path()}/definition`, {
    definition: titled(title),
    version: (await detail(client)).version,
    draftState,
  });
const seenByVisitors = async () => (await api.visitor().get(`/embed/${form.id}`)).text;
const copies = () =>
  api.database.query<{ title: string }>(
    `select definition->>'title' as title from form_drafts where form_id = $1 and not is_current order by saved_at`,
    [form.id],
  );

describe('D-193 a draft on the server', () => {
  test('is kept for the next who opens the form, and visitors see it once it is published', async () => {
    const before = await detail();
    const saved = await draft('Drafted', null);
    expect(saved.status).toBe(200);
    expect(saved.body.savedBy).toBe(owner.email);
    const after = await detail();
    expect(after).toMatchObject({
      title: 'Live',
      hasDraft: true,
      version: before.version,
      updatedAt: before.updatedAt,
      definition: before.definition,
      draft: { ...saved.body, definition: { title: 'Drafted' } },
    });
    expect((await owner.get('/api/forms')).body.forms[0].hasDraft).toBe(true);
    expect(await seenByVisitors()).not.toContain('Drafted');

    const published = await publish('Drafted', saved.body.state);
    expect(published.body).toMatchObject({ title: 'Drafted', hasDraft: false, draft: null });
    expect(await seenByVisitors()).toContain('Drafted');
    expect(await copies()).toEqual([]);
  });

  test('replaces what the same editor saved within the hour, and keeps a copy of anything else', async () => {
    const admin = await api.signedIn({ role: 'admin' });
    const first = await draft('First', null);
    const second = await draft('Second', first.body.state);
    expect(await copies()).toEqual([]);
    const third = await draft('Third', second.body.state, admin);
    expect(await copies()).toEqual([{ title: 'Second' }]);
    await api.database.query(
      `update form_drafts set created_at = ${earlier('created_at', 3600)} where form_id = $1`,
      [form.id],
    );
    expect((await draft('Fourth', third.body.state, admin)).status).toBe(200);
    expect(await copies()).toEqual([{ title: 'Second' }, { title: 'Third' }]);
  });

  test('keeps a copy of one’s own work in another tab that it does not contain', async () => {
    const first = await draft('In one tab', null);
    expect((await draft('In the other', first.body.state, owner, { keepsCopy: true })).status).toBe(200);
    expect(await copies()).toEqual([{ title: 'In one tab' }]);
  });

  test('is refused onto a state that is gone, also when two come at once', async () => {
    const answers = await Promise.all(['A', 'B', 'C'].map((title) => draft(title, null)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.error.code).toBe('form.draft_conflict');
    const { state } = (await detail()).draft;
    expect((await owner.delete(`${path()}/draft?state=${crypto.randomUUID()}`)).status).toBe(409);
    expect((await draft('D', state)).status).toBe(200);
  });

  test('D-67 is refused once the form was saved elsewhere; of a draft that Save did not know, a copy stays', async () => {
    const { body } = await draft('Theirs', null);
    expect((await publish('Mine', null)).body).toMatchObject({ title: 'Mine', draft: null });
    expect(await copies()).toEqual([{ title: 'Theirs' }]);
    expect((await draft('Theirs again', null)).body.error.code).toBe('form.revision_conflict');
    expect((await draft('Theirs again', body.state)).body.error.code).toBe('form.draft_conflict');
  });

  test('can be discarded, and a copy stays', async () => {
    const { body } = await draft('Away', null);
    expect((await owner.delete(`${path()}/draft?state=${body.state}`)).status).toBe(204);
    expect(await detail()).toMatchObject({ hasDraft: false, draft: null });
    expect(await copies()).toEqual([{ title: 'Away' }]);
    // A second press finds nothing to discard.
    expect((await owner.delete(`${path()}/draft?state=${body.state}`)).status).toBe(204);
    expect((await draft('Again', null)).status).toBe(200);
  });

  test('FSET-013 takes over what is changed of the live form outside the builder', async () => {
    await draft('Drafted', null);
    await owner.patch(path(), { description: 'Said elsewhere' });
    const { draft: rebased } = await detail();
    expect(rebased.definition).toMatchObject({ title: 'Drafted', description: 'Said elsewhere' });
    expect((await publish('Drafted', rebased.state)).status).toBe(200);
  });

  test('may hold rules that do not fit yet, but no other shape; Save refuses both', async () => {
    const unfinished = withFields(createEmptyDefinition('Unfinished'), [
      { ...createField('text'), id: 'name', showIf: { op: 'answered', of: [{ field: 'gone' }] } },
    ]);
    const send = (sent: unknown) =>
      owner.put(`${path()}/draft`, { definition: sent, revisionId: form.revisionId, state: null });
    expect((await send({ ...unfinished, pages: 'none' })).body.error.code).toBe('form.invalid_definition');
    expect((await send(unfinished)).status).toBe(200);
    const { version } = await detail();
    const refused = await owner.put(`${path()}/definition`, { definition: unfinished, version });
    expect(refused.body.error.code).toBe('form.invalid_definition');
  });
});

test('T1 T3 who may only read the form neither sees nor changes its draft', async () => {
  const [assigned, stranger] = [await api.signedIn(), await api.signedIn()];
  await api.assign(form.id, assigned);
  const { body } = await draft('Secret', null);
  expect(await detail(assigned)).toMatchObject({ hasDraft: false, draft: null });
  expect((await draft('Mine', body.state, assigned)).body.error.code).toBe('access.denied');
  expect((await draft('Mine', body.state, stranger)).body.error.code).toBe('form.not_found');
});
