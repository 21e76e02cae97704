import type { Field } from '../fields/field.ts';
import { mapFields } from './mapFields.ts';
import type { PicturedForm } from './picturesOf.ts';

/** Returns a field with other addresses of its pictures; the same one if it has none. */
function withPictures(field: Field, change: (address: string) => string): Field {
  if ('src' in field) return { ...field, src: change(field.src) };
  if (!('options' in field) || !field.options.some(({ image }) => image)) return field;
  const options = field.options.map((option) =>
    option.image ? { ...option, image: change(option.image) } : option,
  );
  return { ...field, options };
}

/** Returns a form with other addresses of the pictures in it. */
export function changePictures<Form extends PicturedForm>(
  form: Form,
  change: (address: string) => string,
): Form {
  const changed = mapFields(form, (field) => withPictures(field, change));
  if (!changed.endings?.some(({ picture }) => picture)) return changed;
  const endings = changed.endings.map((ending) =>
    ending.picture ? { ...ending, picture: { ...ending.picture, src: change(ending.picture.src) } } : ending,
  );
  return { ...changed, endings };
}

/** Returns a form whose own pictures are found from every website. */
export const absolutePictures = <Form extends PicturedForm>(form: Form, baseUrl: string): Form =>
  changePictures(form, (address) => (address.startsWith('/') ? baseUrl + address : address));
