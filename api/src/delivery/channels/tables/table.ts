/** What a cell holds. Text is never read as a formula, a mention or a link. */
export type CellValue = string | number;

/** A cell of a row. */
export interface TableCell {
  /** What its column stands for: the id of a field, or one of `OWN_COLUMNS`. Never changes. */
  key: string;
  /** Title of the column where it has to be made. */
  label: string;
  value: CellValue;
}

/** What a table is told of a submission. */
export interface TableRow {
  submissionId: string;
  /** False where it changes cells of a row that is there: such a row is never made. */
  isWhole: boolean;
  cells: readonly TableCell[];
  /** Where the submission is read, for texts that do not fit. */
  link: string;
}

/** A column that has to be there. */
export interface TableColumn extends Omit<TableCell, 'value'> {
  /** Whether every value for it is a number. */
  isNumber: boolean;
}

/** Keys of columns that no field has: ids of fields have no `$`. */
export const OWN_COLUMNS = {
  id: '$submission',
  receipt: '$receipt',
  submittedAt: '$submittedAt',
  status: '$status',
  assignee: '$assignee',
} as const;

/** The column with the ids of submissions. */
export const ID_COLUMN: TableColumn = { key: OWN_COLUMNS.id, label: 'Submission', isNumber: false };

/** Columns that a whole row leaves alone: what is done with a submission changes them. */
const WORK: ReadonlySet<string> = new Set([OWN_COLUMNS.status, OWN_COLUMNS.assignee]);

/** A table at a vendor. */
export interface Table {
  /**
   * Writes rows, each once: one that is there is changed in place.
   * @param onDone hears of submissions whose rows are written.
   * @throws {TableError} and what the connection throws; others of the rows may then be there as well.
   */
  put(rows: readonly TableRow[], onDone: (submissionIds: readonly string[]) => void): Promise<void>;
}

/** Lists the ids of rows. */
export const idsOf = (rows: readonly TableRow[]): string[] => rows.map(({ submissionId }) => submissionId);

/** Merges what several deliveries say of the same submission, in their order. */
export function mergeRows(rows: readonly TableRow[]): TableRow[] {
  const merged = new Map<string, TableRow>();
  for (const row of rows) {
    const before = merged.get(row.submissionId);
    merged.delete(row.submissionId);
    merged.set(row.submissionId, before ? mergeTwo(before, row) : row);
  }
  return [...merged.values()];
}

function mergeTwo(before: TableRow, after: TableRow): TableRow {
  const isWork = ({ key }: TableCell): boolean => WORK.has(key);
  // A whole row says anew what was answered.
  const kept = after.isWhole ? before.cells.filter(isWork) : before.cells;
  const cells = new Map([...kept, ...after.cells].map((cell) => [cell.key, cell]));
  return { ...after, isWhole: before.isWhole || after.isWhole, cells: [...cells.values()] };
}

/** Lists the columns that rows need, in the order of the rows. */
export function columnsOf(rows: readonly TableRow[]): TableColumn[] {
  const columns = new Map<string, TableColumn>();
  for (const { cells } of rows)
    for (const { key, label, value } of cells) {
      const isNumber = typeof value === 'number' && (columns.get(key)?.isNumber ?? true);
      columns.set(key, { key, label: columns.get(key)?.label ?? label, isNumber });
    }
  return [...columns.values()];
}

/**
 * Returns the value of each column that a row writes; null empties it. A whole row empties the columns of questions
 * that it does not answer.
 */
export function valuesOf(row: TableRow, known: Iterable<string>): Map<string, CellValue | null> {
  const values = new Map<string, CellValue | null>();
  if (row.isWhole) for (const key of known) if (!WORK.has(key)) values.set(key, null);
  for (const { key, value } of row.cells) values.set(key, value === '' ? null : value);
  values.set(OWN_COLUMNS.id, row.submissionId);
  return values;
}

/** Cuts a text that is over the limit of its vendor, in UTF-16 units, and says where the rest is. */
export function cutText(text: string, most: number, link: string): string {
  if (text.length <= most) return text;
  const rest = `… ${link}`;
  // No half of a character in two units at the end.
  return `${text.slice(0, most - rest.length).replace(/[\uD800-\uDBFF]$/, '')}${rest}`;
}
