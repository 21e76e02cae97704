import type { Field } from '../../fields/field.ts';
import { isCaptcha, isInput } from '../../fields/roles.ts';
import { controlName, isPostedAsList, rowCountName } from '../../answers/postedAnswers.ts';
import { fieldsOf, type DefinitionTree } from '../fieldsOf.ts';
import { repeatsOf } from '../repeatsOf.ts';
import { STEP_INPUTS } from './stepInputs.ts';

export type PostedEntry = [name: string, value: string];
type Values = Readonly<Record<string, unknown>>;

/** Returns a raw answer as a browser without JavaScript posts it. */
export function postedEntries(name: string, raw: unknown): PostedEntry[] {
  if (raw === undefined || raw === null || raw === false || raw === '') return [];
  if (Array.isArray(raw)) return raw.flatMap((one) => postedEntries(name, one));
  if (typeof raw !== 'object') return [[name, `${raw as string | number | boolean}`]];
  // An uploaded file.
  if ('id' in raw && 'size' in raw) return [[name, JSON.stringify(raw)]];
  return Object.entries(raw).flatMap(([part, value]) => postedEntries(`${name}.${part}`, value));
}

/** Returns an answer as its controls post it: a list that is no group of boxes by places from 1. */
const placed = (field: Field, raw: unknown): unknown =>
  Array.isArray(raw) && !isPostedAsList(field)
    ? Object.fromEntries(raw.map((one, index) => [index + 1, one as unknown]))
    : raw;

/**
 * Returns the raw values of a whole form as its plain post has them: what `parsePostedForm` reads. A captcha is left
 * out, whose token is good for one post.
 * @param starts start values by field id; an empty answer in place of one is named
 */
export function formEntries(form: DefinitionTree, values: Values, starts: Values = {}): PostedEntry[] {
  const groups = repeatsOf(form);
  const inRows = new Set(groups.flatMap(({ items }) => items));
  const ofFields = fieldsOf(form)
    .filter((field) => isInput(field) && !isCaptcha(field) && !inRows.has(field))
    .flatMap((field): PostedEntry[] => {
      const { id } = field;
      const entries = postedEntries(controlName(id), placed(field, values[id]));
      const isEmptied = entries.length === 0 && id in values && id in starts;
      return isEmptied ? [[STEP_INPUTS.emptied, id]] : entries;
    });
  const ofRows = groups.flatMap(({ id, items }): PostedEntry[] => {
    if (!Array.isArray(values[id])) return [];
    const rows = (values[id] as Values[]).map((row) =>
      Object.fromEntries(items.map((field) => [field.id, placed(field, row[field.id])])),
    );
    return [
      [rowCountName(id), String(rows.length)],
      ...rows.flatMap((row, index) => postedEntries(controlName(id, String(index)), row)),
    ];
  });
  return [...ofFields, ...ofRows];
}
