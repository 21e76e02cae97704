import {
  columnsOf,
  ID_COLUMN,
  mergeRows,
  OWN_COLUMNS,
  valuesOf,
  type CellValue,
  type Table,
  type TableRow,
} from '../tables/table.ts';
import { placeColumns, type FoundColumn, type KnownColumns } from '../tables/placeColumns.ts';
import {
  callJson,
  TableError,
  type TableState,
  type VendorAnswer,
  type VendorCall,
} from '../tables/vendorCall.ts';

const BASE = 'https://api.notion.com/v1';
const VERSION = '2026-03-11';
/** Most characters of one text. */
const MAX_TEXT = 2_000;

/** A data source of Notion, what is known of its properties, and where that is kept. */
export interface NotionPlace {
  token: string;
  dataSourceId: string;
  known: KnownColumns;
  remember(known: KnownColumns): Promise<void>;
}

interface Schema {
  properties: Record<string, { id: string; name: string; type: string }>;
}

/**
 * A data source of a Notion database (developers.notion.com/reference, version 2026-03-11, read 2026-11). A property
 * has the id of the submission, and is asked for before a page is made. Properties are named by their ids, which
 * renaming keeps. Texts are of the type `text`: a mention or a formula is another.
 */
export function createNotionTable(call: VendorCall, place: NotionPlace): Table {
  const ask = askNotion(call, place.token);
  const source = `data_sources/${encodeURIComponent(place.dataSourceId)}`;

  /** Finds the properties that rows need, and makes those that are missing. */
  const prepare = async (rows: readonly TableRow[]): Promise<Map<string, FoundColumn>> => {
    const needed = [ID_COLUMN, ...columnsOf(rows)];
    let schema: Schema = await ask('GET', source);
    let { placed, missing } = placeColumns(needed, listColumns(schema), place.known);
    if (missing.length > 0) {
      const added = missing.map(({ name, isNumber }) => [
        name,
        isNumber ? { number: {} } : { rich_text: {} },
      ]);
      schema = await ask('PATCH', source, { properties: Object.fromEntries(added) });
      ({ placed, missing } = placeColumns(
        needed.map((column) => ({
          ...column,
          label: missing.find(({ key }) => key === column.key)?.name ?? column.label,
        })),
        listColumns(schema),
        place.known,
      ));
      if (missing.length > 0)
        throw new TableError('Notion did not add the properties', { state: 'columns_refused' });
    }
    const ids = Object.fromEntries([...placed].map(([key, { id }]) => [key, id]));
    if ([...placed].some(([key, { id }]) => place.known[key] !== id))
      await place.remember({ ...place.known, ...ids });
    return placed;
  };

  /** Finds the pages of submissions. */
  const findPages = async (rows: readonly TableRow[], idColumn: string): Promise<Map<string, string>> => {
    const wanted = rows.map(({ submissionId }) => ({
      property: idColumn,
      rich_text: { equals: submissionId },
    }));
    const pages = new Map<string, string>();
    let cursor: string | null = null;
    do {
      // oxlint-disable-next-line no-await-in-loop -- each page of the list names the next
      const list: { results: Page[]; next_cursor: string | null } = await ask('POST', `${source}/query`, {
        filter: { or: wanted },
        page_size: 100,
        ...(cursor && { start_cursor: cursor }),
      });
      for (const { id, properties } of list.results) {
        const stored = Object.values(properties).find((one) => one.id === idColumn)?.rich_text ?? [];
        const submissionId = stored.map(({ plain_text: text = '' }) => text).join('');
        if (!pages.has(submissionId)) pages.set(submissionId, id);
      }
      cursor = list.next_cursor;
    } while (cursor);
    return pages;
  };

  return {
    async put(all, onDone) {
      const rows = mergeRows(all);
      const parent = { type: 'data_source_id', data_source_id: place.dataSourceId };
      const columns = await prepare(rows);
      const pages = await findPages(rows, columns.get(OWN_COLUMNS.id)?.id ?? '');
      for (const row of rows) {
        const page = pages.get(row.submissionId);
        const properties = propertiesOf(row, columns);
        // oxlint-disable no-await-in-loop -- three requests a second, in the order of the submissions
        if (page) await ask('PATCH', `pages/${page}`, { properties });
        else if (row.isWhole) await ask('POST', 'pages', { parent, properties });
        // oxlint-enable no-await-in-loop
        onDone([row.submissionId]);
      }
    },
  };
}

/** Returns what asks Notion with a token. */
export const askNotion =
  (call: VendorCall, token: string) => (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
    callJson(
      call,
      {
        method,
        url: `${BASE}/${path}`,
        headers: { authorization: `Bearer ${token}`, 'notion-version': VERSION },
        // A page would be made twice.
        isRepeatable: path !== 'pages',
        ...(body && { body }),
      },
      judge,
    );

interface Page {
  id: string;
  properties: Record<string, { id: string; rich_text?: { plain_text?: string }[] }>;
}

const listColumns = ({ properties }: Schema): (FoundColumn & { type: string })[] =>
  Object.entries(properties).map(([name, { id, type }]) => ({
    id,
    name,
    type,
    isTitle: type === 'title',
    takes: type === 'title' || type === 'rich_text' ? 'text' : type === 'number' ? 'number' : null,
  }));

function propertiesOf(row: TableRow, columns: ReadonlyMap<string, FoundColumn>): object {
  const values = [...valuesOf(row, columns.keys())].flatMap(([key, value]) => {
    const column = columns.get(key);
    return column ? [[column.id, propertyOf(column as FoundColumn & { type: string }, value, row.link)]] : [];
  });
  return Object.fromEntries(values);
}

function propertyOf({ type }: { type: string }, value: CellValue | null, link: string): object {
  if (type === 'number') return { number: value };
  return { [type]: value === null ? [] : textsOf(String(value), link) };
}

/** The objects of a text; what is too long ends with a link to the submission. */
function textsOf(text: string, link: string): object[] {
  if (text.length <= MAX_TEXT) return [{ type: 'text', text: { content: text } }];
  // No half of a character in two units at the end.
  const start = text.slice(0, MAX_TEXT).replace(/[\uD800-\uDBFF]$/, '');
  return [
    { type: 'text', text: { content: start } },
    { type: 'text', text: { content: `… ${link}`, link: { url: link } } },
  ];
}

/** Reads from a refusal what has to be mended. */
function judge({ status }: VendorAnswer): TableState | null {
  if (status === 401) return 'credentials_refused';
  if (status === 403) return 'not_shared';
  // Notion does not tell a database that is gone from one that is not shared.
  return status === 404 ? 'table_gone' : null;
}
