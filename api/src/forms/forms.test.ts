import { randomUUID } from 'node:crypto';
import {
  createEmptyDefinition,
  createField,
  FIELD_TYPE_ORDER,
  withFields,
  type FormDefinition,
} from '@inlay/sdk/model';
import { describe, expect, test } from 'vitest';
import { useTestApi } from '../../../tests/support/api/testApi.ts';

const api = useTestApi();

const everyField = (): FormDefinition =>
  withFields(
    { ...createEmptyDefinition('Everything'), description: 'All of it' },
    FIELD_TYPE_ORDER.map((type) => createField(type)),
  );

describe('POST /api/forms', () => {
  test('needs a session', async () => {
    expect((await api.visitor().post('/api/forms', { definition: {} })).status).toBe(401);
  });

  test('BUILD-024 BUILD-040 stores fields of all types as they were sent', async () => {
    const owner = await api.signedIn();
    const definition = everyField();
    const { status, body } = await owner.post('/api/forms', { definition });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: 'Everything',
      active: true,
      fieldCount: FIELD_TYPE_ORDER.length,
      version: expect.any(Number),
    });
    expect(body.definition).toEqual(definition);
  });

  test('D-78 FSET-031 the embed lines are made from the id, and a hostile title stays inside its quotes', async () => {
    const owner = await api.signedIn();
    const definition = createEmptyDefinition('"><script>alert(1)</script>');
    const { body } = await owner.post('/api/forms', { definition });
    expect(body.embed.url).toBe(`http://platform.test/embed/${body.id}`);
    expect(body.embed.code).toContain(`<iframe data-form-embed src="${body.embed.url}"`);
    expect(body.embed.code).not.toContain('<script>alert');
    expect(body.embed.elementCode).toContain(`<form-embed form-id="${body.id}">`);
    expect(body.embed.elementCode).toContain(`/embed/${body.id}/form.js"`);
  });

  test('D-65 a form without a title is an Untitled Form', async () => {
    const owner = await api.signedIn();
    expect((await owner.post('/api/forms', { definition: createEmptyDefinition('  ') })).body.title).toBe(
      'Untitled Form',
    );
  });

  test('D-21 a definition that is none is refused with every reason', async () => {
    const owner = await api.signedIn();
    const definition = withFields(createEmptyDefinition('x'.repeat(300)), [
      { ...createField('text'), columns: 5 as 6 },
    ]);
    const { status, body } = await owner.post('/api/forms', { definition });
    expect(status).toBe(400);
    expect(body.error.code).toBe('form.invalid_definition');
    expect(body.error.issues.map((issue: { path: string[] }) => issue.path.join('.'))).toEqual(
      expect.arrayContaining(['definition.title', 'definition.pages.0.items.0.columns']),
    );
  });

  test('D-05 D-45 T38 the form limit holds, also for many calls at once', async () => {
    const owner = await api.signedIn({ formLimit: 1 });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => owner.post('/api/forms', { definition: createEmptyDefinition('T') })),
    );
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([201, 403, 403, 403]);
    const refused = answers.find((answer) => answer.status === 403);
    expect(refused?.body.error).toMatchObject({
      code: 'form.limit_reached',
      message: 'Your plan allows 1 form. Request more forms to create another.',
    });
  });
});

describe('GET /api/forms', () => {
  test('DASH-020 D-48 lists own forms, newest first, and nobody else’s', async () => {
    const [owner, other] = [await api.signedIn(), await api.signedIn()];
    for (const title of ['First', 'Second'])
      await owner.post('/api/forms', { definition: createEmptyDefinition(title) });
    await other.post('/api/forms', { definition: createEmptyDefinition('Foreign') });
    const { body } = await owner.get('/api/forms');
    expect(body.forms.map((form: { title: string }) => form.title)).toEqual(['Second', 'First']);
    expect(body.forms[0]).toMatchObject({ submissionCount: 0, lastSubmissionAt: null, fieldCount: 0 });
  });
});

describe('one form', () => {
  test('T1 D-172 is a 404 for strangers, like a missing one, by every way', async () => {
    const [owner, stranger] = [await api.signedIn(), await api.signedIn()];
    const form = await api.buildForm(owner, everyField());
    for (const id of [form.id, randomUUID(), 'x', '%00']) {
      const answers = [
        await stranger.get(`/api/forms/${id}`),
        await stranger.patch(`/api/forms/${id}`, { active: false }),
        await stranger.put(`/api/forms/${id}/definition`, {
          definition: createEmptyDefinition('T'),
          version: 1,
        }),
      ];
      for (const answer of answers) {
        expect(answer.status).toBe(404);
        expect(answer.body.error.code).toBe('form.not_found');
      }
    }
    expect((await owner.get(`/api/forms/${form.id}`)).body).toMatchObject({
      active: true,
      title: 'Everything',
    });
  });

  test('ROLE-022 an assigned person reads it and changes nothing', async () => {
    const [owner, assigned] = [await api.signedIn(), await api.signedIn()];
    const form = await api.buildForm(owner, everyField());
    await api.assign(form.id, assigned);
    const { body } = await assigned.get(`/api/forms/${form.id}`);
    expect(body.abilities).toEqual({
      update: false,
      activate: false,
      readSubmissions: true,
      export: true,
      work: false,
      discard: false,
      delete: false,
      organise: false,
      share: false,
      erase: false,
    });
    expect((await assigned.patch(`/api/forms/${form.id}`, { active: false })).body.error.code).toBe(
      'access.denied',
    );
  });

  test('ROLE-020 D-80 an administrator opens and saves it, and the owner stays', async () => {
    const [owner, admin] = [await api.signedIn(), await api.signedIn({ role: 'admin' })];
    const form = await api.buildForm(owner, everyField());
    const { body } = await admin.get(`/api/forms/${form.id}`);
    const saved = await admin.put(`/api/forms/${form.id}/definition`, {
      definition: { ...body.definition, title: 'Mended' },
      version: body.version,
    });
    expect(saved.status).toBe(200);
    expect((await owner.get('/api/forms')).body.forms[0].title).toBe('Mended');
  });

  test('D-181 a form in the trash is a 404', async () => {
    const owner = await api.signedIn();
    const form = await api.buildForm(owner, everyField());
    await api.database.query('update forms set deleted_at = now() where id = $1', [form.id]);
    expect((await owner.get(`/api/forms/${form.id}`)).status).toBe(404);
    expect((await owner.get('/api/forms')).body.forms).toEqual([]);
    expect((await api.visitor().get(`/embed/${form.id}`)).status).toBe(404);
  });
});

describe('PUT /api/forms/{formId}/definition', () => {
  test('BUILD-041 D-184 every save is a new revision, the ones before stay', async () => {
    const owner = await api.signedIn();
    const form = await api.buildForm(owner, createEmptyDefinition('One'));
    const before = (await owner.get(`/api/forms/${form.id}`)).body;
    const saved = await owner.put(`/api/forms/${form.id}/definition`, {
      definition: createEmptyDefinition('Two'),
      version: before.version,
    });
    expect(saved.body).toMatchObject({ title: 'Two', version: before.version + 1 });
    const revisions = await api.database.query(
      `select number, definition->>'title' as title from form_revisions where form_id = $1 order by number`,
      [form.id],
    );
    expect(revisions).toEqual([
      { number: 1, title: 'One' },
      { number: 2, title: 'Two' },
    ]);
  });

  test('D-67 a save onto a version that is gone is refused, also when two come at once', async () => {
    const owner = await api.signedIn();
    const form = await api.buildForm(owner, createEmptyDefinition('One'));
    const { version } = (await owner.get(`/api/forms/${form.id}`)).body;
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((title) =>
        owner.put(`/api/forms/${form.id}/definition`, { definition: createEmptyDefinition(title), version }),
      ),
    );
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(answers.find((answer) => answer.status === 409)?.body.error).toMatchObject({
      code: 'form.revision_conflict',
      message: 'This form was changed elsewhere since you opened it.',
    });
  });
});

describe('GET /api/forms/{formId}/definition.json', () => {
  test('DASH-042 a form comes as a file with its version and schema, and going back in it is the same form', async () => {
    const owner = await api.signedIn();
    const definition = { ...everyField(), customStyles: { primaryColor: '#10b981' } };
    const { id } = await api.buildForm(owner, definition);
    const { status, headers, text, body } = await owner.get(`/api/forms/${id}/definition.json`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('content-disposition')).toContain('attachment; filename="Everything.json"');
    const $schema = 'http://platform.test/sdk/form-definition.schema.json';
    expect(body).toEqual({ $schema, ...definition });
    // Read and changed by people as well.
    expect(text.split('\n').length).toBeGreaterThan(50);
    const imported = await owner.post('/api/forms', { definition: body });
    expect(imported.status).toBe(201);
    expect(imported.body.definition).toEqual(definition);
    const again = await owner.get(`/api/forms/${imported.body.id}/definition.json`);
    expect(again.text).toBe(text);
  });

  test('T1 T3 a stranger gets none, and nobody gets more than the definition', async () => {
    const [owner, stranger, assigned] = [await api.signedIn(), await api.signedIn(), await api.signedIn()];
    const { id } = await api.buildForm(owner, everyField());
    await api.assign(id, assigned);
    const path = `/api/forms/${id}/definition.json`;
    expect((await api.visitor().get(path)).status).toBe(401);
    expect((await stranger.get(path)).body.error.code).toBe('form.not_found');
    const { text } = await assigned.get(path);
    expect(text).not.toContain(owner.userId);
    expect(text).not.toContain(id);
  });
});

describe('PATCH /api/forms/{formId}', () => {
  test('FSET-009 FSET-013 D-15 each attribute changes on its own', async () => {
    const owner = await api.signedIn();
    const form = await api.buildForm(owner, everyField());
    expect((await owner.patch(`/api/forms/${form.id}`, { active: false })).body.active).toBe(false);
    const { body } = await owner.patch(`/api/forms/${form.id}`, {
      redirectUrl: 'https://example.com/thanks',
    });
    expect(body).toMatchObject({ active: false, redirectUrl: 'https://example.com/thanks' });
    expect((await owner.patch(`/api/forms/${form.id}`, { redirectUrl: null })).body.redirectUrl).toBeNull();
  });

  test('D-64 T13 a redirect address that leads nowhere good is refused beside its field', async () => {
    const owner = await api.signedIn();
    const form = await api.buildForm(owner, everyField());
    for (const redirectUrl of ['javascript:alert(1)', 'http://127.0.0.1/', 'nowhere']) {
      const { status, body } = await owner.patch(`/api/forms/${form.id}`, { redirectUrl });
      expect(status).toBe(400);
      expect(body.error.issues[0].path).toEqual(['redirectUrl']);
    }
  });

  test('T2 attributes that are nobody’s to set are refused', async () => {
    const owner = await api.signedIn();
    const form = await api.buildForm(owner, everyField());
    for (const change of [
      { ownerId: randomUUID() },
      { userId: randomUUID() },
      { version: 9 },
      { id: randomUUID() },
      { deletedAt: null },
    ]) {
      expect((await owner.patch(`/api/forms/${form.id}`, change)).body.error.code).toBe('request.invalid');
    }
  });
});
