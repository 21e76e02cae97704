/** What a line of a pasted text is to visitors; a title is that of the whole form. */
export type QuestionKind = 'question' | 'heading' | 'paragraph' | 'title';

/** A question of a pasted list, or words between questions. */
export interface Question {
  /** Line number in the pasted text, from 1. */
  line: number;
  kind: QuestionKind;
  label: string;
  /** What a remark below it says to visitors. */
  help: string;
  required: boolean;
  options: string[];
  /** Columns of a table to answer in, whose rows are the options. */
  columns: string[];
  /** Several options may be chosen, as far as the text says; null where it does not. */
  isMultiple: boolean | null;
  /** Words of a type in a spreadsheet's row, such as "dropdown". */
  hint: string;
  /** Room for a long answer was left in the text. */
  isLong: boolean;
}
