import type {
  AskedChoiceField,
  ChoiceField,
  DayBounds,
  FieldBase,
  Option,
  RuledTextField,
  TextFormat,
  TextualField,
} from './fieldBase.ts';
import type { AddressPart } from './fields/places/addressParts.ts';
import type { FileKind } from './fields/types/fileKinds.ts';
import type { NamePart } from './fields/types/nameParts.ts';

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
   * its order; without it, the same parts of the eight countries.
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

export interface YesNoField extends FieldBase<'yes_no'> {
  /** Empty labels mean yes and no in the visitor's language. */
  yesLabel: string;
  noLabel: string;
}

export interface UrlField extends FieldBase<'url'> {
  httpsOnly: boolean;
}

/** A time of the day; bounds are HH:MM. */
export interface TimeField extends FieldBase<'time'> {
  earliest: string | null;
  latest: string | null;
  /** Distance of allowed times, counted from `earliest`, else from midnight; `null` for any. */
  stepMinutes: number | null;
}

export interface DateRangeField extends FieldBase<'date_range'>, DayBounds {
  /** Fewest and most days, the first and the last included. */
  minDays: number | null;
  maxDays: number | null;
}

export interface NameField extends FieldBase<'name'> {
  parts: NamePart[];
}

/** Text between the questions; takes no answer. */
export interface ParagraphField extends FieldBase<'paragraph'> {
  /** Limited Markdown (decision 238). */
  content: string;
}

export type DividerField = FieldBase<'divider'>;

export interface RatingField extends FieldBase<'rating'> {
  /** The best of them. */
  points: number;
  look: 'star' | 'heart' | 'number';
}

/** Words at the ends of a scale; empty for none. */
interface EndLabels {
  startLabel: string;
  endLabel: string;
}

export interface ScaleField extends FieldBase<'scale'>, EndLabels {
  from: number;
  to: number;
}

/** How likely people are to recommend something, from 0 to 10 (Net Promoter Score). */
export interface NpsField extends FieldBase<'nps'>, EndLabels {}

export interface ConsentField extends FieldBase<'consent'> {
  /** What visitors agree to, in limited Markdown. */
  content: string;
}

export interface CountryField extends FieldBase<'country'> {
  /** Codes of the countries at the top of the list. */
  preferred: string[];
  /** Codes of the countries to choose from; absent for all. */
  countries?: string[];
  /** Whether the list can be searched. */
  search?: true;
}

/** Rows that are answered with the same choices. */
export interface MatrixField extends ChoiceField<'matrix'> {
  rows: Option[];
  /** Whether a row takes several choices. */
  many: boolean;
}

export interface RankingField extends ChoiceField<'ranking'> {
  /** How many places are filled; `null` for all options. */
  places: number | null;
}

/** A number chosen on a line. */
export interface SliderField extends FieldBase<'slider'> {
  from: number;
  to: number;
  /** Distance of allowed numbers, counted from `from`; `null` for 1. */
  step: number | null;
  /** Words behind the number, e.g. `km`; empty for none. */
  unit: string;
}

/** Choices by pictures: each option has an `image`. */
export interface PictureField extends ChoiceField<'picture'> {
  /** Whether several can be chosen. */
  many: boolean;
}

/** A text that no visitor sees; the address of the page or the host page fills it in. */
export interface HiddenField extends FieldBase<'hidden'> {
  /** What is stored where nothing else is given. */
  value: string;
  /** Whether it is always `value`, whatever is sent. */
  locked: boolean;
}

/** A picture between the questions; takes no answer. */
export interface ImageField extends FieldBase<'image'> {
  /** An https address, or a path of the platform's own files; empty for none yet. */
  src: string;
  /** What it shows, for people who do not see it. */
  alt: string;
  /** Whether it shows nothing that people who do not see it would miss. */
  decorative: boolean;
  /** Width (px) where there is room; absent for its own. */
  width?: number;
}

/** A computed value among the questions; takes no answer. */
export interface CalculationField extends FieldBase<'calculation'> {
  /** Id of the value; empty for none yet. */
  value: string;
  /** Words behind the value; empty for none. */
  unit: string;
}

/** Files of the visitor. */
export interface FileField extends FieldBase<'file'> {
  accepts: FileKind[];
  maxFiles: number;
  /** Largest size of each file. */
  maxMegabytes: number;
  /** Whether phones open the camera at once. */
  camera: boolean;
}

/** A name that stands for a signature: drawn, or typed. */
export type SignatureField = FieldBase<'signature'>;

/** The field of each type. */
export interface FieldsByType {
  header: HeaderField;
  text: TextField;
  email: EmailField;
  phone: PhoneField;
  date: DateField;
  textarea: TextareaField;
  select: SelectField;
  checkbox: CheckboxField;
  radio: RadioField;
  address: AddressField;
  captcha: CaptchaField;
  number: NumberField;
  yes_no: YesNoField;
  url: UrlField;
  time: TimeField;
  date_range: DateRangeField;
  name: NameField;
  paragraph: ParagraphField;
  divider: DividerField;
  rating: RatingField;
  scale: ScaleField;
  nps: NpsField;
  matrix: MatrixField;
  ranking: RankingField;
  consent: ConsentField;
  country: CountryField;
  slider: SliderField;
  picture: PictureField;
  hidden: HiddenField;
  image: ImageField;
  calculation: CalculationField;
  file: FileField;
  signature: SignatureField;
}
