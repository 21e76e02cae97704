import { checkboxField } from '../model/fields/checkbox.ts';
import { emailField } from '../model/fields/email.ts';
import { phoneField } from '../model/fields/phone.ts';
import { radioField } from '../model/fields/radio.ts';
import { selectField } from '../model/fields/select.ts';
import { textField } from '../model/fields/text.ts';
import { textareaField } from '../model/fields/textarea.ts';
import { validateWith, type QuestionModels, type QuestionType } from '../model/rendering.ts';
import { CHUNK_MODELS, type CoreFieldType } from './fieldTypes.ts';

const CORE_MODELS: Pick<Required<QuestionModels>, CoreFieldType & QuestionType> = {
  text: textField,
  email: emailField,
  phone: phoneField,
  textarea: textareaField,
  select: selectField,
  checkbox: checkboxField,
  radio: radioField,
};

type Arguments = Parameters<typeof validateWith> extends [unknown, ...infer Rest] ? Rest : never;

/** Validates answers in the visitor's browser, whose form has loaded the chunks that it uses. */
export const validate = (...answered: Arguments) =>
  validateWith({ ...CORE_MODELS, ...CHUNK_MODELS }, ...answered);
