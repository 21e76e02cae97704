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

/** What the answers to one question are worth. */
export interface FieldPoints {
  /** Points of each option, by value; of yes and no by `true` and `false`. Absent where answers are typed. */
  options?: Readonly<Record<string, number>>;
  /** Values of the right options; absent where none is. */
  right?: readonly string[];
  /** Whether an answer has several options, which are right together; of one choice, any right option is. */
  isList?: true;
  /** Most options that add to the points: 1 by default. */
  picks?: number;
  /** Values of options that exclude all others; absent without any. */
  alone?: readonly string[];
  /** How often the options are asked, which is once by default: the rows of a matrix. */
  rows?: number;
  /** Right texts; in a plan as they are compared. */
  texts?: readonly string[];
  /** Smallest and largest right number. */
  from?: number;
  to?: number;
  /** Points of a right answer and of any other; without it, options give their own. */
  worth?: { right: number; wrong: number };
  /** Category that the points count for besides the total. */
  category?: string;
}

/** Points that are enough to pass: as many, or this share of what the visitor could get. */
export type PassMark = number | { percent: number };

/** Points of a form. Only the server has them, because they reveal the right answers. */
export interface Points {
  fields: Readonly<Record<string, FieldPoints>>;
  /** `null` where nobody can fail. */
  passAt: PassMark | null;
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
  /** Whether an item of the form is hidden; with `option`, whether that is not offered. Nothing is by default. */
  isHidden?(id: string, option?: string): boolean;
}
