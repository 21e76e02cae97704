/** The mark before a line's text: of a list, or a box or circle to tick. */
export type LineMark = 'number' | 'letter' | 'bullet' | 'box' | 'circle' | 'heading' | null;

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
  /** Whether a blank line, or nothing, precedes it. */
  followsGap: boolean;
}

/** Marks as Word, Google Docs, spreadsheets and plain text write them, most specific first. */
const MARKS: readonly (readonly [Exclude<LineMark, null>, RegExp])[] = [
  ['heading', /^#{1,6}[ \t]+/],
  ['box', /^(?:[-*•][ \t]+)?(?:\[[ xX]?\]|[☐☑☒□▢❑❏])[ \t]*/],
  ['circle', /^(?:[-*•][ \t]+)?(?:\([ xX]?\)|[○◯⚪◦◉])[ \t]*/],
  ['number', /^(?:Q(?:uestion)?[ .]?)?\(?(\d{1,3})[.):、][ \t]*(?!\d)/i],
  ['letter', /^\(?[a-z][.)][ \t]+/i],
  ['bullet', /^(?:[-–—*•·▪■‣⁃●]|[o§](?=\t))[ \t]*(?![-–—*])/],
];

/** Splits pasted text into its lines, with the marks of lists taken off. */
export function readLines(pasted: string): Line[] {
  const lines: Line[] = [];
  let followsGap = true;
  const written = pasted.replace(/[\u200b\ufeff]/g, '').replace(/[\u00a0\u202f\u3000]/g, ' ');
  for (const [index, source] of written.split(/\r\n|\r|\n/).entries()) {
    const line = readLine(source, index + 1, followsGap);
    if (line) lines.push(line);
    followsGap = source.trim() === '';
  }
  return lines;
}

function readLine(source: string, lineNumber: number, followsGap: boolean): Line | null {
  const blanks = /^[ \t]*/.exec(source)?.[0] ?? '';
  const rest = source.slice(blanks.length);
  const [mark, pattern] = MARKS.find(([, one]) => one.test(rest)) ?? [null, null];
  const found = pattern?.exec(rest);
  const [text = '', ...cells] = rest
    .slice(found?.[0].length ?? 0)
    .split('\t')
    .map((cell) => cell.replace(/ {2,}/g, ' ').trim());
  if (text === '' && cells.every((cell) => cell === '')) return null;
  return {
    lineNumber,
    indent: blanks.replaceAll('\t', '    ').length,
    mark,
    number: Number(found?.[1] ?? 0),
    text: text === '' ? cells.filter(Boolean).join(' ') : text,
    cells: text === '' ? [] : cells.filter(Boolean),
    followsGap,
  };
}
