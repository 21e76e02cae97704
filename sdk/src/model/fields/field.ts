import type { AnswersByType, FieldsByType } from '../generated/fieldsByType.ts';

export type * from './fieldBase.ts';
export type * from '../generated/fieldsByType.ts';

export type FieldType = keyof FieldsByType;
export type Field = FieldsByType[FieldType];

/** The field of a type; of several types, any of theirs. A look-up, so that models and components of several fit each. */
export type FieldOfType<Type extends FieldType> = FieldsByType[Type];

/** One stored answer (D-72). */
export type Answer = AnswersByType[FieldType];

/** Field id to answer. Fields that take no answer have no entry. */
export type Answers = Record<string, Answer>;

/** The answer a field of this type stores (D-72). */
export type AnswerOfType<Type extends FieldType> = AnswersByType[Type];

/** Types whose fields store an answer. */
export type QuestionType = {
  [Type in FieldType]: [AnswersByType[Type]] extends [never] ? never : Type;
}[FieldType];

/** A field that stores an answer. */
export type Question = FieldOfType<QuestionType>;
