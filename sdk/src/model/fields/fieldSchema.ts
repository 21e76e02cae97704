import { z } from 'zod';
import type { FieldType } from '../field.ts';
import { addressFieldSchema } from './address.ts';
import { captchaFieldSchema } from './captcha.ts';
import { checkboxFieldSchema } from './checkbox.ts';
import { dateFieldSchema } from './date.ts';
import { emailFieldSchema } from './email.ts';
import { headerFieldSchema } from './header.ts';
import { phoneFieldSchema } from './phone.ts';
import { radioFieldSchema } from './radio.ts';
import { selectFieldSchema } from './select.ts';
import { textFieldSchema } from './text.ts';
import { textareaFieldSchema } from './textarea.ts';

/** Settings of one field of any type; a missing one fails the type check. Drops unknown keys. */
export const fieldSchema = /* @__PURE__ */ (() => {
  const schemas = {
    header: headerFieldSchema,
    text: textFieldSchema,
    email: emailFieldSchema,
    phone: phoneFieldSchema,
    date: dateFieldSchema,
    textarea: textareaFieldSchema,
    select: selectFieldSchema,
    checkbox: checkboxFieldSchema,
    radio: radioFieldSchema,
    address: addressFieldSchema,
    captcha: captchaFieldSchema,
  } satisfies Record<FieldType, z.ZodObject>;
  const { header, ...others } = schemas;
  return z.discriminatedUnion('type', [header, ...Object.values(others)]);
})();
