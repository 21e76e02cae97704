import type { FormDefinition } from '../definition/formDefinition.ts';
import { wordsOfTranslation } from '../translations/translate.ts';
import { OWN_PICTURE } from '../validation/isPictureAddress.ts';
import { fieldsOf, type DefinitionTree } from './fieldsOf.ts';

/** A form with its pictures; visitors' browsers do not get its endings. */
export type PicturedForm = DefinitionTree & Partial<Pick<FormDefinition, 'endings' | 'translations'>>;

/** Lists the addresses of all pictures in a form: of images, of choices, of endings, and of its translations. */
export const picturesOf = (form: PicturedForm): string[] => [
  ...fieldsOf(form).flatMap((field) => [
    ...('src' in field && field.src ? [field.src] : []),
    ...('options' in field ? field.options.flatMap(({ image }) => image ?? []) : []),
  ]),
  ...(form.endings ?? []).flatMap(({ picture }) => picture?.src ?? []),
  ...Object.values(form.translations ?? {}).flatMap((texts) =>
    Object.values(texts)
      .map(wordsOfTranslation)
      .filter((words) => OWN_PICTURE.test(words)),
  ),
];
