import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEmptyDefinition, type FormDefinition } from '../definition/formDefinition.ts';
import { FIELD_CAPABILITIES } from '../fields/capabilities.ts';
import type { Field, FieldType } from '../fields/field.ts';
import { formDefinitionJsonSchema } from '../schema/formDefinitionJsonSchema.ts';
import { anyDefinition } from '../testing/arbitraries.ts';
import { buildDefinition, buildField } from '../testing/buildDefinition.ts';
import { withLanguages, withTranslations } from './changeTranslations.ts';
import { checkTranslations, listTranslationGaps } from './checkTranslations.ts';
import { listTranslations } from './listTranslations.ts';
import { listOwnersTexts } from './mapOwnersTexts.ts';
import { markOf, translate } from './translate.ts';

/** Returns a form with a marked translation of each of its texts. */
const inFrench = (form: FormDefinition): FormDefinition => ({
  ...form,
  language: 'en',
  languages: ['fr'],
  translations: {
    fr: Object.fromEntries(
      listOwnersTexts(form).map(({ key, text }) => [key, { text: `FR ${text}`, of: markOf(text) }]),
    ),
  },
});

describe('texts of a form in several languages', () => {
  it('LANG-001 keys differ, and each names one text', () => {
    fc.assert(
      fc.property(anyDefinition, (form) => {
        const keys = listOwnersTexts(form).map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it('LANG-002 a translated form is an ordinary one, whose every text is the translation', () => {
    fc.assert(
      fc.property(anyDefinition, (form) => {
        const translated = translate(inFrench(form), 'fr');
        expect(listOwnersTexts(translated)).toEqual(
          listOwnersTexts(form).map((one) => ({ ...one, text: `FR ${one.text}` })),
        );
        expect(translated).toMatchObject({ language: 'fr', languages: [], translations: {} });
        // Ids, values of options, rules and settings are the same.
        const back = JSON.stringify(translated).replaceAll('FR ', '');
        expect(JSON.parse(back)).toEqual(
          JSON.parse(
            JSON.stringify({ ...form, language: 'fr', languages: [], translations: {} }).replaceAll(
              'FR ',
              '',
            ),
          ),
        );
      }),
    );
  });

  it('LANG-002 a text without a translation keeps its words, and an empty one stays the platform’s own', () => {
    const form = buildDefinition(
      [buildField('text', { id: 'name', label: 'Name', help: 'Help', placeholder: '' })],
      {
        translations: { fr: { 'name.label': 'Nom', 'name.help': '', 'name.placeholder': 'never' } },
      },
    );
    const [field] = translate(form, 'fr').pages[0]!.items as Field[];
    expect(field).toMatchObject({ label: 'Nom', help: 'Help', placeholder: '' });
    expect(translate(form, 'de')).toBe(form);
    expect(translate(form, 'fr')).toBe(translate(form, 'fr'));
  });

  it('LANG-007 counts what is missing, and what is stale once its original changed', () => {
    fc.assert(
      fc.property(anyDefinition, fc.nat(), fc.nat(), (form, first, second) => {
        const whole = inFrench(form);
        expect(listTranslationGaps(whole)).toEqual([{ language: 'fr', missing: [], stale: [] }]);
        const words = listOwnersTexts(form).filter(({ kind }) => kind !== 'picture');
        if (words.length === 0) return;
        const [gone, old] = [words[first % words.length]!, words[second % words.length]!];
        const fr = { ...whole.translations.fr, [old.key]: { text: 'x', of: markOf('another') } };
        delete fr[gone.key];
        const stale = old.key === gone.key ? [] : [old.key];
        expect(listTranslationGaps({ ...whole, translations: { fr } })).toEqual([
          { language: 'fr', missing: [gone.key], stale },
        ]);
      }),
    );
  });

  it('LANG-007 given words are marked with their original, so that one that changes later makes them stale', () => {
    const form = withLanguages(buildDefinition([buildField('text', { id: 'name', label: 'Name' })]), ['fr']);
    const given = withTranslations(form, 'fr', { 'name.label': 'Nom', 'gone.label': 'x' });
    const rowOf = (one: FormDefinition) =>
      listTranslations(one, 'fr').find(({ key }) => key === 'name.label');
    expect(rowOf(form)).toMatchObject({ words: '', state: 'missing', of: null });
    expect(rowOf(given)).toMatchObject({ text: 'Name', words: 'Nom', state: 'done', fault: null });
    expect(given.translations.fr).toEqual({ 'name.label': { text: 'Nom', of: markOf('Name') } });
    const [field] = given.pages[0]!.items as Field[];
    const pages = [{ ...given.pages[0]!, items: [{ ...field!, label: 'Full name' }] }];
    expect(rowOf({ ...given, pages })).toMatchObject({ words: 'Nom', state: 'stale', of: markOf('Name') });
    expect(withTranslations(given, 'fr', { 'name.label': '' }).translations.fr).toEqual({});
    expect(withLanguages(given, []).translations).toEqual({});
  });

  it('LANG-008 a translation names the answers that its original names, or fewer', () => {
    const form = buildDefinition([
      buildField('text', { id: 'name', label: 'Name' }),
      buildField('text', { id: 'b', label: 'Dear {{name}}' }),
    ]);
    const check = (text: string) => checkTranslations({ ...form, translations: { fr: { 'b.label': text } } });
    expect(check('Cher {{name|vous}}')).toEqual([]);
    expect(check('Cher vous')).toEqual([]);
    expect(check('Cher {{nom}}')).toMatchObject([
      { path: ['translations', 'fr', 'b.label'], code: 'translation_name' },
    ]);
  });
});

/** Paths of all texts in a JSON schema: keys, with `[]` for lists. */
function textPaths(schema: unknown, definitions: Record<string, unknown>, path = '', depth = 0): string[] {
  if (typeof schema !== 'object' || schema === null || depth > 12) return [];
  const one = schema as Record<string, unknown>;
  if (typeof one['$ref'] === 'string') {
    const name = one['$ref'].split('/').at(-1)!;
    return /expression/i.test(name) ? [] : textPaths(definitions[name], definitions, path, depth + 1);
  }
  const inner = [...((one['anyOf'] ?? one['oneOf'] ?? one['allOf'] ?? []) as unknown[])].flatMap((part) =>
    textPaths(part, definitions, path, depth + 1),
  );
  const isText =
    one['type'] === 'string' &&
    !('enum' in one) &&
    !('const' in one) &&
    !('pattern' in one && path.endsWith('id'));
  const properties = Object.entries((one['properties'] ?? {}) as Record<string, unknown>).flatMap(
    ([key, part]) => textPaths(part, definitions, path ? `${path}.${key}` : key, depth + 1),
  );
  return [
    ...inner,
    ...(isText ? [path] : []),
    ...properties,
    ...textPaths(one['items'], definitions, `${path}[]`, depth + 1),
  ];
}

/** Texts that say nothing to visitors, or that no language changes. */
const NO_TEXTS =
  'category color currency domains[] earliest earliestDay latest latestDay value format.mask options[].value ' +
  // Right answers are compared with what visitors write.
  'rows[].value rows[].image private.note grading.accepts[]';
const NO_TEXT_PATHS = NO_TEXTS.split(' ').map((key) => `pages[].items[].${key}`);
const NOT_SHOWN =
  /^(\$schema|quotas|tests|flow|version|language|brand|customStyles|translations)\b|goTo$|redirectUrl$/;

it('LANG-001 every text of the schema is on the walk, or known to be none for visitors', () => {
  const schema = formDefinitionJsonSchema();
  const paths = new Set(textPaths(schema, (schema['$defs'] ?? {}) as Record<string, unknown>));
  const walked = [...paths].filter(
    (path) =>
      !NOT_SHOWN.test(path) && !NO_TEXT_PATHS.includes(path) && !path.startsWith('pages[].items[].items'),
  );
  const empty = createEmptyDefinition();
  /** Sets each text of a part to its path. */
  const filled = <Part extends object>(part: Part, place: string): Part => {
    const keys = walked.filter((path) => path.startsWith(place) && !/[.[]/.test(path.slice(place.length)));
    return { ...part, ...Object.fromEntries(keys.map((path) => [path.slice(place.length), path])) };
  };
  const at = 'pages[].items[].';
  const fields = Object.keys(FIELD_CAPABILITIES).map((type) => ({
    ...filled(buildField(type as FieldType, { id: type }), at),
    checks: [{ must: { lit: true }, message: `${at}checks[].message` }],
    grading: { explanation: `${at}grading.explanation` },
    options: [{ value: 'a', label: `${at}options[].label`, image: `${at}options[].image` }],
    rows: [{ value: 'a', label: `${at}rows[].label` }],
  }));
  const group = {
    id: 'g',
    type: 'repeat',
    label: '',
    help: '',
    min: 0,
    max: 9,
    items: [],
    addLabel: '',
    rowLabel: '',
  };
  const form = filled(
    {
      ...empty,
      pages: [{ ...filled(empty.pages[0]!, 'pages[].'), items: [...fields, filled(group, at)] as never }],
      endings: [
        {
          ...filled(empty.endings[0]!, 'endings[].'),
          picture: filled({ src: 'endings[].picture.src', alt: '' }, 'endings[].picture.'),
        },
      ],
      values: [
        filled({ id: 'v', name: '', is: { lit: 1 }, show: 'visitor', format: 'text' } as const, 'values[].'),
      ],
    },
    '',
  );
  const found = new Set(listOwnersTexts(form).map(({ text }) => text));
  expect([...found].sort()).toEqual(walked.sort());
});
