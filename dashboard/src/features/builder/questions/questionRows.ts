import { isCell } from '@inlay/sdk/model';
import { hintedType } from './hintedType.ts';
import type { Line } from './readLines.ts';

/** Makes a line of each cell of a row. */
const lineOfEach = ({ row, ...line }: Line): Line[] =>
  row.flatMap((text) => (text === '' ? [] : [{ ...line, text, cells: [], row: [] }]));

/** A row whose cells are labels in turn with room to answer, as forms in Word have them. */
const isFormRow = ({ row }: Line): boolean =>
  row.length >= 4 && row.every((cell, index) => (cell === '') === (index % 2 === 1));

/** What an answer looks like, as against a label. */
const ANSWER = /^(?:\S+@\S+\.\S+|[+(]?[\d٠-٩][\d٠-٩\s./:,+-]*(?:[ap]m)?|https?:\/\/\S+)$/iu;

/** A sheet of answers: its first row has the questions, and one of the columns below holds what no label is. */
function isSheetOfAnswers(rows: readonly Line[]): boolean {
  const [head, ...rest] = rows;
  if (!head || rest.length === 0 || head.row.length < 3) return false;
  return head.row.some(
    (label, column) =>
      label !== '' && !ANSWER.test(label) && rest.every(({ row }) => ANSWER.test(row[column] ?? '')),
  );
}

/** The column of times that a product adds to answers. */
const TIMESTAMP =
  /^(?:timestamp|zeitstempel|horodateur|marca temporal|carimbo de data\/hora|informazioni cronologiche|tijdstempel|タイムスタンプ|طابع زمني)$/i;

/**
 * Reads the rows of a spreadsheet or a table as lines with a question each: the heads of its columns are none, and
 * a single row, or the first row of a sheet of answers, has a question in each cell.
 */
export function questionRows(lines: readonly Line[]): Line[] {
  const [first] = lines;
  if (!first || first.row.length === 0)
    return lines.flatMap((line) => (isFormRow(line) ? lineOfEach(line) : [line]));
  if (isCell('columns', first.text) && first.cells.length > 0) return lines.slice(1);
  const isOnly = lines.length === 1 && !first.cells.every(saysHow);
  if (isOnly || (lines.every(({ row }) => row.length > 0) && isSheetOfAnswers(lines)))
    return lineOfEach(first).filter(({ text }) => !TIMESTAMP.test(text));
  return lines.flatMap((line) => (isFormRow(line) ? lineOfEach(line) : [line]));
}

/** A cell that says how its question is answered. */
const saysHow = (cell: string): boolean =>
  hintedType(cell) !== undefined || isCell('yes', cell) || isCell('no', cell) || /[;,|]/.test(cell);
