/**
 * `npm run api-client`: writes the types and the table of operations of `@inlay/sdk/api` from docs/openapi.v1.json,
 * which is written from the guards of the platform. TypeScript 7 has no compiler for the usual generators to call, and
 * one API needs a part of JSON Schema only.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const HEAD = '// Written by `npm run api-client` from docs/openapi.v1.json.\n';
const ROOT = '/api/v1';

/** Headers of requests by the name under which a call gives them. */
const HEADERS = {
  'If-Match': 'ifMatch',
  'If-None-Match': 'ifNoneMatch',
  Prefer: 'wait',
  'Idempotency-Key': 'idempotencyKey',
};
const TYPE_OF_HEADER = { ifMatch: 'string', ifNoneMatch: "'*'", wait: 'number', idempotencyKey: 'string' };

/** @typedef {Record<string, any>} Part */

/** @param {string} a @param {string} b */
const byName = (a, b) => (a < b ? -1 : 1);
/** @param {string} name */
const nameOf = (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`);
/** @param {unknown} value */
const literal = (value) =>
  typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : JSON.stringify(value);
/** @param {readonly string[]} types */
const union = (types) => {
  const distinct = [...new Set(types)];
  // Beside `string`, a text that is known would say nothing: editors offer it all the same.
  const isKnown = distinct.some((type) => type.startsWith("'"));
  return (
    distinct.map((type) => (type === 'string' && isKnown ? '(string & {})' : type)).join(' | ') || 'never'
  );
};

/** @param {string | undefined} text @param {string} indent */
function comment(text, indent) {
  if (!text) return '';
  const lines = text.split('\n').filter(Boolean);
  return lines.length === 1
    ? `${indent}/** ${lines[0]} */\n`
    : `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`;
}

/**
 * Writes a schema as a type.
 * @param {Part} schema @param {string} indent @returns {string}
 */
function typeOf(schema, indent = '') {
  if (schema.$ref) return schema.$ref.split('/').pop();
  if ('const' in schema) return literal(schema.const);
  if (schema.enum) return union(schema.enum.map(literal));
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return union(variants.map((/** @type {Part} */ one) => typeOf(one, indent)));
  if (schema.allOf) return schema.allOf.map((/** @type {Part} */ one) => typeOf(one, indent)).join(' & ');
  if (Array.isArray(schema.type))
    return union(schema.type.map((type) => typeOf({ ...schema, type }, indent)));
  if (schema.type === 'array') return `Array<${typeOf(schema.items ?? {}, indent)}>`;
  if (schema.type === 'object' || schema.properties) return objectOf(schema, indent);
  return (
    { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' }[
      schema.type
    ] ?? 'unknown'
  );
}

/** @param {Part} schema @param {string} indent */
function objectOf({ properties, required = [], additionalProperties }, indent) {
  if (!properties)
    return `Record<string, ${additionalProperties ? typeOf(additionalProperties, indent) : 'unknown'}>`;
  const inner = `${indent}  `;
  const members = Object.entries(properties).map(([name, property]) => {
    const isNeeded = required.includes(name);
    const type = typeOf(property, inner);
    return `${comment(property.description, inner)}${inner}${nameOf(name)}${isNeeded ? '' : '?'}: ${type}${isNeeded ? '' : ' | undefined'};\n`;
  });
  return `{\n${members.join('')}${indent}}`;
}

/** @param {Part} api @param {Part} part @returns {Part} */
const resolve = (api, part) =>
  part.$ref
    ? part.$ref
        .slice(2)
        .split('/')
        .reduce((/** @type {Part} */ inside, /** @type {string} */ name) => inside[name], api)
    : part;

/** @param {Part} api @param {string} method @param {Part} operation */
function inputOf(api, method, { parameters = [], requestBody }) {
  const members = [];
  let isNeeded = false;
  const add = (
    /** @type {string} */ name,
    /** @type {string} */ type,
    /** @type {boolean} */ required,
    /** @type {string} */ description,
  ) => {
    isNeeded ||= required;
    const members_ = `${comment(description, '      ')}      ${name}${required ? '' : '?'}: ${type}${required ? '' : ' | undefined'};\n`;
    members.push(members_);
  };
  const query = [];
  for (const one of parameters.map((/** @type {Part} */ part) => resolve(api, part))) {
    const header = HEADERS[one.name];
    if (one.in === 'header') add(header, TYPE_OF_HEADER[header], false, one.description);
    else add(one.name, typeOf(one.schema, '      '), one.required, one.description);
    if (one.in === 'query') query.push(one.name);
  }
  const [[type, media] = []] = Object.entries(requestBody?.content ?? {});
  if (type)
    add('body', type === 'application/json' ? typeOf(media.schema) : 'FileBody', requestBody.required, '');
  return {
    input: `{\n${members.join('')}    }`,
    isNeeded,
    query,
    isFile: type !== undefined && type !== 'application/json',
    method,
  };
}

/** @param {Part} operation */
function answerOf({ responses }) {
  const [status, answer] = Object.entries(responses)[0];
  const media = answer.content?.['application/json'];
  if (media) return { answer: typeOf(media.schema), isFile: false };
  return {
    answer: answer.content || status === '303' ? 'Response' : 'undefined',
    isFile: Boolean(answer.content) || status === '303',
  };
}

/** @param {Part} api @returns {{ path: string; text: string }[]} */
export function renderApiClient(api) {
  const used = new Set();
  const pending = [];
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { input, isNeeded, query, isFile } = inputOf(api, method, operation);
      const { answer, isFile: givesFile } = answerOf(operation);
      pending.push(input, answer);
      const kind = isFile ? 'file' : givesFile ? 'stream' : 'json';
      return {
        id: operation.operationId,
        operation,
        method: method.toUpperCase(),
        path: path.replace(ROOT, ''),
        input,
        isNeeded,
        query,
        kind,
        answer,
      };
    }),
  );
  pending.push('ProblemDetails');
  const schemas = api.components.schemas;
  const texts = new Map();
  for (const text of pending)
    for (const [name] of text.matchAll(/\b[A-Z]\w+\b/g)) {
      if (used.has(name) || !(name in schemas)) continue;
      used.add(name);
      const type = typeOf(schemas[name]);
      texts.set(name, type);
      pending.push(type);
    }
  const codes = [...JSON.stringify(api.components.responses).matchAll(/- `([\w.]+)`:/g)].map(
    ([, code]) => code,
  );
  const types = [
    HEAD,
    ...[...texts]
      .toSorted(([a], [b]) => byName(a, b))
      .map(
        ([name, type]) =>
          `\n${comment(schemas[name].description, '')}${schemas[name].properties ? `export interface ${name} ${type}` : `export type ${name} = ${type};`}\n`,
      ),
    `\n/** Codes of refusals. */\nexport type ProblemCode =\n${[...new Set(codes)]
      .toSorted(byName)
      .map((code) => `  | '${code}'`)
      .join('\n')};\n`,
  ].join('');
  const imported = [...texts.keys()]
    .filter((name) =>
      operations.some(({ input, answer }) => new RegExp(`\\b${name}\\b`).test(input + answer)),
    )
    .toSorted(byName);
  const table = [
    HEAD,
    `import type {\n${imported.map((name) => `  ${name},\n`).join('')}} from './schemas.ts';\n`,
    '\n/** A file to be sent. */\nexport type FileBody = Blob | ArrayBuffer | Uint8Array<ArrayBuffer>;\n',
    '\n/** What each operation takes and answers with. */\nexport interface Operations {\n',
    ...operations.map(
      ({ id, operation, input, answer }) =>
        `${comment(`${operation.summary}. ${operation.description}`, '  ')}  ${id}: {\n    input: ${input};\n    answer: ${answer};\n  };\n`,
    ),
    '}\n',
    '\n/** How each operation is called: its method, its path, the names of its query, and what it sends and gets. */\n',
    "export const OPERATIONS: Readonly<\n  Record<keyof Operations, readonly [method: string, path: string, query: readonly string[], kind: 'json' | 'file' | 'stream']>\n> = {\n",
    ...operations.map(
      ({ id, method, path, query, kind }) =>
        `  ${id}: ['${method}', '${path}', [${query.map(literal).join(', ')}], '${kind}'],\n`,
    ),
    '};\n',
  ].join('');
  return [
    { path: 'src/api/generated/schemas.ts', text: types },
    { path: 'src/api/generated/operations.ts', text: table },
  ];
}

/** Reads the description of the API. */
export const readApi = async () =>
  JSON.parse(await readFile(new URL('../docs/openapi.v1.json', import.meta.url), 'utf8'));

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { path, text } of renderApiClient(await readApi()))
    await writeFile(new URL(path, import.meta.url), text);
