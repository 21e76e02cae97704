import type { Field } from '../../model/fields/field.ts';
import type { EmailField } from './field.ts';

/** Returns whether a mailed code has to confirm the address of a field. */
export const asksForCode = (field: Field): field is EmailField =>
  field.type === 'email' && field.confirm === 'code';
