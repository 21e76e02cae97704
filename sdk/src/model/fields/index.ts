import type { Field, Question, QuestionType } from '../field.ts';
import type { QuestionModel } from '../fieldType.ts';
import type { PrintLanguage } from '../printValue.ts';
import { addressField } from './types/address.ts';
import { withAddressLines } from './places/addressLines.ts';
import { checkboxField } from './types/checkbox.ts';
import { dateField } from './types/date.ts';
import { emailField } from './types/email.ts';
import { fileField } from './types/file.ts';
import { signatureField } from './types/signature.ts';
import { consentField } from './types/consent.ts';
import { countryField } from './types/country.ts';
import { dateRangeField } from './types/dateRange.ts';
import { matrixField } from './types/matrix.ts';
import { rankingField } from './types/ranking.ts';
import { nameField } from './types/name.ts';
import { ratingField, scaleField, npsField } from './types/points.ts';
import { timeField } from './types/time.ts';
import { urlField } from './types/url.ts';
import { yesNoField } from './types/yesNo.ts';
import { numberField } from './types/number.ts';
import { phoneField } from './types/phone.ts';
import { radioField } from './types/radio.ts';
import { hiddenField } from './types/hidden.ts';
import { pictureField } from './types/picture.ts';
import { isQuestion } from './roles.ts';
import { sliderField } from './types/slider.ts';
import { selectField } from './types/select.ts';
import { textField } from './types/text.ts';
import { textareaField } from './types/textarea.ts';
import { AS_STORED } from './textualAnswer.ts';

export * from './roles.ts';

/**
 * The models of all questions, for the server and the builder; a missing one fails the type check. A
 * visitor's browser loads those that its form uses (decision 006).
 */
export const QUESTION_MODELS: { readonly [Type in QuestionType]: QuestionModel<Type> } = {
  text: textField,
  email: emailField,
  phone: phoneField,
  date: dateField,
  textarea: textareaField,
  select: selectField,
  checkbox: checkboxField,
  radio: radioField,
  address: withAddressLines(addressField),
  number: numberField,
  yes_no: yesNoField,
  url: urlField,
  time: timeField,
  date_range: dateRangeField,
  name: nameField,
  country: countryField,
  rating: ratingField,
  scale: scaleField,
  nps: npsField,
  matrix: matrixField,
  ranking: rankingField,
  consent: consentField,
  slider: sliderField,
  picture: pictureField,
  hidden: hiddenField,
  file: fileField,
  signature: signatureField,
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
  return read === undefined ? printUnknown(answer) : model.print(field, read, language);
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
  const read = model.parseAnswer(field, answer, AS_STORED);
  return read === undefined || !model.isEmpty(field, read);
}
