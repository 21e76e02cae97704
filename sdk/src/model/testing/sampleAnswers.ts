import type { FieldType } from '../fields/field.ts';

const LONG = 'x'.repeat(20_000);

/** Values that nobody means as an answer to a field: of wrong types, too large, too many, half. */
export function hostileAnswers(type: FieldType, sample: unknown): { name: string; raw: unknown }[] {
  const values: Record<string, unknown> = {
    NaN,
    infinity: JSON.parse('1e400'),
    'a huge number': 1e300,
    'a tiny number': 1e-300,
    'a negative zero': -0,
    'a text of a number': '1e400',
    true: true,
    'an empty object': {},
    'an object with a prototype': JSON.parse('{"__proto__":{"x":1},"constructor":1}'),
    'an empty list': [],
    'nested lists': [[['x']]],
    'a list of nothing': [null, undefined, ''],
    'ten thousand options': Array.from({ length: 10_000 }, (_one, index) => `option ${index}`),
    'the same option twice': ['Option 1', 'Option 1'],
    'an unknown option': 'No such option',
    'unknown parts': { planet: 'Mars', 'Row 9': 'Column 9' },
    'parts of wrong types': { from: 1, to: true, first: [], last: {}, street: 5, agreed: 'perhaps' },
    'a half answer': typeof sample === 'object' && sample !== null ? Object.fromEntries(Object.entries(sample).slice(0, 1)) : '', // prettier-ignore
    'a far day': '9999999-01-01',
    'a day before time': '-000001-01-01',
    'a long text': LONG,
    'long parts': { first: LONG, from: LONG, street: LONG },
    'a text with a NUL': 'a\0b',
    'half a character': '\uD800',
    markup: '<script>alert(1)</script>',
    'a script address': 'javascript:alert(1)',
  };
  return Object.entries(values).map(([name, raw]) => ({ name: `${name} for ${type}`, raw }));
}
