import { controlName, fillableFields, readPostedAnswers, type PublicForm } from '../model/rendering.ts';

type PrefilledForm = Pick<PublicForm, 'definition' | 'prefillable' | 'hiddenFields'>;

/** A label as it stands in an address: "UTM source" is `utm_source`. */
const nameOf = (label: string): string =>
  label
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');

/** By which names the fields that may be filled in are known: their id, and their label in small letters. */
function namesOf(form: PrefilledForm): Map<string, string> {
  const fillable = fillableFields(form);
  const fields = form.definition.fields.filter((field) => fillable.includes(field.id));
  const names = new Map(fields.map((field) => [nameOf(field.label), field.id]));
  for (const { id } of fields) names.set(id, id);
  return names;
}

/**
 * Values for a form's fields from name-value pairs, as an address's query holds them: only of fields
 * that the form allows, in the raw shape of a plain post. A part of an address is `name.city`.
 */
export function readPrefill(
  form: PrefilledForm,
  pairs: Iterable<readonly [string, string]>,
): Record<string, unknown> {
  const names = namesOf(form);
  const posted = [...pairs].flatMap(([name, value]): (readonly [string, string])[] => {
    const [head = '', part] = name.split('.', 2);
    const id = names.get(name) ?? names.get(head) ?? names.get(nameOf(head));
    return id ? [[controlName(id, names.has(name) ? undefined : part), value]] : [];
  });
  return readPostedAnswers(form.definition, posted);
}

/** The names that a page around the form may use; it is told nothing of the other fields. */
export const fillableNames = (form: PrefilledForm): string[] => [...namesOf(form).keys()];
