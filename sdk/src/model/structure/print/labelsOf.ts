import type { FormDefinition } from '../../formDefinition.ts';
import type { Labels } from '../../logic/words/describeExpression.ts';
import { fieldsOf } from '../fieldsOf.ts';
import { partsOf } from '../partsOf.ts';

/** Returns the number of a page or ending without a title, in words: its id says nothing to people. */
function numberOf({ pages, endings }: FormDefinition, id: string): string | undefined {
  const [page, ending] = [pages, endings].map((parts) => parts.findIndex((part) => part.id === id) + 1);
  if (page) return pages.length > 1 ? `Page ${page}` : undefined;
  return ending ? `Ending ${ending}` : undefined;
}

/** Returns what the owner of a form calls its parts; an id where nothing has a name. */
export function labelsOf(form: FormDefinition): Labels {
  const parts = new Map(partsOf(form).map(({ part }) => [part.id, part]));
  const fields = new Map(fieldsOf(form).map((field) => [field.id, field]));
  const item = (id: string): string => {
    const part = parts.get(id);
    if (!part) return id;
    return (
      ('label' in part ? part.label : 'name' in part ? part.name : part.title).trim() ||
      (numberOf(form, id) ?? id)
    );
  };
  return {
    item,
    of: (reference) =>
      'value' in reference
        ? item(reference.value)
        : [item(reference.field), ...(reference.part === undefined ? [] : [reference.part])].join(', '),
    option(reference, value) {
      const field = 'field' in reference ? fields.get(reference.field) : undefined;
      return field && 'options' in field
        ? field.options.find((option) => option.value === value)?.label
        : undefined;
    },
    isDate: (reference) => 'field' in reference && fields.get(reference.field)?.type === 'date',
  };
}
