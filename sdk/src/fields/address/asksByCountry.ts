import type { Field } from '../../model/fields/field.ts';
import type { AddressField } from './field.ts';

/** Returns whether a field is an address that asks for the parts of its country. */
export const asksByCountry = (field: Field): field is AddressField =>
  field.type === 'address' && 'country' in field;
