import type { Locator } from 'playwright-core';
import { createOptions, type Option } from '@inlay/sdk/model';
import { PICTURE, searches, type FieldCase, type Seen } from './fieldSettingCase.ts';

const trees = (first: Partial<Option> = {}, last: Partial<Option> = {}): Option[] => [
  { value: 'a', label: 'Ash', ...first },
  { value: 'b', label: 'Beech' },
  { value: 'c', label: 'Cedar', ...last },
];
const TREES = trees();
/** The order of `TREES` in the visit of these tests. */
export const SEED = '4';

const check =
  (...values: string[]) =>
  async (field: Locator): Promise<void> => {
    for (const value of values) await field.locator(`[value=${value}]`).check();
  };
const ends: Record<string, Seen> = {
  startLabel: ['.form-embed-ends span:first-child', '#text', 'Never'],
  endLabel: ['.form-embed-ends span:last-child', '#text', 'Always'],
};
const values: Seen = ['input', '@value', 'a | b | c'];
const inputs = { value: values, label: ['.form-embed-choice', '#text', 'Ash | Beech | Cedar'] as const };

type Choice = 'select' | 'checkbox' | 'radio' | 'rating' | 'scale' | 'nps' | 'matrix' | 'ranking' | 'picture';

/** Every setting of choices that visitors see. */
export const CHOICE_CASES: { readonly [Type in Choice]: readonly FieldCase<Type>[] } = {
  select: [
    {
      set: { options: TREES, other: 'Another', search: true },
      seen: {
        'options.value': ['option:not(:first-child)', '@value', 'a | b | c | __other'],
        'options.label': ['option', '#text', 'Choose… | Ash | Beech | Cedar | Another'],
        other: ['.form-embed-other', '@placeholder', 'Your answer'],
      },
      tried: { search: searches },
    },
    {
      set: { options: trees({ places: 3 }) },
      seen: { 'options.places': ['option:nth-child(2)', '#text', 'Ash (3 left)'] },
    },
    {
      set: { options: TREES, shuffle: true },
      seen: { shuffle: ['option:not(:first-child)', '@value', 'a | c | b', { preview: 'a | b | c' }] },
    },
  ],
  checkbox: [
    {
      set: { options: TREES, other: 'Another', perRow: 3 },
      seen: {
        other: ['.form-embed-other', '@placeholder', 'Your answer'],
        perRow: ['.form-embed-choices', '#columns', '3'],
      },
    },
    {
      set: { options: TREES, fewest: 2 },
      seen: { 'options.value': inputs.value, 'options.label': inputs.label },
      tried: { fewest: [check('a'), 'Please choose at least 2.'] },
    },
    { set: { options: TREES, most: 1 }, tried: { most: [check('a', 'b'), 'Please choose at most 1.'] } },
    {
      set: { options: trees({}, { alone: true }) },
      tried: {
        'options.alone': [
          async (field) => {
            await check('a', 'c')(field);
            await field.locator('[value=a]:not(:checked)').waitFor();
          },
        ],
      },
    },
    {
      set: { options: trees({ places: 3 }) },
      seen: { 'options.places': ['.form-embed-choice:first-child', '#text', 'Ash (3 left)'] },
    },
    {
      set: { options: TREES, shuffle: true },
      seen: { shuffle: ['input', '@value', 'b | c | a', { preview: 'a | b | c' }] },
    },
  ],
  radio: [
    {
      set: { options: TREES, other: 'Another', perRow: 3 },
      seen: {
        other: ['.form-embed-other', '@placeholder', 'Your answer'],
        perRow: ['.form-embed-choices', '#columns', '3'],
      },
    },
    {
      set: { options: trees({ places: 3 }) },
      seen: { 'options.places': ['.form-embed-choice', '#text', 'Ash (3 left) | Beech | Cedar'] },
    },
    {
      set: { options: TREES, shuffle: true },
      seen: {
        shuffle: ['input', '@value', 'b | a | c', { preview: 'a | b | c' }],
      },
    },
    { set: { options: TREES }, seen: { 'options.value': inputs.value, 'options.label': inputs.label } },
  ],
  rating: [
    {
      set: { points: 3, look: 'heart' },
      seen: { points: ['input', '@value', '1 | 2 | 3'], look: ['.form-embed-point', '#text', '♥ | ♥ | ♥'] },
    },
  ],
  scale: [
    {
      set: { from: 0, to: 3, startLabel: 'Never', endLabel: 'Always' },
      seen: {
        from: ['label:first-child', '#text', '0'],
        to: ['label:last-child', '#text', '3'],
        ...ends,
      },
    },
  ],
  nps: [{ set: { startLabel: 'Never', endLabel: 'Always' }, seen: ends }],
  matrix: [
    {
      set: { options: TREES, rows: createOptions(['Leaf', 'Bark']), many: true },
      seen: {
        'options.value': ['tr:first-child input', '@value', 'a | b | c'],
        'options.label': ['thead th', '#text', 'Ash | Beech | Cedar'],
        'rows.value': ['td:nth-child(2) input', '@name', 'answers.matrix_1.Leaf | answers.matrix_1.Bark'],
        'rows.label': ['tbody th', '#text', 'Leaf | Bark'],
        many: ['tr:first-child input', '@type', 'checkbox | checkbox | checkbox'],
      },
    },
    {
      set: { rows: TREES, shuffle: true },
      seen: { shuffle: ['tbody th', '#text', 'Cedar | Ash | Beech', { preview: 'Ash | Beech | Cedar' }] },
    },
  ],
  ranking: [
    {
      set: { options: TREES, places: 1 },
      seen: {
        'options.value': ['[data-rank]', '@data-rank', 'a | b | c'],
        'options.label': ['[data-rank]', '#text', 'Ash | Beech | Cedar'],
      },
      tried: {
        places: [
          async (field) => {
            await field.locator('[data-rank=a]').click();
            await field.locator('[data-rank][aria-disabled=true]').nth(1).waitFor();
          },
        ],
      },
    },
    {
      set: { options: TREES, shuffle: true },
      seen: { shuffle: ['[data-rank]', '@data-rank', 'a | c | b', { preview: 'a | b | c' }] },
    },
  ],
  picture: [
    {
      set: { options: trees({ image: PICTURE }), many: true },
      seen: {
        'options.value': values,
        'options.label': ['.form-embed-picture', '#text', 'Ash | Beech | Cedar'],
        'options.image': ['img', '@src', PICTURE],
        many: ['input', '@type', 'checkbox | checkbox | checkbox'],
      },
    },
    {
      set: { options: trees({ places: 3 }) },
      seen: { 'options.places': ['.form-embed-picture:first-child', '#text', 'Ash (3 left)'] },
    },
    {
      set: { options: TREES, shuffle: true },
      seen: { shuffle: ['input', '@value', 'b | c | a', { preview: 'a | b | c' }] },
    },
  ],
};
