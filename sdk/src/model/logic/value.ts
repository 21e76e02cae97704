/** A value that is not a list. */
export type Scalar = string | number | boolean;

/** The value of an expression; `null` is blank. Days are YYYY-MM-DD, times HH:MM, choices their option's value. */
export type Value = Scalar | readonly Scalar[] | null;

/**
 * The work of one evaluation. Steps are counted, never measured in time, so that a form comes to the same on
 * every machine (decision 623).
 */
export interface Work {
  /** Steps that are left. Below zero the budget is spent, and every further value is blank. */
  left: number;
  /** Texts as they are compared, by the text. */
  folded: Map<string, string>;
}

/**
 * Computes an operator. Arguments may be of any type, optional ones `undefined`; what fits no rule
 * is blank, and so is `NaN`. Takes what costs more than its arguments from the work. Never throws.
 */
export type Run = (args: readonly Value[], scope: Scope, work: Work) => Value;

/** Points of the answers to one question. */
export interface FieldPoints {
  /** Points of each option, by value. */
  options: Readonly<Record<string, number>>;
  /** Category that the points count for besides the total. */
  category?: string;
}

/** Points of a form. Only the server has them, because they reveal the right answers. */
export interface Points {
  fields: Readonly<Record<string, FieldPoints>>;
  /** Fewest points to pass; null where nobody can fail. */
  passAt: number | null;
}

/** Everything an expression reads. Functions return `null` for ids they do not know. */
export interface Scope {
  /** Operators by name: all of them on the server, in a browser those that the form uses. */
  operators: Readonly<Record<string, Run>>;
  /** The current day in the form's time zone; an input, so that every judgement can be repeated. */
  today: string;
  /** Returns a visible answer as it was read; hidden and unanswered fields are `null`. */
  field(id: string, part?: string): unknown;
  value(id: string): Value;
  /** Returns one scope for each row of a repeating group. */
  rows(id: string): readonly Scope[];
  /** Number of the current row, from 1; `null` outside a repeating group. */
  row: number | null;
  /** Whether each row has its own answer of a field; without it, all fields count as such. */
  owns?(id: string): boolean;
  /** Whether the visitor came past a page. */
  seen(pageId: string): boolean;
  /** What answers are worth; only the server knows. */
  points?: Points | undefined;
}
