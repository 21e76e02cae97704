import type { Field } from '../../field.ts';
import type { FormDefinition } from '../../formDefinition.ts';
import type { Labels } from '../../logic/words/describeExpression.ts';
import { fieldsOf } from '../fieldsOf.ts';
import { partsOf } from '../partsOf.ts';

/** What parts of a form are called that have no name of their own. */
export interface PartWords {
  page(number: number): string;
  ending(number: number): string;
  /** A part of an answer, such as the city of an address; by its key, in no particular field. */
  parts: Readonly<Record<string, () => string>>;
}

const ENGLISH: PartWords = {
  page: (number) => `Page ${number}`,
  ending: (number) => `Ending ${number}`,
  parts: {
    prefix: () => 'Title',
    first: () => 'First name',
    middle: () => 'Middle name',
    last: () => 'Last name',
    street: () => 'Street address',
    address2: () => 'Address line 2',
    city: () => 'City',
    state: () => 'State or region',
    postal: () => 'Postal code',
    country: () => 'Country',
    from: () => 'From',
    to: () => 'To',
    agreed: () => 'Agreed',
    typed: () => 'Typed name',
  },
};

/** Returns the number of a page or ending without a title, in words: its id says nothing to people. */
function numberOf({ pages, endings }: FormDefinition, id: string, words: PartWords): string | undefined {
  const [page, ending] = [pages, endings].map((parts) => parts.findIndex((part) => part.id === id) + 1);
  if (page) return pages.length > 1 ? words.page(page) : undefined;
  return ending ? words.ending(ending) : undefined;
}

/** Returns what a part of an answer is called: a row of a matrix by its label, other parts by words. */
function partLabel(field: Field | undefined, part: string, words: PartWords): string {
  if (field?.type === 'matrix') return field.rows.find(({ value }) => value === part)?.label ?? part;
  return Object.hasOwn(words.parts, part) ? words.parts[part]!() : part;
}

/**
 * Returns what the owner of a form calls its parts; an id where nothing has a name.
 * @param words in English if they are left out.
 */
export function labelsOf(form: FormDefinition, words: PartWords = ENGLISH): Labels {
  const parts = new Map(partsOf(form).map(({ part }) => [part.id, part]));
  const fields = new Map(fieldsOf(form).map((field) => [field.id, field]));
  const item = (id: string): string => {
    const part = parts.get(id);
    if (!part) return id;
    return (
      ('label' in part ? part.label : 'name' in part ? part.name : part.title).trim() ||
      (numberOf(form, id, words) ?? id)
    );
  };
  return {
    item,
    of(reference) {
      if ('value' in reference) return item(reference.value);
      const { field, part } = reference;
      return part === undefined
        ? item(field)
        : `${item(field)}: ${partLabel(fields.get(field), part, words)}`;
    },
    option(reference, value) {
      const field = 'field' in reference ? fields.get(reference.field) : undefined;
      return field && 'options' in field
        ? field.options.find((option) => option.value === value)?.label
        : undefined;
    },
    isDate: (reference) => 'field' in reference && fields.get(reference.field)?.type === 'date',
  };
}
