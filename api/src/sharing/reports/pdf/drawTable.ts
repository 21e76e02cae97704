import type { Cell } from '../report.ts';
import type { Line } from './lines.ts';
import {
  decorate,
  drawLines,
  fullHeight,
  heightOf,
  LINE,
  linesOf,
  mirrored,
  needSpace,
  openTag,
  tag,
  type Placed,
  type Sheet,
} from './sheet.ts';

const STYLE = { size: 9.5, weight: 400 } as const;
const HEAD = { size: 9.5, weight: 700 } as const;
const PADDING = 5;
/** Columns of numbers take no more than they need; the others share the rest. */
const NARROWEST = 48;

interface Column {
  x: number;
  width: number;
}

/** Draws a table; its first row names the columns. Rows go on overleaf, and so does a row higher than a page. */
export function drawTable(sheet: Sheet, rows: readonly (readonly Cell[])[]): void {
  const columns = columnsOf(sheet, rows);
  const table = openTag(sheet, sheet.root, 'Table');
  for (const [at, row] of rows.entries()) {
    const cells = row.map((cell, place) => {
      const style: Placed = {
        ...(cell.isHeading ? HEAD : STYLE),
        width: (columns[place]?.width ?? 0) - 2 * PADDING,
        align: cell.isNumber ? 'end' : 'start',
      };
      return { cell, style, lines: linesOf(sheet, cell.text, style) };
    });
    const most = Math.floor((fullHeight(sheet) - 2 * PADDING) / heightOf(STYLE, 1));
    const count = Math.max(1, ...cells.map(({ lines }) => lines.length));
    for (let from = 0; from < count; from += most) {
      const slice = cells.map((one) => ({ ...one, lines: one.lines.slice(from, from + most) }));
      drawRow(sheet, table, { cells: slice, columns, isHead: at === 0 });
    }
  }
  table.end();
  sheet.y += 14;
}

interface DrawnRow {
  cells: readonly { cell: Cell; style: Placed; lines: readonly Line[] }[];
  columns: readonly Column[];
  isHead: boolean;
}

function drawRow(
  sheet: Sheet,
  table: PDFKit.PDFStructureElement,
  { cells, columns, isHead }: DrawnRow,
): void {
  const lines = Math.max(1, ...cells.map((one) => one.lines.length));
  const height = heightOf(STYLE, lines) + 2 * PADDING;
  needSpace(sheet, height);
  decorate(sheet, () => {
    for (const [at, { cell }] of cells.entries()) shade(sheet, columns[at], height, cell.shade ?? 0);
    const bottom = sheet.y + height;
    sheet.doc
      .moveTo(sheet.left, bottom)
      .lineTo(sheet.left + sheet.width, bottom)
      .lineWidth(isHead ? 1 : 0.5)
      .stroke(LINE);
  });
  const tr = openTag(sheet, table, 'TR');
  for (const [at, { cell, style, lines: text }] of cells.entries()) {
    const { x = 0, width = 0 } = columns[at] ?? {};
    const scope = isHead ? 'Column' : 'Row';
    const draw = () =>
      drawLines(sheet, text, { ...style, x: mirrored(sheet, x, width) + PADDING, y: sheet.y + PADDING });
    tag(sheet, tr, cell.isHeading ? 'TH' : 'TD', draw, cell.isHeading ? { scope } : {});
  }
  tr.end();
  sheet.y += height;
}

function shade(sheet: Sheet, column: Column | undefined, height: number, strength: number): void {
  if (!column || strength === 0) return;
  sheet.doc
    .save()
    .fillOpacity(strength)
    .rect(sheet.left + mirrored(sheet, column.x, column.width), sheet.y, column.width, height)
    .fill(sheet.report.color)
    .restore();
}

/** Shares the width by what the columns hold: each gets what it needs, up to an even part of what is left. */
function columnsOf(sheet: Sheet, rows: readonly (readonly Cell[])[]): Column[] {
  const count = Math.max(...rows.map((row) => row.length));
  const needs = Array.from({ length: count }, (_one, at) =>
    Math.max(NARROWEST, ...rows.map((row) => needOf(sheet, row[at]))),
  );
  const widths: number[] = Array.from({ length: count }, () => 0);
  let [left, open] = [sheet.width, count];
  for (const at of [...needs.keys()].toSorted((one, other) => (needs[one] ?? 0) - (needs[other] ?? 0))) {
    const width = Math.min(needs[at] ?? 0, left / open);
    widths[at] = width;
    left -= width;
    open--;
  }
  // What nobody needs goes to the first column, which holds the words.
  widths[0] = (widths[0] ?? 0) + left;
  let x = 0;
  return widths.map((width) => {
    const column = { x, width };
    x += width;
    return column;
  });
}

const needOf = (sheet: Sheet, cell: Cell | undefined): number =>
  cell === undefined
    ? 0
    : Math.max(
        0,
        ...linesOf(sheet, cell.text, { ...(cell.isHeading ? HEAD : STYLE), width: Infinity }).map(
          ({ width }) => width,
        ),
      ) +
      2 * PADDING +
      1;
