import { beforeAll, expect, test } from 'vitest';
import {
  createEmptyDefinition,
  createField,
  mapFields,
  withFields,
  type Expression,
  type FormDefinition,
} from '@inlay/sdk/model';
import { when } from '../../../../sdk/src/model/testing/when.ts';
import { applyEdits, editedForm, FORM_EDITS } from '../../../../sdk/src/model/testing/formEdits.ts';
import { submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { useTestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { MAX_COUNTED_SUBMISSIONS, type ImpactEffect } from '../../platform/contract/index.ts';

const api = useTestApi();
let owner: TestPerson;
beforeAll(async () => {
  owner = await api.signedIn();
  await api.liftSubmitLimits();
});

const impactOf = async (id: string, definition: FormDefinition) => {
  const { status, body } = await owner.post(`/api/forms/${id}/impact`, { definition });
  expect([status, body.error]).toEqual([200, undefined]);
  return body;
};

/** Everything that can refer to a field from outside its form refers to “Gone”. */
async function seedReferences(id: string): Promise<void> {
  const { clientId } = await api.signedInClient();
  await owner.patch(`/api/forms/${id}/publishing`, { prefillable: ['gone', 'name'] });
  for (const field of ['gone', 'name']) {
    const query = `/form/${id}?field=${field}&value=x`;
    expect((await owner.post('/api/saved-views', { name: field, query })).status).toBeLessThan(300);
  }
  await owner.post(`/api/forms/${id}/webhooks`, { url: 'https://hooks.example.com/' });
  await api.database.query('update forms set client_id = $1, client_visible_fields = $2 where id = $3', [
    clientId,
    JSON.stringify(['gone', 'name']),
    id,
  ]);
}

test('D-193 sixty seeded effects between two revisions are all named, and no other', async () => {
  const withoutAway = mapFields(editedForm(), (field) => (field.id === 'away' ? null : field));
  const form = await api.buildForm(owner, withoutAway);
  const answers = { phone: '0228 1', remarks: 'Soon' };
  await submitTo(api, form, { ...answers, gone: 'a', kind: 'school' });
  await submitTo(api, form, { ...answers, gone: 'b', kind: 'person' });
  // Nobody has answered the revision with “Away”, so its column is in exports only while it is live.
  await api.database.query(
    `with revision as (
       insert into form_revisions (id, form_id, account_id, number, definition, field_count, created_at)
       select gen_random_uuid(), form_id, account_id, 2, $2, 1, now() from form_revisions where form_id = $1
       returning id)
     update forms set current_revision_id = revision.id from revision where forms.id = $1`,
    [form.id, JSON.stringify(editedForm())],
  );
  await seedReferences(form.id);

  const expected: ImpactEffect[] = [
    { kind: 'answers_kept', id: 'gone', label: 'Gone', count: 2 },
    { kind: 'column_lost', id: 'away', label: 'Away', count: 1 },
    { kind: 'answers_retyped', id: 'remarks', label: 'Remarks', count: 2 },
    { kind: 'option_answers', id: 'kind', label: 'school', count: 1 },
    { kind: 'view', id: 'gone', label: 'Gone', count: 1 },
    { kind: 'client_view', id: 'gone', label: 'Gone', count: 1 },
    { kind: 'client_hidden', id: 'colour', label: 'Colour', count: 1 },
    { kind: 'client_hidden', id: 'pet', label: 'Pet', count: 1 },
    { kind: 'prefilled', id: 'gone', label: 'Gone', count: 1 },
    { kind: 'webhook', id: 'gone', label: 'Gone', count: 1 },
    { kind: 'webhook', id: 'away', label: 'Away', count: 1 },
  ];
  const impact = await impactOf(form.id, applyEdits(FORM_EDITS));
  const words: string[] = impact.changes.map((change: { words: string }) => change.words);
  expect(words.toSorted()).toEqual(FORM_EDITS.map((edit) => edit.words).toSorted());
  const keyOf = ({ kind, id, label }: ImpactEffect): string => `${kind} ${id} ${label}`;
  const sorted = (effects: ImpactEffect[]) => effects.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  expect(sorted(impact.effects)).toEqual(sorted(expected));
  expect(impact.submissionCount).toBe(2);
  expect(words.length + expected.length).toBeGreaterThanOrEqual(60);
  // Without changes there is nothing to say.
  expect(await impactOf(form.id, editedForm())).toMatchObject({ changes: [], effects: [] });
});

test('D-193 NOTIF-070 who is told by a question that goes is named: by a condition, a reply’s case, an answered address', async () => {
  const fields = [
    { ...createField('text'), id: 'city', label: 'City' },
    { ...createField('text'), id: 'name', label: 'Name' },
    { ...createField('email'), id: 'mail', label: 'Mail' },
  ];
  const form = await api.buildForm(owner, withFields(createEmptyDefinition('Told'), fields));
  const [inCity, named] = [when('{city} = "Bern"'), when('{name} = "Ada"')];
  const reply = { subject: 'Hello', text: 'Hello' };
  await owner.patch(`/api/forms/${form.id}`, {
    autoReply: { isOn: true, ...reply, cases: [{ ...reply, if: inCity }] },
    answeredRecipients: [{ field: 'mail', condition: null }],
  });
  for (const condition of [inCity, named]) {
    const url = `https://hooks.example.com/${crypto.randomUUID()}`;
    const { webhook } = (await owner.post(`/api/forms/${form.id}/webhooks`, { url })).body;
    await owner.patch(`/api/forms/${form.id}/webhooks/${webhook.id}`, { condition });
  }
  const { effects } = await impactOf(form.id, withFields(createEmptyDefinition('Told'), [fields[1]!]));
  const told = effects.filter(({ kind }: ImpactEffect) => kind === 'told');
  expect(told).toEqual([
    { kind: 'told', id: 'city', label: 'City', count: 2 },
    { kind: 'told', id: 'mail', label: 'Mail', count: 1 },
  ]);
});

test('D-193 only answers that were given are counted, not questions that were left empty', async () => {
  const questions = (['text', 'name', 'checkbox', 'consent', 'number', 'yes_no'] as const).map((type) => ({
    ...createField(type),
    id: type,
    label: type,
    required: false,
  }));
  const form = await api.buildForm(owner, withFields(createEmptyDefinition('Sparse'), questions));
  await submitTo(api, form, { text: 'Rose', number: 0, yes_no: false });
  await submitTo(api, form, { text: 'Tulip' });
  await api.database.query(
    `update form_submissions set submission_data = submission_data || $2 where form_id = $1`,
    [
      form.id,
      JSON.stringify({
        name: { first: '', last: '' },
        checkbox: [],
        consent: { agreed: false, textHash: 'f' },
      }),
    ],
  );
  await submitTo(api, form, { text: '', number: '' });
  const without = withFields(createEmptyDefinition('Sparse'), [{ ...createField('text'), id: 'other' }]);
  const { effects } = await impactOf(form.id, without);
  const kept = effects.filter(({ kind }: ImpactEffect) => kind === 'answers_kept');
  expect(kept.map(({ id, count }: ImpactEffect) => [id, count])).toEqual([
    ['text', 2],
    ['number', 1],
    ['yes_no', 1],
  ]);
});

test('D-193 BUILD-090 rules that lose what they read, and tests that fail, keep a form from being published', async () => {
  const mail = { ...createField('email'), id: 'mail', label: 'Your email' };
  const showIf: Expression = { op: 'answered', of: [{ field: 'mail' }] };
  const note = { ...createField('text'), id: 'note', showIf };
  const before = withFields(createEmptyDefinition('Rules'), [mail, note]);
  const form = await api.buildForm(owner, before);
  const autoReply = { isOn: true, subject: 'Hello', text: 'Thanks' };
  expect((await owner.patch(`/api/forms/${form.id}`, { autoReply })).status).toBe(200);
  const broken = mapFields(before, (field) => (field.id === 'mail' ? null : field));
  const { effects, problems } = await impactOf(form.id, broken);
  expect(effects.map(({ kind }: ImpactEffect) => kind).toSorted()).toEqual([
    'auto_reply',
    'column_lost',
    'rules',
  ]);
  expect(problems).toMatchObject([{ words: 'This refers to a field that does not exist: “Your email”.' }]);

  const failing = {
    ...before,
    tests: [
      {
        id: 't1',
        name: 'Hidden',
        today: '2026-01-01',
        answers: { mail: 'a@b.example' },
        expect: { hidden: ['note'] },
      },
    ],
  };
  expect((await impactOf(form.id, failing)).problems).toMatchObject([
    { words: expect.stringContaining('The test “Hidden” fails.') },
  ]);
  const { version } = (await owner.get(`/api/forms/${form.id}`)).body;
  const refused = await owner.put(`/api/forms/${form.id}/definition`, { definition: failing, version });
  expect(refused.body.error).toMatchObject({
    code: 'form.invalid_definition',
    issues: [{ path: ['definition', 'tests', 0], code: 'test_failed' }],
  });
  const kept = await owner.put(`/api/forms/${form.id}/draft`, {
    definition: failing,
    revisionId: form.revisionId,
    state: null,
  });
  expect(kept.status).toBe(200);
});

test('D-193 of a form too large to count, effects on older answers are named without a number', async () => {
  const rare = { ...createField('text'), id: 'rare', label: 'Allergies' };
  const form = await api.buildForm(owner, withFields(createEmptyDefinition('Large'), [rare]));
  await submitTo(api, form, { rare: 'Nuts' });
  await api.database.query(
    `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
       idempotency_key, content_hash, receipt_code)
     select gen_random_uuid(), form_id, account_id, revision_id, '{}', submitted_at + interval '1 hour',
       gen_random_uuid(), 'x', n::text
     from form_submissions, generate_series(1, $2::int) n where form_id = $1`,
    [form.id, MAX_COUNTED_SUBMISSIONS],
  );
  const without = withFields(createEmptyDefinition('Large'), [{ ...createField('text'), id: 'other' }]);
  expect(await impactOf(form.id, without)).toMatchObject({
    submissionCount: MAX_COUNTED_SUBMISSIONS + 1,
    countedSubmissions: MAX_COUNTED_SUBMISSIONS,
    effects: [{ kind: 'answers_kept', id: 'rare', label: 'Allergies', count: 0 }],
  });
  const [version] = (await owner.get(`/api/forms/${form.id}/versions`)).body.versions;
  expect(version).toMatchObject({ submissionCount: 10_000, hasMoreSubmissions: true });
});

test('LANG-011 the impact names what is missing and what is older than its original in each language', async () => {
  const definition: FormDefinition = {
    ...withFields(createEmptyDefinition('Order'), [
      { ...createField('text'), id: 'name', label: 'Name', help: 'In full' },
    ]),
    languages: ['de', 'fr', 'nl'],
    translations: {
      de: { title: 'Bestellung', 'name.label': 'Name', 'name.help': { text: 'Ganz', of: '00000000' } },
      fr: { title: 'Commande', 'name.label': 'Nom', 'name.help': 'En entier' },
    },
  };
  const { id } = await api.buildForm(owner, createEmptyDefinition('Order'));
  expect((await impactOf(id, definition)).translations).toEqual([
    { language: 'de', missing: [], stale: ['name.help'] },
    { language: 'nl', missing: ['title', 'name.label', 'name.help'], stale: [] },
  ]);
  expect((await impactOf(id, { ...definition, languages: [] })).translations).toEqual([]);
});
