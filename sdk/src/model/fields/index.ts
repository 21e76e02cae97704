import type { Field, FieldOfType, FieldType } from '../field.ts';
import type { FieldTypeModel } from '../fieldType.ts';
import { createFieldId } from '../fieldId.ts';
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

/** Every field type; a missing one fails the type check. The order is that of the palette (BUILD-024). */
export const FIELD_TYPES: { readonly [Type in FieldType]: FieldTypeModel<Type> } = {
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

/** Field types in the order of the palette. */
export const FIELD_TYPE_ORDER = /* @__PURE__ */ Object.keys(FIELD_TYPES) as FieldType[];

/**
 * The model of a field's type. A union of eleven models cannot be called with a union of fields,
 * so the pair is typed as one: a field always meets the model of its own type.
 */
export function fieldTypeOf<F extends Field>(field: F): FieldTypeModel<F['type']> {
  return FIELD_TYPES[field.type] as unknown as FieldTypeModel<F['type']>;
}

/** A new field of a type, complete with an id that is not taken. */
export function createField<Type extends FieldType>(
  type: Type,
  takenIds: Iterable<string> = [],
): FieldOfType<Type> {
  const defaults = FIELD_TYPES[type].createDefaults();
  return { id: createFieldId(takenIds), ...defaults } as unknown as FieldOfType<Type>;
}

/** The answer as one line a person reads; whatever is stored, it never throws. */
export function printAnswer(field: Field, answer: unknown): string {
  const model = fieldTypeOf(field);
  if (!model.takesAnswer || answer === undefined || answer === null) return '';
  const read = model.readAnswer(field, answer, { textHandling: 'as_typed' });
  return read === undefined ? printUnknown(answer) : model.print(field, read);
}

/** A value of another shape than the field's, e.g. stored by an import. */
function printUnknown(answer: unknown): string {
  if (typeof answer === 'string') return answer;
  try {
    return JSON.stringify(answer) ?? '';
  } catch {
    return '';
  }
}

/** True unless the field was left empty, whatever is stored (D-111). */
export function isAnswered(field: Field, answer: unknown): boolean {
  const model = fieldTypeOf(field);
  if (!model.takesAnswer || answer === undefined || answer === null) return false;
  const read = model.readAnswer(field, answer, { textHandling: 'as_typed' });
  return read === undefined || !model.isEmpty(field, read);
}
