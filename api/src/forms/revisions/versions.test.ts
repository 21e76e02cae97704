import { createEmptyDefinition, createField, withFields, type FormDefinition } from '@inlay/sdk/model';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../tests/support/api/testApi.ts';

const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;
beforeAll(async () => {
  owner = await api.signedIn();
  await api.liftSubmitLimits();
});
beforeEach(async () => {
  form = await api.buildForm(owner, titled('One'));
});

const titled = (title: string): FormDefinition =>
  withFields(createEmptyDefinition(title), [{ ...createField('text'), id: 'name' }]);
const path = () => `/api/forms/${form.id}`;
const detail = async () => (await owner.get(path())).body;
async function publish(title: string): Promise<void> {
  const { version } = await detail();
  expect((await owner.put(`${path()}/definition`, { definition: titled(title), version })).status).toBe(200);
}
async function keepDraft(title: string, state: string | null): Promise<string> {
  const sent = { definition: titled(title), revisionId: (await detail()).revisionId, state };
  return (await owner.put(`${path()}/draft`, sent)).body.state;
}
const versions = async () => (await owner.get(`${path()}/versions`)).body.versions;

test('D-193 the history says who saved what and when, with the submissions of each version', async () => {
  await submitTo(api, form, { name: 'Ada' });
  await publish('Two');
  await owner.delete(`${path()}/draft?state=${await keepDraft('Dropped', null)}`);
  expect(await versions()).toMatchObject([
    { kind: 'draft', changeCount: 1, changes: [{ words: 'Renames the form to “Dropped”' }] },
    {
      kind: 'published',
      isLive: true,
      savedBy: owner.email,
      submissionCount: 0,
      changes: [{ words: 'Renames the form to “Two”' }],
    },
    { kind: 'published', isLive: false, submissionCount: 1, changes: [], changeCount: null },
  ]);
});

test('D-193 a restored version becomes the draft; of the draft before a copy stays, and its state is refused', async () => {
  await publish('Two');
  const draftState = await keepDraft('Mine', null);
  const [, first] = await versions();
  const restored = await owner.post(`${path()}/versions/${first.id}/restore`, { draftState });
  expect(restored.body).toMatchObject({ title: 'Two', draft: { definition: { title: 'One' } } });
  expect((await versions())[0]).toMatchObject({
    kind: 'draft',
    changes: [{ words: 'Renames the form to “Mine”' }],
  });
  const stale = await owner.post(`${path()}/versions/${first.id}/restore`, { draftState });
  expect(stale.body.error.code).toBe('form.draft_conflict');
  const { body } = await owner.get(`${path()}/versions/${first.id}`);
  expect(body).toMatchObject({ definition: { title: 'One' }, savedBy: owner.email });
});

test('D-193 the history is read page by page, and each entry once', async () => {
  await api.database.query(
    `insert into form_revisions (id, form_id, account_id, number, definition, field_count, created_at)
     select gen_random_uuid(), form_id, account_id, 1 + n, definition, field_count, created_at + make_interval(hours => n)
     from form_revisions, generate_series(1, 44) n where form_id = $1`,
    [form.id],
  );
  const seen: string[] = [];
  let query = '';
  for (const expected of [20, 20, 5]) {
    const { body } = await owner.get(`${path()}/versions${query}`);
    expect([body.versions.length, body.hasMore]).toEqual([expected, expected === 20]);
    seen.push(...body.versions.map(({ id }: { id: string }) => id));
    query = `?before=${body.versions.at(-1).savedAt}`;
  }
  expect(new Set(seen).size).toBe(45);
});

test('T1 T3 versions of another form, or of somebody else’s, are not found', async () => {
  const stranger = await api.signedIn();
  const other = await api.buildForm(stranger, titled('Theirs'));
  expect((await owner.get(`${path()}/versions/${other.revisionId}`)).body.error.code).toBe(
    'form.version_not_found',
  );
  expect((await stranger.get(`${path()}/versions`)).body.error.code).toBe('form.not_found');
});
