import type { FieldBase } from './fieldBase.ts';

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
}

/** Fields of the types that version 2 brought. */
export interface LaterFields {
  number: NumberField;
}

/** What fields of these types store. */
export interface LaterAnswers {
  /** A number, or nothing; while it is checked also the text that is none. */
  number: number | string;
}
