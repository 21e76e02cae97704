import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import ZipStream from 'zip-stream';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The fixed parts of a workbook. */
const PARTS: readonly (readonly [name: string, xml: string])[] = [
  [
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `<workbook xmlns="${SHEET}" xmlns:r="${DOCUMENT}"><sheets><sheet name="Submissions" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ],
];

/** The earliest day of the format, the same in every file. */
const DATE = new Date(Date.UTC(1980, 0, 1));

const SHEET_START = `${HEAD}<worksheet xmlns="${SHEET}"><sheetData>`;
const SHEET_END = '</sheetData></worksheet>';

/**
 * Writes a workbook of one sheet, row by row in constant memory. Every cell is a string, so that no cell can be
 * a formula (T18).
 */
export async function* writeWorkbook(
  rows: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<Buffer> {
  const sheet = Readable.from(sheetParts(rows), { objectMode: false });
  const zip = new ZipStream({ level: 5 });
  const add = (name: string, content: string | Readable): Promise<void> =>
    new Promise((resolve, reject) => {
      zip.entry(content, { name, date: DATE }, (error) => (error ? reject(error) : resolve()));
    });
  const addAll = async (): Promise<void> => {
    for (const [name, xml] of PARTS) await add(name, HEAD + xml);
    await add('xl/worksheets/sheet1.xml', sheet);
    zip.finalize();
  };
  addAll().catch((error: Error) => zip.destroy(error));
  try {
    yield* zip as AsyncIterable<Buffer>;
  } finally {
    // The rows' statement ends before its connection is handed back.
    sheet.destroy();
    await finished(sheet).catch(() => undefined);
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
