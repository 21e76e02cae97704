import { textualCapabilities, textualDefaults, textualField } from '../shared/textualField.ts';

/** Text of several lines (BUILD-067). */
export const textareaField = /* @__PURE__ */ textualField();

export const textareaCapabilities = /* @__PURE__ */ textualCapabilities<'textarea'>({
  name: 'Text area',
  texts: {},
  createDefaults: () => ({ type: 'textarea', ...textualDefaults('Text area') }),
  isProse: true,
  settings: ['label', 'help', 'placeholder', 'required', 'minLength', 'maxLength', 'lines'],
});
