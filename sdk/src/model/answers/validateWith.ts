import type { Answer, AnswerOfType, Answers, Question, QuestionType } from '../fields/field.ts';
import { isCaptcha, isQuestion } from '../fields/roles.ts';
import type { AnswerContext, QuestionModel, QuestionModels } from '../fields/fieldType.ts';
import type { FormDefinition } from '../definition/formDefinition.ts';
import type { AnswerIssue } from './issues.ts';
import type { CaptchaProvider } from '../public/publicForm.ts';
import { sanitiseText } from '../validation/sanitiseText.ts';
import { fieldsOf } from '../structure/fieldsOf.ts';

/** Parts of a definition that validation reads. */
export type AnsweredDefinition = Pick<FormDefinition, 'pages' | 'textHandling'>;

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

/** Validates with the models that a browser has loaded: those of the definition's types. */
export function validateWith(
  models: QuestionModels,
  definition: AnsweredDefinition,
  rawAnswers: unknown,
  options: ValidationOptions,
): ValidationResult {
  const raw = toOwnEntries(rawAnswers);
  const context = contextOf(definition);
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
    const validated = validateAnswer(models, field, value, context);
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

/** The context of forms that keep text as typed (D-10), but for the spaces around it (EMBED-034). */
const AS_TYPED: AnswerContext = { clean: (text) => text.trim() };

/** The context of forms that store text without markup (D-89). */
const SANITISED: AnswerContext = { clean: (text) => sanitiseText(text).trim() };

/** Returns how the texts of a form's answers are stored. */
export const contextOf = ({ textHandling }: Pick<FormDefinition, 'textHandling'>): AnswerContext =>
  textHandling === 'as_typed' ? AS_TYPED : SANITISED;

/** Returns the object's own properties; none for other values. */
export function toOwnEntries(value: unknown): Map<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Map();
  return new Map(Object.entries(value));
}

function validateAnswer(
  models: QuestionModels,
  field: Question,
  value: unknown,
  context: AnswerContext,
): { answer: AnswerOfType<QuestionType> | undefined; issues: AnswerIssue[] } {
  const model = models[field.type] as QuestionModel;
  const answer = model.parseAnswer(field, value, context);
  if (answer === undefined) return { answer, issues: [{ fieldId: field.id, code: 'invalid_type' }] };
  return { answer, issues: model.check(field, answer) };
}

/** Returns whether sanitising changes the text, or a part of it; the server logs that (D-10). */
export function isHostile(raw: unknown): boolean {
  if (typeof raw === 'string') return sanitiseText(raw) !== raw;
  return Object.values(raw ?? {}).some((text) => typeof text === 'string' && sanitiseText(text) !== text);
}
