import { z } from 'zod';
import { checkPhone } from '../validation/phone.ts';
import { textualShape } from './fieldBase.ts';
import { textualField } from './textualField.ts';

/** One phone number, by the shared phone helper (BUILD-065, D-96). */
export const phoneField = /* @__PURE__ */ textualField('phone', 'Phone', (field, text) => {
  const result = checkPhone(text);
  return result.ok ? [] : [{ fieldId: field.id, code: result.code }];
});

export const phoneFieldSchema = /* @__PURE__ */ (() =>
  z.object({ ...textualShape, type: z.literal('phone') }))();
