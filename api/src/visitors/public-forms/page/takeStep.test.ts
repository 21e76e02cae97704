import {
  createEmptyDefinition,
  createField,
  planOf,
  type Expression,
  type Field,
  type FormDefinition,
  type Page,
} from '@inlay/sdk/model';
import { describe, expect, test } from 'vitest';
import { takeStep } from './takeStep.ts';

const text = (id: string, changes: Partial<Field> = {}): Field =>
  ({ ...createField('text'), id, label: id, ...changes }) as Field;
const page = (id: string, items: Page['items'], changes: Partial<Page> = {}): Page => ({
  id,
  title: '',
  description: '',
  nextLabel: '',
  items,
  ...changes,
});
const is = (field: string, value: string): Expression => ({ op: 'eq', of: [{ field }, { lit: value }] });

/** A question that brings up another one, a page that some skip, rows, and a review. */
const definition: FormDefinition = {
  ...createEmptyDefinition('Order'),
  pages: [
    page('p1', [text('country', { required: true }), text('vat', { showIf: is('country', 'de') })], {
      next: [{ if: is('country', 'fr'), goTo: 'p3' }],
    }),
    page('p2', [text('delivery', { required: true })]),
    page('p3', [
      {
        id: 'guests',
        type: 'repeat',
        label: 'Guests',
        help: '',
        min: 0,
        max: 2,
        addLabel: '',
        rowLabel: '',
        items: [text('name', { required: true })],
      },
    ]),
  ],
  flow: { progress: 'bar', back: true, review: true, timeZone: null },
};

const step = (entries: Record<string, string>, changes: Partial<FormDefinition> = {}) => {
  const form = { ...definition, ...changes };
  const posted = new URLSearchParams(entries);
  return takeStep({
    form: { definition: form, plan: planOf(form), hiddenFields: [] },
    posted,
    language: 'en',
  });
};
/** The page that follows; `submit` for a submission. */
const next = (entries: Record<string, string>, changes?: Partial<FormDefinition>) => {
  const taken = step(entries, changes);
  return taken.kind === 'page' ? taken.at : taken.kind;
};

const DE = { 'answers.country': 'de' };
const FR = { 'answers.country': 'fr' };

describe('a plain post of one page', () => {
  test.each<[string, Record<string, string>, string | null]>([
    ['Continue', { at: 'p1', go: 'next', ...DE }, 'p2'],
    ['Enter, which names no button', { at: 'p1', ...DE }, 'p2'],
    ['Continue by a jump', { at: 'p1', ...FR }, 'p3'],
    ['Continue with a mistake', { at: 'p1' }, 'p1'],
    ['Continue with a mistake on another page', { at: 'p1', 'answers.guests.0.name': '', ...DE }, 'p2'],
    ['Back', { at: 'p2', go: 'back', ...DE }, 'p1'],
    ['Back over a page that was skipped', { at: 'p3', go: 'back', ...FR }, 'p1'],
    ['Back with a mistake', { at: 'p2', go: 'back' }, 'p1'],
    ['Back on the first page', { at: 'p1', go: 'back' }, 'p1'],
    ['Continue to the review', { at: 'p3', ...FR }, null],
    ['Back from the review', { at: '', go: 'back', ...FR }, 'p3'],
    ['Change on the review', { at: '', go: 'page:p1', ...FR }, 'p1'],
    ['Change of a page that was skipped', { at: '', go: 'page:p2', ...FR }, null],
    ['Submit on the review', { at: '', ...FR }, 'submit'],
    ['a page that is not on the way', { at: 'p2', go: 'stay', ...FR }, 'p1'],
    ['a page that the form does not have', { at: '__proto__', go: 'page:constructor', ...DE }, 'p1'],
    ['no page at all', { ...DE }, 'p2'],
  ])('%s', (_title, entries, at) => {
    expect(next(entries)).toBe(at);
  });

  test('a form without Back does not go back', () => {
    const flow = { ...definition.flow, back: false };
    expect(next({ at: 'p2', go: 'back', ...DE }, { flow })).toBe('p2');
  });

  test('without a review, the last page submits', () => {
    const flow = { ...definition.flow, review: false };
    expect(next({ at: 'p3', ...FR }, { flow })).toBe('submit');
  });

  test('names the mistakes of its own page alone', () => {
    const taken = step({ at: 'p2', 'answers.guests.0.name': '' });
    expect(taken.kind === 'page' && taken.issues.map(({ fieldId }) => fieldId)).toEqual(['delivery']);
  });

  test('a field that an answer brought up unseen is shown before the next page, once', () => {
    const typed = { at: 'p1', ...DE };
    expect(step({ ...typed, unseen: 'vat' })).toMatchObject({
      at: 'p1',
      issues: [],
      appeared: { id: 'vat' },
      focus: 'vat',
    });
    expect(next(typed)).toBe('p2');
    expect(next({ at: 'p1', ...FR, unseen: 'vat' })).toBe('p3');
    expect(next({ ...typed, unseen: 'country other' })).toBe('p1');
  });
});

describe('rows of a group', () => {
  const rows = (entries: Record<string, string>) => {
    const taken = step({ at: 'p3', ...FR, ...entries });
    return taken.kind === 'page' ? [taken.at, taken.rawAnswers['guests'], taken.focus] : taken.kind;
  };
  const two = { 'answers.guests.0.name': 'Ada', 'answers.guests.1.name': 'Bo' };

  test('are added up to the limit', () => {
    expect(rows({ go: 'add:guests' })).toEqual(['p3', [null], 'guests.0.name']);
    expect(rows({ go: 'add:guests', 'answers.guests.0.name': 'Ada' })).toEqual([
      'p3',
      [{ name: 'Ada' }, null],
      'guests.1.name',
    ]);
    expect(rows({ go: 'add:guests', ...two })).toEqual([
      'p3',
      [{ name: 'Ada' }, { name: 'Bo' }],
      'guests.1.name',
    ]);
  });

  test('are removed by their number', () => {
    expect(rows({ go: 'remove:guests:0', ...two })).toEqual(['p3', [{ name: 'Bo' }], 'guests']);
    expect(rows({ go: 'remove:guests:1', ...two })).toEqual(['p3', [{ name: 'Ada' }], 'guests.0']);
    expect(rows({ go: 'remove:guests:0', 'answers.guests.0.name': 'Ada' })).toEqual(['p3', [], 'guests']);
    expect(rows({ go: 'remove:guests:7', ...two })).toMatchObject({ 1: [{ name: 'Ada' }, { name: 'Bo' }] });
  });

  test('of another page and of no group stay', () => {
    expect(step({ at: 'p1', go: 'add:guests' })).toMatchObject({ at: 'p1', rawAnswers: {} });
    expect(rows({ go: 'add:country' })).toEqual(['p3', undefined, null]);
  });
});
