import type { RuledTextField } from '../../model/fields/fieldBase.ts';

export interface TextareaField extends RuledTextField<'textarea'> {
  /** Height, in lines of text; absent for 4. */
  lines?: number;
}

export type TextareaAnswer = string;
