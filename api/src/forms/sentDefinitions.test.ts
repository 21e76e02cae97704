import { createEmptyDefinition, createField, createOptions, fieldsOf, withFields } from '@inlay/sdk/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { write } from '../../../tests/support/api/programCalls.ts';
import { programOf } from '../../../tests/support/api/programOf.ts';
import { useTestApi, type TestPerson } from '../../../tests/support/api/testApi.ts';

const api = useTestApi();
let owner: TestPerson;
beforeAll(async () => {
  owner = await api.signedIn({ formLimit: 50 });
});

const name = { ...createField('text'), id: 'name', label: 'Name' };
const EMPTY = createEmptyDefinition('Form');
const [page] = EMPTY.pages;

/** A condition of so many levels. */
const deep = (levels: number): object =>
  levels === 1 ? { lit: true } : { op: 'not', of: [deep(levels - 1)] };

const withItems = (...items: object[]) => ({ ...EMPTY, pages: [{ ...page, items }] });
const showIf = (condition: unknown) => withItems({ ...name, showIf: condition });
const ANSWERED = { op: 'answered', of: [{ field: 'name' }] };
const AT = 'definition.pages.0.items.0';

describe('a definition with a mistake is refused with path, code and a sentence, and nothing is stored', () => {
  test.each<[what: string, definition: object, path: string, code: string]>([
    ['no page', { ...EMPTY, pages: [] }, 'definition.pages', 'invalid'],
    ['51 pages', { ...EMPTY, pages: Array.from({ length: 51 }, (_, at) => ({ ...page, id: `p${at}` })) }, 'definition.pages', 'invalid'],
    ['a field with the id of its page', withItems({ ...name, id: 'p1' }), `${AT}.id`, 'invalid'],
    ['an unknown operator', showIf({ op: 'shell', of: [] }), `${AT}.showIf.op`, 'unknown_operator'],
    ['too few arguments', showIf({ op: 'not', of: [] }), `${AT}.showIf.of`, 'wrong_number_of_arguments'],
    ['a rule that is an answer', showIf('yes'), `${AT}.showIf`, 'not_an_expression'],
    ['17 levels', showIf(deep(17)), `${AT}.showIf${'.of.0'.repeat(16)}`, 'too_deep'],
    ['201 parts', showIf({ op: 'and', of: Array.from({ length: 201 }, () => ({ lit: true })) }), `${AT}.showIf.of.199`, 'too_many_parts'],
    ['an option value used twice', withItems({ ...createField('radio'), id: 'r', options: [{ value: 'a', label: 'a' }, { value: 'a', label: 'b' }] }), `${AT}.options.1.value`, 'invalid'],
    ['options that are words alone', withItems({ ...createField('radio'), id: 'r', options: ['a'] }), `${AT}.options.0`, 'invalid'],
    ['a lone surrogate', withItems({ ...name, help: 'a\ud800' }), `${AT}.help`, 'invalid_characters'],
    ['a lone surrogate in a key', { ...EMPTY, translations: { de: { 'a\ud800': '' } } }, 'definition.translations.de', 'invalid'],
    ['another version', { ...EMPTY, version: 2 }, 'definition.version', 'unknown_version'],
    ['a repeating group without room for a row', withItems({ id: 'r', type: 'repeat', label: 'R', help: '', min: 0, max: 0, addLabel: '', rowLabel: '', items: [name] }), `${AT}.max`, 'invalid'],
    ['a condition that reads its own field', showIf(ANSWERED), `${AT}.showIf`, 'circle'],
    ['a condition that reads points', withItems(name, { ...name, id: 'more', showIf: { op: 'gt', of: [{ op: 'points', of: [{ field: 'name' }] }, { lit: 1 }] } }), 'definition.pages.0.items.1.showIf', 'not_yet_supported'],
    ['a translation that names what its original does not', { ...EMPTY, title: 'A', translations: { de: { title: '{{name}}' } } }, 'definition.translations.de.title', 'translation_name'],
    ['a translated picture from elsewhere', { ...EMPTY, endings: [{ ...EMPTY.endings[0], picture: { src: '/files/pictures/a.webp', alt: '' } }], translations: { de: { 'e1.src': 'https://a.example/b.png' } } }, 'definition.translations.de.e1.src', 'invalid'],
  ])('%s', async (_what, definition, path, code) => {
    const { status, body } = await owner.post('/api/forms', { definition });
    expect(status).toBe(400);
    // Text that no table can store is refused with the body as a whole.
    expect(body.error.code).toBeOneOf(['form.invalid_definition', 'request.invalid']);
    const [issue] = body.error.issues;
    expect([issue.path.join('.'), issue.code]).toEqual([path, code]);
    expect(issue.message).toMatch(/\w+ \w+/);
    expect((await owner.get('/api/forms')).body.forms).toEqual([]);
  }); // prettier-ignore
});

describe('a definition with members that are not known', () => {
  const MISSPELT = {
    ...EMPTY,
    $schema: 'https://forms.example.com/sdk/form-definition.schema.json',
    colour: 'red',
    pages: [{ ...page, items: [{ ...name, maxLenght: 10, options: [] }] }],
    flow: { ...EMPTY.flow, skip: true },
    customStyles: { primaryColour: '#ff0000' },
  };
  const PLACES = [
    'pages.0.items.0.maxLenght',
    'pages.0.items.0.options',
    'flow.skip',
    'customStyles.primaryColour',
    'colour',
  ];

  test('D-82 API-003 is refused by every way in, with the place of each, and nothing is stored', async () => {
    const form = await api.buildForm(owner, withItems(name) as typeof EMPTY);
    const { version, revisionId } = (await owner.get(`/api/forms/${form.id}`)).body;
    const before = (await owner.get('/api/forms')).body.forms.length;
    const program = await programOf(api, owner, { scopes: ['forms:read', 'forms:write'] });
    const path = `/forms/${form.id}`;
    const definition = MISSPELT;
    const dashboard = [
      await owner.post('/api/forms', { definition }),
      await owner.put(`/api${path}/definition`, { definition, version }),
      await owner.put(`/api${path}/draft`, { definition, revisionId, state: null }),
      await owner.post(`/api${path}/impact`, { definition }),
      await owner.post('/api/blocks', { name: 'Mine', definition }),
    ].map(({ status, body }) => ({ status, ...body.error }));
    const match = { 'if-match': `"${form.revisionId}"` };
    const programs = [
      await write(program, 'POST /forms', { body: { definition } }),
      await write(program, `PUT ${path}/definition`, { body: { definition }, headers: match }),
      await write(program, `PUT ${path}/draft`, { body: { definition }, headers: { 'if-none-match': '*' } }),
      await write(program, `POST ${path}/impact`, { body: { definition } }),
    ].map(({ body }) => body);
    for (const { status, code, issues } of [...dashboard, ...programs]) {
      expect([status, code]).toEqual([422, 'form.unknown_members']);
      expect(issues.map((issue: { path: string[] }) => issue.path.join('.'))).toEqual(PLACES.map((place) => `definition.${place}`));
    }
    expect((await owner.get('/api/forms')).body.forms).toHaveLength(before);
    expect((await owner.get(`/api${path}`)).body).toMatchObject({ revisionId, draft: null });
  }); // prettier-ignore

  test('is taken without them, also with the $schema that exported files have', async () => {
    const { $schema } = MISSPELT;
    const form = await owner.post('/api/forms', { definition: { $schema, ...withItems(name) } });
    expect(form.status).toBe(201);
    const file = (await owner.get(`/api/forms/${form.body.id}/definition.json`)).body;
    expect(file).toHaveProperty('$schema');
    const again = await owner.post('/api/forms', { definition: file });
    expect([again.status, again.body.definition]).toEqual([201, form.body.definition]);
  });
});

describe('an option under new words', () => {
  test('keeps its value in answers, lists, exports and details, and is printed by its words', async () => {
    const colour = { ...createField('radio'), id: 'colour', label: 'Colour', options: createOptions(['Red', 'Blue']) };
    const extras = { ...createField('checkbox'), id: 'extras', label: 'Extras', options: createOptions(['Nuts', 'Cream']) };
    const before = withFields(createEmptyDefinition('Cakes'), [colour, extras]);
    const form = await api.buildForm(owner, before);
    const send = (revisionId: string, answers: object) =>
      api.visitor().post(`/api/public/forms/${form.id}/submissions`, { revisionId, idempotencyKey: crypto.randomUUID(), answers });
    expect((await send(form.revisionId, { colour: 'Red', extras: ['Nuts'] })).status).toBe(201);

    const crimson = [{ value: 'Red', label: '=Crimson' }, { value: 'Blue', label: 'Blue' }];
    const hazel = [{ value: 'Nuts', label: 'Hazelnuts' }, { value: 'Cream', label: 'Cream' }];
    const after = withFields(before, [{ ...colour, options: crimson }, { ...extras, options: hazel }]);
    const { version } = (await owner.get(`/api/forms/${form.id}`)).body;
    const saved = await owner.put(`/api/forms/${form.id}/definition`, { definition: after, version });
    expect(fieldsOf(saved.body.definition)).toEqual(fieldsOf(after));
    const { revisionId } = saved.body;

    expect((await send(revisionId, { colour: '=Crimson' })).body.error.issues).toMatchObject([{ code: 'invalid_option' }]);
    const { submissionId } = (await send(revisionId, { colour: 'Red', extras: ['Cream', 'Nuts'] })).body;
    const { submission, fields } = (await owner.get(`/api/submissions/${submissionId}`)).body;
    expect(submission.answers).toEqual({ colour: 'Red', extras: ['Nuts', 'Cream'] });
    expect(fields[0].options).toEqual(crimson);

    const page = (await api.visitor().get(`/embed/${form.id}?colour=Red`)).text;
    expect(page).toContain('value="Red"');
    expect(page).toContain('Crimson');
    expect((await api.visitor().get(`/api/public/forms/${form.id}`)).body.definition).toMatchObject({ version: 1, pages: [{ items: [{ id: 'colour' }, { id: 'extras' }] }] });

    const filtered = await owner.get(`/api/submissions?formId=${form.id}&field=colour&value=Red`);
    expect(filtered.body.submissions).toHaveLength(2);
    const exported = async (format: string) =>
      (await owner.get(`/api/submissions/export?formId=${form.id}&format=${format}`)).text;
    const csv = await exported('csv');
    expect(csv).toMatch(/"'=Crimson","Hazelnuts, Cream"/);
    expect(csv).toMatch(/"Red","Nuts"/);
    expect(await exported('jsonl')).toMatch(/"colour": ?"Red"/);
  }); // prettier-ignore
});
