import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import ZipStream from 'zip-stream';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const SHEET_TYPE = `${TYPE}.worksheet+xml`;

/** Rows that are read at once. */
type Batch = readonly (readonly string[])[];

/** A table of a workbook; its first row has the titles. It continues on a further sheet where Excel needs one. */
export interface Sheet {
  name: string;
  rows: AsyncIterable<Batch>;
}

/** Most rows of a sheet in Excel (ECMA-376 has no limit). */
const MAX_SHEET_ROWS = 1_048_576;

const pathOf = (number: number): string => `worksheets/sheet${number}.xml`;

/** Returns the parts of a workbook that name its sheets. */
function partsOf(names: readonly string[]): (readonly [name: string, xml: string])[] {
  const each = (write: (name: string, number: number) => string) =>
    names.map((name, at) => write(name, at + 1)).join('');
  return [
    [
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${each((_name, number) => `<Override PartName="/xl/${pathOf(number)}" ContentType="${SHEET_TYPE}"/>`)}</Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${SHEET}" xmlns:r="${DOCUMENT}"><sheets>${each((name, number) => `<sheet name="${escapeXml(name)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${PACKAGE}/relationships">${each((_name, number) => `<Relationship Id="rId${number}" Type="${DOCUMENT}/worksheet" Target="${pathOf(number)}"/>`)}</Relationships>`,
    ],
  ];
}

/** Longest name of a sheet. */
const MAX_NAME = 31;

/** Returns names as sheets may have them: short, without some signs, each once in any case. */
export function sheetNames(wanted: readonly string[]): string[] {
  const taken = new Set<string>();
  return wanted.map((title) => {
    const base = title.replace(/[[\]:*?/\\\p{Cc}]/gu, ' ').replace(/^[' ]+|[' ]+$/g, '') || 'Sheet';
    for (let number = 1; ; number++) {
      const end = number === 1 ? '' : ` (${number})`;
      const name = base.slice(0, MAX_NAME - end.length).toWellFormed() + end;
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  });
}

/** The earliest day of the format, the same in every file. */
const DATE = new Date(Date.UTC(1980, 0, 1));

const SHEET_START = `${HEAD}<worksheet xmlns="${SHEET}"><sheetData>`;
const SHEET_END = '</sheetData></worksheet>';

/**
 * Writes a workbook sheet by sheet and row by row, in constant memory. Every cell is a string, so that no cell can
 * be a formula (T18).
 */
export async function* writeWorkbook(
  sheets: readonly Sheet[],
  mostRows = MAX_SHEET_ROWS,
): AsyncGenerator<Buffer> {
  const open: { sheet?: Readable; table?: Table } = {};
  const zip = new ZipStream({ level: 5 });
  const add = (name: string, content: string | Readable): Promise<void> =>
    new Promise((resolve, reject) => {
      zip.entry(content, { name, date: DATE }, (error) => (error ? reject(error) : resolve()));
    });
  const addAll = async (): Promise<void> => {
    const names: string[] = [];
    for (const { name, rows } of sheets) {
      open.table = openTable(rows);
      do {
        names.push(name);
        open.sheet = Readable.from(open.table.writeSheet(mostRows), { objectMode: false });
        await add(`xl/${pathOf(names.length)}`, open.sheet);
      } while (await open.table.hasMore());
    }
    for (const [name, xml] of partsOf(sheetNames(names))) await add(name, HEAD + xml);
    zip.finalize();
  };
  addAll().catch((error: Error) => zip.destroy(error));
  try {
    yield* zip as AsyncIterable<Buffer>;
  } finally {
    // The rows' statement ends before its connection is handed back.
    const { sheet, table } = open;
    sheet?.destroy();
    if (sheet) await finished(sheet).catch(() => undefined);
    await table?.close();
  }
}

type Table = ReturnType<typeof openTable>;

/** Reads a table, of which a sheet takes as many rows as it holds; each sheet begins with the titles. */
function openTable(rows: AsyncIterable<Batch>) {
  const batches = rows[Symbol.asyncIterator]();
  let waiting: Batch = [];
  let titles: readonly string[] | undefined;

  /** Reads on until there is a row; false at the end. */
  async function hasMore(): Promise<boolean> {
    while (waiting.length === 0) {
      const next = await batches.next();
      if (next.done) return false;
      waiting = next.value;
    }
    return true;
  }

  async function* writeSheet(mostRows: number): AsyncGenerator<string> {
    yield SHEET_START;
    let count = 0;
    if (titles) {
      count = 1;
      yield rowXml(titles, count);
    }
    while (count < mostRows && (await hasMore())) {
      const taken = waiting.slice(0, mostRows - count);
      waiting = waiting.slice(taken.length);
      titles ??= taken[0];
      const before = count;
      count += taken.length;
      yield taken.map((values, at) => rowXml(values, before + at + 1)).join('');
    }
    yield SHEET_END;
  }

  return { hasMore, writeSheet, close: async () => void (await batches.return?.()) };
}

const rowXml = (values: readonly string[], row: number): string =>
  `<row r="${row}">${values.map((value, at) => cellXml(value, `${columnName(at)}${row}`)).join('')}</row>`;

const cellXml = (value: string, place: string): string =>
  value === ''
    ? ''
    : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;

/** A, B, …, Z, AA, AB, … */
const columnName = (at: number): string =>
  (at < 26 ? '' : columnName(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

/** Characters with a meaning in XML, and those it cannot hold. */
// oxlint-disable-next-line eslint/no-control-regex -- searches for these characters
const SPECIAL = /[&<>"\r\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|_(?=x[0-9A-Fa-f]{4}_)/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  // Excel decodes _x0041_ to a character; the underscore is escaped to keep what a visitor typed.
  _: '_x005F_',
};
const escapeXml = (text: string): string => text.replace(SPECIAL, (found) => ENTITIES[found] ?? '');
