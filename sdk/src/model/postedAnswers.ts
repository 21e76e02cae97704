import { ADDRESS_PARTS } from './fields/address.ts';
import { isQuestion, questionModelOf } from './fields/index.ts';
import type { Field } from './field.ts';
import type { FormDefinition } from './formDefinition.ts';
import { MAX_OPTIONS } from './limits.ts';

const PREFIX = 'answers.';

/** The `name` of a field's control, or of one part of it, in a plain form post (D-185). */
export const controlName = (fieldId: string, part?: string): string =>
  part === undefined ? PREFIX + fieldId : `${PREFIX}${fieldId}.${part}`;

/**
 * Raw answers from a plain form post: one name once is a text, repeated names and checkbox groups
 * are lists, an address comes in its parts. Only names of the definition's own fields are read, and
 * of a repeated name no more values than a field can have.
 */
export function readPostedAnswers(
  definition: Pick<FormDefinition, 'fields'>,
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
  for (const field of definition.fields) {
    const answer = readParts(field.id, posted) ?? readValues(field, posted);
    if (answer !== undefined) answers.set(field.id, answer);
  }
  return Object.fromEntries(answers);
}

// Whether parts fit the field is for `validateAnswers` to say, as it does for JSON.
function readParts(
  fieldId: string,
  posted: ReadonlyMap<string, string[]>,
): Record<string, string> | undefined {
  const parts = ADDRESS_PARTS.flatMap((part) => {
    const value = posted.get(controlName(fieldId, part))?.[0];
    return value === undefined ? [] : [[part, value] as const];
  });
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}

function readValues(field: Field, posted: ReadonlyMap<string, string[]>): string | string[] | undefined {
  const values = posted.get(controlName(field.id));
  const isList = isQuestion(field) && questionModelOf(field).isList?.(field);
  return values?.length === 1 && !isList ? values[0] : values;
}

/** Ids of the fields that the page around a form may fill in. */
export const fillableFields = (form: {
  prefillable?: readonly string[];
  hiddenFields?: readonly string[];
}): readonly string[] => [...(form.prefillable ?? []), ...(form.hiddenFields ?? [])];
