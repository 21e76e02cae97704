import { randomBytes } from 'node:crypto';
import { escapeLiteral, type PoolClient } from 'pg';
import { LINKS, type CellPath } from './cells.ts';
import type { ExportColumns, LabelsOfRevisions } from './columns.ts';
import { copyLines, type Lines } from './copyLines.ts';
import { csvCell, FORMULA_START } from '@inlay/sdk/model';
import { csvRows } from './csvRows.ts';
import { inlineValues } from '../../platform/db/inlineValues.ts';
import { STATEMENT_MS } from '../../platform/db/slowStatements.ts';
import type { ExportScope } from './selectExport.ts';
import { WORK_CELLS } from './workCells.ts';

/**
 * Writes one form's CSV in the database, at a fraction of the cost of reading each row here. Cells that start
 * like a formula, and answers that are not plain text, are printed here, by the functions of all exports.
 */
export async function* copyCsv(
  client: PoolClient,
  scope: ExportScope,
  columns: ExportColumns,
): AsyncGenerator<Lines> {
  const mark = `${MARK}${randomBytes(8).toString('hex')} `;
  const cells = columns.keys.map(({ key, path }, place) => {
    const renamed = columns.renamedOf(key);
    if (renamed) return textCell(`${containerOf(path)} ->> ${nameOf(path)}`, renamed);
    const stored = `${containerOf(path)} -> ${nameOf(path)}`;
    // Marks cells to be printed here, with a mark no visitor can know.
    const value = `s.revision_id || ' ${place} ' || ${key.endsWith(LINKS) ? `s.id || ' ' || ` : ''}(${stored})::text`;
    const marked = `coalesce(${escapeLiteral(mark)} || ${value}, '')`;
    const ticked = columns.printAlways(key, true);
    if (ticked === null) return marked;
    return `case ${stored} when 'true' then ${escapeLiteral(ticked)} else ${marked} end`;
  });
  const local = `s.submitted_at at time zone ${escapeLiteral(scope.timeZone)}`;
  // The format of `to_char` at a fraction of its cost: the snapshot's dates are ISO 8601.
  const days = [`(${local})::date`, `date_trunc('second', ${local})::time`];
  const work = scope.hasWork ? WORK_CELLS.map((cell) => inlineValues(cell)) : [];
  const statement = `
    copy (select ${[...days, ...work, ...cells].join(', ')} from form_submissions s where ${inlineValues(scope.rows)}
      order by s.submitted_at desc, s.id desc) to stdout (format csv, force_quote *)`;
  yield* copyLines(client, statement, STATEMENT_MS, {
    ...csvRows,
    format(rows) {
      const { lines, count } = csvRows.format(rows);
      return { lines: printCells(lines, mark, columns), count };
    },
  });
}

/** The object that holds an answer: all answers of the submission, or those of a row. */
const containerOf = ([group, row, key]: CellPath): string =>
  key === undefined ? 's.submission_data' : `s.submission_data -> ${escapeLiteral(group)} -> ${Number(row)}`;

const nameOf = (path: CellPath): string => escapeLiteral(path.at(-1)!.toString());

/** A cell with the stored text, or the words of a renamed option in the revision that was answered (decision 211). */
function textCell(stored: string, renamed: LabelsOfRevisions): string {
  if (Object.keys(renamed).length === 0) return `coalesce(${stored}, '')`;
  const labels = `${escapeLiteral(JSON.stringify(renamed))}::jsonb -> s.revision_id::text ->> (${stored})`;
  return `coalesce(${labels}, ${stored}, '')`;
}

/** The first character of the mark, from the private use area. */
const MARK = '\uE000';

/**
 * Matches a cell that starts like a formula or with the mark. Quotes inside a cell are doubled, so a comma and a
 * single quote can only start a cell, or end the last one before CRLF.
 */
const SPECIAL = new RegExp(`,"(?!\\r)(?=${FORMULA_START}|${MARK})((?:[^"]|"")*)"`, 'gu');

const printCells = (lines: string, mark: string, columns: ExportColumns): string =>
  lines.replace(SPECIAL, (_whole, quoted: string) => {
    const value = quoted.includes('"') ? quoted.replaceAll('""', '"') : quoted;
    return `,${csvCell(value.startsWith(mark) ? printMarked(value.slice(mark.length), columns) : value)}`;
  });

/** Prints a marked cell: revision, column, of files the submission, and JSON, separated by spaces. */
function printMarked(value: string, columns: ExportColumns): string {
  const [revisionId = '', place = ''] = value.split(' ', 2);
  const key = columns.keys[Number(place)]?.key ?? '';
  const rest = value.slice(revisionId.length + place.length + 2);
  const [id = ''] = key.endsWith(LINKS) ? rest.split(' ', 1) : [];
  return columns.print({ id, revisionId }, key, JSON.parse(rest.slice(id ? id.length + 1 : 0)));
}
