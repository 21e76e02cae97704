import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import ZipStream from 'zip-stream';
import { plainNumber } from '@inlay/sdk/model';
import type { CellKind } from './cellKind.ts';

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
  /** What the columns hold below their titles; absent for text alone. */
  kinds?: readonly CellKind[];
}

/** Most rows of a sheet in Excel (ECMA-376 has no limit). */
const MAX_SHEET_ROWS = 1_048_576;

/** Styles of cells, by their place in `STYLES`. */
const STYLE = { plain: 0, date: 1, minutes: 2, seconds: 3 } as const;
/** A date as the reader's own Excel writes it (14), times as 14:30 (20) and 14:30:00 (21). */
const STYLES = `<styleSheet xmlns="${SHEET}"><fonts count="1"><font/></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4">${[0, 14, 20, 21].map((format) => `<xf numFmtId="${format}" xfId="0" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`;

const pathOf = (number: number): string => `worksheets/sheet${number}.xml`;

/** Returns the parts of a workbook that name its sheets. */
function partsOf(names: readonly string[]): (readonly [name: string, xml: string])[] {
  const each = (write: (name: string, number: number) => string) =>
    names.map((name, at) => write(name, at + 1)).join('');
  return [
    [
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${each((_name, number) => `<Override PartName="/xl/${pathOf(number)}" ContentType="${SHEET_TYPE}"/>`)}</Types>`,
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
      `<Relationships xmlns="${PACKAGE}/relationships">${each((_name, number) => `<Relationship Id="rId${number}" Type="${DOCUMENT}/worksheet" Target="${pathOf(number)}"/>`)}<Relationship Id="rId${names.length + 1}" Type="${DOCUMENT}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', STYLES],
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

/** Width of a date, in digits: Excel shows one that does not fit as signs alone. */
const DATE_WIDTH = 12;

function sheetStart(kinds: readonly CellKind[]): string {
  const columns = kinds.flatMap((kind, at) =>
    kind === 'date' ? `<col min="${at + 1}" max="${at + 1}" width="${DATE_WIDTH}" customWidth="1"/>` : [],
  );
  const widths = columns.length > 0 ? `<cols>${columns.join('')}</cols>` : '';
  return `${HEAD}<worksheet xmlns="${SHEET}">${widths}<sheetData>`;
}
const SHEET_END = '</sheetData></worksheet>';

/**
 * Writes a workbook sheet by sheet and row by row, in constant memory. A cell is a number, a date or a time where its
 * column is of that kind and its text is exactly one, else a string: no cell can be a formula (T18).
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
    for (const { name, rows, kinds } of sheets) {
      open.table = openTable(rows, kinds);
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
function openTable(rows: AsyncIterable<Batch>, kinds: readonly CellKind[] = []) {
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
    yield sheetStart(kinds);
    let count = 0;
    if (titles) {
      count = 1;
      yield rowXml(titles, count, []);
    }
    while (count < mostRows && (await hasMore())) {
      const taken = waiting.slice(0, mostRows - count);
      waiting = waiting.slice(taken.length);
      const before = count;
      count += taken.length;
      const kindsOf = (values: readonly string[]) => (values === titles ? [] : kinds);
      titles ??= taken[0];
      yield taken.map((values, at) => rowXml(values, before + at + 1, kindsOf(values))).join('');
    }
    yield SHEET_END;
  }

  return { hasMore, writeSheet, close: async () => void (await batches.return?.()) };
}

const rowXml = (values: readonly string[], row: number, kinds: readonly CellKind[]): string =>
  `<row r="${row}">${values.map((value, at) => cellXml(value, `${columnName(at)}${row}`, kinds[at])).join('')}</row>`;

function cellXml(value: string, place: string, kind: CellKind = null): string {
  if (value === '') return '';
  const { number, style } = (kind && parseNumber(value, kind)) ?? {};
  if (number !== undefined) return `<c r="${place}"${style ? ` s="${style}"` : ''}><v>${number}</v></c>`;
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(fitting(value))}</t></is></c>`;
}

const DAY_MS = 86_400_000;
/** Excel counts a 29 February 1900, which never was: dates before have other numbers. */
const FIRST_DAY = '1900-03-01';
const DAY_ZERO = Date.UTC(1899, 11, 30);

/** Returns the number by which a workbook holds a value of a kind; null for a text that is none. */
function parseNumber(value: string, kind: NonNullable<CellKind>): { number: number; style: number } | null {
  if (kind === 'number') {
    // A longer one would lose digits.
    const isExact = /^-?\d/.test(value) && plainNumber(Number(value)) === value;
    return isExact ? { number: Number(value), style: STYLE.plain } : null;
  }
  if (kind === 'date') {
    const isDay = /^\d{4}-\d\d-\d\d$/.test(value) && value >= FIRST_DAY;
    const number = isDay ? (Date.parse(value) - DAY_ZERO) / DAY_MS : NaN;
    return Number.isNaN(number) ? null : { number, style: STYLE.date };
  }
  const [, hours, minutes, seconds] = /^(\d\d):(\d\d)(?::(\d\d))?$/.exec(value) ?? [];
  if (!hours) return null;
  const number = (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds ?? 0)) / 86_400;
  return { number, style: seconds ? STYLE.seconds : STYLE.minutes };
}

/** Most characters of a cell in Excel, which repairs files with longer ones. */
const MAX_CELL = 32_767;

/** Returns a text that fits into a cell; of a longer one its beginning, and how much there was. */
function fitting(value: string): string {
  if (value.length <= MAX_CELL) return value;
  const note = `… (cut: a cell of Excel holds ${MAX_CELL} of ${value.length} characters; CSV has all of them)`;
  return value.slice(0, MAX_CELL - note.length).replace(/[\uD800-\uDBFF]$/, '') + note;
}

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
