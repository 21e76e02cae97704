import { singleChoice, singleChoiceCapabilities } from './singleChoice.ts';

/** One choice from a visible list (BUILD-070). */
export const radioField = /* @__PURE__ */ singleChoice<'radio'>();

export const radioCapabilities = /* @__PURE__ */ singleChoiceCapabilities('radio', 'Radio', [
  'label',
  'required',
  'options',
]);
