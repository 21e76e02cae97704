import { describe, expect, test } from 'vitest';
import type { AddressField, Field } from './field.ts';
import { formDefinitionSchema } from '../schema/formDefinitionSchema.ts';
import { parsePostedForm } from '../structure/posted/parsePostedForm.ts';
import { buildDefinition, buildField } from '../testing/buildDefinition.ts';
import { upgradeFormDefinition } from '../upgrades/index.ts';
import { validateAnswers } from '../answers/validateAnswers.ts';

const SETTINGS: Field[] = [
  buildField('date', { earliestDay: '2026-05-01', latestDay: 14 }),
  buildField('date_range', { earliestDay: -30, latestDay: 0 }),
  buildField('textarea', { lines: 8 }),
  buildField('image', { src: 'https://example.org/a.png', width: 320 }),
  buildField('country', { countries: ['DE', 'AT'], preferred: ['AT'] }),
  buildField('phone', { country: '' }),
  buildField('address', { country: 'US', omittedParts: ['country'], optionalParts: ['state'] }),
];

test.each(SETTINGS.map((field) => ({ field, type: field.type })))(
  'TYPE-008 the settings of a $type come back from storage as they were',
  ({ field }) => {
    const definition = buildDefinition([field]);
    expect(formDefinitionSchema.parse(definition)).toEqual(definition);
    expect(upgradeFormDefinition(JSON.parse(JSON.stringify(definition)))).toEqual(definition);
  },
);

test.each<[string, Partial<Record<string, unknown>> & { type: Field['type'] }]>([
  ['a day that is none', { type: 'date', earliestDay: '2026-02-30' }],
  ['half a day', { type: 'date', latestDay: 0.5 }],
  ['a bound beyond a century', { type: 'date_range', latestDay: 1e6 }],
  ['no line', { type: 'textarea', lines: 0 }],
  ['a hundred lines', { type: 'textarea', lines: 100 }],
  ['a negative width', { type: 'image', width: -1 }],
  ['no country', { type: 'country', countries: [] }],
  ['an unknown country', { type: 'country', countries: ['ZZ'] }],
  ['an unknown part', { type: 'address', country: '', omittedParts: ['planet'] }],
  ['a part twice', { type: 'address', country: '', optionalParts: ['city', 'city'] }],
  ['no part at all', { type: 'address', country: '', omittedParts: ['street', 'address2', 'city', 'state', 'postal', 'country'] }],
])('a definition with %s is refused', (_name, { type, ...changes }) => {
  const definition = buildDefinition([{ ...buildField(type), ...changes }]);
  expect(formDefinitionSchema.safeParse(definition).success).toBe(false);
}); // prettier-ignore

test('TYPE-008 a country that the field does not offer is refused', () => {
  const definition = buildDefinition([buildField('country', { countries: ['DE', 'AT'] })]);
  expect(validateAnswers(definition, { country: 'at' }).answers).toEqual({ country: 'AT' });
  expect(validateAnswers(definition, { country: 'FR' })).toMatchObject({
    issues: [{ code: 'invalid_option' }],
  });
});

describe('D-194 parts of an address', () => {
  const judge = (raw: Record<string, string>, changes: Partial<AddressField>) => {
    const definition = buildDefinition([
      buildField('address', { country: 'US', required: true, ...changes }),
    ]);
    const posted = parsePostedForm(
      definition,
      Object.entries(raw).map(([part, text]): [string, string] => [`answers.address.${part}`, text]),
    );
    return validateAnswers(definition, posted);
  };
  const whole = {
    street: '742 Evergreen Terrace',
    city: 'Springfield',
    state: 'IL',
    postal: '62701',
    country: 'US',
  };
  const { state: _state, ...stateless } = whole;

  test('may be optional in a required address', () => {
    expect(judge(stateless, {})).toMatchObject({
      issues: [{ code: 'address_incomplete', params: { parts: ['state'] } }],
    });
    expect(judge(stateless, { optionalParts: ['state'] })).toMatchObject({ ok: true });
    expect(judge({ country: 'US' }, { optionalParts: ['street', 'city', 'state', 'postal'] })).toMatchObject({
      issues: [{ code: 'required' }],
    });
  });

  test('are neither needed nor stored where they are left out', () => {
    expect(judge(whole, { omittedParts: ['state'] }).answers).toEqual({
      address: { ...whole, address2: '', state: '' },
    });
    expect(
      judge({ city: 'Springfield' }, { omittedParts: ['street', 'address2', 'state', 'postal', 'country'] }),
    ).toMatchObject({ ok: true });
  });

  test('have the owner’s country where none is asked, whatever is sent', () => {
    const verdict = judge({ ...whole, country: 'DE' }, { omittedParts: ['country'] });
    expect(verdict.answers).toMatchObject({ address: { country: 'US', postal: '62701' } });
    expect(judge({ ...whole, postal: 'ABC' }, { omittedParts: ['country'] })).toMatchObject({
      issues: [{ code: 'invalid_postcode' }],
    });
  });
});
