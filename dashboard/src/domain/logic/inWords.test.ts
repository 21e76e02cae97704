import { expect, onTestFinished, test } from 'vitest';
import {
  compareForms,
  createEmptyDefinition,
  createField,
  OPERATOR_RULES,
  formDefinitionJsonSchema,
  withFields,
} from '@inlay/sdk/model';
import catalogue from '../../../../sdk/src/languages/en/dashboard.po?raw';
import { i18n } from '../../lib/i18n.ts';
import { inWords } from './inWords.ts';
import { settingName } from './settingNames.ts';

/** What is compared part by part, and what means nothing to people. */
const NO_SETTINGS = new Set([
  'id',
  'category',
  '$schema',
  'version',
  'pages',
  'items',
  'values',
  'endings',
  'quotas',
  'customStyles',
  'flow',
]);

test('D-193 a description is printed from the catalogue, each part in the order of its language', () => {
  onTestFinished(() => i18n.load('en', { 'Shows {name} only if {rule}': 'Shows {name} only if {rule}' }));
  i18n.load('en', { 'Shows {name} only if {rule}': 'Nur wenn {rule}: {name}' });
  const rule = {
    kind: 'message',
    message: '{0} is yes',
    parts: { 0: { kind: 'label', text: 'Vegan' } },
  } as const;
  const name = { kind: 'text', text: 'Menu' } as const;
  expect(inWords({ kind: 'message', message: 'Shows {name} only if {rule}', parts: { name, rule } })).toBe(
    'Nur wenn Vegan is yes: “Menu”',
  );
});

test('the catalogue holds the sentences of every operator', () => {
  const sentences = Object.values(OPERATOR_RULES).flatMap(({ says }) =>
    Object.entries(says).flatMap(([name, text]) => (name === 'joins' ? [] : [text])),
  );
  const missing = sentences.filter((text) => !catalogue.includes(`msgid ${JSON.stringify(text)}`));
  expect(missing).toEqual([]);
});

test('D-193 changes name settings and field types as the controls of the builder do', () => {
  const form = createEmptyDefinition('Bakery');
  const styled = { ...form, customStyles: { primaryColor: '#112233', fieldStyle: 'filled' } } as const;
  const asked = (type: 'text' | 'yes_no', more = {}) =>
    withFields(form, [{ ...createField(type), id: 'a', label: 'Vegan', ...more }]);
  const words = [
    ...compareForms(form, styled),
    ...compareForms(asked('text'), asked('yes_no')),
    ...compareForms(asked('text'), asked('text', { maxLength: 20 })),
  ].map(({ description }) => inWords(description));
  expect(words).toEqual([
    'Changes the style: Main color and Field style',
    'Changes the type of “Vegan” from Text to Yes or no',
    'Changes Character limit of “Vegan” from none to 20',
  ]);
});

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  $ref?: string;
}

test('D-193 every setting of the published schema has a name', () => {
  const schema: Schema & { $defs?: Record<string, Schema> } = formDefinitionJsonSchema();
  const $defs = schema.$defs ?? {};
  const found = (node: Schema): Schema[] => {
    const target = node.$ref === undefined ? node : $defs[node.$ref.split('/').at(-1) ?? ''];
    const ways = target ? [...(target.anyOf ?? []), ...(target.oneOf ?? [])] : [];
    return target ? [target, ...ways.flatMap(found)] : [];
  };
  const below = (nodes: Schema[], key: string): Schema[] =>
    nodes.flatMap(({ properties }) => (properties?.[key] ? found(properties[key]) : []));
  const each = (nodes: Schema[]): Schema[] => nodes.flatMap(({ items }) => (items ? found(items) : []));
  const form = found(schema);
  const pages = each(below(form, 'pages'));
  const items = each(below(pages, 'items'));
  const lists = ['values', 'endings', 'quotas'].flatMap((key) => each(below(form, key)));
  const objects = ['customStyles', 'flow'].flatMap((key) => below(form, key));
  const keys = [form, pages, items, each(below(items, 'items')), lists, objects].flatMap((nodes) =>
    nodes.flatMap(({ properties }) => Object.keys(properties ?? {})),
  );
  expect(new Set(keys).size).toBeGreaterThan(100);
  expect([...new Set(keys)].filter((key) => settingName(key) === key && !NO_SETTINGS.has(key))).toEqual([]);
});
