import type { AnswerOfType, FieldOfType, QuestionType } from './field.ts';
import type { AnswerIssue } from '../answers/issues.ts';
import type { SettleInputs } from '../logic/settle.ts';
import type { PrintLanguage } from './printValue.ts';

/** Context of reading an answer. Passed in, so that a type's chunk needs no sanitiser of its own. */
export interface AnswerContext {
  /** Returns a text as it is stored. */
  clean(text: string): string;
}

/** Inputs of checking an answer, besides its field. */
export type CheckInputs = Pick<SettleInputs, 'today' | 'language'>;

/**
 * Model of one field type: reads, checks and prints its answers; no zod, no builder (decision 141). The schema
 * is in a file of its own; capabilities are a further export of the type's file, which bundlers leave out.
 * @template Answer by itself, so that a model of several types, which answer alike, is the model of each.
 */
export interface QuestionModel<
  Type extends QuestionType = QuestionType,
  Answer extends AnswerOfType<QuestionType> = AnswerOfType<Type>,
> {
  /**
   * Brings an unknown value into the answer's shape, in the words of the form’s text handling (D-10), as it will be
   * stored. Missing is the empty answer; a value of another shape is `undefined`. Never throws.
   */
  parseAnswer(field: FieldOfType<Type>, raw: unknown, context: AnswerContext): Answer | undefined;
  isEmpty(field: FieldOfType<Type>, answer: Answer): boolean;
  /**
   * Lists everything wrong with a read answer, required included.
   * @param inputs the visitor's day and language; absent where a form has no plan
   */
  check(field: FieldOfType<Type>, answer: Answer, inputs?: CheckInputs): AnswerIssue[];
  /**
   * Returns the answer as one line for people (SUBM-024, SUBM-025), without a language as programs read it: the
   * plain digits of a number, the code of a country.
   */
  print(field: FieldOfType<Type>, answer: Answer, language?: PrintLanguage): string;
}

/** Models by type: all of them, or those that a browser has loaded. */
export type QuestionModels = { readonly [Type in QuestionType]?: QuestionModel<Type> };
