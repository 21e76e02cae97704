import type { AskedChoiceField } from '../../model/fields/fieldBase.ts';

export interface SelectField extends AskedChoiceField<'select'> {
  /** Whether the list can be searched. */
  search?: true;
}

export type SelectAnswer = string;
