import { z } from 'zod';
import { textualShape } from './fieldBase.ts';
import { textualCapabilities, textualField } from './textualField.ts';

/** One line of text (BUILD-063). */
export const textField = /* @__PURE__ */ textualField<'text'>();

export const textCapabilities = /* @__PURE__ */ textualCapabilities('text', 'Text');

export const textFieldSchema = /* @__PURE__ */ (() =>
  z.object({ ...textualShape, type: z.literal('text') }))();
