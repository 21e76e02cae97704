import type { ConfigurableChoiceField } from '../../model/fields/fieldBase.ts';

/** A group that stores a list; without options, one box that stores a boolean (D-71). */
export interface CheckboxField extends ConfigurableChoiceField<'checkbox'> {
  /** How many choices an answer has; absent for any number. */
  fewest?: number;
  most?: number;
}

export type CheckboxAnswer = boolean | string[];
