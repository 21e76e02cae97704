import { isCheckboxGroup } from '../../fields/checkbox/isCheckboxGroup.ts';
import type { Field, FieldOfType, FieldType } from '../fields/field.ts';
import { MAX_OPTIONS } from '../definition/limits.ts';
import { fieldsOf, type DefinitionTree } from '../structure/fieldsOf.ts';

const PREFIX = 'answers.';

/** Types whose fields a form post may name once for each choice; known before a type's code is loaded. */
const LISTS: { readonly [Type in FieldType]?: (field: FieldOfType<Type>) => boolean } = {
  checkbox: isCheckboxGroup,
};

/** Returns the `name` of a field's control, or of one part of it, in a form post (D-185). */
export const controlName = (fieldId: string, part?: string): string =>
  part === undefined ? PREFIX + fieldId : `${PREFIX}${fieldId}.${part}`;

/** Returns the `name` of the input that says how many rows a group has: empty rows post nothing. */
export const rowCountName = (repeatId: string): string => `rows.${repeatId}`;

/**
 * Returns the raw answers in a form post. A name posted once is a text, repeated names and checkbox
 * groups are lists, other names behind a field's are its parts. Ignores names of other fields, and more values than a field
 * can have.
 */
export function parsePostedAnswers(
  definition: DefinitionTree,
  entries: Iterable<readonly [string, string]>,
): Record<string, unknown> {
  const posted = new Map<string, string[]>();
  for (const [name, value] of entries) {
    if (!name.startsWith(PREFIX)) continue;
    const values = posted.get(name);
    if (!values) posted.set(name, [value]);
    else if (values.length < MAX_OPTIONS) values.push(value);
  }
  const answers = new Map<string, unknown>();
  for (const field of fieldsOf(definition)) {
    const answer = parseValues(field, posted) ?? parseParts(field.id, posted);
    if (answer !== undefined) answers.set(field.id, answer);
  }
  return Object.fromEntries(answers);
}

type Posted = string | string[] | undefined;

// The type of the field decides whether parts fit it, as it does for JSON.
function parseParts(
  fieldId: string,
  posted: ReadonlyMap<string, string[]>,
): Record<string, Posted> | undefined {
  const prefix = controlName(fieldId, '');
  const parts = [...posted].flatMap(([name, values]) =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), oneOrAll(values)] as const] : [],
  );
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}

const oneOrAll = (values: string[] | undefined): Posted => (values?.length === 1 ? values[0] : values);

function parseValues(field: Field, posted: ReadonlyMap<string, string[]>): Posted {
  const values = posted.get(controlName(field.id));
  return isPostedAsList(field) ? values : oneOrAll(values);
}

/** Returns whether a form post names a field once for each choice. */
export const isPostedAsList = (field: Field): boolean =>
  (LISTS[field.type] as ((field: Field) => boolean) | undefined)?.(field) ?? false;

/** Returns the ids of the fields that the host page may fill in. */
export const fillableFields = (form: {
  prefillable?: readonly string[];
  hiddenFields?: readonly string[];
}): readonly string[] => [...(form.prefillable ?? []), ...(form.hiddenFields ?? [])];
