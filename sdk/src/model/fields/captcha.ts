import { z } from 'zod';
import type { FieldTypeModel } from '../fieldType.ts';
import { baseDefaults, baseShape } from './fieldBase.ts';

/** The captcha widget (BUILD-072). Its token travels beside the answers and is never stored (D-92). */
export const captchaField: FieldTypeModel<'captcha'> = {
  type: 'captcha',
  name: 'Captcha',
  takesAnswer: false,
  createDefaults: () => ({ type: 'captcha', ...baseDefaults('Captcha'), required: true }),
  emptyAnswer: () => '' as never,
  readAnswer: () => '' as never,
  isEmpty: () => true,
  check: () => [],
  print: () => '',
  exportColumns: () => [],
};

export const captchaFieldSchema = /* @__PURE__ */ (() =>
  z.object({ ...baseShape, type: z.literal('captcha'), required: z.literal(true) }))();
