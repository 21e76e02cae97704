import type { Field, FieldType, Question, QuestionType } from '../field.ts';
import type { FieldTypeModel, QuestionModel } from '../fieldType.ts';
import { fieldsOf, type DefinitionTree } from '../structure/fieldsOf.ts';
import { addressField } from './address.ts';
import { captchaField } from './captcha.ts';
import { checkboxField } from './checkbox.ts';
import { dateField } from './date.ts';
import { emailField } from './email.ts';
import { headerField } from './header.ts';
import { phoneField } from './phone.ts';
import { radioField } from './radio.ts';
import { selectField } from './select.ts';
import { textField } from './text.ts';
import { textareaField } from './textarea.ts';

/** The model of every field type; a missing one fails the type check. */
export const FIELD_TYPES: {
  readonly [Type in FieldType]: Type extends QuestionType ? QuestionModel<Type> : FieldTypeModel<Type>;
} = {
  header: headerField,
  text: textField,
  email: emailField,
  phone: phoneField,
  date: dateField,
  textarea: textareaField,
  select: selectField,
  checkbox: checkboxField,
  radio: radioField,
  address: addressField,
  captcha: captchaField,
};

const roleOf = ({ type }: Pick<Field, 'type'>) => FIELD_TYPES[type].role;

/** Whether the field stores an answer. */
export const isQuestion = (field: Field): field is Question => roleOf(field) === 'question';

/** Whether the field asks the visitor for something: an answer, or to solve a captcha (D-77). */
export const isInput = (field: Pick<Field, 'type'>): boolean => roleOf(field) !== 'content';

export const isCaptcha = (field: Pick<Field, 'type'>): boolean => roleOf(field) === 'captcha';

/** Returns the captcha of a form, which has at most one (D-76). */
export const findCaptcha = (form: DefinitionTree): Field | undefined => fieldsOf(form).find(isCaptcha);

/**
 * Returns the model of a question's type. A union of models cannot be called with a union of fields,
 * so the pair is typed as one: a field always meets the model of its own type.
 */
export function questionModelOf<F extends Question>(field: F): QuestionModel<F['type']> {
  return FIELD_TYPES[field.type] as unknown as QuestionModel<F['type']>;
}

/** Returns the answer as one line for people; never throws, whatever is stored. */
export function printAnswer(field: Field, answer: unknown): string {
  if (!isQuestion(field) || answer === undefined || answer === null) return '';
  const model = questionModelOf(field);
  const read = model.parseAnswer(field, answer, { textHandling: 'as_typed' });
  return read === undefined ? printUnknown(answer) : model.print(field, read);
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

/** Whether the field was filled in, whatever is stored (D-111). */
export function isAnswered(field: Field, answer: unknown): boolean {
  if (!isQuestion(field) || answer === undefined || answer === null) return false;
  const model = questionModelOf(field);
  const read = model.parseAnswer(field, answer, { textHandling: 'as_typed' });
  return read === undefined || !model.isEmpty(field, read);
}
