import { plainLines, trimText } from './plainLines.ts';

/** The mark before a line's text: of a list, a box or circle to tick, a heading or a remark. */
export type LineMark = 'number' | 'letter' | 'bullet' | 'box' | 'circle' | 'heading' | 'quote' | null;

/** A line of pasted text that is not blank. */
export interface Line {
  /** Number in the pasted text, from 1. */
  lineNumber: number;
  /** Width of the blanks before it; a tab counts four. */
  indent: number;
  mark: LineMark;
  /** Number of a numbered line; 0 for others. */
  number: number;
  /** Words without their mark; never empty. */
  text: string;
  /** Further cells of a spreadsheet's row. */
  cells: string[];
  /** The cells of its row with the empty ones, its words first; empty for what is no row. */
  row: string[];
  /** Whether a blank line, or nothing, precedes it. */
  followsGap: boolean;
}

/** Marks as Word, Google Docs, Markdown and plain text write them, most specific first. */
const MARKS: readonly (readonly [Exclude<LineMark, null>, RegExp])[] = [
  ['heading', /^#{1,6}[ \t]+/],
  ['quote', /^>[ \t]*/],
  ['box', /^(?:[-*•+][ \t]+)?(?:\[[ xX✓✔]?\]|[☐☑☒□▢❑❏⬜])[ \t]*/u],
  ['circle', /^(?:[-*•+][ \t]+)?(?:\([ xX]?\)|[○◯⚪◦◉◎⭕])[ \t]*/u],
  [
    'number',
    /^(?:(?:Q(?:uestion)?|Frage|Pregunta|Pergunta|Domanda|Vraag|問|設問|質問|سؤال|السؤال|س)[ .]?)?\(?([\d٠-٩]{1,3})[.):、．）][ \t]*(?![\d٠-٩])/iu,
  ],
  ['number', /^(?:Q(?:uestion)?|Frage|Pregunta|Pergunta|Domanda|Vraag)[ .]?(\d{1,3})[ \t]+/iu],
  ['number', /^[\u2460-\u2473][ \t]*/u],
  ['letter', /^\(?[a-z][.)][ \t]+/i],
  ['bullet', /^(?:[-–—•·▪■‣⁃●◆►▶➤➢→»✓✔✅]\ufe0f?|\*(?=[ \t])|\+(?=[ \t])|[o§](?=\t))[ \t]*(?![-–—*])/u],
];

/** Splits pasted text into its lines, with the marks of lists taken off. */
export function readLines(pasted: string): Line[] {
  const lines: Line[] = [];
  let followsGap = true;
  for (const { text, lineNumber } of plainLines(pasted)) {
    const line = readLine(text, lineNumber, followsGap);
    if (line) lines.push(line);
    followsGap = trimText(text) === '';
  }
  return lines;
}

/** Reads European and Arabic digits. */
const numberOf = (digits: string): number =>
  Number(digits.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)));

function readLine(source: string, lineNumber: number, followsGap: boolean): Line | null {
  const blanks = /^[ \t\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]*/u.exec(source)?.[0] ?? '';
  const rest = source.slice(blanks.length);
  const [mark, pattern] = MARKS.find(([, one]) => one.test(rest)) ?? [null, null];
  const found = pattern?.exec(rest);
  const row = rest
    .slice(found?.[0].length ?? 0)
    .split('\t')
    .map(trimText);
  const [text = '', ...cells] = row;
  if (row.every((cell) => cell === '')) return null;
  return {
    lineNumber,
    indent: blanks.replaceAll('\t', '    ').replace(/[^ ]/gu, '').length,
    mark,
    number: numberOf(found?.[1] ?? '0'),
    text: text === '' ? cells.filter(Boolean).join(' ') : text,
    cells: text === '' ? [] : cells.filter(Boolean),
    row: row.length > 1 ? row : [],
    followsGap,
  };
}
