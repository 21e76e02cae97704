/** Something in an authored text that cannot be taken, with where it is and what to do. */
export interface AuthoringFault {
  /** File of the text; empty where there is one alone. */
  file: string;
  /** Counted from 1. */
  line: number;
  column: number;
  /** Stable, for programs. */
  code: AuthoringCode;
  /** What is wrong, as a sentence. */
  message: string;
  /** What to do, as a sentence. */
  remedy: string;
}

export type AuthoringCode =
  | 'too_large'
  | 'too_deep'
  | 'syntax'
  | 'tab'
  | 'double_key'
  | 'alias'
  | 'tag'
  | 'several_documents'
  | 'wrong_type'
  | 'unknown_key'
  | 'unknown_type'
  | 'unknown_version'
  | 'unknown_name'
  | 'ambiguous_name'
  | 'double_id'
  | 'formula'
  | 'missing'
  | 'invalid'
  | 'logic';

/** Writes a fault as compilers do: `form.yaml:12:7: Sentence. Remedy.` */
export const printFault = ({ file, line, column, message, remedy }: AuthoringFault): string =>
  `${file ? `${file}:` : ''}${line}:${column}: ${message}${remedy ? ` ${remedy}` : ''}`;
