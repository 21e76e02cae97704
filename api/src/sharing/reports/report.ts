import type { CardBar, ColumnAxis, FontName } from '@inlay/sdk/model';

/** A document of plain data, which a process of its own draws as PDF: texts are complete and translated. */
export interface Report {
  title: string;
  /** Lines below the title: when, of whom, which period. */
  subtitle: readonly string[];
  /** BCP 47. */
  language: string;
  isRightToLeft: boolean;
  /** Null for the platform's own. */
  font: FontName | null;
  /** Colour of charts and rules, as #rrggbb. */
  color: string;
  logo: Picture | null;
  /** Name at the foot of each page. */
  footer: string;
  /** Words of page numbers with `{page}` and `{pages}`. */
  pageOf: string;
  /** Title of the table of contents; null without one. */
  contents: string | null;
  blocks: readonly ReportBlock[];
}

export interface Picture {
  /** A JPEG, PNG or WebP file. */
  bytes: Uint8Array;
  alt: string;
}

export interface Cell {
  text: string;
  isHeading?: boolean;
  isNumber?: boolean;
  /** How strongly it is coloured, from 0 to 1. */
  shade?: number;
}

export type ReportBlock =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'text'; text: string; isDim?: boolean }
  /** A question with its answer. */
  | { kind: 'fact'; label: string; value: string; picture?: Picture }
  | { kind: 'list'; label: string; items: readonly string[]; isNumbered: boolean }
  /** The first row names the columns. */
  | { kind: 'table'; label: string; rows: readonly (readonly Cell[])[] }
  /** A few numbers beside each other. */
  | { kind: 'figures'; figures: readonly { label: string; value: string }[] }
  | { kind: 'bars'; alt: string; bars: readonly CardBar[] }
  /** Columns with the words of both ends of their axis, or the name of each. */
  | { kind: 'columns'; alt: string; bars: readonly CardBar[]; axis: ColumnAxis };
