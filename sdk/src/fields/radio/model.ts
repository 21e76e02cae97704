import { baseDefaults } from '../../model/fields/fieldDefaults.ts';
import { defaultOptions, singleChoice, singleChoiceCapabilities } from '../shared/singleChoice.ts';

/** One choice from a visible list (BUILD-070). */
export const radioField = /* @__PURE__ */ singleChoice();

export const radioCapabilities = /* @__PURE__ */ singleChoiceCapabilities<'radio'>({
  name: 'Radio',
  texts: { other: 'line' },
  createDefaults: () => ({ type: 'radio', ...baseDefaults('Radio'), options: defaultOptions() }),
  settings: ['label', 'help', 'required', 'options', 'choices'],
});
