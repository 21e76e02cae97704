import type { CopiedRows } from './copyLines.ts';

/**
 * Starts of rows: the first cell's quote and a digit of its date, of the years 1000 to 2999. A quote inside a cell is
 * doubled, so none after a line end is followed by a digit. Texts are found in a quarter of the time of a pattern.
 */
const ROW_STARTS = ['"2', '"1'] as const;

/** CSV with all cells quoted and a date in the first. Lines end in CRLF, line ends inside cells become `\n` (D-105). */
export const csvRows: CopiedRows = {
  lastStart(bytes) {
    for (const start of ROW_STARTS) {
      const at = bytes.lastIndexOf(`\n${start}`) + 1;
      if (at > 0) return at;
    }
    return 0;
  },
  format(copied) {
    const rows = copied.includes('\r') ? copied.replace(/\r\n?/g, '\n') : copied;
    const ended = ROW_STARTS.reduce((all, start) => all.replaceAll(`\n${start}`, `\r\n${start}`), rows);
    const lines = `${ended.slice(0, -1)}\r\n`;
    return { lines, count: lines.length - rows.length };
  },
};
