import type { AnswerContext } from '../fieldType.ts';
import type { AnswerIssue } from '../issues.ts';
import { MAX_ANSWER_LENGTH } from '../limits.ts';
import { isWellFormedText } from '../wellFormedText.ts';

/** The context of stored answers, and of forms that keep text as typed (D-10). */
export const AS_TYPED: AnswerContext = { clean: (text) => text };

/** Returns a text as it will be stored (EMBED-034). */
export function parseText(raw: unknown, context: AnswerContext): string | undefined {
  if (raw === undefined || raw === null) return '';
  if (typeof raw !== 'string') return undefined;
  // Browsers post line breaks as CRLF but count them as one character.
  return context.clean(raw.replace(/\r\n?/g, '\n'));
}

/** Whether a text is empty; spaces alone count as empty (D-95). */
export const isBlank = (text: string): boolean => text.trim() === '';

/**
 * Checks what can be wrong with any text: required, invalid characters, too long. Counts UTF-16
 * units, as the `maxlength` attribute of HTML does, so that browser and server agree.
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
