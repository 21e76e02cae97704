import type { Labels } from '../logic/words/describeExpression.ts';

/** Labels of a form of tests: ids with a capital letter; options have the labels of their values. */
export const idLabels: Labels = {
  of: (reference) =>
    'value' in reference
      ? capitalise(reference.value)
      : [capitalise(reference.field), reference.part].filter(Boolean).join(', '),
  item: capitalise,
  option: (reference, value) =>
    'field' in reference && reference.field === 'country' ? capitalise(value) : undefined,
  isDate: (reference) => 'field' in reference && reference.field === 'birthday',
};

function capitalise(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}
