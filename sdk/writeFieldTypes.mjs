/**
 * `npm run fields`: writes the registries of field types from the folders of `src/fields`, in the order of `order.ts`.
 * A folder has `field.ts` (its settings and answer), `model.ts` (model and capabilities) and `schema.ts`; where its code
 * is not in the script of every form, `chunk.ts` with what a visitor's browser loads, and `canvas.ts` if the builder's
 * canvas shows less than that.
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { FIELD_TYPES } from './src/fields/order.ts';

const source = (path) => new URL(`src/${path}`, import.meta.url);
const DASHBOARD = '../../dashboard/src/';
const pascal = (type) => type.replaceAll(/(?:^|_)(\w)/g, (_whole, letter) => letter.toUpperCase());
const camel = (type) => pascal(type).replace(/^\w/, (letter) => letter.toLowerCase());
const has = (type, file) => existsSync(source(`fields/${type}/${file}.ts`));

/** The exports of a file of a folder; none where it has no such file. */
const read = async (type, file) => (has(type, file) ? import(source(`fields/${type}/${file}.ts`).href) : {});

const HEAD = '// Written by `npm run fields` from the folders of sdk/src/fields.\n';

/** @returns {Promise<{ path: string; text: string }[]>} every registry. */
export async function renderRegistries() {
  const types = await Promise.all(
    FIELD_TYPES.map(async (type) => {
      const model = await import(source(`fields/${type}/model.ts`).href);
      const capabilities = model[`${camel(type)}Capabilities`];
      if (!capabilities) throw new Error(`fields/${type}/model.ts has no ${camel(type)}Capabilities.`);
      return {
        type,
        isQuestion: `${camel(type)}Field` in model,
        isLoaded: has(type, 'chunk'),
        isPlain: capabilities.isPlain === true,
        onCanvas: has(type, 'canvas') ? 'canvas' : 'chunk',
        extras: Object.keys((await read(type, 'extras'))[`${camel(type)}Extras`] ?? {}),
        name: capabilities.name,
        palette: (await read(type, 'palette')).palette,
      };
    }),
  );
  const wordGroups = await Promise.all(
    ['shared', ...FIELD_TYPES].map(async (folder) =>
      Object.keys(await read(folder, 'words'))
        .toSorted()
        .map((name) => ({ folder, name, of: name === `${camel(folder)}Words` ? folder : name.slice(0, -5) })),
    ),
  );
  const words = wordGroups.flat();
  const withExtras = types.filter(({ extras }) => extras.length > 0);
  const extras = withExtras.flatMap(({ type, extras: names }) => names.map((name) => ({ type, name })));
  const loaded = types.filter(({ isLoaded }) => isLoaded);
  const lines = (some, line) => some.map((one) => `${line(one)}\n`).join('');
  /** A record of one export of each folder. */
  const record = (some, file, suffix, text) =>
    lines(some, ({ type }) => `import { ${camel(type)}${suffix} } from '../../fields/${type}/${file}.ts';`) +
    `\n${text} {\n${lines(some, ({ type }) => `  ${type}: ${camel(type)}${suffix},`)}}`;
  const loaders = (some) =>
    lines(some, ({ type }) => `  ${type}: () => import('../../fields/${type}/chunk.ts'),`);
  const registries = {
    'model/generated/fieldsByType.ts': `${lines(types, ({ type }) => `import type { ${pascal(type)}Answer, ${pascal(type)}Field } from '../../fields/${type}/field.ts';`)}
${lines(types, ({ type }) => `export type * from '../../fields/${type}/field.ts';`)}
/** The field of each type. */
export interface FieldsByType {
${lines(types, ({ type }) => `  ${type}: ${pascal(type)}Field;`)}}

/** What a field of each type stores (D-72); an empty text is no answer, and content has none. */
export interface AnswersByType {
${lines(types, ({ type }) => `  ${type}: ${pascal(type)}Answer;`)}}
`,
    'model/generated/models.ts': `${record(
      types.filter(({ isQuestion }) => isQuestion),
      'model',
      'Field',
      '/** The model of each question, as its folder has it. */\nexport const MODELS =',
    )};\n`,
    'model/generated/capabilities.ts': `import type { FieldType } from '../fields/field.ts';
import type { FieldCapabilities } from '../fields/fieldCapabilities.ts';
${record(types, 'model', 'Capabilities', '/** The capabilities of every field type, in the order of the palette. */\nexport const FIELD_CAPABILITIES: { readonly [Type in FieldType]: FieldCapabilities<Type> } =')};
`,
    'model/generated/schemas.ts': `${record(types, 'schema', 'Schema', '/** The schema of each field type. */\nexport const FIELD_SCHEMAS =')};\n`,
    'model/generated/extras.ts': `${record(withExtras, 'extras', 'Extras', '/** The settings of each type whose code a form loads on demand. */\nexport const TYPE_EXTRAS =')};
`,
    'model/generated/fieldWords.ts': `${lines([...new Set(words.map(({ folder }) => folder))], (folder) => `import * as ${camel(folder)} from '../../fields/${folder}/words.ts';`)}
/** What forms say of their fields, in English, by the type or the setting that needs it. */
export const WORDS = {
${lines(words, ({ folder, name, of }) => `  ${of}: ${camel(folder)}.${name},`)}};
`,
    'react/generated/extraChunks.ts': `/** Loads the code of settings of single types. */
export const TYPE_EXTRA_CHUNKS = {
${lines(extras, ({ type, name }) => `  ${name}: () => import('../../fields/${type}/loaded/${name}.ts'),`)}};
`,
    'react/generated/allExtras.ts': `${lines(extras, ({ type, name }) => `import * as ${name} from '../../fields/${type}/loaded/${name}.ts';`)}
/** The code of settings of single types. */
export const ALL_TYPE_EXTRAS = {
${lines(extras, ({ name }) => `  ${name},`)}};
`,
    'react/generated/plainTypes.ts': `/** Loads the code of plain types outside the core. */
export const PLAIN_TYPES = {
${loaders(loaded.filter(({ isPlain }) => isPlain))}};
`,
    'react/generated/plannedTypes.ts': `/** Loads the code of the other types, which only forms with a plan have. */
export const PLANNED_TYPES = {
${loaders(loaded.filter(({ isPlain }) => !isPlain))}};
`,
    'react/generated/allTypes.ts': `${lines(loaded, ({ type, onCanvas }) => `import * as ${camel(type)} from '../../fields/${type}/${onCanvas}.ts';`)}
/** The code of all types, as the builder's canvas shows them. */
export const ALL_TYPES = {
${lines(loaded, ({ type }) => (type === camel(type) ? `  ${type},` : `  ${type}: ${camel(type)},`))}};
`,
    ...dashboardRegistries(types),
  };
  return Object.entries(registries).map(([path, text]) => ({ path, text: HEAD + text }));
}

/** Texts marked for the dashboard's catalogue, as if they had been written there (decision 141). */
const marked = (text) => `t\`${text}\``;

/** What the builder shows of types: lists of their own, because scripts that load apart need them. */
function dashboardRegistries(types) {
  const registry = (doc, name, type, entries, imports = "import { t } from '@lingui/core/macro';\n") =>
    `${imports}import type { FieldType } from '@inlay/sdk/model';

/** ${doc} */
export const ${name}: Readonly<${type}> = {
${entries.map((entry) => `  ${entry},\n`).join('')}};
`;
  const of = (valueOf) =>
    types.flatMap((one) => (valueOf(one) === undefined ? [] : [`${one.type}: ${valueOf(one)}`]));
  return {
    [`${DASHBOARD}domain/forms/generated/fieldTypeNames.ts`]: registry(
      "Names of the field types in the dashboard's language.",
      'FIELD_TYPE_NAMES',
      'Record<FieldType, string>',
      of(({ name }) => marked(name)),
    ),
    [`${DASHBOARD}features/builder/generated/fieldTypesInSentence.ts`]: registry(
      'Names of the field types within a sentence.',
      'FIELD_TYPES_IN_SENTENCE',
      'Record<FieldType, string>',
      of(({ palette }) => marked(palette.inSentence)),
    ),
    [`${DASHBOARD}features/builder/generated/fieldSearchWords.ts`]: registry(
      'Further words under which field types are found.',
      'FIELD_SEARCH_WORDS',
      'Record<FieldType, string>',
      of(({ palette }) => marked(palette.search)),
    ),
    [`${DASHBOARD}features/builder/generated/fieldGroups.ts`]: registry(
      'The group of each field type in the palette.',
      'FIELD_GROUPS',
      'Record<FieldType, PaletteGroup>',
      of(({ palette }) => `'${palette.group}'`),
      '',
    ).replace('FieldType }', 'FieldType, PaletteGroup }'),
    [`${DASHBOARD}features/builder/typeSettings/generated/fieldTips.ts`]: registry(
      'Advice on each field type (D-74).',
      'FIELD_TIPS',
      'Record<FieldType, readonly string[]>',
      of(({ palette }) => `[${palette.tips.map(marked).join(', ')}]`),
    ),
    [`${DASHBOARD}features/builder/generated/fieldIcons.ts`]: registry(
      'Icon of each field type (D-74).',
      'FIELD_ICONS',
      'Record<FieldType, Icon>',
      of(({ type }) => `Icon${pascal(type)}`),
      `${types.map(({ type, palette }) => `import Icon${pascal(type)} from '~icons/${palette.icon}';\n`).join('')}import type { Icon } from '../../../components/icons/createIcon.ts';\n`,
    ),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { path, text } of await renderRegistries()) await writeFile(source(path), text);
