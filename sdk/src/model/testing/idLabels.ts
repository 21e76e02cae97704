import type { Labels } from '../logic/words/describeExpression.ts';
import { label } from '../logic/words/description.ts';

/** Labels of a form of tests: ids with a capital letter; options have the labels of their values. */
export const idLabels: Labels = {
  of: (reference) =>
    label(
      'value' in reference
        ? capitalise(reference.value)
        : [capitalise(reference.field), reference.part].filter(Boolean).join(', '),
    ),
  item: (id) => label(capitalise(id)),
  option: (reference, value) =>
    'field' in reference && reference.field === 'country' ? capitalise(value) : undefined,
  isDate: (reference) => 'field' in reference && reference.field === 'birthday',
  isList: (reference) => 'field' in reference && reference.field === 'toppings',
};

function capitalise(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}
