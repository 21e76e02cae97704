import type { Field } from '../field.ts';
import type { DefinitionTree } from './fieldsOf.ts';
import { mapFields } from './mapFields.ts';

/** Returns a field with other addresses of its pictures; the same one if it has none. */
function withPictures(field: Field, change: (address: string) => string): Field {
  if (field.type === 'image') return { ...field, src: change(field.src) };
  if (!('options' in field) || !field.options.some(({ image }) => image)) return field;
  const options = field.options.map((option) =>
    option.image ? { ...option, image: change(option.image) } : option,
  );
  return { ...field, options };
}

/** Returns a form with other addresses of the pictures in it. */
export const changePictures = <Form extends DefinitionTree>(
  form: Form,
  change: (address: string) => string,
): Form => mapFields(form, (field) => withPictures(field, change));

/** Returns a form whose own pictures are found from every website. */
export const absolutePictures = <Form extends DefinitionTree>(form: Form, baseUrl: string): Form =>
  changePictures(form, (address) => (address.startsWith('/') ? baseUrl + address : address));
