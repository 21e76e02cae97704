import type { FIELD_WIDTHS } from '../definition/limits.ts';
import type { Expression } from '../logic/expression.ts';

/** Width of a field on the 12-column grid (BUILD-029). */
export type FieldWidth = (typeof FIELD_WIDTHS)[number];

/** A check of an answer, besides its type's own rules. */
export interface FieldCheck {
  must: Expression;
  /** What the visitor reads while it does not hold. */
  message: string;
}

/** What choosing one answer is worth; without points, a right one is worth 1. */
export interface AnswerPoints {
  points?: number;
  right?: true;
}

/**
 * How the answers to a question are graded, besides the points of its options. Each type has the settings that fit its
 * answers. Visitors get none of them; after they have sent, the server may tell the right answer and the explanation.
 */
export interface Grading {
  /** Right texts; case and spaces do not count. */
  accepts?: string[];
  /** Smallest and largest right number; the same where one number is right. */
  from?: number;
  to?: number;
  /** What yes and no are worth. */
  yes?: AnswerPoints;
  no?: AnswerPoints;
  /** Points of a right typed answer; 1 by default. */
  points?: number;
  /** Points of any other answer; 0 by default. */
  wrong?: number;
  /** Whether several choices give points only where all right ones, and no others, are chosen. */
  all?: true;
  /** Rich text that a visitor may read with the right answer. */
  explanation?: string;
}

export interface FieldBase<Type extends string> {
  /** Generated; unique in the form, never reused or renamed (D-68). Matches `FIELD_ID_PATTERN`. */
  id: string;
  type: Type;
  label: string;
  /** Text below the label. */
  help: string;
  placeholder: string;
  required: boolean;
  columns: FieldWidth;
  /** Shown while it holds; without one, always. */
  showIf?: Expression;
  /** Required while it holds, as well as by `required`. */
  requiredIf?: Expression;
  /** The answer that a new visitor finds. */
  start?: Expression;
  checks: FieldCheck[];
  /** Category that the answer's points count for besides the total; visitors never get it. */
  category?: string;
  /** How answers are graded, of types whose answers can be (`FieldCapabilities.graded`); visitors never get it. */
  grading?: Grading;
  /** Notes of the owner; visitors never get them. */
  private?: { note: string };
}

/** A day (YYYY-MM-DD), or how many days after the visitor's own it is: 0 is today, -1 yesterday. */
export type DayBound = string | number;

/** The days that an answer may have; absent for any. */
export interface DayBounds {
  earliestDay?: DayBound;
  latestDay?: DayBound;
  /** In a published form, the time zone that its owner chose: there it is the same day for all visitors. */
  timeZone?: string;
}

/** One of the choices of a field. Visitors never get its points, nor whether it is right. */
export interface Option extends AnswerPoints {
  /** What is stored. It never changes; the label may (decision 211). */
  value: string;
  /** What people read. */
  label: string;
  /** Address of its picture: https, or a path of the platform's own files. */
  image?: string;
  showIf?: Expression;
  /** Excludes all others, as "None of these" does. */
  alone?: true;
  /** How often it can be chosen; `null` and absent mean without limit. */
  places?: number | null;
}

export interface TextualField<Type extends string> extends FieldBase<Type> {
  /** Maximum length of the answer, in characters; `null` means `MAX_ANSWER_LENGTH` (D-69). */
  maxLength: number | null;
}

/** Formats of a line of text. */
export type TextFormatName =
  | 'digits'
  | 'letters'
  | 'letters_digits'
  | 'postcode'
  | 'iban'
  | 'bic'
  | 'vat'
  | 'plate'
  | 'uuid'
  | 'mask';

/** Format of a line of text. */
export interface TextFormat {
  name: TextFormatName;
  /** ISO code of the country whose postcodes are meant. */
  country?: string;
  /** Mask of the format `mask`: `A` is a letter, `9` a digit, `*` either. */
  mask?: string;
}

/** A text with settings that few use (decision 339). */
export interface RuledTextField<Type extends string> extends TextualField<Type> {
  /** Minimum length of an answer, in characters. */
  minLength?: number;
}

export interface ChoiceField<Type extends string> extends FieldBase<Type> {
  options: Option[];
  /** Whether each visit meets the options, of a matrix the rows, in an order of its own. */
  shuffle?: true;
}

/** A choice with further settings, which few forms use (decision 339). */
export interface ConfigurableChoiceField<Type extends string> extends ChoiceField<Type> {
  /** Words of an option whose answer the visitor writes. */
  other?: string;
  /** Choices per row, where there is room. */
  perRow?: 2 | 3 | 4;
}

/** A file that a visitor has uploaded. */
export interface UploadedFile {
  /** Id of the upload; from visitors with the ticket that proves it theirs; empty while it is under way. */
  id: string;
  /** As the visitor's device names it; never a path of ours. */
  name: string;
  /** In bytes. */
  size: number;
  /** Media type; empty for an upload that the platform does not have any more, `!` and a code for a refused one. */
  type: string;
}
