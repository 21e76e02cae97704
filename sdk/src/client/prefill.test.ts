import { describe, expect, it } from 'vitest';
import { createField, type Field } from '../model/index.ts';
import { buildDefinition } from '../model/testing/buildDefinition.ts';
import { fillableNames, parsePrefill } from './prefill.ts';

const field = (type: Field['type'], id: string, label: string): Field => ({
  ...createField(type),
  id,
  label,
});
const definition = buildDefinition([
  field('text', 'a1', 'Your name'),
  field('text', 'b2', 'UTM source'),
  field('text', 'c3', 'Not allowed'),
  field('address', 'd4', 'Address'),
  field('checkbox', 'e5', 'Extras'),
]);
const form = { definition, prefillable: ['a1', 'd4', 'e5'], hiddenFields: ['b2'] };

describe('values for a form from outside', () => {
  it('are taken by id and by label, only for fields that the form allows', () => {
    const query = new URLSearchParams('a1=Ada&utm_source=news&c3=x&not_allowed=x&other=x');
    expect(parsePrefill(form, query)).toEqual({ a1: 'Ada', b2: 'news' });
    expect(parsePrefill({ definition }, query)).toEqual({});
  });

  it('come in parts for an address, and repeated for a group', () => {
    const query = new URLSearchParams(
      'address.city=Berlin&d4.country=Germany&extras=Option+1&extras=Option+2',
    );
    expect(parsePrefill(form, query)).toEqual({
      d4: { city: 'Berlin', country: 'Germany' },
      e5: ['Option 1', 'Option 2'],
    });
  });

  it('the page learns names of those fields and no others', () => {
    expect(fillableNames(form).sort()).toEqual(
      ['a1', 'address', 'b2', 'd4', 'e5', 'extras', 'utm_source', 'your_name'].sort(),
    );
  });
});
