import { z } from 'zod';
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

/** Settings of one field of any type. Unknown keys are dropped. */
export const fieldSchema = /* @__PURE__ */ (() =>
  z.discriminatedUnion('type', [
    headerFieldSchema,
    textFieldSchema,
    emailFieldSchema,
    phoneFieldSchema,
    dateFieldSchema,
    textareaFieldSchema,
    selectFieldSchema,
    checkboxFieldSchema,
    radioFieldSchema,
    addressFieldSchema,
    captchaFieldSchema,
  ]))();
