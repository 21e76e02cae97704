import type { Field } from '../../model/fields/field.ts';
import { isCheckboxGroup } from './isCheckboxGroup.ts';

/** Returns whether a field is one box, whose answer is yes or no. */
export const isBox = (field: Field): boolean => field.type === 'checkbox' && !isCheckboxGroup(field);
