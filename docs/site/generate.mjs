/**
 * Writes the parts of the documentation that the code knows best into docs/generated: the
 * settings of every field type and of the theme, and pictures of both by the real renderer.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  createEmptyDefinition,
  createField,
  createOptions,
  DEFAULT_STYLES,
  FIELD_TYPE_ORDER,
  FIELD_CAPABILITIES,
  plannedForm,
  PLANNED_TEXTS,
  planOf,
  printAnswer,
  validateAnswers,
  withFields,
} from '@inlay/sdk/model';
import { PRESETS } from '../../dashboard/src/domain/looks/presets.ts';
// Sources of components are no JavaScript.
import { renderFormInclude } from '../../sdk/dist/server.js';
import { renderApiPages } from './apiPages.mjs';

const docs = resolve(import.meta.dirname, '..');
const out = join(docs, 'generated');
const NIL = '00000000-0000-7000-8000-000000000000';

/** What stands in the shadow root of a form that is set into a page. */
function picture(definition) {
  const plan = planOf(definition);
  const include = renderFormInclude({
    form: {
      id: NIL,
      revisionId: NIL,
      definition,
      ...(plan && { planned: plannedForm(definition, plan, { today: '2026-05-03', language: 'en' }) }),
      logoUrl: null,
      redirectUrl: null,
      platformName: 'Inlay',
      footerLogoUrl: null,
      captcha: { provider: 'altcha', siteKey: null, scriptUrl: null },
    },
    baseUrl: '',
    language: 'en',
  });
  const [, shadow = ''] = /<template[^>]*>([\s\S]*?)<script type="application\/json">/.exec(include) ?? [];
  return shadow.replace(/<noscript>[\s\S]*?<\/noscript>/g, '');
}

const fieldPicture = (type) =>
  picture({
    ...withFields(createEmptyDefinition(FIELD_CAPABILITIES[type].name), [{ ...createField(type), id: type }]),
    customStyles: { showFormTitle: false, showFooterCredit: false, showSecurityBadge: false },
  });

const lookPicture = ({ name, styles }) =>
  picture(
    withFields(
      { ...createEmptyDefinition(name), description: 'We answer within a day.', customStyles: styles },
      [
        { ...createField('text'), id: 'name', label: 'Name', required: true, columns: 6 },
        { ...createField('email'), id: 'email', label: 'Email', columns: 6 },
        { ...createField('radio'), id: 'when', label: 'When', options: createOptions(['Today', 'Tomorrow']) },
      ],
    ),
  );

/** A rule of the published schema in words. */
function ruleOf(schema) {
  if (schema.$ref?.endsWith('/Expression')) return 'a [condition or formula](./expressions.md)';
  if (schema.type === 'object') return `an object of ${Object.keys(schema.properties).join(', ')}`;
  if (schema.anyOf) return schema.anyOf.map(ruleOf).join(' or ');
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(', ');
  if (schema.const !== undefined) return `\`${schema.const}\``;
  if (schema.pattern?.startsWith('^#')) return 'colour, `#rrggbb` or `#rrggbbaa`';
  if (schema.pattern) return `text like \`${schema.pattern}\``;
  if (schema.type === 'null') return '`null`';
  if (schema.type === 'boolean') return '`true` or `false`';
  if (schema.type === 'array')
    return `list of at most ${schema.maxItems ?? 'any number'}: ${ruleOf(schema.items)}`;
  if (schema.type === 'string') return `text of at most ${schema.maxLength} characters`;
  const step = schema.multipleOf ? `, in steps of ${schema.multipleOf}` : '';
  const least = schema.minimum ?? `more than ${schema.exclusiveMinimum}`;
  return `${least} to ${schema.maximum}${step}`;
}

const cell = (text) => String(text).replaceAll('|', '\\|');
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
const code = (value) => (value === undefined || value === '' ? '' : `\`${JSON.stringify(value)}\``);

const schema = JSON.parse(await readFile(join(docs, 'form-definition.schema.json'), 'utf8'));
const typeSchemas = new Map(
  schema.$defs.Field.oneOf.map((one) => [one.properties.type.const, one.properties]),
);

/** An example of what a field stores, and how people read it. */
function answerOf(field) {
  const sample = FIELD_CAPABILITIES[field.type].sample?.(field);
  if (sample === undefined) return 'Stores no answer.';
  const { answers } = validateAnswers(withFields(createEmptyDefinition(''), [field]), { id: sample });
  const words = PLANNED_TEXTS.en;
  return `Stores for example ${code(answers.id)}, shown as “${printAnswer(field, answers.id, { language: 'en', words })}”.`;
}

function fieldSection(type) {
  const made = createField(type);
  const rows = Object.entries(typeSchemas.get(type))
    .filter(([name]) => name !== 'id' && name !== 'type')
    .map(([name, rule]) => [`\`${name}\``, ruleOf(rule), code(made[name])]);
  return [
    `## ${FIELD_CAPABILITIES[type].name}`,
    `<LivePicture name="field-${type}" label="${FIELD_CAPABILITIES[type].name} field" />`,
    `\`"type": "${type}"\``,
    answerOf({ ...made, id: 'id' }),
    table(['setting', 'may be', 'in a new field'], rows),
  ].join('\n\n');
}

const styleRows = Object.entries(schema.properties.customStyles.properties).map(([name, rule]) => [
  `\`${name}\``,
  ruleOf(rule),
  code(DEFAULT_STYLES[name]),
]);

/** What typedoc makes of our tags, as lists; and each page under the name it is imported by. */
async function tidyReference() {
  const folder = join(out, 'sdk');
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.md')) continue;
    const file = join(folder, name);
    const entry = `@inlay/sdk/${name.replace(/\.md$/, '').replace('/', '-')}`;
    const text = (await readFile(file, 'utf8'))
      .replace(/^# (?!SDK).*$/m, `# ${entry}`)
      .replace(/(?:^#+ Attr\n\n[^#]*)+/gm, (run) => listOf('Attributes', run))
      .replace(/(?:^#+ Fires\n\n[^#]*)+/gm, (run) => listOf('Events', run));
    await writeFile(file, text);
  }
}

/** `#### Attr`, `form-id - id of the form`, … under one heading. */
function listOf(heading, run) {
  const items = run.split(/^#+ \w+\n\n/m).filter(Boolean);
  const lines = items.map((item) =>
    item
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/^([\w-]+) - /, '- `$1`: '),
  );
  return `#### ${heading}\n\n${lines.join('\n')}\n\n`;
}

await mkdir(join(out, 'api'), { recursive: true });
await tidyReference();
const pictures = Object.fromEntries([
  ...FIELD_TYPE_ORDER.map((type) => [`field-${type}`, fieldPicture(type)]),
  ...PRESETS.map((preset) => [`look-${preset.id}`, lookPicture(preset)]),
]);
const reference = renderApiPages(JSON.parse(await readFile(join(docs, 'openapi.v1.json'), 'utf8')));
await Promise.all(
  Object.entries({
    ...Object.fromEntries(Object.entries(reference.pages).map(([name, text]) => [`api/${name}`, text])),
    'api-operations.md': reference.index,
    'api-calls.json': JSON.stringify(reference.calls),
    'fields.md': FIELD_TYPE_ORDER.map(fieldSection).join('\n\n'),
    'looks.md': PRESETS.map(
      ({ id, name }) => `### ${name}\n\n<LivePicture name="look-${id}" label="The look ${name}" />`,
    ).join('\n\n'),
    'styles.md': table(['key', 'may be', 'default'], styleRows),
    'pictures.json': JSON.stringify(pictures),
  }).map(([name, text]) => writeFile(join(out, name), text)),
);
