import type { Operators } from './operators/index.ts';

/** Name of an operator (docs/expressions.md). */
export type OperatorName = keyof Operators;

/** Operators that can run over the rows of a repeating group. */
export const ROW_OPERATORS = ['sum', 'avg', 'min', 'max', 'count', 'any', 'every', 'list'] as const;
export type RowOperatorName = (typeof ROW_OPERATORS)[number];

/** A fixed value. The tag keeps an answer from ever being read as a rule. */
export interface Literal {
  lit: string | number | boolean | string[];
}

/** A fixed day, YYYY-MM-DD. */
export interface DateLiteral {
  date: string;
}

/** A fixed time of the day, HH:MM. */
export interface TimeLiteral {
  time: string;
}

/** The answer of a field, or one part of it, such as the city of an address. */
export interface FieldReference {
  field: string;
  part?: string;
}

/** A named value of the form. */
export interface ValueReference {
  value: string;
}

export type Reference = FieldReference | ValueReference;

/** An operator applied to its arguments. */
export interface Operation {
  op: OperatorName;
  of: Expression[];
}

/** An operator applied to one expression, evaluated once for each row of a repeating group. */
export interface RowOperation {
  op: RowOperatorName;
  /** Id of the repeating group. */
  each: string;
  of: [Expression];
}

/**
 * A condition or a formula of a form, as a typed tree. Evaluation is total: every expression has a
 * value for all answers, and blank (`null`) stands for none (decision 210).
 */
export type Expression = Literal | DateLiteral | TimeLiteral | Reference | Operation | RowOperation;
