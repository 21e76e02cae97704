import { checkboxField } from '../fields/checkbox/model.ts';
import { emailField } from '../fields/email/model.ts';
import { phoneField } from '../fields/phone/model.ts';
import { radioField } from '../fields/radio/model.ts';
import { selectField } from '../fields/select/model.ts';
import { textField } from '../fields/text/model.ts';
import { textareaField } from '../fields/textarea/model.ts';
import {
  findCaptcha,
  validateWith,
  type PublicForm,
  type QuestionModels,
  type QuestionType,
} from '../model/rendering.ts';
import { contextOf, isHostile, type ValidationOptions } from '../model/answers/validateWith.ts';
import { CHUNK_MODELS, CHUNK_WRAPS, type CoreFieldType } from './fieldTypes.ts';
import { PLANNED, type Verdict } from './planned.ts';

const CORE_MODELS: Pick<Required<QuestionModels>, CoreFieldType & QuestionType> = {
  text: textField,
  email: emailField,
  phone: phoneField,
  textarea: textareaField,
  select: selectField,
  checkbox: checkboxField,
  radio: radioField,
};

type Values = Readonly<Record<string, unknown>>;

/** Returns the token of a solved captcha anywhere in the form. */
export function captchaTokenIn(form: PublicForm, values: Values): string | undefined {
  const captchaId = findCaptcha(form.definition)?.id;
  return captchaId && (values[captchaId] as string | undefined);
}

/**
 * Validates answers in the visitor's browser, whose form has loaded the chunks that it uses. A captcha must be
 * solved, unless the options say otherwise.
 */
export function validate(
  form: PublicForm,
  values: Values,
  options: ValidationOptions = { captchaToken: captchaTokenIn(form, values) },
): Verdict {
  // Chunks have light models of common types, for the time before this code is loaded.
  const models: Record<string, unknown> = { ...CHUNK_MODELS, ...CORE_MODELS };
  for (const [type, wrap] of Object.entries(CHUNK_WRAPS))
    models[type] = (wrap as (model: unknown) => unknown)(models[type]);
  return form.planned
    ? PLANNED.validate!({ models, contextOf, isHostile }, form, values, options)
    : validateWith(models, form.definition, values, options);
}
