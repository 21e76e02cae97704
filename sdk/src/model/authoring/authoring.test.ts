import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../../tests/support/propertyRuns.ts';
import { seededRandom } from '../../../../tests/support/seededRandom.ts';
import { BUILT_IN_TEMPLATES } from '../../../../api/src/forms/templates/builtIn/index.ts';
import { createEmptyDefinition, type FormDefinition } from '../definition/formDefinition.ts';
import { FIELD_TYPE_ORDER } from '../fields/capabilities.ts';
import { FIELD_SCHEMAS } from '../generated/schemas.ts';
import { withFields } from '../structure/pages/pageOne.ts';
import { editedForm } from '../testing/formEdits.ts';
import { anyLogicForm } from '../testing/anyLogicForm.ts';
import { anyPagedForm, anyPointsForm } from '../testing/anyPagedForm.ts';
import { anyRowsForm } from '../testing/anyRowsForm.ts';
import { anyDefinition } from '../testing/arbitraries.ts';
import { buildField } from '../testing/buildDefinition.ts';
import { buildSoundForm } from '../testing/soundForm.ts';
import { upgradeFormDefinition } from '../upgrades/index.ts';
import { parseAuthoring, printAuthoredFiles, printAuthoring } from './index.ts';

/** Reads a text, which has no fault. */
function read(text: string): FormDefinition {
  const parsed = parseAuthoring([{ file: '', text }]);
  if (!parsed.ok) throw new Error(`${JSON.stringify(parsed.faults, null, 1)}\n${text}`);
  return parsed.form.definition;
}
function expectSame(form: FormDefinition): void {
  expect(read(printAuthoring(form))).toStrictEqual(form);
}

test.each(BUILT_IN_TEMPLATES.map(({ id, definition }) => [id, definition] as const))(
  'CODE-001 the template %s is read back from its text as it was',
  (_id, definition) => expectSame(upgradeFormDefinition(definition)),
);

test('CODE-001 any form is read back from its text as it was', () => {
  const anyForm = fc.oneof(
    anyDefinition,
    anyLogicForm,
    anyPagedForm,
    anyPointsForm,
    anyRowsForm.map(({ form }) => form),
    fc.nat().map((seed) => buildSoundForm(seededRandom(seed))),
  );
  fc.assert(
    fc.property(anyForm, (form) => {
      expectSame(upgradeFormDefinition(form));
    }),
    propertyRuns(2_000),
  );
});

/** Something of everything that a definition can hold. */
const RICH: FormDefinition = upgradeFormDefinition({
  ...withFields(createEmptyDefinition('Everything: "all" of it'), []),
  description: 'Two lines\n\nof text: # no comment',
  language: 'de',
  languages: ['en'],
  pages: [
    {
      id: 'start',
      title: '# Start',
      description: ' indented\n\ttabbed ',
      nextLabel: 'Go',
      showIf: { lit: true },
      next: [{ if: { op: 'eq', of: [{ field: 'kind' }, { lit: 'a' }] }, goTo: 'sorry' }],
      items: [
        {
          ...buildField('radio', { id: 'kind', label: 'yes' }),
          options: [
            { value: 'a', label: 'A' },
            { value: '1', label: '1', places: 3, points: 2, right: true, alone: true },
            { value: 'true', label: 'true', image: '/files/pictures/x-1-2x2.webp', showIf: { lit: false } },
            { value: '~', label: '~', places: null },
          ],
          other: 'Other',
          perRow: 2,
          shuffle: true,
          category: 'one',
          grading: { explanation: 'Because\nso' },
          private: { note: 'Hm' },
          start: { lit: 'a' },
          requiredIf: { lit: false },
          checks: [{ must: { op: 'answered', of: [{ field: 'kind' }] }, message: 'null' }],
        },
        {
          id: 'group',
          type: 'section',
          label: '',
          help: 'Help',
          showIf: { op: 'answered', of: [{ field: 'kind' }] },
          items: [buildField('address', { id: 'home', required: false, country: 'DE' })],
        },
        buildField('calculation', { id: 'shown', value: 'total' }),
        buildField('image', { id: 'logo', src: '/files/pictures/y-2-3x3.webp', alt: 'Ours' }),
        buildField('hidden', { id: 'secret', value: '0123' }),
      ],
    },
    { id: 'p1', title: '', description: '', nextLabel: '', items: [] },
  ],
  values: [
    {
      id: 'total',
      name: 'Total',
      is: { op: 'count', of: [{ field: 'home', part: 'city' }] },
      show: 'inbox',
      format: 'currency',
    },
    { id: 'gone', name: '', is: { value: 'nobody' }, show: 'nowhere', format: 'number' },
  ],
  endings: [
    {
      id: 'sorry',
      kind: 'turned_away',
      title: 'Sorry',
      text: 'Bye',
      redirectUrl: 'https://example.org/',
      picture: { src: '/files/pictures/z-3-4x4.webp', alt: '' },
      showIf: { lit: false },
    },
    { id: 'e1', kind: 'stored', title: '', text: '', redirectUrl: null },
  ],
  quotas: [
    { id: 'q1', name: 'Few', if: { lit: true }, most: 5, whenFull: { ending: 'sorry' } },
    { id: 'q2', name: '', most: 0, whenFull: { waitingList: true } },
  ],
  flow: { layout: 'questions', progress: 'none', back: false, review: true, timeZone: 'Europe/Vienna' },
  scoring: { kind: 'quiz', showResult: 'answers', passAt: { percent: 50 } },
  translations: { en: { 'kind.label': 'no', 'kind.help': '', 'x: y': '1e3' } },
  customStyles: { primaryColor: '#ff0000', labelSize: 12, customCSS: 'color: red' },
  textHandling: 'sanitise',
  tests: [
    {
      id: 't1',
      name: 'One',
      today: '2026-01-01',
      answers: { kind: ['a'], home: { city: '007' }, gone: null },
      expect: { pages: ['start'], ending: 'sorry', values: { total: 1.5 }, shown: ['kind'], hidden: [] },
    },
  ],
});

test('CODE-001 a text says everything that a definition holds, on one page or many', () => {
  expectSame(RICH);
  expectSame({ ...RICH, tests: [] });
  expectSame({ ...RICH, scoring: { kind: 'points', showResult: 'never', passAt: null } });
  for (const type of FIELD_TYPE_ORDER) {
    const field = buildField(type, { id: 'one' });
    expectSame(withFields(createEmptyDefinition('One'), [field]));
    // No setting that may be left out has a default that would come back.
    const { shape } = FIELD_SCHEMAS[type];
    const bare = Object.fromEntries(
      Object.entries(field).filter(
        ([key]) => !shape[key as 'label'].safeParse(undefined).success || !(key in shape),
      ),
    );
    expectSame(upgradeFormDefinition(withFields(createEmptyDefinition('Bare'), [bare as never])));
  }
});

test('CODE-001 a form in several files is the same form, with its brand kit by name', () => {
  const brand = { kitId: '0194fdc2-fa2f-7cc0-81d3-ff120f2b4f60', variant: 'dark' as const, own: [] };
  const files = printAuthoredFiles({ ...RICH, brand }, { kit: 'House' });
  expect([...files.keys()]).toEqual(['form.yaml', 'look.yaml', 'tests.yaml']);
  expect([...files.values()].join('')).not.toContain(brand.kitId);
  const parsed = parseAuthoring([...files].map(([file, text]) => ({ file, text })));
  expect(parsed.ok && parsed.form.definition).toStrictEqual(RICH);
  expect(parsed.ok && parsed.form.brand).toEqual({ kit: 'House', variant: 'dark', own: [] });
  expect([...printAuthoredFiles(editedForm()).keys()]).toEqual(['form.yaml']);
  const doubled = parseAuthoring(
    [...files, ['other.yaml', 'form: B']].map(([file = '', text = '']) => ({ file, text })),
  );
  expect(doubled.ok || doubled.faults).toMatchObject([{ file: 'other.yaml', line: 1, code: 'double_key' }]);
});

test('CODE-001 any text is read back to the letter, wherever it stands', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({
      unit: fc.constantFrom(
        ' ',
        '\n',
        'a',
        '#',
        ':',
        '-',
        '"',
        "'",
        '|',
        '\t',
        '\u00a0',
        '\u0085',
        '\u2028',
        '\r',
      ),
      maxLength: 20,
    }),
    fc.constantFrom(
      'null',
      '~',
      'true',
      '0x1f',
      '1_000',
      '.inf',
      '- a',
      '? a',
      '!x',
      '&x',
      '*x',
      '%x',
      '@x',
      '<<',
      '---',
      '...',
    ),
  );
  fc.assert(
    fc.property(anyText, (text) => {
      const [help] = [text.replaceAll('\0', '')];
      const field = buildField('text', { id: 'one', label: help, help, placeholder: help });
      expectSame({
        ...withFields(createEmptyDefinition(help), [field]),
        description: help,
        // Keys are of items, as `one.label`.
        translations: { de: { [`one.${help}`]: help } },
      });
    }),
    propertyRuns(2_000),
  );
});
