import type { FieldBase } from '../../model/fields/fieldBase.ts';

/** A computed value among the questions; takes no answer. */
export interface CalculationField extends FieldBase<'calculation'> {
  /** Id of the value; empty for none yet. */
  value: string;
  /** Words behind the value; empty for none. */
  unit: string;
}

export type CalculationAnswer = never;
