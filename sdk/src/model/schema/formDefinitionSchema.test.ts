import { describe, expect, it } from 'vitest';
import { createOptions } from '../fields/options.ts';
import { FIELD_TYPE_ORDER } from '../fields/capabilities.ts';
import { formDefinitionSchema } from './formDefinitionSchema.ts';
import { buildDefinition, buildField } from '../testing/buildDefinition.ts';

const refusals = (definition: unknown): string[] => {
  const result = formDefinitionSchema.safeParse(definition);
  return result.success ? [] : result.error.issues.map(({ path }) => path.join('.'));
};
const withText = (changes: object) => buildDefinition([buildField('text', changes)]);
const withRows = (changes: object) => {
  const group = { type: 'repeat', label: '', help: '', min: 1, max: 2, addLabel: '', rowLabel: '' };
  const page = { id: 'p1', title: '', description: '', nextLabel: '' };
  return {
    ...buildDefinition([]),
    pages: [{ ...page, items: [{ ...group, id: 'rows', items: [], ...changes }] }],
  };
};
const texts = (count: number) =>
  Array.from({ length: count }, (_, index) => buildField('text', { id: `f_${index}` }));

describe('formDefinitionSchema', () => {
  it('accepts a form with all eleven types, and changes nothing (BUILD-024)', () => {
    const definition = buildDefinition(FIELD_TYPE_ORDER.map((type) => buildField(type)));
    expect(formDefinitionSchema.parse(definition)).toEqual(definition);
  });

  it('drops unknown keys and unknown styles (D-82)', () => {
    const definition = {
      ...buildDefinition([{ ...buildField('text'), extra: 1 } as never]),
      owner: 'x',
      customStyles: { hack: 1 },
    };
    expect(formDefinitionSchema.parse(definition)).toEqual(buildDefinition([buildField('text')]));
  });

  it.each([
    [
      'D-68 ids used twice',
      buildDefinition([buildField('text'), buildField('email', { id: 'text' })]),
      'pages.0.items.1.id',
    ],
    ['T16 ids that mean something', withText({ id: '__proto__' }), 'pages.0.items.0.id'],
    ['a group with fewer rows than it needs', withRows({ min: 3, max: 2 }), 'pages.0.items.0.min'],
    ['a group without room for a row', withRows({ min: 0, max: 0 }), 'pages.0.items.0.max'],
    [
      'D-92 a captcha in each row',
      withRows({ items: [buildField('text'), buildField('captcha')] }),
      'pages.0.items.0.items.1',
    ],
    [
      'D-76 a second captcha',
      buildDefinition([buildField('captcha'), buildField('captcha', { id: 'b' })]),
      'pages.0.items.1',
    ],
    [
      'D-76 an optional captcha',
      buildDefinition([buildField('captcha', { required: false })]),
      'pages.0.items.0.required',
    ],
    ['D-69 201 fields', buildDefinition(texts(201)), 'pages.0.items'],
    ['D-69 a label of 501', withText({ label: 'a'.repeat(501) }), 'pages.0.items.0.label'],
    ['D-69 a placeholder of 501', withText({ placeholder: 'a'.repeat(501) }), 'pages.0.items.0.placeholder'],
    [
      'D-69 an option of 201',
      buildDefinition([buildField('radio', { options: createOptions(['a'.repeat(201)]) })]),
      'pages.0.items.0.options.0.label',
    ],
    [
      'D-69 201 options',
      buildDefinition([
        buildField('radio', {
          options: createOptions(Array.from({ length: 201 }, (_, index) => `${index}`)),
        }),
      ]),
      'pages.0.items.0.options',
    ],
    [
      'D-185 an option of two lines',
      buildDefinition([buildField('select', { options: [{ value: 'a b', label: 'a\nb' }] })]),
      'pages.0.items.0.options.0.label',
    ],
    ['BUILD-029 CONST-028 a width of 5', withText({ columns: 5 }), 'pages.0.items.0.columns'],
    ['BUILD-030 CONST-027 a limit of 0', withText({ maxLength: 0 }), 'pages.0.items.0.maxLength'],
    ['BUILD-030 CONST-027 a limit of 10001', withText({ maxLength: 10_001 }), 'pages.0.items.0.maxLength'],
    [
      'BUILD-035 CONST-030 a size of 49',
      buildDefinition([buildField('header', { fontSize: 49 })]),
      'pages.0.items.0.fontSize',
    ],
    [
      'D-73 a weight of 350',
      buildDefinition([buildField('header', { fontWeight: 350 })]),
      'pages.0.items.0.fontWeight',
    ],
    [
      'BUILD-036 CONST-029 a weight of 900',
      buildDefinition([buildField('header', { fontWeight: 900 })]),
      'pages.0.items.0.fontWeight',
    ],
    [
      'STYLE-024 a colour by name',
      buildDefinition([buildField('header', { color: 'red' })]),
      'pages.0.items.0.color',
    ],
    ['BUILD-024 a type it does not know', withText({ type: 'payment' }), 'pages.0.items.0.type'],
    ['T32 a label PostgreSQL cannot keep', withText({ label: 'a\0' }), 'pages.0.items.0.label'],
    ['T32 a title that is ill-formed', buildDefinition([], { title: '\ud800' }), 'title'],
    [
      'D-82 a style out of range',
      buildDefinition([], { customStyles: { labelSize: 25 } }),
      'customStyles.labelSize',
    ],
    ['another version', buildDefinition([], { version: 3 as never }), 'version'],
  ])('refuses %s', (_what, definition, path) => {
    expect(refusals(definition)).toEqual([path]);
  });

  it('accepts what stands exactly on a limit (D-69)', () => {
    const radio = buildField('radio', {
      options: createOptions(Array.from({ length: 200 }, (_, index) => `${index}`.padEnd(200, 'a'))),
    });
    const on = buildDefinition([...texts(199), { ...radio, label: 'a'.repeat(500) }], {
      title: 'a'.repeat(200),
    });
    expect(refusals(on)).toEqual([]);
    expect(refusals(withText({ maxLength: 10_000 }))).toEqual([]);
  });

  it('names everything that is wrong at once', () => {
    expect(refusals(withText({ columns: 5, label: 1 }))).toEqual([
      'pages.0.items.0.label',
      'pages.0.items.0.columns',
    ]);
  });
});
