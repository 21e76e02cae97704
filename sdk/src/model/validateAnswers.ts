import type { AddressAnswer, Answer, AnswerOfType, Answers, Question, QuestionType } from './field.ts';
import { ADDRESS_PARTS } from './fields/address.ts';
import { isCaptcha, isInput, isQuestion, questionModelOf } from './fields/index.ts';
import type { FormDefinition } from './formDefinition.ts';
import type { AnswerIssue } from './issues.ts';
import type { CaptchaProvider } from './public/publicForm.ts';
import { sanitiseText } from './sanitiseText.ts';
import { fieldsOf, type DefinitionTree } from './structure/fieldsOf.ts';

/** State of the captcha during validation. */
export interface ValidationOptions {
  /** Token sent with the answers, if any. The server verifies it. */
  captchaToken?: string | undefined;
  /** Skips the captcha: in previews, and where it is verified separately. */
  ignoreCaptcha?: boolean;
  /** Provider named in the message of a missing token (D-91). */
  captchaProvider?: CaptchaProvider | null | undefined;
}

/**
 * Result of validation. `answers` is what would be stored; `strippedFieldIds` names the fields with a
 * hostile pattern in their text, whether the form strips it or keeps it (D-10).
 */
export type ValidationResult =
  | { ok: true; answers: Answers; droppedFieldIds: string[]; strippedFieldIds: string[] }
  | { ok: false; answers: Answers; issues: AnswerIssue[]; strippedFieldIds: string[] };

/**
 * Validates raw answers against a definition. The browser runs it, the server repeats it (D-94). Drops
 * unknown fields, sanitises text by the form's setting, lists all issues in reading order. Takes
 * anything, never throws.
 */
export function validateAnswers(
  definition: FormDefinition,
  rawAnswers: unknown,
  options: ValidationOptions = {},
): ValidationResult {
  const raw = toOwnEntries(rawAnswers);
  const answers = new Map<string, Answer>();
  const issues: AnswerIssue[] = [];
  const strippedFieldIds: string[] = [];
  for (const field of fieldsOf(definition)) {
    if (isCaptcha(field) && !options.ignoreCaptcha && !options.captchaToken) {
      const provider = options.captchaProvider;
      issues.push({ fieldId: field.id, code: 'captcha_required', ...(provider && { params: { provider } }) });
    }
    if (!isQuestion(field)) continue;
    const value = raw.get(field.id);
    const validated = validateAnswer(field, value, definition);
    issues.push(...validated.issues);
    if (validated.answer === undefined) continue;
    answers.set(field.id, validated.answer);
    if (!('options' in field) && isHostile(value)) strippedFieldIds.push(field.id);
  }
  const stored = Object.fromEntries(answers);
  if (issues.length > 0) return { ok: false, answers: stored, issues, strippedFieldIds };
  const droppedFieldIds = [...raw.keys()].filter((id) => !answers.has(id));
  return { ok: true, answers: stored, droppedFieldIds, strippedFieldIds };
}

/** Returns the object's own properties; none for other values. */
function toOwnEntries(value: unknown): Map<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Map();
  return new Map(Object.entries(value));
}

function validateAnswer(
  field: Question,
  value: unknown,
  definition: FormDefinition,
): { answer: AnswerOfType<QuestionType> | undefined; issues: AnswerIssue[] } {
  const model = questionModelOf(field);
  const answer = model.parseAnswer(field, value, definition);
  if (answer === undefined) return { answer, issues: [{ fieldId: field.id, code: 'invalid_type' }] };
  return { answer, issues: model.check(field, answer) };
}

/** Whether sanitising changes the text, or a text of the address; the server logs that (D-10). */
function isHostile(raw: unknown): boolean {
  if (typeof raw === 'string') return sanitiseText(raw) !== raw;
  return ADDRESS_PARTS.some((part) => {
    const text = (raw as Partial<AddressAnswer> | undefined)?.[part];
    return typeof text === 'string' && sanitiseText(text) !== text;
  });
}

/** Whether a form asks for anything; if not, it shows no Submit button (D-77). */
export const hasInputFields = (form: DefinitionTree): boolean => fieldsOf(form).some(isInput);
