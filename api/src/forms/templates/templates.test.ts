import { randomUUID } from 'node:crypto';
import {
  createEmptyDefinition,
  createField,
  formDefinitionSchema,
  LANGUAGES,
  MAX_TEMPLATES,
  fieldsOf,
  withFields,
  type FormDefinition,
} from '@inlay/sdk/model';
import { TEMPLATE_SENTENCES, TEMPLATE_TEXTS, type TemplateText } from '@inlay/sdk/server-texts';
import { describe, expect, test } from 'vitest';
import { useTestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { TestClient } from '../../../../tests/support/api/testClient.ts';
import type { Template } from '../../platform/contract/index.ts';
import { BUILT_IN_TEMPLATES } from './builtIn/index.ts';

const api = useTestApi();

const definition = withFields(
  {
    ...createEmptyDefinition('Cake order'),
    description: 'For birthdays',
    customStyles: { primaryColor: '#b45309' },
    textHandling: 'as_typed' as const,
  },
  [createField('text'), createField('date')],
);

/** D-87, word for word: the fields of each template, `*` for required ones. */
const ASKED: Record<string, [category: string, fields: string[]]> = {
  'Basic Contact': ['Contact', ['name*', 'email*', 'message*']],
  'Detailed Contact': [
    'Contact',
    ['first_name*', 'last_name*', 'email*', 'phone', 'company', 'subject', 'preferred_contact', 'message*'],
  ],
  'Employment Application': [
    'Business',
    [
      'full_name*',
      'email*',
      'phone*',
      'address*',
      'position*',
      'start_date*',
      'employment_type',
      'experience*',
      'references',
      'agreement*',
    ],
  ],
  'Health Questionnaire': [
    'Healthcare',
    [
      'full_name*',
      'date_of_birth*',
      'phone*',
      'email',
      'conditions',
      'medication',
      'allergies',
      'smoker',
      'emergency_contact*',
      'consent*',
    ],
  ],
  'Event Registration': [
    'Events',
    ['full_name*', 'email*', 'phone', 'guests*', 'sessions', 'dietary_needs', 'remarks'],
  ],
  'Customer Feedback': [
    'Business',
    ['name', 'email', 'overall_rating*', 'went_well', 'improve', 'recommend*'],
  ],
};

describe('GET /api/templates', () => {
  test('TMPL-018 TMPL-004 D-87 the six of the specification first, each with its category and its fields', async () => {
    const { body } = await (await api.signedIn()).get('/api/templates');
    const found = body.templates.map(
      (template: { name: string; category: string; definition: FormDefinition }) => [
        template.name,
        [
          template.category,
          fieldsOf(template.definition).map((field) => field.id + (field.required ? '*' : '')),
        ],
      ],
    );
    const asked = Object.keys(ASKED).length;
    expect(found).toHaveLength(BUILT_IN_TEMPLATES.length);
    expect(Object.fromEntries(found.slice(0, asked))).toEqual(ASKED);
    expect(body.templates.every((template: { isBuiltIn: boolean }) => template.isBuiltIn)).toBe(true);
  });

  test('TMPL-005 TMPL-008 a card is told what it shows', async () => {
    const { body } = await (await api.signedIn()).get('/api/templates');
    for (const template of body.templates) {
      expect(template.fieldCount).toBe(fieldsOf(template.definition).length);
      expect(template.description).toMatch(/^[A-Z].{20,}\.$/);
      expect(template.definition.title).toBe(template.name);
    }
  });
});

describe('a reader’s language', () => {
  const inLanguage = (language: string, { cookie }: TestPerson) =>
    new TestClient(api.url, { 'accept-language': language }, cookie);
  const others = LANGUAGES.filter((language) => language !== 'en');

  test('TMPL-018 each name, description and category of the built-in templates can be translated, and nothing else', () => {
    const said = BUILT_IN_TEMPLATES.flatMap((one) => [one.definition.title, one.description, one.category]);
    expect(new Set(said)).toEqual(new Set(TEMPLATE_SENTENCES));
  });

  test.each(others)('TMPL-004 TMPL-005 the gallery is in %s for who reads it so', async (language) => {
    const { body } = await inLanguage(language, await api.signedIn()).get('/api/templates');
    const texts = TEMPLATE_TEXTS[language];
    const shown = body.templates.map((one: Template) => [one.name, one.description, one.category]);
    const expected = BUILT_IN_TEMPLATES.map(({ definition: built, description, category }) =>
      [built.title, description, category].map((text) => texts[text as TemplateText]),
    );
    expect(shown).toEqual(expected);
  });

  test('TMPL-011 a form from a template is called as its card, and keeps ids, values and rules', async () => {
    const person = await api.signedIn({ formLimit: null });
    for (const { id, definition: built } of BUILT_IN_TEMPLATES) {
      const { body } = await inLanguage('de', person).post('/api/forms', { template: id });
      expect(body.title).toBe(TEMPLATE_TEXTS.de[built.title as TemplateText]);
      expect(body.definition).toEqual({ ...built, title: body.title });
    }
  });

  test('TMPL-022 a template of one’s own stands in the category of the gallery in each language', async () => {
    const person = await api.signedIn();
    const form = await person.post('/api/forms', { definition });
    const saved = { formId: form.body.id, name: 'Cakes', category: 'Events' };
    expect((await person.post('/api/templates', saved)).status).toBe(201);
    const { body } = await inLanguage('de', person).get('/api/templates');
    expect(body.templates.at(-1)).toMatchObject({ name: 'Cakes', category: TEMPLATE_TEXTS.de.Events });
  });
});

test.each(BUILT_IN_TEMPLATES.map((template) => [template.definition.title, template] as const))(
  'TMPL-012 TMPL-013 TMPL-014 TMPL-015 TMPL-016 TMPL-017 %s is a definition as the builder makes them',
  (_title, { definition: built }) => {
    expect(formDefinitionSchema.parse(built)).toEqual(built);
    // What a new field has none of.
    const added = new Set(['grading', 'showIf', 'requiredIf', 'earliestDay', 'latestDay']);
    for (const field of fieldsOf(built))
      expect(Object.keys(createField(field.type)).sort()).toEqual(
        Object.keys(field)
          .filter((key) => !added.has(key))
          .sort(),
      );
  },
);

describe('POST /api/forms with a template', () => {
  test.each(BUILT_IN_TEMPLATES.map(({ id }) => [id]))(
    'TMPL-011 TMPL-019 %s makes an active form of the person’s own',
    async (id) => {
      const person = await api.signedIn({ formLimit: 1 });
      const { status, body } = await person.post('/api/forms', { template: id });
      expect(status).toBe(201);
      const built = BUILT_IN_TEMPLATES.find((template) => template.id === id)?.definition;
      expect(body).toMatchObject({ active: true, title: built?.title, description: built?.description });
      expect(body.definition).toEqual(built);
      expect((await api.visitor().get(`/embed/${body.id}`)).status).toBe(200);
    },
  );

  test('D-88 D-45 a template counts against the limit', async () => {
    const person = await api.signedIn({ formLimit: 1 });
    const answers = await Promise.all(
      [1, 2].map(() => person.post('/api/forms', { template: 'basic-contact' })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 403]);
    expect(answers.find(({ status }) => status === 403)?.body.error.code).toBe('form.limit_reached');
  });

  test('a template that is not there is a 404; both at once are refused, and neither as well', async () => {
    const person = await api.signedIn();
    for (const template of ['nothing', randomUUID(), '../basic-contact', 'constructor', '']) {
      const { status, body } = await person.post('/api/forms', { template });
      expect({ status, code: body.error.code }).toEqual({ status: 404, code: 'template.not_found' });
    }
    const both = await person.post('/api/forms', { template: 'basic-contact', definition });
    expect(both.body.error).toMatchObject({ code: 'request.invalid', issues: [{ path: ['template'] }] });
    expect((await person.post('/api/forms', {})).body.error.code).toBe('form.invalid_definition');
    expect((await person.post('/api/forms', { template: 7 })).body.error.code).toBe('request.invalid');
  });
});

describe('templates of one’s own', () => {
  const saveForm = async (person: TestPerson) => {
    const { id: formId } = await api.buildForm(person, definition);
    return { formId, name: 'Cakes', description: 'The usual', category: 'Bakery' };
  };

  test('TMPL-022 a form is kept as it is, listed for its owner alone, and begins new forms', async () => {
    const [owner, other] = [await api.signedIn(), await api.signedIn()];
    const wish = await saveForm(owner);
    const { status, body: template } = await owner.post('/api/templates', wish);
    expect(status).toBe(201);
    expect(template).toMatchObject({
      isBuiltIn: false,
      name: 'Cakes',
      description: 'The usual',
      category: 'Bakery',
      fieldCount: 2,
    });
    // Later changes of the form change nothing.
    await owner.patch(`/api/forms/${wish.formId}`, { active: false });
    const list = (await owner.get('/api/templates')).body.templates;
    expect(list).toHaveLength(BUILT_IN_TEMPLATES.length + 1);
    expect(list.at(-1)).toEqual(template);
    expect((await other.get('/api/templates')).body.templates).toHaveLength(BUILT_IN_TEMPLATES.length);
    const made = await owner.post('/api/forms', { template: template.id });
    expect(made.body.definition).toEqual({ ...definition, title: 'Cakes' });
    expect(made.body).toMatchObject({ active: true, title: 'Cakes', description: 'For birthdays' });
  });

  test('T1 D-172 a stranger’s form and template are a 404, also for administrators where they are private', async () => {
    const [owner, stranger, assigned] = [await api.signedIn(), await api.signedIn(), await api.signedIn()];
    const admin = await api.signedIn({ role: 'admin' });
    const wish = await saveForm(owner);
    await api.assign(wish.formId, assigned);
    const { id } = (await owner.post('/api/templates', wish)).body;
    expect((await api.visitor().post('/api/templates', wish)).status).toBe(401);
    expect((await stranger.post('/api/templates', wish)).body.error.code).toBe('form.not_found');
    expect((await assigned.post('/api/templates', wish)).body.error.code).toBe('access.denied');
    for (const person of [stranger, assigned, admin]) {
      expect((await person.delete(`/api/templates/${id}`)).body.error.code).toBe('template.not_found');
      expect((await person.post('/api/forms', { template: id })).body.error.code).toBe('template.not_found');
    }
    expect((await owner.delete('/api/templates/basic-contact')).body.error.code).toBe('template.not_found');
    expect((await owner.delete(`/api/templates/${id}`)).status).toBe(204);
    expect((await owner.delete(`/api/templates/${id}`)).status).toBe(404);
    expect((await owner.get('/api/templates')).body.templates).toHaveLength(BUILT_IN_TEMPLATES.length);
  });

  test('D-164 T32 every text that will not do is named; spaces around are cut off', async () => {
    const owner = await api.signedIn();
    const wish = await saveForm(owner);
    const issuesOf = async (changes: object) => {
      const { status, body } = await owner.post('/api/templates', { ...wish, ...changes });
      expect(status).toBe(400);
      return body.error.issues.map((issue: { path: string[]; message: string }) => [
        issue.path[0],
        issue.message,
      ]);
    };
    expect(await issuesOf({ name: ' ', category: '' })).toEqual([
      ['name', 'Name is required'],
      ['category', 'Category is required'],
    ]);
    expect(await issuesOf({ name: 'x'.repeat(201) })).toEqual([
      ['name', 'Text must be less than 200 characters'],
    ]);
    expect(await issuesOf({ description: '<script>alert(1)</script>' })).toEqual([
      ['description', 'Text contains potentially dangerous content'],
    ]);
    expect(await issuesOf({ name: 'a\0b' })).toEqual([['name', 'Text contains invalid characters']]);
    const { body } = await owner.post('/api/templates', {
      ...wish,
      name: '  Cakes  ',
      description: undefined,
    });
    expect(body).toMatchObject({ name: 'Cakes', description: '' });
  });

  test('T2 attributes that are nobody’s to set are refused', async () => {
    const owner = await api.signedIn();
    const wish = await saveForm(owner);
    for (const extra of [
      { accountId: randomUUID() },
      { id: randomUUID() },
      { definition },
      { createdAt: 'now' },
    ]) {
      expect((await owner.post('/api/templates', { ...wish, ...extra })).body.error.code).toBe(
        'request.invalid',
      );
    }
  });

  test('T38 an account keeps so many and no more, also when many come at once', async () => {
    const owner = await api.signedIn();
    const wish = await saveForm(owner);
    await api.database.query(
      `insert into form_templates (id, account_id, name, category, definition, created_at)
       select gen_random_uuid(), $1, 'T', 'C', $2, now() from generate_series(1, $3)`,
      [owner.accountId, JSON.stringify(definition), MAX_TEMPLATES - 1],
    );
    const answers = await Promise.all([1, 2, 3].map(() => owner.post('/api/templates', wish)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 403, 403]);
  });

  test('D-175 they go with their account', async () => {
    const owner = await api.signedIn();
    await owner.post('/api/templates', await saveForm(owner));
    await api.database.query('delete from accounts where id = $1', [owner.accountId]);
    const left = await api.database.query('select 1 from form_templates where account_id = $1', [
      owner.accountId,
    ]);
    expect(left).toEqual([]);
  });
});
