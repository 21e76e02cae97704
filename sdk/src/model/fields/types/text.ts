import { textualCapabilities, textualField } from './textualField.ts';

/** One line of text (BUILD-063). */
export const textField = /* @__PURE__ */ textualField<'text'>();

export const textCapabilities = /* @__PURE__ */ textualCapabilities('text', 'Text', {
  settings: ['label', 'placeholder', 'required', 'textFormat', 'minLength', 'maxLength'],
});
