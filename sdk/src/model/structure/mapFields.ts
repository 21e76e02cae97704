import type { Field } from '../field.ts';
import type { DefinitionTree } from './fieldsOf.ts';

/** Returns a form with every field changed, or left out where the change is `null`; the same form if nothing is. */
export function mapFields<Form extends DefinitionTree>(
  form: Form,
  change: (field: Field) => Field | null,
): Form {
  const fields = form.fields.flatMap((field) => change(field) ?? []);
  const isSame =
    fields.length === form.fields.length && fields.every((field, at) => field === form.fields[at]);
  return isSame ? form : { ...form, fields };
}
