import { beforeAll, describe, expect, test } from 'vitest';
import { createEmptyDefinition, createField, fieldsOf, mapFields, withFields } from '@inlay/sdk/model';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../tests/support/api/testApi.ts';
import { FormTemplate } from './formTemplate.entity.ts';

const NEWEST = withFields(createEmptyDefinition('Old form'), [
  { ...createField('text'), id: 'name', label: 'Name' },
]);
/** The same with keys that definitions do not have: reading drops them, as it upgrades what is older. */
const STORED = { ...mapFields(NEWEST, (field) => ({ ...field, unknown: 1 })), unknown: 1 };

const api = useTestApi();
let owner: TestPerson;
beforeAll(async () => {
  owner = await api.signedIn({ formLimit: 20 });
  await api.database.query('alter table form_revisions disable trigger form_revisions_unchangeable');
});

/** A form whose revision is stored with such keys. */
async function buildOldForm() {
  const form = await api.buildForm(owner, createEmptyDefinition('New form'));
  await api.database.query('update form_revisions set definition = $1 where id = $2', [
    JSON.stringify(STORED),
    form.revisionId,
  ]);
  return form;
}

async function storeTemplate(): Promise<string> {
  const [row] = await api.database.query<{ id: string }>(
    `insert into form_templates (id, account_id, name, category, definition, created_at)
     values (gen_random_uuid(), $1, 'T', 'C', $2, now()) returning id`,
    [owner.accountId, JSON.stringify(STORED)],
  );
  return row?.id ?? '';
}

async function submit(form: BuiltForm): Promise<string> {
  const { body } = await api.visitor().post(`/api/public/forms/${form.id}/submissions`, {
    revisionId: form.revisionId,
    idempotencyKey: crypto.randomUUID(),
    answers: { name: 'Ada' },
  });
  return body.submissionId as string;
}

describe('D-184 a stored definition', () => {
  test('reaches the builder in the newest shape, as do a copy and the exported file, and is stored as it is', async () => {
    const { id } = await buildOldForm();
    expect((await owner.get(`/api/forms/${id}`)).body.definition).toEqual(NEWEST);
    const { $schema: _schema, ...exported } = (await owner.get(`/api/forms/${id}/definition.json`)).body;
    expect(exported).toEqual(NEWEST);
    const copy = await owner.post(`/api/forms/${id}/clone`);
    expect(copy.body.definition).toEqual({ ...NEWEST, title: 'Old form (Copy)', customStyles: {} });
    const [row] = await api.database.query<{ definition: object }>(
      'select definition from form_revisions where form_id = $1',
      [copy.body.id],
    );
    expect(row?.definition).toEqual(copy.body.definition);
  });

  test('gives its fields to the inbox and to the trash in the newest shape', async () => {
    const form = await buildOldForm();
    const submissionId = await submit(form);
    expect((await owner.get(`/api/submissions/${submissionId}`)).body.fields).toEqual(fieldsOf(NEWEST));
    await owner.post('/api/submissions/trash', { ids: [submissionId] });
    const trash = await owner.get('/api/trash');
    expect(trash.body.revisions[form.revisionId].fields).toEqual(fieldsOf(NEWEST));
  });

  test('is a template in the newest shape, and is written only when it is changed itself', async () => {
    const id = await storeTemplate();
    const readStored = async () =>
      (await api.database.query('select name, definition from form_templates where id = $1', [id]))[0];
    const em = api.deps.orm.em.fork();
    const template = await em.findOneOrFail(FormTemplate, { id });
    expect(template.definition).toEqual(NEWEST);
    template.name = 'Renamed';
    await em.flush();
    expect(await readStored()).toEqual({ name: 'Renamed', definition: STORED });
    template.definition = { ...NEWEST, title: 'New title' };
    await em.flush();
    expect(await readStored()).toMatchObject({ definition: { ...NEWEST, title: 'New title' } });
  });
});

describe('the field count of a revision', () => {
  const countOf = async (id: string): Promise<number> => {
    const { forms } = (await owner.get('/api/forms')).body as { forms: { id: string; fieldCount: number }[] };
    return forms.find((form) => form.id === id)?.fieldCount ?? NaN;
  };

  test('D-48 follows each save', async () => {
    const definition = withFields(createEmptyDefinition('Form'), [createField('text'), createField('date')]);
    const { body } = await owner.post('/api/forms', { definition });
    expect(await countOf(body.id)).toBe(2);
    const saved = withFields(definition, fieldsOf(definition).slice(1));
    await owner.put(`/api/forms/${body.id}/definition`, { definition: saved, version: body.version });
    expect(await countOf(body.id)).toBe(1);
  });
});
