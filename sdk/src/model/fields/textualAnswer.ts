import type { AnswerContext } from '../fieldType.ts';
import type { AnswerIssue } from '../issues.ts';
import { MAX_ANSWER_LENGTH } from '../limits.ts';
import { sanitiseText } from '../sanitiseText.ts';
import { isWellFormedText } from '../wellFormedText.ts';

/** A text as it will be stored: stripped unless the form keeps text as typed, and trimmed (D-10, EMBED-034). */
export function readText(raw: unknown, context: AnswerContext): string | undefined {
  if (raw === undefined || raw === null) return '';
  if (typeof raw !== 'string') return undefined;
  // A browser posts line breaks as CRLF and counts them as one character; so do we.
  const text = raw.replace(/\r\n?/g, '\n');
  if (context.textHandling === 'as_typed') return text;
  return sanitiseText(text).trim();
}

/** D-95: a value of spaces only counts as empty. */
export const isBlank = (text: string): boolean => text.trim() === '';

/**
 * What can be wrong with any text: required, unfit characters, too long. Length is counted in
 * UTF-16 units, as the `maxlength` attribute of HTML counts, so browser and server agree.
 */
export function checkText(
  field: { id: string; required: boolean; maxLength?: number | null },
  text: string,
): AnswerIssue[] {
  if (field.required && isBlank(text)) return [{ fieldId: field.id, code: 'required' }];
  if (!isWellFormedText(text)) return [{ fieldId: field.id, code: 'invalid_characters' }];
  const max = field.maxLength ?? MAX_ANSWER_LENGTH;
  return text.length > max ? [{ fieldId: field.id, code: 'too_long', params: { max } }] : [];
}

/** Column of a field whose answer fills one cell. */
export const singleColumn = (field: { id: string; label: string }) => [{ key: field.id, label: field.label }];
