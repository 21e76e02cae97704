/** Signs without a width that editors leave at the ends of lines and cells. */
const INVISIBLE = /^[\s\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/u;
const INVISIBLE_BEHIND = /[\s\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+$/u;

/** Takes blanks and signs without a width off both ends of a text, and blanks in a row within. */
export const trimText = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(INVISIBLE_BEHIND, '')
    .replace(/[\u200b\u2060\ufeff\u00ad]/g, '')
    .replace(/ {2,}/g, ' ');

/** Cells of a spreadsheet that hold line breaks are in quotes, with quotes in them doubled. */
const QUOTED_CELL = /(^|\t|\n)"((?:[^"]|"")*)"(?=\t|\n|$)/g;

/** Writes the line breaks of a cell as semicolons, so that a row of a spreadsheet is a line. */
const joinCells = (text: string): string =>
  text.includes('\t')
    ? text.replace(
        QUOTED_CELL,
        (_, before: string, cell: string) =>
          before +
          cell
            .replaceAll('""', '"')
            .trim()
            .replace(/\s*\n\s*/g, '; '),
      )
    : text;

/** Takes the pictures, links and emphasis of Markdown off a line, which keep their words. */
const plainMarkdown = (line: string): string =>
  line
    .replace(/!?\[([^\][]+)\]\((?:[^()\s]+)\)/g, '$1')
    .replace(/(\*\*|__|~~|`)(?=[^\s_])([^\n]*?[\p{L}\p{N}][^\n]*?)(?<=\S)\1/gu, '$2')
    .replace(/(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])([^*_]+?)(?<=\S)\1(?![\p{L}\p{N}*_])/gu, '$2')
    .replace(/\\([\\`*_{}[\]()#+\-.!|>~])/g, '$1');

/** Writes the rows of a Markdown table as cells apart by tabs; the row below its heads is no line. */
function rowOfTable(line: string): string | null {
  if (!/^\s*\|.*\|\s*$/.test(line)) return line;
  if (/^[\s|:-]+$/.test(line)) return null;
  return line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
    .join('\t');
}

/** Numbers that go up within a line, as in "1) Name 2) Email". */
const INLINE_NUMBER = /(?:^|\s)\(?(\d{1,2})[).]\s+(?=\S)/g;

/** Splits a line at the numbers of a list in it; what stands before the first one asks, and they are its options. */
function splitNumbers(line: string): string[] {
  const starts: number[] = [];
  for (const match of line.matchAll(INLINE_NUMBER)) {
    if (Number(match[1]) === starts.length + 1) starts.push(match.index);
  }
  const [first = 0] = starts;
  if (starts.length < 2) return [line];
  const parts = starts.map((start, index) => line.slice(start, starts[index + 1]).trim());
  const before = line.slice(0, first).trim();
  return before === '' ? parts : [before, ...parts.map((part) => `    ${part}`)];
}

/** A line of the pasted text, and its number there, from 1. */
export interface SourceLine {
  text: string;
  lineNumber: number;
}

/** Splits pasted text into lines of plain words, whatever wrote it. */
export function plainLines(pasted: string): SourceLine[] {
  const text = pasted
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ');
  const lines: SourceLine[] = [];
  for (const [index, source] of joinCells(text).split('\n').entries()) {
    const lineNumber = index + 1;
    const last = lines.at(-1);
    // A row of = or - below a line makes a heading of it in Markdown.
    if (/^\s*(?:={3,}|-{3,})\s*$/.test(source)) {
      if (last && /\S/.test(last.text) && source.includes('=')) last.text = `# ${last.text}`;
      continue;
    }
    const row = rowOfTable(source);
    if (row === null) continue;
    for (const part of splitNumbers(plainMarkdown(row))) lines.push({ text: part, lineNumber });
  }
  return lines;
}
