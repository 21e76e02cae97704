import type { FieldBase } from '../../model/fields/fieldBase.ts';

/** A number, read from decimal text in plain notation or the visitor's own. */
export interface NumberField extends FieldBase<'number'> {
  min: number | null;
  max: number | null;
  /** Distance of allowed numbers, counted from `min`, else from 0; `null` for any. */
  step: number | null;
  /** Most decimal places; `null` for as many as a number has. */
  places: number | null;
  /** Words behind the number, e.g. `kg`; empty for none. */
  unit: string;
  /** ISO 4217 code, e.g. `EUR`; empty for a number that is no amount. */
  currency: string;
  /** In a published form, the decimal mark of its language: 1.234 has three decimals in English. */
  decimalMark?: string | undefined;
}

/** While it is checked also the text that is no number. */
export type NumberAnswer = number | string;
