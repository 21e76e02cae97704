import { textualCapabilities, textualField } from './textualField.ts';

/** Text of several lines (BUILD-067). */
export const textareaField = /* @__PURE__ */ textualField<'textarea'>();

export const textareaCapabilities = /* @__PURE__ */ textualCapabilities('textarea', 'Text area', {
  settings: ['label', 'placeholder', 'required', 'minLength', 'maxLength', 'lines'],
});
