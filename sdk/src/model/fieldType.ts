import type { AnswerOfType, FieldOfType, FieldType, QuestionType } from './field.ts';
import type { AnswerIssue } from './issues.ts';

/** Settings of the form that decide how an answer is read. */
export interface AnswerContext {
  textHandling: 'sanitise' | 'as_typed';
}

/**
 * Part that a field plays for the visitor: a question has a stored answer, a captcha a token that
 * travels beside the answers (D-92), content only shows something.
 */
export type FieldRole = 'question' | 'captcha' | 'content';

/**
 * Everything a visitor's browser needs of one field type; no zod, no builder (decisions 002 and 141).
 * Zod schema and capabilities are further exports of the same file, so that they are tree-shaken away.
 */
export interface FieldTypeModel<Type extends FieldType = FieldType> {
  readonly type: Type;
  readonly role: FieldRole;
}

/** The model of a type whose fields store an answer. */
export interface QuestionModel<Type extends QuestionType = QuestionType> extends FieldTypeModel<Type> {
  readonly role: 'question';
  /** True where a form post names the field once for each choice. */
  isList?(field: FieldOfType<Type>): boolean;
  /**
   * Brings an unknown value into the answer's shape, sanitised per D-89 and trimmed, as it will be
   * stored. Missing is the empty answer; a value of another shape is `undefined`. Never throws.
   */
  parseAnswer(field: FieldOfType<Type>, raw: unknown, context: AnswerContext): AnswerOfType<Type> | undefined;
  isEmpty(field: FieldOfType<Type>, answer: AnswerOfType<Type>): boolean;
  /** Lists everything wrong with a read answer, required included. */
  check(field: FieldOfType<Type>, answer: AnswerOfType<Type>): AnswerIssue[];
  /** Returns the answer as one line for people (SUBM-024, SUBM-025). */
  print(field: FieldOfType<Type>, answer: AnswerOfType<Type>): string;
}
