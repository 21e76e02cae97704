import fc from 'fast-check';
import type { Field } from '../fields/field.ts';
import { ADDRESS_PARTS } from '../../fields/address/addressParts.ts';
import { COUNTRIES } from '../fields/places/countries.ts';
import { FIELD_TYPE_ORDER, isPlainType } from '../fields/capabilities.ts';
import type { FormDefinition } from '../definition/formDefinition.ts';
import { FIELD_WIDTHS } from '../definition/limits.ts';
import { createOptions } from '../fields/options.ts';
import { buildDefinition, buildField } from './buildDefinition.ts';
import { fieldsOf } from '../structure/fieldsOf.ts';

const HOSTILE_PIECES = [
  '<', '</', '>', 'script', 'java', 'vb', 'script:', 'javascript:', 'data:text', '/html', 'data:text/html',
  'on', 'click', 'onclick', 'onmouseover', 'load', '=', ' ', '\n', '\r\n', '\0', ':', 'l', 'description', 'é', '🙂',
]; // prettier-ignore

/** Text of all Unicode, and text composed of hostile pieces. */
export const visitorText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(fc.constantFrom(...HOSTILE_PIECES), { maxLength: 16 }).map((pieces) => pieces.join('')),
  fc.constantFrom('a@b.example', '+1 (555) 010-9999 x12', '2024-02-29', '2023-02-29', '  ', ''),
);

const oneLine = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replace(/[\r\n\0]/g, ' '));

/** Settings of any field in a stored form. */
const fieldSettings = fc.record({
  type: fc.constantFrom(...FIELD_TYPE_ORDER.filter(isPlainType)),
  label: oneLine,
  required: fc.boolean(),
  columns: fc.constantFrom(...FIELD_WIDTHS),
  maxLength: fc.option(fc.integer({ min: 1, max: 30 })),
  options: fc.uniqueArray(oneLine, { maxLength: 4 }),
});

function toField(
  { type, maxLength, options, ...rest }: typeof fieldSettings extends fc.Arbitrary<infer T> ? T : never,
  id: string,
): Field {
  const field = buildField(type, { id, ...rest });
  return {
    ...field,
    ...('maxLength' in field && { maxLength }),
    ...('options' in field && { options: createOptions(options) }),
    ...(type === 'captcha' && { required: true }),
  };
}

const atMostOneCaptcha = (fields: Field[]): Field[] =>
  fields.filter(
    ({ type }, index) =>
      type !== 'captcha' || fields.findIndex((field) => field.type === 'captcha') === index,
  );

/** Any form of one page of up to eight fields of plain types. */
export const anyDefinition: fc.Arbitrary<FormDefinition> = fc
  .record({
    settings: fc.array(fieldSettings, { maxLength: 8 }),
    textHandling: fc.constantFrom('sanitise' as const, 'as_typed' as const),
  })
  .map(({ settings, textHandling }) =>
    buildDefinition(atMostOneCaptcha(settings.map((one, index) => toField(one, `f_${index}`))), {
      textHandling,
    }),
  );

/** Any value that the field's control allows, valid or not. */
export function typedValue(field: Field): fc.Arbitrary<unknown> {
  switch (field.type) {
    case 'header':
    case 'captcha':
      return fc.constant(undefined);
    case 'select':
    case 'radio':
      return fc.constantFrom('', ...field.options.map(({ value }) => value));
    case 'checkbox':
      return field.options.length > 0 ? fc.subarray(field.options.map(({ value }) => value)) : fc.boolean();
    case 'address':
      return fc.record(
        Object.fromEntries(
          ADDRESS_PARTS.map((part) => [
            part,
            part === 'country' ? fc.constantFrom('', ...COUNTRIES) : visitorText,
          ]),
        ),
      );
    default:
      return visitorText;
  }
}

/** A form and a visitor's input. */
export const filledForm = anyDefinition.chain((definition) =>
  fc.record({
    definition: fc.constant(definition),
    values: fc.record(Object.fromEntries(fieldsOf(definition).map((field) => [field.id, typedValue(field)]))),
  }),
);
