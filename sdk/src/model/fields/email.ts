import { z } from 'zod';
import { MAX_ANSWER_EMAIL_LENGTH } from '../limits.ts';
import { isEmailAddress } from '../validation/emailPattern.ts';
import { textualShape } from './fieldBase.ts';
import { textualField } from './textualField.ts';

/** EMBED-028: line breaks or tabs, plain or percent-encoded, have no place in an address. */
const LINE_BREAK = /[\r\n\t]|%0[9ad]/i;

/** One email address (BUILD-064). */
export const emailField = /* @__PURE__ */ textualField('email', 'Email', (field, text) =>
  text.length <= MAX_ANSWER_EMAIL_LENGTH && isEmailAddress(text) && !LINE_BREAK.test(text)
    ? []
    : [{ fieldId: field.id, code: 'invalid_email' }],
);

export const emailFieldSchema = /* @__PURE__ */ (() =>
  z.object({ ...textualShape, type: z.literal('email') }))();
