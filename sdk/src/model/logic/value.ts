/** A value that is not a list. */
export type Scalar = string | number | boolean;

/** The value of an expression; `null` is blank. Days are YYYY-MM-DD, times HH:MM, choices their option's value. */
export type Value = Scalar | readonly Scalar[] | null;

/** Everything an expression reads. Functions return `null` for ids they do not know. */
export interface Scope {
  /** The current day in the form's time zone; an input, so that every judgement can be repeated. */
  today: string;
  /** Returns a visible answer; hidden and unanswered fields are `null`. */
  field(id: string, part?: string): Value;
  value(id: string): Value;
  /** Returns one scope for each row of a repeating group. */
  rows(id: string): readonly Scope[];
  /** Number of the current row, from 1; `null` outside a repeating group. */
  row: number | null;
  /** Whether the visitor came past a page. */
  seen(pageId: string): boolean;
  /** Points of a field's answer. */
  points(fieldId: string): number | null;
  /** Points of all answers in a category; of all answers for `null`. */
  score(category: string | null): number | null;
}
