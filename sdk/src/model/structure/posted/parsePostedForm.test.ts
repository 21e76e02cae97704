import { describe, expect, it } from 'vitest';
import type { FormDefinition, Repeat } from '../../definition/formDefinition.ts';
import { buildDefinition, buildField } from '../../testing/buildDefinition.ts';
import { parsePostedForm } from './parsePostedForm.ts';

const guests: Repeat = {
  id: 'guests',
  type: 'repeat',
  label: 'Guests',
  help: '',
  min: 0,
  max: 2,
  addLabel: '',
  rowLabel: '',
  items: [buildField('text', { id: 'name' }), buildField('checkbox', { id: 'meals' }), buildField('address')],
};
const base = buildDefinition([buildField('text', { id: 'title' })]);
const form: FormDefinition = {
  ...base,
  pages: base.pages.map((page) => ({ ...page, items: [...page.items, guests] })),
};
const read = (query: string) => parsePostedForm(form, new URLSearchParams(query));

describe('parsePostedForm', () => {
  it('reads the rows of a group in the order of their numbers', () => {
    expect(
      read('answers.title=T&answers.guests.1.name=Bo&answers.guests.0.name=Ada&answers.guests.0.meals=A'),
    ).toEqual({ title: 'T', guests: [{ name: 'Ada', meals: ['A'] }, { name: 'Bo' }] });
    expect(read('answers.guests.0.address.city=Leeds')).toEqual({ guests: [{ address: { city: 'Leeds' } }] });
  });

  it('keeps a row whose boxes are all empty, which posts nothing', () => {
    expect(read('rows.guests=2&answers.guests.0.name=Ada')).toEqual({ guests: [{ name: 'Ada' }, {}] });
  });

  it('reads one row more than there may be, so that too many are refused, and no further ones', () => {
    const many = Array.from({ length: 50 }, (_, row) => `answers.guests.${row}.name=x`).join('&');
    expect(read(many)['guests']).toHaveLength(3);
    expect(read('rows.guests=1e9')['guests']).toHaveLength(3);
  });

  it.each([
    'answers.name=x', 'answers.guests.name=x', 'answers.guests.-1.name=x', 'answers.guests.0x.name=x',
    'answers.guests.999.name=x', 'rows.guests=-1', 'rows.guests=many', 'rows.other=3', 'answers.guests=x',
  ])('finds no row in %j', (query) => {
    expect(read(query)['guests'] ?? []).toEqual([]);
  }); // prettier-ignore

  it('tells a group of which nothing was posted from one without rows', () => {
    expect(read('answers.title=T')).toEqual({ title: 'T' });
    expect(read('rows.guests=0')).toEqual({ guests: [] });
  });

  it('ignores fields that a row does not have', () => {
    expect(read('answers.guests.0.__proto__=x&answers.guests.0.title=x')).toEqual({ guests: [{}] });
  });
});
