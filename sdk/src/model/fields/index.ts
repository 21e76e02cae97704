import type { Field, Question, QuestionType } from './field.ts';
import type { QuestionModel } from './fieldType.ts';
import { printDay, type PrintLanguage } from './printValue.ts';
import { MODELS } from '../generated/models.ts';
import { withAddressLines } from '../../fields/address/addressLines.ts';
import { isQuestion } from './roles.ts';
import { AS_STORED } from './textualAnswer.ts';

export * from './roles.ts';

/**
 * The models of all questions, for the server and the builder; a missing one fails the type check. A
 * visitor's browser loads those that its form uses (decision 006).
 */
export const QUESTION_MODELS: { readonly [Type in QuestionType]: QuestionModel<Type> } = {
  ...MODELS,
  address: withAddressLines(MODELS.address),
};

/**
 * Returns the model of a question's type. A union of models cannot be called with a union of fields,
 * so the pair is typed as one: a field always meets the model of its own type.
 */
export function questionModelOf<F extends Question>(field: F): QuestionModel<F['type']> {
  return QUESTION_MODELS[field.type as F['type']];
}

/**
 * Returns the answer as one line; never throws, whatever is stored. With a language it is for people, as "1,234.5 kg";
 * without one for programs, as "1234.5".
 */
export function printAnswer(field: Field, answer: unknown, language?: PrintLanguage): string {
  if (!isQuestion(field) || answer === undefined || answer === null) return '';
  const model = questionModelOf(field);
  const read = model.parseAnswer(field, answer, AS_STORED);
  if (read === undefined) return printUnknown(answer);
  const line = model.print(field, read, language);
  return language && field.type === 'date' ? printDay(line, language.language) : line;
}

/** Prints a value of another shape than the field's, e.g. stored by an import. */
function printUnknown(answer: unknown): string {
  if (typeof answer === 'string') return answer;
  try {
    return JSON.stringify(answer) ?? '';
  } catch {
    return '';
  }
}

/** Returns whether the field was filled in, whatever is stored (D-111). */
export function isAnswered(field: Field, answer: unknown): boolean {
  if (!isQuestion(field) || answer === undefined || answer === null) return false;
  const model = questionModelOf(field);
  const read = model.parseAnswer(field, answer, AS_STORED);
  return read === undefined || !model.isEmpty(field, read);
}
