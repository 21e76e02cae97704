import { FIELD_CAPABILITIES } from '../fields/capabilities.ts';
import type { FieldType } from '../fields/field.ts';
import * as parts from './parts.ts';
import type { PartShape } from './parts.ts';

/** A form of five questions, as somebody writes it. */
export const EXAMPLE = `form: Summer party
questions:
  - text: Your name
    required: true
  - email: Email
  - radio: Will you come?
    options: [Yes, No, Maybe]
  - number: How many guests?
    min: 0
    showIf: '{will_you_come} = "Yes"'
  - textarea: Anything else?
values:
  - value: Seats
    is: 'if({will_you_come} = "Yes", {how_many_guests} + 1, 0)'
`;

/** What stands behind keys that are not simply what docs/definition.md says. */
const SAID: Readonly<Record<string, string>> = {
  questions: 'a list of questions, each begun by its type',
  options:
    'a list: words alone, or `value`, `label`, `image`, `showIf`, `alone`, `places`, `points`, `right`',
  rows: 'a list as options are',
  checks: 'a list of `must`, a condition, and `message`',
  next: 'a list of `if`, a condition, and `goTo`, a page or ending by its id or title',
  whenFull: '`waitingList`, or an ending by its id or title',
  note: 'a note that visitors never get',
  picture: '`src` and `alt`',
  answers: 'answers by the id or label of their question',
  expect: '`pages`, `ending`, `values`, `shown`, `hidden`, each by ids or titles',
};

/** Keys whose default is said once, above all types. */
const COMMON: ReadonlySet<string> = new Set([
  'label',
  'help',
  'placeholder',
  'required',
  'columns',
  'showIf',
  'requiredIf',
  'start',
  'checks',
  'category',
  'note',
]);

const code = (value: unknown): string => `\`${JSON.stringify(value)}\``;

function printKey(key: string, { defaults, needs }: PartShape): string {
  const what = SAID[key] ?? (parts.FORMULA_KEYS.has(key) ? 'a [condition or formula](./expressions.md)' : '');
  const absent = needs.includes(key) ? 'needed' : key in defaults ? code(defaults[key]) : '';
  return `| \`${key}\` | ${what} | ${absent} |`;
}

const table = (rows: readonly string[]): string =>
  ['| key | what stands there | left out, it is |', '| --- | --- | --- |', ...rows].join('\n');

const printPart = (shape: PartShape, list: string): string =>
  [
    `### \`${shape.head}\`, under \`${list}\``,
    `Behind \`${shape.head}\` stands its ${shape.title}.`,
    table(shape.keys.map((key) => printKey(key, shape))),
  ].join('\n\n');

function printType([type, shape]: readonly [string, PartShape]): string {
  const own = shape.keys.filter((key) => !COMMON.has(key));
  const changed = ['required'].filter((key) => shape.defaults[key] === true);
  const settings = [...changed, ...own].map((key) => {
    const absent = key in shape.defaults ? ` (${code(shape.defaults[key])})` : '';
    return `\`${key}\`${absent}`;
  });
  const title = shape.title === 'label' ? '' : `its ${shape.title}`;
  return `| \`${type}\` | ${FIELD_CAPABILITIES[type as FieldType].name} | ${title} | ${settings.join(', ')} |`;
}

/** Writes docs/form-files.md from what the texts of forms are read and printed by. */
export function printAuthoringReference(): string {
  const text = parts.FIELD_SHAPES.get('text')!;
  return [
    '# The text of a form',
    'A form can be kept as text: in a repository, in a review, in a message. This page is written by its tests from the tables by which such texts are read and printed (`sdk/src/model/authoring`). [Forms as code](./forms-as-code.md) says how texts reach an installation; [the definition](./definition.md) says what each setting is for.',
    `\`\`\`yaml\n${EXAMPLE}\`\`\``,
    [
      '- The text is YAML 1.2 without anchors, aliases and tags, at most 1 MB.',
      '- What is left out has its default. An id that is left out is made of the label; `inlay push` writes it beside the label, so that a label can be changed later without becoming another question.',
      '- Conditions and formulas are written as in the builder, with names in braces: an id, or a label that only one part has. One that begins with a brace stands in quotes. A very long one may stand as [its tree](./definition.md).',
      '- Options are words. Where words and stored value differ, write `{ value: red, label: Crimson }`.',
      '- The platform’s own pictures are files in the folder `pictures` beside the text: `pictures/name.webp`.',
      '- A form may be several texts, each with some of the keys below, each key once.',
    ].join('\n'),
    '## The form',
    table([
      '| `version` | 1, the version of this page | `1` |',
      '| `form` | the title | needed |',
      '| `description`, `language`, `languages`, `textHandling` | as in the definition | as in a new form |',
      `| \`flow\` | settings of the visitor’s way | ${code(parts.FLOW)} |`,
      `| \`scoring\` | \`points\`, \`quiz\`, or a map of \`kind\`, \`showResult\`, \`passAt\` | ${code({ kind: 'none', ...parts.SCORING })} |`,
      '| `questions` | questions of the only page | no questions |',
      '| `pages` | pages, in place of `questions` | one page |',
      '| `values`, `endings`, `quotas`, `tests` | lists of what is below | none; one ending |',
      '| `translations` | texts by language, then by key | none |',
      '| `brand` | name of the brand kit, or a map of `kit`, `variant`, `own` | none |',
      '| `look` | the [styles](./themes.md) by their names | none |',
    ]),
    '## Parts',
    'Each may have an `id`.',
    printPart(parts.PAGE, 'pages'),
    printPart(parts.VALUE, 'values'),
    printPart(parts.ENDING, 'endings'),
    printPart(parts.QUOTA, 'quotas'),
    printPart(parts.TEST, 'tests'),
    '## Questions',
    'The first key is the type; behind it stands the label. Every type has:',
    table(text.keys.filter((key) => COMMON.has(key)).map((key) => printKey(key, text))),
    'Settings of each type beside these, with what they are when they are left out:',
    [
      '| type | what it is | behind the type | settings |',
      '| --- | --- | --- | --- |',
      ...[...parts.FIELD_SHAPES].map(printType),
    ].join('\n'),
    'Groups hold questions, and no groups:',
    printPart(parts.SECTION, 'questions'),
    printPart(parts.REPEAT, 'questions'),
  ].join('\n\n');
}
