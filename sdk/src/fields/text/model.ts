import { textualCapabilities, textualDefaults, textualField } from '../shared/textualField.ts';

/** One line of text (BUILD-063). */
export const textField = /* @__PURE__ */ textualField();

export const textCapabilities = /* @__PURE__ */ textualCapabilities<'text'>({
  name: 'Text',
  texts: {},
  createDefaults: () => ({ type: 'text', ...textualDefaults('Text') }),
  isProse: true,
  graded: 'text',
  settings: ['label', 'help', 'placeholder', 'required', 'textFormat', 'minLength', 'maxLength'],
});
