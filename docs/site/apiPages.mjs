/**
 * Makes the reference of API v1 from its description: a page for each resource, one for what calls carry, and what
 * `TryOperation` needs to make a call. The pages are Markdown, so the search of the documentation finds them
 * (decision 790).
 */

/** @typedef {Record<string, any>} Part */

/** Schemas that other pages say more of. */
const ELSEWHERE = {
  FormDefinition: '/definition',
  Field: '/fields',
  FieldBase: '/definition#field',
  Expression: '/expressions',
};
/** Limits of whole numbers that say nothing. */
const LARGEST = Number.MAX_SAFE_INTEGER;
const FORMATS = { uuid: 'UUID', 'date-time': 'time, as ISO 8601', date: 'day, as ISO 8601', uri: 'address' };

/** @param {string} name */
const slugOf = (name) => name.replace(/\B([A-Z])/g, '-$1').toLowerCase();
/** @param {string} tag */
const titleOf = (tag) => tag[0].toUpperCase() + tag.slice(1);
/** Text for a page that Vue compiles: outside of code, tags and double braces would be taken for its own. */
const plain = (/** @type {string} */ text) =>
  text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll('<', '&lt;').replaceAll('{{', '&#123;{')))
    .join('');
const cell = (/** @type {string} */ text) => plain(text).replaceAll('|', '\\|').replaceAll('\n', ' ');
const table = (/** @type {string[]} */ head, /** @type {string[][]} */ rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
const codeOf = (/** @type {unknown} */ value) => `\`${JSON.stringify(value)}\``;

/** @param {Part} api @param {Part} part @returns {Part} */
const resolve = (api, part) =>
  part.$ref
    ? part.$ref
        .slice(2)
        .split('/')
        .reduce((/** @type {Part} */ inside, /** @type {string} */ name) => inside[name], api)
    : part;

/** @param {Part} schema */
const rangeOf = ({ minimum, maximum }) => {
  const least = minimum === undefined || minimum === -LARGEST ? null : minimum;
  const most = maximum === undefined || maximum === LARGEST ? null : maximum;
  if (least === null) return most === null ? '' : ` up to ${most}`;
  return most === null ? ` from ${least}` : `, ${least} to ${most}`;
};

/** Says in words what a value may be. @param {Part} schema @returns {string} */
export function typeOf(schema) {
  if (schema.$ref) {
    const name = schema.$ref.split('/').pop();
    return `[${name}](${ELSEWHERE[name] ?? `/api/schemas#${slugOf(name)}`})`;
  }
  if ('const' in schema) return codeOf(schema.const);
  if (schema.enum) return schema.enum.map(codeOf).join(', ');
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return variants.map(typeOf).join(' or ');
  if (schema.allOf) return schema.allOf.map(typeOf).join(' and ');
  if (Array.isArray(schema.type))
    return schema.type.map((/** @type {string} */ type) => typeOf({ ...schema, type })).join(' or ');
  if (schema.type === 'array') {
    const most = schema.maxItems === undefined ? '' : ` of at most ${schema.maxItems}`;
    return `list${most}: ${typeOf(schema.items ?? {})}`;
  }
  if (schema.type === 'object' || schema.properties) {
    const rest = schema.additionalProperties;
    const isOpen = !schema.properties && rest && Object.keys(rest).length > 0;
    return isOpen ? `object of ${typeOf(rest)}` : 'object';
  }
  if (schema.type === 'string') {
    const most = schema.maxLength === undefined ? '' : `, at most ${schema.maxLength} characters`;
    return `${FORMATS[schema.format] ?? 'text'}${most}`;
  }
  if (schema.type === 'integer') return `whole number${rangeOf(schema)}`;
  if (schema.type === 'number') return `number${rangeOf(schema)}`;
  if (schema.type === 'boolean') return '`true` or `false`';
  return schema.type === 'null' ? '`null`' : 'any value';
}

/** The object among what a value may be, to list its members. @param {Part} schema @returns {Part | undefined} */
const objectIn = (schema) =>
  schema.properties
    ? schema
    : schema.type === 'array'
      ? objectIn(schema.items ?? {})
      : (schema.anyOf ?? schema.oneOf)?.map(objectIn).find(Boolean);

/**
 * Lists the members of an object, and of the objects in it.
 * @param {Part} schema @param {{ isSent: boolean, prefix?: string }} options @returns {string[][]}
 */
function rowsOf({ properties, required = [] }, { isSent, prefix = '' }) {
  return Object.entries(properties).flatMap(([name, property]) => {
    const isNeeded = required.includes(name);
    const remark = isSent === isNeeded && (isSent ? 'Required.' : 'May be absent.');
    const standard = property.default !== undefined && `${codeOf(property.default)} by default.`;
    const path = `${prefix}${name}`;
    const inner = objectIn(property);
    return [
      [`\`${path}\``, typeOf(property), [remark, property.description, standard].filter(Boolean).join(' ')],
      ...(inner ? rowsOf(inner, { isSent, prefix: `${path}${property.type === 'array' ? '[]' : ''}.` }) : []),
    ];
  });
}

/** Shows what a schema has. @param {Part} schema @param {boolean} isSent @returns {string} */
function membersOf(schema, isSent) {
  const variants = (schema.anyOf ?? schema.oneOf ?? []).filter((/** @type {Part} */ one) => one.properties);
  if (variants.length > 1)
    return variants
      .map((/** @type {Part} */ one) => {
        const [name, property] = Object.entries(one.properties).find(([, value]) => 'const' in value) ?? [];
        const title = name ? `With \`${name}\` ${codeOf(property.const)}:` : 'Or:';
        return `${title}\n\n${membersOf(one, isSent)}`;
      })
      .join('\n\n');
  const shown = objectIn(schema);
  if (!shown || schema.type === 'array') return `${plain(titleOf(typeOf(schema)))}.`;
  return table(['name', 'what it is', ''], rowsOf(shown, { isSent }));
}

const details = (/** @type {string} */ title, /** @type {unknown} */ example) =>
  `::: details ${title}\n\n\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\`\n\n:::`;

/** What a body or an answer is, with its example. @param {Part} api @param {Part} content @param {boolean} isSent */
function showContent(api, content, isSent) {
  const json = content['application/json'];
  if (!json) {
    const types = Object.keys(content).map((type) => `\`${type}\``);
    return [`A file, as ${types.join(', ')}.`];
  }
  const shown = [];
  if (json.schema?.$ref) {
    const schema = resolve(api, json.schema);
    shown.push(isSent ? membersOf(schema, true) : typeOf(json.schema));
  } else if (json.schema) shown.push(membersOf(json.schema, isSent));
  if (json.example !== undefined) shown.push(details('Example', json.example));
  return shown;
}

/** The texts of codes, which the shared problem responses list. @param {Part} api */
function problemTexts(api) {
  const listed = Object.values(api.components.responses).map(({ description }) => description);
  return new Map(
    listed.flatMap((text) =>
      [...text.matchAll(/^- `([\w.]+)`: (.*)$/gm)].map(([, code, words]) => [code, words]),
    ),
  );
}

/** @param {Part} api @param {string} path @param {string} method @param {Part} operation */
function showOperation(api, path, method, operation) {
  const texts = problemTexts(api);
  const parameters = (operation.parameters ?? []).map((/** @type {Part} */ one) => resolve(api, one));
  const answers = Object.entries(operation.responses);
  const good = answers.filter(([status]) => Number(status) < 400);
  const refused = answers.flatMap(([status, { description = '' }]) =>
    Number(status) < 400
      ? []
      : [...description.matchAll(/`([\w.]+)`/g)].map(([, code]) => [
          status,
          `\`${code}\``,
          texts.get(code) ?? '',
        ]),
  );
  const [scope = ''] = operation.security?.[0]?.apiKey ?? [];
  return [
    `## ${operation.summary} {#${operation.operationId}}`,
    `<p class="api-call"><span>${method.toUpperCase()}</span> <code>${path}</code></p>`,
    plain(operation.description),
    `Scope \`${scope}\`; in the [client](/api#client) \`${operation.operationId}\`.`,
    `<TryOperation id="${operation.operationId}" />`,
    ...(parameters.length === 0
      ? []
      : [
          '<h3>Parameters</h3>',
          table(
            ['name', 'in', 'what it is', ''],
            parameters.map((/** @type {Part} */ one) => [
              `\`${one.name}\``,
              one.in,
              typeOf(one.schema),
              `${one.required && one.in !== 'path' ? 'Required. ' : ''}${one.description ?? ''}${
                one.schema.default === undefined ? '' : ` ${codeOf(one.schema.default)} by default.`
              }`,
            ]),
          ),
        ]),
    ...(operation.requestBody
      ? ['<h3>Body</h3>', ...showContent(api, operation.requestBody.content, true)]
      : []),
    '<h3>Answer</h3>',
    ...good.flatMap(([status, answer]) => {
      const one = resolve(api, answer);
      const headers = Object.keys(one.headers ?? {}).map((name) => `\`${name}\``);
      return [
        `**${status} ${one.description}**${headers.length > 0 ? `, with ${headers.join(', ')}` : ''}`,
        ...(one.content ? showContent(api, one.content, false) : []),
      ];
    }),
    '<h3>Refusals</h3>',
    table(['status', 'code', ''], refused),
  ].join('\n\n');
}

/** What the form of one operation asks for. @param {Part} api @param {string} path @param {string} method @param {Part} operation */
function callOf(api, path, method, operation) {
  const content = operation.requestBody?.content ?? {};
  const [type] = Object.keys(content);
  return {
    method: method.toUpperCase(),
    path,
    parameters: (operation.parameters ?? [])
      .map((/** @type {Part} */ one) => resolve(api, one))
      .map((/** @type {Part} */ one) => ({
        name: one.name,
        in: one.in,
        isRequired: Boolean(one.required),
        ...(one.schema.enum && { choices: one.schema.enum }),
        ...(one.description && { hint: one.description.replaceAll('`', '') }),
      })),
    body:
      type === undefined
        ? null
        : type === 'application/json'
          ? { isFile: false, example: content[type].example ?? {} }
          : { isFile: true },
  };
}

/**
 * Makes the reference.
 * @param {Part} api a description, OpenAPI 3.1.
 * @returns {{ pages: Record<string, string>, index: string, calls: Record<string, object> }} pages by their file, the
 *   list of all operations, and calls by the id of their operation.
 */
export function renderApiPages(api) {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method,
      operation,
      tag: operation.tags[0],
    })),
  );
  const byTag = Object.groupBy(operations, ({ tag }) => tag);
  const tags = Object.keys(byTag).sort();
  const head = (/** @type {string} */ title, /** @type {string} */ says) =>
    `---\noutline: 2\n---\n\n# ${title}\n\n${says}`;
  const pages = Object.fromEntries(
    tags.map((tag) => [
      `${tag}.md`,
      [
        head(
          `API: ${titleOf(tag)}`,
          'Calls and their answers as the platform describes them. [The guide](/api) says what they have in common; “Try it” makes real calls, with your key.',
        ),
        ...byTag[tag].map(({ path, method, operation }) => showOperation(api, path, method, operation)),
        '',
      ].join('\n\n'),
    ]),
  );
  const schemas = Object.entries(api.components.schemas).filter(([name]) => !(name in ELSEWHERE));
  pages['schemas.md'] = [
    head(
      'API: Objects',
      'What calls carry and answers bring. What is not known of an answer is to be borne: properties are added.',
    ),
    ...schemas.map(([name, schema]) =>
      [
        `## ${name} {#${slugOf(name)}}`,
        ...(schema.description ? [plain(schema.description)] : []),
        membersOf(schema, name.endsWith('Request')),
      ].join('\n\n'),
    ),
    '',
  ].join('\n\n');
  const index = tags
    .map((tag) =>
      [
        `### ${titleOf(tag)}`,
        table(
          ['operation', 'call', 'scope'],
          byTag[tag].map(({ path, method, operation }) => [
            `[${operation.summary}](/api/${tag}#${operation.operationId})`,
            `\`${method.toUpperCase()} ${path}\``,
            `\`${operation.security?.[0]?.apiKey?.[0] ?? ''}\``,
          ]),
        ),
      ].join('\n\n'),
    )
    .join('\n\n');
  const calls = Object.fromEntries(
    operations.map(({ path, method, operation }) => [
      operation.operationId,
      callOf(api, path, method, operation),
    ]),
  );
  return { pages, index, calls };
}
