import type { AnswerOfType, FieldOfType, FieldType, UploadedFile } from './field.ts';
import type { Language } from '../language/languages.ts';
import type { OwnTexts } from '../translations/textKinds.ts';
import type { ExpressionType } from '../logic/expressionType.ts';

/** A control of the builder's properties panel. Every field has a width besides. */
export type FieldSetting =
  | 'label'
  /** Rich text below the field. */
  | 'help'
  /** Text and look of a heading. */
  | 'heading'
  | 'placeholder'
  | 'required'
  /** No choice: the field is always required. */
  | 'alwaysRequired'
  | 'options'
  /** Options; without any the field is one box (D-71). */
  | 'optionsOrBox'
  | 'maxLength'
  /** Smallest and largest number, and the step between. */
  | 'bounds'
  | 'places'
  | 'unit'
  | 'currency'
  | 'yesNoLabels'
  | 'httpsOnly'
  /** Earliest and latest time, and the minutes between. */
  | 'timeBounds'
  | 'rangeDays'
  /** Earliest and latest day. */
  | 'dayBounds'
  /** Height of a text area. */
  | 'lines'
  | 'nameParts'
  /** Rich text. */
  | 'content'
  | 'rating'
  | 'scale'
  | 'endLabels'
  /** Rows, columns, and whether a row takes several of them. */
  | 'matrix'
  | 'rankingPlaces'
  | 'preferredCountries'
  /** Which countries there are. */
  | 'countryList'
  /** The visitor's own words, choices per row, and limits of the number of choices. */
  | 'choices'
  /** Format and minimum length of a line of text. */
  | 'textFormat'
  | 'minLength'
  /** Whether an address is asked twice. */
  | 'confirm'
  /** Whether a number has a country, and which. */
  | 'phoneCountry'
  /** Whether an address asks the parts of its country, and of which countries. */
  | 'addressCountries'
  /** Whether each visit meets the options in an order of its own. */
  | 'shuffle'
  /** Whether a list can be searched. */
  | 'search'
  /** Ends and step of a slider. */
  | 'line'
  /** Options with pictures, and whether several can be chosen. */
  | 'pictures'
  /** What a hidden field stores, and whether it is locked. */
  | 'hiddenValue'
  /** Address and words of a picture. */
  | 'image'
  /** The value that is shown. */
  | 'calculation'
  /** Kinds, number and size of files, and the camera. */
  | 'files';

/**
 * Unit by which results count the answers of a type: chosen option, size, points of a short scale, row and column,
 * place, day, hour, or files.
 */
export type Counting =
  | 'choices'
  | 'number'
  | 'points'
  | 'nps'
  | 'matrix'
  | 'ranking'
  | 'days'
  | 'times'
  | 'files';

/**
 * What of an answer is graded (decision 760): the chosen options, those in each row, yes or no, a number, or a text.
 */
export type Graded = 'options' | 'rows' | 'yesno' | 'number' | 'text';

/** Files that a field takes. */
export interface FilesTaken {
  /** Extensions of their names, in lower case. */
  extensions: readonly string[];
  /** Most bytes of one. */
  maxBytes: number;
  /** Most files; absent where another takes the place of the one before. */
  most?: number;
}

/**
 * Everything the builder, the inbox and exports need to know of one field type. Visitors' browsers
 * never load it (decision 141).
 */
export interface FieldCapabilities<Type extends FieldType = FieldType> {
  /** Name in the palette; the label of a new field (D-74). */
  readonly name: string;
  /** Returns a new field of this type, complete but for its id. */
  createDefaults(): Omit<FieldOfType<Type>, 'id'>;
  /** What each text is among the settings that other types do not have. */
  readonly texts: OwnTexts<Type>;
  /** What the builder offers to set, in this order. */
  readonly settings: readonly FieldSetting[];
  /** True where the name alone is a question, as "Email" and "Date" are. */
  readonly nameAsks?: boolean;
  /** True where the form shows words of its own in place of the label. */
  readonly hidesLabel?: boolean;
  /** No visitor sees it; the address of the page or the host page fills it in. */
  readonly isHidden?: boolean;
  /** A form holds at most one (D-76). */
  readonly isUnique?: boolean;
  /** Asks for personal data. */
  readonly isPersonal?: boolean;
  /** Takes whatever visitors write or send, which may say who they are. */
  readonly takesAnything?: boolean;
  /** The answer is an email address that can be replied to. */
  readonly isReplyAddress?: boolean;
  /** Answers are stored as the text that is printed. */
  readonly storesText?: boolean;
  /** Returns an answer in small letters as it is compared with others; absent where that is all. */
  readonly compared?: (text: string) => string;
  /** Answers are words that say something, as those of addresses and links do not. */
  readonly isProse?: boolean;
  /** Answers are printed in words that the reader's language alone decides, as names of countries are. */
  readonly isNamedByLanguage?: boolean;
  /** Answers can be filtered by a range: numbers, days, times. */
  readonly isOrdered?: boolean;
  /** How results count answers; absent for texts, which are only filled in or not. */
  readonly countedAs?: Counting;
  /** How answers give points; absent where they give none, as orders of preference do. */
  readonly graded?: Graded;
  /**
   * Whether a form of one page with such fields alone needs no plan. Their code is in the script of every form, or in
   * one chunk; that of other types is loaded with the plan (decision 006).
   */
  readonly isPlain?: boolean;
  /** Name of a chunk that the type's own imports, because types share it. */
  readonly chunk?: 'points' | 'parts' | 'pictures' | 'uploads';
  /** Names the parts of an answer that expressions can read; absent for most types. */
  parts?(field: FieldOfType<Type>): readonly string[];
  /** Lists the values, as texts, of which a valid answer is one; absent where options say so, or there is no list. */
  choices?(field: FieldOfType<Type>): readonly string[];
  /** Returns the type of an answer, or of one part of it, in expressions; absent or `null` for none. */
  typeOf?(field: FieldOfType<Type>, part?: string): ExpressionType | null;
  /** Returns a valid raw answer of a field with these settings, for tests and pictures; absent for content. */
  sample?(field: FieldOfType<Type>): unknown;
  /** Returns the uploads that an answer names; absent for types without any. */
  uploads?(answer: AnswerOfType<Type>): readonly UploadedFile[];
  /** Returns which files a field takes. */
  filesTaken?(field: FieldOfType<Type>): FilesTaken;
  /** How reports write an answer; absent for a line after its question. */
  readonly writtenAs?: 'list' | 'table' | 'files' | 'drawing';
  /** Length of the shortest valid answer, in characters. */
  readonly shortestAnswer?: number;
  /** Returns settings that follow from the language of the form, to show the field and to check answers. */
  inLanguage?(field: FieldOfType<Type>, language: Language): Partial<FieldOfType<Type>> | undefined;
  /** Returns the id of the computed value that the field shows; empty while none is chosen. */
  valueShown?(field: FieldOfType<Type>): string;
  /** Returns the answer in lines, where one line is not how people write it. */
  printLines?(answer: AnswerOfType<Type>): string[];
}
