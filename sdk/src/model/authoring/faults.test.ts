import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../../tests/support/propertyRuns.ts';
import { parseAuthoring, printFault } from './index.ts';

/** Lists what is said of a text; what keeps it from being published where it can be read. */
const saidOf = (text: string): string[] => {
  const parsed = parseAuthoring([{ file: '', text }]);
  return (parsed.ok ? parsed.form.check() : parsed.faults).map(printFault);
};
const questions = (...lines: string[]): string => ['form: A', 'questions:', ...lines].join('\n');

describe('CODE-002 every fault has its line, its column, a sentence and what to do', () => {
  test.each([
    [questions('  - txt: B'), '3:5: “txt” is not a type of question. Did you mean “text”?'],
    [
      questions('  - text: B', '    requried: true'),
      '4:5: A text question has no setting “requried”. Did you mean “required”?',
    ],
    ['form: A\nquestion: []', '2:1: A form has no setting “question”. Did you mean “questions”?'],
    [
      questions('  - text: B', "    showIf: '{b} = 1 && {c}'"),
      '4:22: “&” is not expected here. Write “and” for “&&”.',
    ],
    [
      questions('  - text: City', "    showIf: '{citty} = 1'"),
      '4:14: The form has no question or value “citty”. Did you mean “city”?',
    ],
    [
      questions('  - text: Name', '  - text: Name', '  - text: C', '    showIf: answered({Name})'),
      '6:22: Several parts are called “Name”. Name one by its id: {name} or {name_2}.',
    ],
    [
      questions('  - text: B', '    showIf: {b} = 1'),
      `4:17: A formula that begins with a brace stands in quotes. Write it as '{b} = 1'.`,
    ],
    [
      questions('  - text: B', '    showIf: {b}'),
      `4:13: A formula that begins with a brace stands in quotes. Write it as '{b}'.`,
    ],
    [questions('  - text: B', '    showIf: b = 1'), '4:13: “b” stands without braces. Write {b}.'],
    [
      questions('  - text: B', '    showIf: rond(1) = 1'),
      '4:13: There is no function “rond”. Did you mean “round”?',
    ],
    [
      questions('  - text: B', '    showIf:'),
      `4:5: A condition or formula is missing here. Write one in quotes, such as '{name} = "Ada"'.`,
    ],
    [
      questions('  - text: B', '  - number: C', "    showIf: 'it''s'"),
      "5:16: “'” is not expected here. Write texts in double quotes.",
    ],
    [
      `${questions('  - text: B')}\ntests:\n  - test: T\n    today: 2026-01-01\n    expect:\n      hiden: [b]`,
      '8:7: What a test expects has no setting “hiden”. Did you mean “hidden”?',
    ],
    [questions('  - text: B', '    columns: 5'), '4:14: “columns”: Must be one of 12, 9, 8, 6, 4, 3, 2.'],
    [questions('  - text: B', '    required: maybe'), '4:15: “required”: Must be true or false.'],
    [
      questions('  - text: B', '    id: X y'),
      '4:9: “id”: Not a field id. Ids have small letters, digits and underscores, such as first_name.',
    ],
    [
      questions('  - text: B', '    id: b', '  - text: C', '    id: b'),
      '6:9: “id”: This field id is used twice. Change one of them.',
    ],
    [
      questions('  - text: B', '    category: { a: 1 }'),
      '4:15: “category”: Must be a text. Put it in quotes.',
    ],
    ['form: A\nform: B', '2:1: “form” stands twice in one part. Keep one of them.'],
    [
      'form: A\npages: []\nquestions: []',
      '3:1: “questions” and “pages” stand side by side. Keep one of them.',
    ],
    ['form: A\n\tx: 1', '2:1: The line is indented with a tab. Indent with spaces.'],
    [
      'form: &x A\n',
      '1:10: “&x” names a part to repeat it. Leave the name out, and write parts out where they are used.',
    ],
    ['form: *x', '1:7: This repeats another part by its name. Write the part out.'],
    ['form: !x A', '1:10: “!x” is not known here. Leave it out, or put the text in quotes.'],
    ['---\nform: A\n---\nform: B', '3:1: A second document begins here. A file holds one: remove “---”.'],
    [
      `form: ${'ä'.repeat(600_000)}`,
      '1:1: The file has 1.2 MB, and 1 MB is the most. Shorten its texts, or make two forms of it.',
    ],
    ['['.repeat(5_000), /The nesting is too deep here\. A form has fewer than 20 levels\./],
    ['[', '1:2: A quote or bracket is not closed. Close it, or put the whole text in quotes.'],
    ['form: "A', /A quote or bracket is not closed/],
    [
      'form: A: b',
      '1:7: The line has one colon too many, or lacks one. Put a text with a colon in quotes: text: "Name: first and last".',
    ],
    ['form: @b', '1:7: A text cannot begin with this sign. Put the text in quotes.'],
    ['form: A\nquestions: 5', '2:12: “questions” is a list. Begin each of its entries with “- ”.'],
    ['- a', /^1:1: A form is a group of settings\. Write its settings below, each as “key: value”\./],
    ['', '1:1: The form has no title. Begin the file with form: and a title.'],
    ['form: A\npages: []', /^1:1: “pages”: Must have at least 1 entries\./],
    ['form: A\nversion: 2', '2:10: This version is not known here. Write version: 1.'],
    ['form: A\nvalues:\n  - value: V', '3:5: This value lacks “is”. Write is: below.'],
    [
      'form: A\nquotas:\n  - quota: Q\n    most: 3\n    whenFull:',
      '5:5: Nothing says what happens when it is full. Write the ending that is shown then, or waitingList.',
    ],
    [
      'form: A\npages:\n  - page: One\n    next:\n      - if: yes\n        goTo: Twoo\n  - page: Two',
      '6:15: The form has no “Twoo” that can stand here. Did you mean “two”?',
    ],
    [
      questions('  - section: S', '    questions:', '      - section: T'),
      '5:9: Groups hold questions and no other groups. Move it out of the group.',
    ],
    ['form: A\nbrand: { variant: dark }', '2:8: The brand kit has no name. Write kit: and its name.'],
    [questions('  - date: Day', '  - text: B', "    showIf: '{day} > 5'"), /^5:13: .+/],
    [
      `${questions('  - text: B')}\ntests:\n  - test: T\n    today: 2026-01-01\n    expect:\n      hidden: [b]`,
      '5:5: The test “T” fails. B was shown.',
    ],
  ])('%j', (text, said) => {
    const [first = ''] = saidOf(text);
    if (typeof said === 'string') expect(first).toBe(said);
    else expect(first).toMatch(said);
  });
});

test('CODE-002 no text throws, and each that cannot be read has a place within it', () => {
  const pieces = fc.constantFrom(
    'form: A', '\n', '  ', '- ', 'text: B', 'questions:', ': ', '{', '}', '[', ']', '"', "'", '|', '>', '&a', '*a', '!t',
    'id: a', 'showIf:', 'options:', 'pages:', 'values:', 'tests:', 'null', '\t', '#', '? ', '%', 'brand:', 'expect:',
  ); // prettier-ignore
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 25 }), (some) => {
      const text = some.join('');
      const parsed = parseAuthoring([{ file: '', text }]);
      const faults = parsed.ok ? parsed.form.check() : parsed.faults;
      expect(parsed.ok || faults.length > 0).toBe(true);
      const lines = text.split('\n');
      for (const { line, column } of faults) expect(column - 1).toBeLessThanOrEqual(lines[line - 1]!.length);
    }),
    propertyRuns(4_000),
  );
});

test('CODE-002 thousands of keys in one part are read at once', () => {
  const text = Array.from({ length: 60_000 }, (_, index) => `k${index}: x`).join('\n');
  expect(saidOf(text)).toHaveLength(50);
});

test('CODE-003 ids that a text leaves out come of its labels, and are written beside them', () => {
  const text = [
    'form: Party # ours',
    'pages:',
    '  - questions:',
    '      - text: Your name # first',
    '        required: true',
    '      - { email: Email }',
    '      - text: Grüße an Zoë & Øyvind',
    '      - text: 名前',
    '      - text: Email',
    '      - paragraph: |',
    '          Two',
    '          lines',
    'endings:',
    '  - ending: Thanks',
  ].join('\n');
  const parsed = parseAuthoring([{ file: 'f', text }]);
  if (!parsed.ok) throw new Error(parsed.faults.map(printFault).join('\n'));
  const written = parsed.form.withIds().get('f') ?? '';
  expect(written.split('\n')).toEqual([
    'form: Party # ours',
    'pages:',
    '  - id: page',
    '    questions:',
    '      - text: Your name # first',
    '        id: your_name',
    '        required: true',
    '      - { id: email, email: Email }',
    '      - text: Grüße an Zoë & Øyvind',
    '        id: gru_e_an_zoe_yvind',
    '      - text: 名前',
    '        id: text',
    '      - text: Email',
    '        id: email_2',
    '      - paragraph: |',
    '          Two',
    '          lines',
    '        id: two_lines',
    'endings:',
    '  - ending: Thanks',
    '    id: thanks',
    '',
  ]);
  const again = parseAuthoring([{ file: 'f', text: written.replace('Your name', 'First name') }]);
  const ids = again.ok && JSON.stringify(again.form.definition).match(/"your_name"|"first_name"/g);
  expect(ids).toEqual(['"your_name"']);
  expect(again.ok && again.form.withIds().get('f')).toBe(written.replace('Your name', 'First name'));
});
