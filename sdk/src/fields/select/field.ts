import type { ConfigurableChoiceField } from '../../model/fields/fieldBase.ts';

export interface SelectField extends ConfigurableChoiceField<'select'> {
  /** Whether the list can be searched. */
  search?: true;
}

export type SelectAnswer = string;
