import { baseDefaults } from '../../model/fields/fieldDefaults.ts';
import { defaultOptions, singleChoice, singleChoiceCapabilities } from '../shared/singleChoice.ts';

/** One choice from a drop-down list (BUILD-068). */
export const selectField = /* @__PURE__ */ singleChoice();

export const selectCapabilities = /* @__PURE__ */ singleChoiceCapabilities<'select'>({
  name: 'Select',
  texts: { other: 'line' },
  createDefaults: () => ({ type: 'select', ...baseDefaults('Select'), options: defaultOptions() }),
  settings: ['label', 'help', 'placeholder', 'required', 'options', 'choices'],
});
