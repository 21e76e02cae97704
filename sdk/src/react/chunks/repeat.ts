import { parsePostedForm } from '../../model/structure/posted/parsePostedForm.ts';
import type { ChunkContent } from '../fieldTypes.ts';
import { ROWS, type RowsCode } from '../pages/rows.ts';
import { PLANNED } from '../planned.ts';
import css from '../repeat/repeat.css?inline';
import { askRows, completeRows, flattenRows } from '../repeat/repeatRows.ts';
import { GroupError, RepeatRows } from '../repeat/RepeatRows.tsx';

const rows: RowsCode = {
  css,
  complete: completeRows,
  ask: askRows,
  flatten: flattenRows,
  Rows: RepeatRows,
};

/** Adds repeating groups to forms with pages. The renderer takes a group for a field, and shows its error. */
export function addRepeat(): ChunkContent {
  Object.assign(ROWS, rows);
  PLANNED.parsePosted = parsePostedForm;
  return { components: { repeat: GroupError } as object };
}
