import type { ChoiceField, Option } from '../../model/fields/fieldBase.ts';

/** Rows that are answered with the same choices. */
export interface MatrixField extends ChoiceField<'matrix'> {
  rows: Option[];
  /** Whether a row takes several choices. */
  many: boolean;
}

/** Values of the chosen options by the value of their row; rows without an answer are absent. */
export type MatrixAnswer = Record<string, string[]>;
