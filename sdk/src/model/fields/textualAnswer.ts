import type { AnswerContext } from './fieldType.ts';
import type { AnswerIssue } from '../answers/issues.ts';
import { MAX_ANSWER_LENGTH } from '../definition/limits.ts';
import { isWellFormedText } from '../validation/wellFormedText.ts';

/** The context of stored answers. */
export const AS_STORED: AnswerContext = { clean: (text) => text };

/** Returns a text as it will be stored (EMBED-034). */
export function parseText(raw: unknown, context: AnswerContext): string | undefined {
  const text = raw ?? '';
  // Browsers post line breaks as CRLF but count them as one character.
  return typeof text === 'string' ? context.clean(text.replace(/\r\n?/g, '\n')) : undefined;
}

/**
 * Returns an address, a number or a code without characters that nobody sees or a tab that was copied with it, and with
 * the digits and signs of other scripts as those that programs read. Takes time in proportion to the text.
 */
export function toExact(text: string): string {
  const seen = text.replace(/\p{Cf}/gu, '');
  return (seen.endsWith('\t') ? seen.trimEnd() : seen)
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹]/g, (digit) => `${digit.charCodeAt(0) & 15}`);
}

/** Reads a text that is no prose, in which every character may mean something. */
export const parseExact = (raw: unknown, { clean }: AnswerContext): string | undefined =>
  parseText(raw, { clean: (text) => clean(toExact(text)) });

/** Returns whether a text is empty; spaces alone count as empty (D-95). */
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
