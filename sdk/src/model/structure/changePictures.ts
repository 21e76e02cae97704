import type { Field } from '../fields/field.ts';
import { wordsOfTranslation } from '../translations/translate.ts';
import { OWN_PICTURE } from '../validation/isPictureAddress.ts';
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

/** Returns a form with other addresses of the pictures of its translations; the same one if it has none. */
function withTranslatedPictures<Form extends PicturedForm>(
  form: Form,
  change: (address: string) => string,
): Form {
  const languages = Object.entries(form.translations ?? {});
  if (languages.length === 0) return form;
  const changed = languages.map(([language, texts]) => [
    language,
    mapValues(texts, (one) => {
      const words = wordsOfTranslation(one);
      if (!OWN_PICTURE.test(words)) return one;
      return typeof one === 'string' ? change(words) : { ...one, text: change(words) };
    }),
  ]);
  return { ...form, translations: Object.fromEntries(changed) };
}

const mapValues = <Value>(
  record: Record<string, Value>,
  change: (value: Value) => Value,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** Returns a form with other addresses of the pictures in it. */
export function changePictures<Form extends PicturedForm>(
  form: Form,
  change: (address: string) => string,
): Form {
  const changed = withTranslatedPictures(
    mapFields(form, (field) => withPictures(field, change)),
    change,
  );
  if (!changed.endings?.some(({ picture }) => picture)) return changed;
  const endings = changed.endings.map((ending) =>
    ending.picture ? { ...ending, picture: { ...ending.picture, src: change(ending.picture.src) } } : ending,
  );
  return { ...changed, endings };
}

/** Returns a form whose own pictures are found from every website. */
export const absolutePictures = <Form extends PicturedForm>(form: Form, baseUrl: string): Form =>
  changePictures(form, (address) => (address.startsWith('/') ? baseUrl + address : address));
