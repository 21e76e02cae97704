import type { FieldBase } from '../../model/fields/fieldBase.ts';

/** A number chosen on a line. */
export interface SliderField extends FieldBase<'slider'> {
  from: number;
  to: number;
  /** Distance of allowed numbers, counted from `from`; `null` for 1. */
  step: number | null;
  /** Words behind the number, e.g. `km`; empty for none. */
  unit: string;
}

/** As of a number. */
export type SliderAnswer = number | string;
