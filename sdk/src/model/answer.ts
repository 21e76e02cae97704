import type { NamePart } from './fields/types/nameParts.ts';

/** The six parts of an address answer (EMBED-039). */
export interface AddressAnswer {
  street: string;
  address2: string;
  city: string;
  state: string;
  postal: string;
  country: string;
}

/** Two days, YYYY-MM-DD; empty texts for none. */
export interface DateRangeAnswer {
  from: string;
  to: string;
}

/** A name in the parts that its field asks. */
export type NameAnswer = { [Part in NamePart]?: string };

export interface ConsentAnswer {
  agreed: boolean;
  /** SHA-256 of the words that were agreed to; empty without an agreement. */
  textHash: string;
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

/** An object, because a list of objects is the rows of a repeating group. */
export interface FileAnswer {
  files: UploadedFile[];
}

/** One of both is empty. */
export interface SignatureAnswer {
  typed: string;
  /** The picture of the strokes: none or one. */
  drawn: UploadedFile[];
}

/** Values of the chosen options by the value of their row; rows without an answer are absent. */
export type MatrixAnswer = Record<string, string[]>;

/** What a field of each type stores (D-72); an empty text is no answer, and content has none. */
export interface AnswersByType {
  header: never;
  text: string;
  email: string;
  phone: string;
  date: string;
  textarea: string;
  select: string;
  checkbox: boolean | string[];
  radio: string;
  address: AddressAnswer;
  captcha: never;
  /** While it is checked also the text that is no number. */
  number: number | string;
  yes_no: boolean | '';
  url: string;
  time: string;
  date_range: DateRangeAnswer;
  name: NameAnswer;
  paragraph: never;
  divider: never;
  rating: number | '';
  scale: number | '';
  nps: number | '';
  matrix: MatrixAnswer;
  ranking: string[];
  consent: ConsentAnswer;
  country: string;
  /** As of a number. */
  slider: number | string;
  picture: string | string[];
  hidden: string;
  image: never;
  calculation: never;
  file: FileAnswer;
  signature: SignatureAnswer;
}
