import { randomBytes } from 'node:crypto';
import { escapeLiteral, type PoolClient } from 'pg';
import type { Sql } from '../db/sql.ts';
import type { ExportColumns } from './columns.ts';
import { copyLines, type Lines } from './copyLines.ts';
import { csvCell, FORMULA_START } from './csv.ts';
import { STATEMENT_MS } from './readRows.ts';
import type { ExportScope } from './selectExport.ts';

/**
 * The lines of one form's CSV as the database itself writes them, which costs a fraction of taking each
 * row apart here. Only cells that begin like a formula, and answers that are not plain text, are printed
 * here, by the same functions as everywhere.
 */
export async function* copyCsv(
  client: PoolClient,
  scope: ExportScope,
  columns: ExportColumns,
): AsyncGenerator<Lines> {
  const mark = `${MARK}${randomBytes(8).toString('hex')} `;
  const cells = columns.keys.map((key, place) => {
    const name = escapeLiteral(key);
    if (columns.isText(key)) return `coalesce(s.submission_data ->> ${name}, '')`;
    // What is to be printed here says so, in words that no visitor can know.
    const value = `s.revision_id || ' ${place} ' || (s.submission_data -> ${name})::text`;
    const marked = `coalesce(${escapeLiteral(mark)} || ${value}, '')`;
    const ticked = columns.printAlways(key, true);
    if (ticked === null) return marked;
    return `case s.submission_data -> ${name} when 'true' then ${escapeLiteral(ticked)} else ${marked} end`;
  });
  const local = `s.submitted_at at time zone ${escapeLiteral(scope.timeZone)}`;
  // As `to_char` would write them, at a fraction of its cost: the snapshot's dates are ISO 8601.
  const days = [`(${local})::date`, `date_trunc('second', ${local})::time`];
  const statement = `
    copy (select ${[...days, ...cells].join(', ')} from form_submissions s where ${inlined(scope.rows)}
      order by s.submitted_at desc, s.id desc) to stdout (format csv, force_quote *)`;
  for await (const { bytes, count } of copyLines(client, statement, STATEMENT_MS)) {
    yield { bytes: printCells(bytes, mark, columns), count };
  }
}

/** Begins what is to be printed here: a character that stands for nothing. */
const MARK = '\uE000';

/**
 * A cell that begins like a formula or with the mark. Quotes inside a cell are doubled, so a comma, a
 * quote and none of these are nothing but the start of a cell, or the end of the last one before CRLF.
 */
const SPECIAL = new RegExp(`,"(?!\\r)(?=${FORMULA_START}|${MARK})((?:[^"]|"")*)"`, 'gu');

function printCells(bytes: Buffer, mark: string, columns: ExportColumns): Buffer {
  const text = bytes.toString('utf8');
  let isChanged = false;
  const printed = text.replace(SPECIAL, (whole, quoted: string) => {
    const value = quoted.includes('"') ? quoted.replaceAll('""', '"') : quoted;
    const cell = `,${csvCell(value.startsWith(mark) ? printMarked(value.slice(mark.length), columns) : value)}`;
    isChanged ||= cell !== whole;
    return cell;
  });
  return isChanged ? Buffer.from(printed) : bytes;
}

/** Revision, place and JSON, with blanks between them. */
function printMarked(value: string, columns: ExportColumns): string {
  const [revisionId = '', place = ''] = value.split(' ', 2);
  const json = value.slice(revisionId.length + place.length + 2);
  return columns.print(revisionId, columns.keys[Number(place)] ?? '', JSON.parse(json));
}

/** COPY takes no parameters; the driver writes values as literals. */
function inlined({ text, values }: Sql): string {
  let at = 0;
  return text.replace(/\?/g, () => literalOf(values[at++]));
}

function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  return escapeLiteral(
    typeof value === 'string' ? value : value instanceof Date ? value.toISOString() : JSON.stringify(value),
  );
}
