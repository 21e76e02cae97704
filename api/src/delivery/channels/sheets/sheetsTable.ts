import {
  columnsOf,
  cutText,
  ID_COLUMN,
  idsOf,
  mergeRows,
  OWN_COLUMNS,
  valuesOf,
  type CellValue,
  type Table,
  type TableColumn,
  type TableRow,
} from '../tables/table.ts';
import { TableError } from '../tables/vendorCall.ts';
import type { SheetsClient } from './sheetsClient.ts';

/** Key of the metadata that says what a column stands for. */
const METADATA_KEY = 'inlay.column';
/** Rows above the first submission. */
const HEADER_ROWS = 1;
/** Most characters of a cell. */
const MAX_CELL = 50_000;

/** The sheet of a spreadsheet that rows go to. */
export interface SheetPlace {
  spreadsheetId: string;
  sheetId: number;
}

/** What is known of a sheet: where each of our columns is now, by what it stands for. */
interface Layout {
  columns: Map<string, number>;
  rowCount: number;
}

/**
 * A sheet of Google Sheets (developers.google.com/workspace/sheets/api/reference/rest, read 2026-11). Each column has
 * developer metadata with the id of its field, which moves along with it, and a column of its own has the ids of
 * submissions: rows are read back by them before each write. One `spreadsheets.batchUpdate` writes everything, as
 * Google applies all of it or nothing. Values are typed, so that no text is a formula.
 */
export function createSheetsTable(client: SheetsClient, place: SheetPlace): Table {
  return {
    async put(all, onDone) {
      const rows = mergeRows(all);
      const layout = await readLayout(client, place);
      const ids = await readIds(client, place, layout);
      const present = rows.filter(({ isWhole, submissionId }) => isWhole || ids.has(submissionId));
      if (present.length === 0) return onDone(idsOf(rows));
      const added = findAdded(layout, present);
      const { requests, columns } = addColumns(place.sheetId, layout, added);
      const fresh = present.filter(({ submissionId }) => !ids.has(submissionId));
      const start = Math.max(await readEnd(client, place, layout), HEADER_ROWS);
      const missing = start + fresh.length - layout.rowCount;
      if (missing > 0)
        requests.push({
          appendDimension: { sheetId: place.sheetId, dimension: 'ROWS', length: missing },
        });
      requests.push(...writeBlock(place.sheetId, columns, { rows: fresh, start }));
      for (const row of present) {
        const at = ids.get(row.submissionId);
        if (at !== undefined)
          requests.push(...writeBlock(place.sheetId, columns, { rows: [row], start: at }));
      }
      await client.batchUpdate(place.spreadsheetId, requests);
      onDone(idsOf(rows));
    },
  };
}

async function readLayout(client: SheetsClient, { spreadsheetId, sheetId }: SheetPlace): Promise<Layout> {
  const { sheets = [] } = await client.getStructure(spreadsheetId);
  // A sheet that does not say its id is the first that a spreadsheet was made with: zero is left out.
  const sheet = sheets.find(({ properties }) => (properties.sheetId ?? 0) === sheetId);
  if (!sheet) throw new TableError('The sheet was removed', { state: 'table_gone' });
  const columns = new Map<string, number>();
  for (const [at, column] of (sheet.data?.[0]?.columnMetadata ?? []).entries())
    for (const { metadataKey, metadataValue } of column.developerMetadata ?? [])
      // A column that a person copied comes later.
      if (metadataKey === METADATA_KEY && metadataValue !== undefined && !columns.has(metadataValue))
        columns.set(metadataValue, at);
  if (columns.size > 0 && !columns.has(OWN_COLUMNS.id))
    throw new TableError('The column with the ids of submissions was removed', { state: 'id_column_gone' });
  return { columns, rowCount: sheet.properties.gridProperties?.rowCount ?? 0 };
}

/** Reads where the row of each submission is. */
async function readIds(
  client: SheetsClient,
  { spreadsheetId, sheetId }: SheetPlace,
  { columns }: Layout,
): Promise<Map<string, number>> {
  const at = columns.get(OWN_COLUMNS.id);
  const ids = new Map<string, number>();
  if (at === undefined) return ids;
  const [column = []] = await client.readColumns(spreadsheetId, [
    { sheetId, startColumnIndex: at, endColumnIndex: at + 1 },
  ]);
  for (const [row, id] of (column[0] ?? []).entries())
    if (typeof id === 'string' && id !== '' && !ids.has(id)) ids.set(id, row);
  return ids;
}

/** Reads the row after the last that has anything in our columns: rows that people typed there are kept. */
async function readEnd(
  client: SheetsClient,
  { spreadsheetId, sheetId }: SheetPlace,
  { columns }: Layout,
): Promise<number> {
  const places = [...columns.values()];
  if (places.length === 0) return 0;
  const ranges = listRuns(places).map(({ from, count }) => ({
    sheetId,
    startColumnIndex: from,
    endColumnIndex: from + count,
  }));
  const read = await client.readColumns(spreadsheetId, ranges);
  return Math.max(0, ...read.flat().map((column) => column.length));
}

/** Lists the columns that have to be made, the ids' first. */
function findAdded({ columns }: Layout, rows: readonly TableRow[]): TableColumn[] {
  const needed = [ID_COLUMN, ...columnsOf(rows)];
  return needed.filter(({ key }) => !columns.has(key));
}

/** Writes new columns after the last of ours. They are inserted, so that nothing of other people is overwritten. */
function addColumns(
  sheetId: number,
  { columns: before }: Layout,
  added: readonly TableColumn[],
): { requests: object[]; columns: Map<string, number> } {
  if (added.length === 0) return { requests: [], columns: before };
  const from = Math.max(-1, ...before.values()) + 1;
  const columns = new Map([...before, ...added.map(({ key }, at): [string, number] => [key, from + at])]);
  const range = { sheetId, dimension: 'COLUMNS', startIndex: from, endIndex: from + added.length };
  const requests: object[] = [
    { insertDimension: { range, inheritFromBefore: from > 0 } },
    ...added.map(({ key }, at) => ({
      createDeveloperMetadata: {
        developerMetadata: {
          metadataKey: METADATA_KEY,
          metadataValue: key,
          visibility: 'DOCUMENT',
          location: {
            dimensionRange: { ...range, startIndex: from + at, endIndex: from + at + 1 },
          },
        },
      },
    })),
    {
      updateCells: {
        start: { sheetId, rowIndex: 0, columnIndex: from },
        rows: [{ values: added.map(({ label }) => cellOf(label)) }],
        fields: 'userEnteredValue',
      },
    },
  ];
  return { requests, columns };
}

/** Rows that lie one below the other. */
interface Block {
  rows: readonly TableRow[];
  start: number;
}

/** Writes rows below each other, one request for each run of columns that all of them write. */
function writeBlock(sheetId: number, columns: ReadonlyMap<string, number>, { rows, start }: Block): object[] {
  const values = rows.map((row) => ({ values: valuesOf(row, columns.keys()), link: row.link }));
  const written = [...new Set(values.flatMap((row) => [...row.values.keys()]))];
  const places = new Map(written.map((key) => [columns.get(key) ?? 0, key]));
  return listRuns([...places.keys()]).map(({ from, count }) => ({
    updateCells: {
      start: { sheetId, rowIndex: start, columnIndex: from },
      rows: values.map((row) => ({
        values: Array.from({ length: count }, (_one, at) =>
          cellOf(row.values.get(places.get(from + at) ?? '') ?? null, row.link),
        ),
      })),
      fields: 'userEnteredValue',
    },
  }));
}

/** A cell by its type: text stays text, whatever it begins with. */
function cellOf(value: CellValue | null, link = ''): object {
  if (value === null) return {};
  return {
    userEnteredValue:
      typeof value === 'number' ? { numberValue: value } : { stringValue: cutText(value, MAX_CELL, link) },
  };
}

/** Lists the runs of neighbouring numbers. */
function listRuns(places: readonly number[]): { from: number; count: number }[] {
  const runs: { from: number; count: number }[] = [];
  for (const place of places.toSorted((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last && last.from + last.count === place) last.count += 1;
    else runs.push({ from: place, count: 1 });
  }
  return runs;
}
