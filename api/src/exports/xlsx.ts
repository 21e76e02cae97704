import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import ZipStream from 'zip-stream';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const SHEET_TYPE = `${TYPE}.worksheet+xml`;

/** A sheet of a workbook. */
export interface Sheet {
  name: string;
  rows: AsyncIterable<readonly (readonly string[])[]>;
}

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
export async function* writeWorkbook(sheets: readonly Sheet[]): AsyncGenerator<Buffer> {
  const names = sheetNames(sheets.map(({ name }) => name));
  const open: Readable[] = [];
  const zip = new ZipStream({ level: 5 });
  const add = (name: string, content: string | Readable): Promise<void> =>
    new Promise((resolve, reject) => {
      zip.entry(content, { name, date: DATE }, (error) => (error ? reject(error) : resolve()));
    });
  const addAll = async (): Promise<void> => {
    for (const [name, xml] of partsOf(names)) await add(name, HEAD + xml);
    for (const [at, { rows }] of sheets.entries()) {
      const sheet = Readable.from(sheetParts(rows), { objectMode: false });
      open[0] = sheet;
      await add(`xl/${pathOf(at + 1)}`, sheet);
    }
    zip.finalize();
  };
  addAll().catch((error: Error) => zip.destroy(error));
  try {
    yield* zip as AsyncIterable<Buffer>;
  } finally {
    // The rows' statement ends before its connection is handed back.
    for (const sheet of open) {
      sheet.destroy();
      await finished(sheet).catch(() => undefined);
    }
  }
}

async function* sheetParts(rows: AsyncIterable<readonly (readonly string[])[]>): AsyncGenerator<string> {
  yield SHEET_START;
  let count = 0;
  for await (const batch of rows) yield batch.map((values) => rowXml(values, ++count)).join('');
  yield SHEET_END;
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
