import type {
  AskedChoiceField,
  DayBounds,
  FieldBase,
  RuledTextField,
  TextFormat,
  TextualField,
} from './fieldBase.ts';
import type { AddressPart } from './fields/places/addressParts.ts';
import type {
  ConsentAnswer,
  DateRangeAnswer,
  LaterAnswers,
  LaterFields,
  MatrixAnswer,
  NameAnswer,
  SignatureAnswer,
  FileAnswer,
} from './laterFields.ts';

export type * from './fieldBase.ts';
export type * from './laterFields.ts';

export interface TextField extends RuledTextField<'text'> {
  format?: TextFormat;
}
export interface EmailField extends TextualField<'email'> {
  /** Whether the address is asked twice, or proven by a code that is mailed to it. */
  confirm?: 'twice' | 'code';
}
export interface PhoneField extends TextualField<'phone'> {
  /**
   * The country that is chosen at first; with one, numbers are stored as they are dialled from everywhere. Empty for
   * that of the form's language (decision 335).
   */
  country?: string;
  /** In a published form, that the country was found by the language: one that the browser names comes before it. */
  followsLanguage?: true;
}
export interface TextareaField extends RuledTextField<'textarea'> {
  /** Height, in lines of text; absent for 4. */
  lines?: number;
}
export interface DateField extends FieldBase<'date'>, DayBounds {}
export interface SelectField extends AskedChoiceField<'select'> {
  /** Whether the list can be searched. */
  search?: true;
}
export type RadioField = AskedChoiceField<'radio'>;
/** A group that stores a list; without options, one box that stores a boolean (D-71). */
export interface CheckboxField extends AskedChoiceField<'checkbox'> {
  /** How many choices an answer has; absent for any number. */
  fewest?: number;
  most?: number;
}
export interface AddressField extends FieldBase<'address'> {
  /**
   * The country that is chosen at first, by its code; empty for none. With it, each country's own parts are asked in
   * its order; without it, the same parts of the eight countries of version 1.
   */
  country?: string;
  /** Codes of the countries to choose from; absent for all. */
  countries?: string[];
  /** Parts that may stay empty in a required address (D-194); only with `country`, as the parts left out. */
  optionalParts?: AddressPart[];
  omittedParts?: AddressPart[];
}
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

/** Field types that need version 2 of a definition; visitors' browsers load each on need (decision 339). */
export type LaterFieldType = keyof LaterFields;

export type Field =
  | LaterFields[LaterFieldType]
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
type FieldsByType = { [One in Field as One['type']]: One };
/** The field of a type; of several types, any of theirs. A look-up, so that models and components of several fit each. */
export type FieldOfType<Type extends FieldType> = FieldsByType[Type];

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
export type Answer =
  | string
  | number
  | boolean
  | string[]
  | AddressAnswer
  | DateRangeAnswer
  | NameAnswer
  | MatrixAnswer
  | ConsentAnswer
  | FileAnswer
  | SignatureAnswer;

/** Field id to answer. Fields that take no answer have no entry. */
export type Answers = Record<string, Answer>;

interface AnswerTypes extends LaterAnswers {
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
