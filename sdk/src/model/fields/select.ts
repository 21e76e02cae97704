import { z } from 'zod';
import { choiceShape } from './fieldBase.ts';
import { singleChoice, singleChoiceCapabilities } from './singleChoice.ts';

/** One choice from a drop-down list (BUILD-068). */
export const selectField = /* @__PURE__ */ singleChoice<'select'>();

export const selectCapabilities = /* @__PURE__ */ singleChoiceCapabilities('select', 'Select', [
  'label',
  'placeholder',
  'required',
  'options',
]);

export const selectFieldSchema = /* @__PURE__ */ (() =>
  z.object({ ...choiceShape, type: z.literal('select') }))();
