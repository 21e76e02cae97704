import type { ComponentType } from 'react';
import type { FieldType } from '../model/rendering.ts';
import type { FieldProps } from './fieldProps.ts';
import { AddressField } from './fields/AddressField.tsx';
import { CaptchaField } from './fields/CaptchaField.tsx';
import { CheckboxField } from './fields/CheckboxField.tsx';
import { DateField } from './fields/DateField.tsx';
import { HeaderField } from './fields/HeaderField.tsx';
import { RadioField } from './fields/RadioField.tsx';
import { SelectField } from './fields/SelectField.tsx';
import { TextualField } from './fields/TextualField.tsx';

/** Component of each field type; a missing one fails the type check. */
export const FIELD_COMPONENTS: { readonly [Type in FieldType]: ComponentType<FieldProps<Type>> } = {
  header: HeaderField,
  text: TextualField,
  email: TextualField,
  phone: TextualField,
  textarea: TextualField,
  date: DateField,
  select: SelectField,
  checkbox: CheckboxField,
  radio: RadioField,
  address: AddressField,
  captcha: CaptchaField,
};
