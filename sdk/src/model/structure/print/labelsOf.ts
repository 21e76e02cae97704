import type { Field } from '../../fields/field.ts';
import type { FormDefinition } from '../../definition/formDefinition.ts';
import { typeOfAnswer } from '../../fields/capabilities.ts';
import type { Labels } from '../../logic/words/describeExpression.ts';
import { type Description, label, message } from '../../logic/words/description.ts';
import { fieldsOf } from '../fieldsOf.ts';
import { partsOf } from '../partsOf.ts';

/** Labels of the parts of answers, such as the city of an address, by their keys. */
const PART_WORDS: Readonly<Record<string, string>> = {
  prefix: /*i18n*/ 'Title',
  first: /*i18n*/ 'First name',
  middle: /*i18n*/ 'Middle name',
  last: /*i18n*/ 'Last name',
  street: /*i18n*/ 'Street address',
  address2: /*i18n*/ 'Address line 2',
  city: /*i18n*/ 'City',
  state: /*i18n*/ 'State or region',
  postal: /*i18n*/ 'Postal code',
  country: /*i18n*/ 'Country',
  from: /*i18n*/ 'From',
  to: /*i18n*/ 'To',
  agreed: /*i18n*/ 'Agreed',
  typed: /*i18n*/ 'Typed name',
};

/** Says the number of a page or ending without a title: its id says nothing to people. */
function describeNumber({ pages, endings }: FormDefinition, id: string): Description | undefined {
  const [page, ending] = [pages, endings].map((parts) => parts.findIndex((part) => part.id === id) + 1);
  const number = (text: string, position: number) =>
    message(text, { number: { kind: 'number', number: position } });
  if (page) return number(/*i18n*/ 'Page {number}', page);
  return ending ? number(/*i18n*/ 'Ending {number}', ending) : undefined;
}

/** Returns the label of a part of an answer: of a matrix its row's, of other types the part's word. */
function describePart(field: Field | undefined, part: string): Description {
  if (field && 'rows' in field) return label(field.rows.find(({ value }) => value === part)?.label ?? part);
  return Object.hasOwn(PART_WORDS, part) ? message(PART_WORDS[part]!) : label(part);
}

/** Returns the owner's names of a form's parts; the id of a part without one. */
export function labelsOf(form: FormDefinition): Labels {
  const parts = new Map(partsOf(form).map(({ part }) => [part.id, part]));
  const fields = new Map(fieldsOf(form).map((field) => [field.id, field]));
  const item = (id: string): Description => {
    const part = parts.get(id);
    if (!part) return label(id);
    const name = ('label' in part ? part.label : 'name' in part ? part.name : part.title).trim();
    return name ? label(name) : (describeNumber(form, id) ?? label(id));
  };
  return {
    item,
    of(reference) {
      if ('value' in reference) return item(reference.value);
      const { field, part } = reference;
      if (part === undefined) return item(field);
      return message(/*i18n*/ '{field}: {part}', {
        field: item(field),
        part: describePart(fields.get(field), part),
      });
    },
    option(reference, value) {
      const field = 'field' in reference ? fields.get(reference.field) : undefined;
      return field && 'options' in field
        ? field.options.find((option) => option.value === value)?.label
        : undefined;
    },
    isDate: (reference) => {
      const field = 'field' in reference && fields.get(reference.field);
      return Boolean(field && typeOfAnswer(field)?.kind === 'date');
    },
    isList: (reference) => {
      const field = 'field' in reference && fields.get(reference.field);
      return Boolean(field && typeOfAnswer(field, reference.part)?.isList);
    },
  };
}
