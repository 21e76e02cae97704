import {
  controlName,
  fillableFields,
  parsePostedAnswers,
  fieldsOf,
  type PublicForm,
} from '../model/rendering.ts';

type PrefilledForm = Pick<PublicForm, 'definition' | 'prefillable' | 'hiddenFields'>;

/** Returns a label as written in a query: "UTM source" is `utm_source`. */
const nameOf = (label: string): string =>
  label
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');

/** Maps names to ids of the fields that may be prefilled: by id, and by label in lower case. */
function namesOf(form: PrefilledForm): Map<string, string> {
  const fillable = fillableFields(form);
  const fields = fieldsOf(form.definition).filter((field) => fillable.includes(field.id));
  const names = new Map(fields.map((field) => [nameOf(field.label), field.id]));
  for (const { id } of fields) names.set(id, id);
  return names;
}

/**
 * Turns the name-value pairs of a query into raw values of the fields that the form allows. A part of an
 * address is `name.city`.
 */
export function parsePrefill(
  form: PrefilledForm,
  pairs: Iterable<readonly [string, string]>,
): Record<string, unknown> {
  const names = namesOf(form);
  const posted = [...pairs].flatMap(([name, value]): (readonly [string, string])[] => {
    const [head = '', part] = name.split('.', 2);
    const id = names.get(name) ?? names.get(head) ?? names.get(nameOf(head));
    return id ? [[controlName(id, names.has(name) ? undefined : part), value]] : [];
  });
  return parsePostedAnswers(form.definition, posted);
}

/** Returns the names that the host page may prefill; it learns nothing of the other fields. */
export const fillableNames = (form: PrefilledForm): string[] => [...namesOf(form).keys()];
