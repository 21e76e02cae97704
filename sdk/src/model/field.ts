import type { FIELD_WIDTHS } from './limits.ts';
import type { Expression } from './logic/expression.ts';

/** Width of a field on the 12-column grid (BUILD-029). */
export type FieldWidth = (typeof FIELD_WIDTHS)[number];

/** What an answer must fulfil besides its type's own rules. */
export interface FieldCheck {
  must: Expression;
  /** What the visitor reads while it does not hold. */
  message: string;
}

interface FieldBase<Type extends string> {
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
  /** Notes of the owner; visitors never get them. */
  private?: { note: string };
}

/** One of the choices of a field. */
export interface Option {
  /** What is stored. It never changes; the label may (decision 212). */
  value: string;
  /** What people read. */
  label: string;
  /** Id of a picture. */
  image?: string;
  showIf?: Expression;
  /** Excludes all others, as "None of these" does. */
  alone?: true;
  /** How often it can be chosen; `null` and absent mean without limit. */
  places?: number | null;
  points?: number;
  right?: true;
}

interface TextualField<Type extends string> extends FieldBase<Type> {
  /** Maximum length of the answer, in characters; `null` means `MAX_ANSWER_LENGTH` (D-69). */
  maxLength: number | null;
}

interface ChoiceField<Type extends string> extends FieldBase<Type> {
  options: Option[];
}

export type TextField = TextualField<'text'>;
export type EmailField = TextualField<'email'>;
export type PhoneField = TextualField<'phone'>;
export type TextareaField = TextualField<'textarea'>;
export type DateField = FieldBase<'date'>;
export type SelectField = ChoiceField<'select'>;
export type RadioField = ChoiceField<'radio'>;
/** A group that stores a list; without options, one box that stores a boolean (D-71). */
export type CheckboxField = ChoiceField<'checkbox'>;
export type AddressField = FieldBase<'address'>;
/** Always required; at most one in a form (D-76). */
export type CaptchaField = FieldBase<'captcha'>;

/** A heading inside the form; takes no answer (BUILD-062). */
export interface HeaderField extends FieldBase<'header'> {
  text: string;
  /** px, see `HEADER_FONT_SIZE`. */
  fontSize: number;
  /** See `HEADER_FONT_WEIGHT`. */
  fontWeight: number;
  fontStyle: 'normal' | 'italic';
  /** `#rrggbb` or `#rrggbbaa`. */
  color: string;
  textAlign: 'left' | 'center' | 'right';
}

export type Field =
  | HeaderField
  | TextField
  | EmailField
  | PhoneField
  | DateField
  | TextareaField
  | SelectField
  | CheckboxField
  | RadioField
  | AddressField
  | CaptchaField;

export type FieldType = Field['type'];
export type FieldOfType<Type extends FieldType> = Extract<Field, { type: Type }>;

/** The six parts of an address answer (EMBED-039). */
export interface AddressAnswer {
  street: string;
  address2: string;
  city: string;
  state: string;
  postal: string;
  country: string;
}

/** One stored answer (D-72). */
export type Answer = string | boolean | string[] | AddressAnswer;

/** Field id to answer. Fields that take no answer have no entry. */
export type Answers = Record<string, Answer>;

interface AnswerTypes {
  header: never;
  captcha: never;
  text: string;
  email: string;
  phone: string;
  date: string;
  textarea: string;
  select: string;
  radio: string;
  checkbox: boolean | string[];
  address: AddressAnswer;
}

/** The answer a field of this type stores (D-72). */
export type AnswerOfType<Type extends FieldType> = AnswerTypes[Type];

/** Types whose fields store an answer. */
export type QuestionType = {
  [Type in FieldType]: [AnswerTypes[Type]] extends [never] ? never : Type;
}[FieldType];

/** A field that stores an answer. */
export type Question = FieldOfType<QuestionType>;
