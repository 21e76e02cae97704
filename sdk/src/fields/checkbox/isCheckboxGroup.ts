import type { CheckboxField } from '../../model/fields/field.ts';

/** Returns whether the field is a group that stores a list; without options it is one box (D-71). */
export const isCheckboxGroup = (field: CheckboxField): boolean => field.options.length > 0;
