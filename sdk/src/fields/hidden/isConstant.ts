import type { Field } from '../../model/fields/field.ts';

/** Returns whether a field is always the owner's own text, which no link fills in. */
export const isConstant = (field: Field): boolean => field.type === 'hidden' && field.locked;
