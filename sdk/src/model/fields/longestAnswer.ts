import type { Field } from './field.ts';
import { MAX_ANSWER_LENGTH, MAX_OPTIONS, MAX_OTHER_LENGTH } from '../definition/limits.ts';
import type { ExpressionType } from '../logic/expressionType.ts';
import type { TreeField } from '../logic/formTree.ts';

/** Excess that keeps a cut answer too long, in characters and in choices. */
export const EXCESS = 2;

/** Returns the length of the longest valid text of a field, or of a part of its answer; own words are the longest choice. */
export function longestText(
  field: Field | TreeField,
  part: string | undefined,
  type: ExpressionType | null,
): number {
  if (type && type.kind !== 'text') return MAX_OTHER_LENGTH;
  const own = part === undefined && 'maxLength' in field ? field.maxLength : null;
  return Math.min(own ?? MAX_ANSWER_LENGTH, MAX_ANSWER_LENGTH);
}

/** Returns the most choices of a field. */
export const mostChoices = (field: Field | TreeField): number =>
  'options' in field && field.options ? field.options.length : MAX_OPTIONS;
