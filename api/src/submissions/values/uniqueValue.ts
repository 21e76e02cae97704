import { createHash } from 'node:crypto';
import { capabilitiesOf, fieldsOf, type FormDefinition, type StoredAnswers } from '@inlay/sdk/model';
import type { FormPublishing } from '../../platform/entities/formPublishing.entity.ts';

/** A form that may take one answer for each value of a field. */
export interface UniqueForm extends Pick<FormPublishing, 'uniqueField'> {
  id: string;
  definition: FormDefinition;
}

/** The value of a submission that no other may have. */
export interface UniqueValue {
  fieldId: string;
  hash: string;
}

/**
 * Returns the value that answers have alone, as it is compared: without case, width of letters and needless blanks, of
 * phone numbers the digits. Null where the form takes any, and without an answer.
 */
export function uniqueValueOf(
  { id, definition, uniqueField }: UniqueForm,
  answers: StoredAnswers,
): UniqueValue | null {
  const answer = uniqueField === null || uniqueField === undefined ? undefined : answers[uniqueField];
  if (typeof answer !== 'string' && typeof answer !== 'number') return null;
  const field = fieldsOf(definition).find((one) => one.id === uniqueField);
  if (!field) return null;
  const { compared = String } = capabilitiesOf(field);
  const text = compared(String(answer).normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase());
  if (text === '') return null;
  const hash = createHash('sha256').update(`${id}\0${field.id}\0${text}`).digest('base64url');
  return { fieldId: field.id, hash };
}
