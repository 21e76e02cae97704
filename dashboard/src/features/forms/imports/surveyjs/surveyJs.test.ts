import { expect, test } from 'vitest';
import { checkLogic, listUnsupported, pagesOf } from '@inlay/sdk/model';
import survey from '../fixtures/surveyjs.json' with { type: 'json' };
import { fieldLabelled, fieldLines, noteLines, readImport, wayOf } from '../testing/describeImport.ts';

const imported = readImport(survey);
const { definition, product } = imported;

test('DASH-047 questions of SurveyJS become fields of their type, with their settings', () => {
  expect(product).toBe('surveyjs');
  expect(definition).toMatchObject({ title: 'Bread survey', description: 'Two minutes.' });
  expect(fieldLines(imported)).toEqual([
    'radio Do you eat bread?*',
    'checkbox Which kinds?',
    'textarea Why never?',
    'header Buying',
    'number How many a week?',
    'select Where?',
    'rating Our bread',
    'scale Our prices',
    'matrix How is*',
    'yes_no Send news?',
    'ranking Order these',
    'email Your email*',
    'date When?',
    'file A photo',
    'signature Sign',
    'paragraph ',
  ]);
  expect(fieldLabelled(imported, 'Do you eat bread?')).toMatchObject({ other: 'Sometimes' });
  expect(fieldLabelled(imported, 'Which kinds?')).toMatchObject({ shuffle: true, most: 2 });
  expect(fieldLabelled(imported, 'Our prices')).toMatchObject({ from: 0, to: 10, endLabel: 'High' });
  expect(fieldLabelled(imported, '')).toMatchObject({ content: 'Nearly **done**.' });
  expect(pagesOf(definition).map(({ title }) => title)).toEqual(['Bread', '', '']);
  expect(definition.endings).toMatchObject([
    { text: 'Thank you!\n\nSee [our shop](https://example.com/shop).' },
  ]);
});

test('DASH-047 conditions of SurveyJS hold as they did', () => {
  const eats = 'Do you eat bread?';
  const [kinds, amount] = ['Which kinds?', 'How many a week?'];
  const fits = (answers: Record<string, unknown>, expected: Parameters<typeof wayOf>[2]): void =>
    expect(wayOf(imported, answers, expected)).toBe('as expected');
  fits({ [eats]: 'Never' }, { pages: [1], shown: ['Why never?'], hidden: [kinds, amount] });
  fits({ [eats]: 'Daily', [kinds]: ['Wheat'] }, { pages: [1, 2, 3], shown: [kinds], hidden: [amount] });
  fits({ [eats]: 'Daily', [kinds]: ['Spelt'] }, { pages: [1, 2, 3], shown: [amount, 'Where?', 'Buying'] });
  expect(fieldLabelled(imported, 'Where?').requiredIf).toEqual({
    op: 'gt',
    of: [{ field: fieldLabelled(imported, amount).id }, { lit: 5 }],
  });
});

test('DASH-047 what SurveyJS has and Inlay has not is told for each question', () => {
  expect(noteLines(imported)).toEqual([
    'How many a week?: logic_left_out runexpression: {amount} = 20',
    'When?: time_of_day_left_out',
    'pic: picture_left_out',
    'Rows: type_left_out matrixdynamic',
    'Sum: type_left_out expression',
  ]);
  expect([...checkLogic(definition), ...listUnsupported(definition)]).toEqual([]);
});

const options = readImport({
  pages: [
    {
      name: 'first',
      elements: [
        { type: 'radiogroup', name: 'plan', title: 'Which plan?', choices: ['free', 'paid'] },
        {
          type: 'checkbox',
          name: 'extras',
          title: 'Extras for {plan}',
          choices: [
            'mail',
            { value: 'phone', text: 'By phone', visibleIf: "{plan} = 'paid'" },
            { value: 'visit', text: 'A visit', visibleIf: 'today() > {plan}' },
          ],
          showCommentArea: true,
          commentText: 'What else?',
        },
        {
          type: 'comment',
          name: 'why',
          title: 'Why {later} or {a, b}?',
          hasComment: true,
          visibleIf: "{plan} = 'free'",
        },
        { type: 'text', name: 'internal', title: 'Internal', visible: false },
        {
          type: 'panel',
          name: 'off',
          visible: false,
          elements: [{ type: 'text', name: 'off1', title: 'Off' }],
        },
        { type: 'text', name: 'later', title: 'Later', visible: false, visibleIf: "{plan} = 'paid'" },
        {
          type: 'paneldynamic',
          name: 'guests',
          title: 'Guests',
          isRequired: true,
          maxPanelCount: 4,
          panelAddText: 'One more',
          visibleIf: "{plan} = 'paid'",
          templateElements: [
            { type: 'text', name: 'who', title: 'Name', isRequired: true },
            { type: 'boolean', name: 'eats', title: 'Does {panel.who} eat?' },
            { type: 'text', name: 'diet', title: 'Diet', visibleIf: '{panel.eats} = true' },
            { type: 'text', name: 'who2', title: 'And', visibleIf: '{parent.who} notempty' },
          ],
        },
      ],
    },
    {
      name: 'second',
      title: 'About {plan}',
      visibleIf: '{extras.length} > 1',
      elements: [{ type: 'text', name: 'x' }],
    },
    { name: 'third', visibleIf: '{extras.length} > 2', elements: [{ type: 'text', name: 'y' }] },
  ],
});

test('DASH-047 options, rows and names of SurveyJS come along with their rules', () => {
  const id = (label: string) => fieldLabelled(options, label).id;
  const extras = fieldLabelled(options, `Extras for {{${id('Which plan?')}}}`);
  expect('options' in extras && extras.options.map(({ label, showIf }) => [label, showIf])).toEqual([
    ['mail', undefined],
    ['By phone', { op: 'eq', of: [{ field: id('Which plan?') }, { lit: 'paid' }] }],
    ['A visit', undefined],
  ]);
  expect(fieldLines(options)).toContain('textarea What else?');
  expect(fieldLabelled(options, 'Comment').showIf).toEqual(fieldLabelled(options, 'Why or {a, b}?').showIf);
  expect(['Internal', 'Off'].map((label) => fieldLabelled(options, label).showIf)).toEqual([
    { lit: false },
    { lit: false },
  ]);
  expect(fieldLabelled(options, 'Later').showIf).toMatchObject({ op: 'eq' });
  const group = pagesOf(options.definition)[0]!.items.find((item) => 'items' in item);
  expect(group).toMatchObject({
    type: 'repeat',
    label: 'Guests',
    min: 1,
    max: 4,
    addLabel: 'One more',
    showIf: { op: 'eq' },
    items: [
      { type: 'text', label: 'Name', required: true },
      { type: 'yes_no', label: `Does {{${id('Name')}}} eat?` },
      {
        label: 'Diet',
        showIf: { op: 'eq', of: [{ field: id(`Does {{${id('Name')}}} eat?`) }, { lit: true }] },
      },
      { label: 'And' },
    ],
  });
  expect(pagesOf(options.definition)[1]?.title).toBe(`About {{${id('Which plan?')}}}`);
  expect([...checkLogic(options.definition), ...listUnsupported(options.definition)]).toEqual([]);
});

test('DASH-047 each rule of SurveyJS that is lost is told, with its place', () => {
  expect(noteLines(options)).toEqual([
    `Extras for {{${fieldLabelled(options, 'Which plan?').id}}}: logic_left_out A visit: today() > {plan}`,
    'Why or {a, b}?: answer_name_removed',
    'Internal: never_shown',
    'Off: never_shown',
    'And: logic_left_out {parent.who} notempty',
  ]);
  expect(options.notes.map(({ code, name }) => `${code} ${name}`)).toEqual([
    'logic_left_out About {plan}: {extras.length} > 1',
    'logic_left_out third: {extras.length} > 2',
  ]);
});
