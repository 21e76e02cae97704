import type { Field } from '../../model/fields/field.ts';
import type { EmailField } from './field.ts';

/** Whether a field is an address that a mailed code has to prove. */
export const asksForCode = (field: Field): field is EmailField =>
  field.type === 'email' && field.confirm === 'code';
