import { z } from 'zod';
import { textualShape } from './fieldBase.ts';
import { textualField } from './textualField.ts';

/** One line of text (BUILD-063). */
export const textField = /* @__PURE__ */ textualField('text', 'Text');

export const textFieldSchema = /* @__PURE__ */ (() =>
  z.object({ ...textualShape, type: z.literal('text') }))();
