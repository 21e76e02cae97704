import { fieldsOf, type DefinitionTree } from './fieldsOf.ts';

/** Lists the addresses of all pictures in a form: of images, and of choices. */
export const picturesOf = (form: DefinitionTree): string[] =>
  fieldsOf(form).flatMap((field) => [
    ...(field.type === 'image' && field.src ? [field.src] : []),
    ...('options' in field ? field.options.flatMap(({ image }) => image ?? []) : []),
  ]);
