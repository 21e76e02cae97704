import type { FieldBase } from '../../model/fields/fieldBase.ts';

export interface YesNoField extends FieldBase<'yes_no'> {
  /** Empty labels mean yes and no in the visitor's language. */
  yesLabel: string;
  noLabel: string;
}

export type YesNoAnswer = boolean | '';
