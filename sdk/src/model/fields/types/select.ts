import { singleChoice, singleChoiceCapabilities } from './singleChoice.ts';

/** One choice from a drop-down list (BUILD-068). */
export const selectField = /* @__PURE__ */ singleChoice<'select'>();

export const selectCapabilities = /* @__PURE__ */ singleChoiceCapabilities('select', 'Select', [
  'label',
  'placeholder',
  'required',
  'options',
]);
