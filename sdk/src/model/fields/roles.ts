import type { Field, FieldType, Question, QuestionType } from './field.ts';
import { fieldsOf, type DefinitionTree } from '../structure/fieldsOf.ts';

/**
 * Part that a field plays for the visitor: a question has a stored answer, a captcha a token that
 * travels beside the answers (D-92), content only shows something.
 */
export type FieldRole = 'question' | 'captcha' | 'content';

/** Roles of the types that are no questions, known before a type's code is loaded. */
const ROLES: Readonly<Record<Exclude<FieldType, QuestionType>, Exclude<FieldRole, 'question'>>> = {
  header: 'content',
  captcha: 'captcha',
  paragraph: 'content',
  divider: 'content',
  image: 'content',
  calculation: 'content',
};

export const roleOf = ({ type }: Pick<Field, 'type'>): FieldRole =>
  (ROLES as Partial<Record<FieldType, FieldRole>>)[type] ?? 'question';

/** Returns whether the field stores an answer. */
export const isQuestion = (field: Field): field is Question => roleOf(field) === 'question';

/** Returns whether the field asks the visitor for something: an answer, or to solve a captcha (D-77). */
export const isInput = (field: Pick<Field, 'type'>): boolean => roleOf(field) !== 'content';

export const isCaptcha = (field: Pick<Field, 'type'>): boolean => roleOf(field) === 'captcha';

/** Returns the captcha of a form, which has at most one (D-76). */
export const findCaptcha = (form: DefinitionTree): Field | undefined => fieldsOf(form).find(isCaptcha);

/** Returns whether a form asks for anything; if not, it shows no Submit button (D-77). */
export const hasInputFields = (form: DefinitionTree): boolean => fieldsOf(form).some(isInput);
