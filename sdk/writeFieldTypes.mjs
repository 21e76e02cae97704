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
const pascal = (type) => type.replaceAll(/(?:^|_)(\w)/g, (_whole, letter) => letter.toUpperCase());
const camel = (type) => pascal(type).replace(/^\w/, (letter) => letter.toLowerCase());
const has = (type, file) => existsSync(source(`fields/${type}/${file}.ts`));

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
      };
    }),
  );
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
    'model/generated/capabilities.ts': `import type { FieldType } from '../field.ts';
import type { FieldCapabilities } from '../fieldCapabilities.ts';
${record(types, 'model', 'Capabilities', '/** The capabilities of every field type, in the order of the palette. */\nexport const FIELD_CAPABILITIES: { readonly [Type in FieldType]: FieldCapabilities<Type> } =')};
`,
    'model/generated/schemas.ts': `${record(types, 'schema', 'Schema', '/** The schema of each field type. */\nexport const FIELD_SCHEMAS =')};\n`,
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
  };
  return Object.entries(registries).map(([path, text]) => ({ path, text: HEAD + text }));
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { path, text } of await renderRegistries()) await writeFile(source(path), text);
