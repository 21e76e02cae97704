import { describe, expect, it } from 'vitest';
import type { Field, FieldOfType } from '../../fields/field.ts';
import { QUESTION_MODELS } from '../../fields/index.ts';
import type { FormDefinition, Item } from '../../definition/formDefinition.ts';
import type { Language } from '../../language/languages.ts';
import { OPERATORS } from '../../logic/operators/index.ts';
import { settle } from '../../logic/settle.ts';
import { buildDefinition, buildField } from '../../testing/buildDefinition.ts';
import { when } from '../../testing/when.ts';
import { PLANNED_TEXTS } from '../../texts/plannedTexts.ts';
import { createPrint, type PrintedRow } from './createPrint.ts';
import { pipeField } from './pipeTexts.ts';
import { planOf } from '../rules/planOf.ts';

const COLORS = [
  { value: 'r', label: 'Red' },
  { value: 'g', label: 'Green' },
];
const guests: Item = {
  id: 'guests',
  type: 'repeat',
  label: 'Guests',
  help: '',
  min: 0,
  max: 5,
  addLabel: '',
  rowLabel: '',
  items: [
    buildField('text', { id: 'guest' }),
    buildField('text', { id: 'diet', showIf: when('{guest} = "Bo"') }),
  ],
};
const items: Item[] = [
  buildField('text', { id: 'name' }),
  buildField('text', { id: 'secret', showIf: when('{name} = "nobody"') }),
  buildField('date', { id: 'day' }),
  buildField('checkbox', { id: 'colors', options: COLORS }),
  buildField('checkbox', { id: 'agree', options: [] }),
  buildField('header', { id: 'title' }),
  guests,
];
const form: FormDefinition = {
  ...buildDefinition([]),
  pages: [{ id: 'p1', title: '', description: '', items, nextLabel: '' }],
  values: [
    { id: 'net', name: 'Net', is: when('1234.5'), show: 'visitor', format: 'currency' },
    { id: 'rate', name: 'Rate', is: when('0.19'), show: 'visitor', format: 'percent' },
    { id: 'due', name: 'Due', is: when('addDays({day}, 14)'), show: 'visitor', format: 'date' },
    { id: 'none', name: 'None', is: when('1 / 0'), show: 'visitor', format: 'number' },
  ],
};
const ANSWERS = {
  name: 'Ada',
  secret: 'hidden',
  day: '2026-05-03',
  colors: ['r', 'g'],
  agree: true,
  guests: [
    { guest: 'Al', diet: 'dropped' },
    { guest: 'Bo', diet: 'vegan' },
  ],
};

function print(id: string, language: Language = 'en', row?: PrintedRow): string | undefined {
  const plan = planOf(form)!;
  const settled = settle(plan, ANSWERS, { today: '2026-05-03', operators: OPERATORS });
  const printed = { form, answers: ANSWERS, settled, models: QUESTION_MODELS };
  return createPrint(printed, { language, words: PLANNED_TEXTS[language] }, row)(id);
}

describe('createPrint', () => {
  it.each<[string, Language, string | undefined]>([
    ['name', 'en', 'Ada'],
    ['colors', 'en', 'Red, Green'],
    ['agree', 'de', 'Ja'],
    ['day', 'en', 'May 3, 2026'],
    ['day', 'de', '3. Mai 2026'],
    ['day', 'ar', '3 مايو 2026'],
    ['net', 'de', '1.234,50'],
    ['rate', 'en', '19%'],
    ['due', 'fr', '17 mai 2026'],
    ['none', 'en', ''],
    ['secret', 'en', ''],
    ['title', 'en', ''],
    ['guests', 'en', '2'],
    ['guest', 'en', 'Al, Bo'],
    ['diet', 'en', 'vegan'],
    ['nothing', 'en', undefined],
    ['constructor', 'en', undefined],
  ])('prints %s in %s', (id, language, words) => {
    expect(print(id, language)).toBe(words);
  });

  it('prints the answers of a row in that row', () => {
    expect([0, 1].map((row) => print('guest', 'en', { group: 'guests', row }))).toStrictEqual(['Al', 'Bo']);
    expect([0, 1].map((row) => print('diet', 'en', { group: 'guests', row }))).toStrictEqual(['', 'vegan']);
    expect(print('name', 'en', { group: 'guests', row: 1 })).toBe('Ada');
  });
});

describe('pipeField', () => {
  it('replaces names in label, placeholder and options', () => {
    const field = buildField('radio', {
      label: 'And {{name}}?',
      options: [{ value: 'x', label: 'As {{name}}' }],
    });
    const piped = pipeField<FieldOfType<'radio'>>(field, print);
    expect(piped.label).toBe('And Ada?');
    expect(piped.options).toStrictEqual([{ value: 'x', label: 'As Ada' }]);
  });

  it('replaces names in a heading', () => {
    expect(pipeField(buildField('header', { text: 'Dear {{name}}' }), print)).toMatchObject({
      text: 'Dear Ada',
    });
  });

  it('returns a field that names nothing as it is', () => {
    const fields: Field[] = [
      buildField('text', { label: 'Hello' }),
      buildField('select'),
      buildField('header'),
    ];
    for (const field of fields) expect(pipeField(field, print)).toBe(field);
  });
});
