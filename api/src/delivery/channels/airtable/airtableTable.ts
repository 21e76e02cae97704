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
import { placeColumns, type FoundColumn, type KnownColumns } from '../tables/placeColumns.ts';
import {
  callJson,
  parseJson,
  TableError,
  type TableState,
  type VendorAnswer,
  type VendorCall,
} from '../tables/vendorCall.ts';

const BASE = 'https://api.airtable.com/v0';
/** Most records of one request. */
const MAX_RECORDS = 10;
/** Most characters of a long text. */
const MAX_TEXT = 100_000;
/** Digits after the point of a number that is made. */
const PRECISION = 8;
/** Types that take text as it is, or by `typecast`; one with formatting would read it as Markdown. */
const TEXTS: ReadonlySet<string> = new Set([
  'singleLineText', 'multilineText', 'email', 'url', 'phoneNumber', 'singleSelect', 'multipleSelects', 'date', 'dateTime',
]); // prettier-ignore
const NUMBERS: ReadonlySet<string> = new Set(['number', 'currency', 'percent', 'rating', 'duration']);

/** A table of an Airtable base, what is known of its fields, and where that is kept. */
export interface AirtablePlace {
  token: string;
  baseId: string;
  tableId: string;
  known: KnownColumns;
  remember(known: KnownColumns): Promise<void>;
}

interface AirtableSchema {
  id: string;
  primaryFieldId: string;
  fields: { id: string; name: string; type: string }[];
}

type Columns = Map<string, FoundColumn>;

interface AirtableRecord {
  id: string;
  fields: Record<string, unknown>;
}

/** What asks Airtable about a place. */
interface Airtable extends AirtablePlace {
  /** Path of the table's records. */
  path: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- see `callJson`
  ask(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object): Promise<any>;
}

/**
 * A table of Airtable (airtable.com/developers/web/api, read 2026-11). Whole rows are upserted by the field with the
 * id of the submission, which Airtable does in one step. Fields are named by their ids, which renaming keeps.
 */
export function createAirtableTable(call: VendorCall, place: AirtablePlace): Table {
  const airtable: Airtable = {
    ...place,
    path: `${encodeURIComponent(place.baseId)}/${encodeURIComponent(place.tableId)}`,
    ask: askAirtable(call, place.token),
  };
  return {
    async put(all, onDone) {
      const rows = mergeRows(all);
      const columns = await prepare(airtable, rows);
      for (let at = 0; at < rows.length; at += MAX_RECORDS) {
        const some = rows.slice(at, at + MAX_RECORDS);
        // oxlint-disable-next-line no-await-in-loop -- five requests a second, in the order of the submissions
        await writeSome(airtable, some, columns);
        onDone(idsOf(some));
      }
    },
  };
}

/** Returns what asks Airtable with a token. */
export const askAirtable =
  (call: VendorCall, token: string): Airtable['ask'] =>
  (method, path, body) =>
    callJson(
      call,
      {
        method,
        url: `${BASE}/${path}`,
        headers: { authorization: `Bearer ${token}` },
        // A field would be refused, as its name is taken.
        isRepeatable: !path.endsWith('/fields'),
        ...(body && { body }),
      },
      judge,
    );

/** Finds the fields that rows need, and makes those that are missing. */
async function prepare(airtable: Airtable, rows: readonly TableRow[]): Promise<Columns> {
  const { ask, baseId, tableId, known, remember } = airtable;
  const meta = `meta/bases/${encodeURIComponent(baseId)}/tables`;
  const { tables }: { tables: AirtableSchema[] } = await ask('GET', meta);
  const schema = tables.find(({ id }) => id === tableId);
  if (!schema) throw new TableError('The table was removed', { state: 'table_gone' });
  const columnOf = describeIn(schema);
  const needed = [ID_COLUMN, ...columnsOf(rows)];
  const { placed, missing } = placeColumns(needed, schema.fields.map(columnOf), known);
  for (const column of missing)
    // oxlint-disable-next-line no-await-in-loop -- one request makes one field
    placed.set(
      column.key,
      columnOf(await addField(airtable, `${meta}/${encodeURIComponent(tableId)}`, column)),
    );
  if ([...placed].some(([key, { id }]) => known[key] !== id))
    await remember({ ...known, ...Object.fromEntries([...placed].map(([key, { id }]) => [key, id])) });
  return placed;
}

async function addField(
  { ask }: Airtable,
  table: string,
  { key, name, isNumber }: TableColumn & { name: string },
): Promise<AirtableSchema['fields'][number]> {
  const text = { type: key === OWN_COLUMNS.id ? 'singleLineText' : 'multilineText' };
  const type = isNumber ? { type: 'number', options: { precision: PRECISION } } : text;
  try {
    return await ask('POST', `${table}/fields`, { name, ...type });
  } catch (error) {
    // Rows may still be written by such a token.
    if (error instanceof TableError && error.state === 'not_shared')
      throw new TableError(error.message, { state: 'columns_refused', answer: error.answer });
    throw error;
  }
}

/** Writes rows of one request. */
async function writeSome(airtable: Airtable, rows: readonly TableRow[], columns: Columns): Promise<void> {
  if (rows.some(({ isWhole }) => !isWhole)) return writeFound(airtable, rows, columns);
  const records = rows.map((row) => ({ fields: fieldsOf(row, columns) }));
  try {
    await upsert(airtable, records, columns);
  } catch (error) {
    // Somebody copied a record: two have the same id, and an upsert refuses to choose.
    if (!(error instanceof TableError) || error.answer?.status !== 422 || error.state) throw error;
    await writeFound(airtable, rows, columns);
  }
}

/** Writes rows to the records that are there; whole ones that are not are made. */
async function writeFound(airtable: Airtable, rows: readonly TableRow[], columns: Columns): Promise<void> {
  const found = await findRecords(airtable, rows, idColumnOf(columns));
  const records = rows
    .filter(({ submissionId, isWhole }) => isWhole || found.has(submissionId))
    .map((row) => {
      const id = found.get(row.submissionId);
      return { ...(id && { id }), fields: fieldsOf(row, columns) };
    });
  if (records.length > 0) await upsert(airtable, records, columns);
}

/** Finds the records of submissions, by their ids. */
async function findRecords(
  { ask, path }: Airtable,
  rows: readonly TableRow[],
  idColumn: FoundColumn,
): Promise<Map<string, string>> {
  const name = idColumn.name.replace(/[\\}]/g, String.raw`\$&`);
  const isOne = rows.map(({ submissionId }) => `{${name}}="${submissionId}"`);
  const records = new Map<string, string>();
  let offset: string | undefined;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page of the list names the next
    const list: { records: AirtableRecord[]; offset?: string } = await ask('POST', `${path}/listRecords`, {
      filterByFormula: `OR(${isOne.join(',')})`,
      fields: [idColumn.id],
      returnFieldsByFieldId: true,
      ...(offset && { offset }),
    });
    for (const { id, fields } of list.records) {
      const submissionId = String(fields[idColumn.id]);
      if (!records.has(submissionId)) records.set(submissionId, id);
    }
    ({ offset } = list);
  } while (offset);
  return records;
}

const upsert = ({ ask, path }: Airtable, records: readonly object[], columns: Columns): Promise<void> =>
  ask('PATCH', path, {
    performUpsert: { fieldsToMergeOn: [idColumnOf(columns).id] },
    typecast: true,
    returnFieldsByFieldId: true,
    records,
  });

const describeIn =
  ({ primaryFieldId }: AirtableSchema) =>
  ({ id, name, type }: AirtableSchema['fields'][number]): FoundColumn => ({
    id,
    name,
    isTitle: id === primaryFieldId,
    takes: TEXTS.has(type) ? 'text' : NUMBERS.has(type) ? 'number' : null,
  });

function idColumnOf(columns: Columns): FoundColumn {
  const column = columns.get(OWN_COLUMNS.id);
  if (!column)
    throw new TableError('The field with the ids of submissions is missing', { state: 'id_column_gone' });
  return column;
}

const fieldsOf = (row: TableRow, columns: Columns): object =>
  Object.fromEntries(
    [...valuesOf(row, columns.keys())].flatMap(([key, value]): [string, CellValue | null][] => {
      const column = columns.get(key);
      return column
        ? [[column.id, typeof value === 'string' ? cutText(value, MAX_TEXT, row.link) : value]]
        : [];
    }),
  );

/** Reads from a refusal what has to be mended. */
function judge({ status, text }: VendorAnswer): TableState | null {
  const error = parseJson(text)?.error;
  const type: string = typeof error === 'string' ? error : (error?.type ?? '');
  if (status === 401) return 'credentials_refused';
  if (status === 403) return 'not_shared';
  if (status === 404) return 'table_gone';
  return status === 422 && /LIMIT|EXCEEDED/.test(type) ? 'full' : null;
}
