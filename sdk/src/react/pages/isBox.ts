import { isCheckboxGroup, type Field } from '../../model/rendering.ts';

/** Whether a field is one box, whose answer is yes or no. */
export const isBox = (field: Field): boolean => field.type === 'checkbox' && !isCheckboxGroup(field);
