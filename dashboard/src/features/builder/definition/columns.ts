import { FIELD_WIDTHS, GRID_COLUMNS, type FieldWidth } from '@inlay/sdk/model';

/** The widths from narrow to wide. */
const WIDTHS: readonly FieldWidth[] = FIELD_WIDTHS.toReversed();

/** The next width up (1) or down (-1), or the same at the end (BUILD-029). */
export function nextWidth(columns: FieldWidth, step: -1 | 1): FieldWidth {
  return WIDTHS[WIDTHS.indexOf(columns) + step] ?? columns;
}

/** The width nearest to a share of the row, 0 to 1. */
export function snapToWidth(share: number): FieldWidth {
  const wanted = share * GRID_COLUMNS;
  return WIDTHS.reduce((best, width) => (Math.abs(width - wanted) < Math.abs(best - wanted) ? width : best));
}
