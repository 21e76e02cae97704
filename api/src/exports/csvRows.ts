import type { CopiedRows } from './copyLines.ts';

/**
 * The line end before each row but the first. A row's first cell is a date; a quote inside a cell is doubled, so
 * none after a line end is followed by a digit.
 */
const ROW_END = /\n(?="\d)/g;

/** CSV with all cells quoted and a date in the first. Lines end in CRLF, line ends inside cells become `\n` (D-105). */
export const csvRows: CopiedRows = {
  lastStart(text) {
    let at = text.lastIndexOf('\n"');
    while (at >= 0 && !/\d/.test(text.charAt(at + 2))) at = text.lastIndexOf('\n"', at - 1);
    return at + 1;
  },
  format(copied) {
    const rows = copied.includes('\r') ? copied.replace(/\r\n?/g, '\n') : copied;
    const lines = `${rows.slice(0, -1).replace(ROW_END, '\r\n')}\r\n`;
    return { lines, count: lines.length - rows.length };
  },
};
