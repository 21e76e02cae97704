import type { PoolClient } from 'pg';
import { sql } from '../../platform/db/sql.ts';
import { answersIn } from '../visibility/answerVisibility.ts';
import { isHiddenKey } from './cells.ts';
import { copyLines, type CopiedRows, type Lines } from './copyLines.ts';
import { filesAsJson, type FileAt } from './fileCells.ts';
import { inlineValues } from '../../platform/db/inlineValues.ts';
import { STATEMENT_MS } from '../../platform/db/slowStatements.ts';
import type { ExportScope } from './selectExport.ts';
import { WORK_VALUES } from './workCells.ts';

/**
 * Writes one line of JSON for each submission, with its answers as stored, in the database.
 * @param fileAt lists the files with their addresses; null for forms that ask for none
 */
export function copyJson(
  client: PoolClient,
  scope: ExportScope,
  fileAt: FileAt | null,
): AsyncGenerator<Lines> {
  const { rows, titles, visibility, hasWork } = scope;
  const { status, assignee, comments } = WORK_VALUES;
  const work = sql`json_build_object('status', ${status}, 'assignee', ${assignee}, 'comments', ${comments})`;
  const next = hasWork ? sql`'","work":' || ${work}::text || ',"answers":'` : sql`'","answers":'`;
  const files = fileAt ? sql`',"files":' || ${filesAsJson(answersIn(visibility), fileAt)}::text` : sql`''`;
  const titled = JSON.stringify(Object.fromEntries(titles));
  // Concatenation costs the database a third of `json_build_object`.
  const query = sql`
    select '{"id":"' || s.id || '","formId":"' || s.form_id
      || '","form":' || coalesce(${titled}::jsonb -> s.form_id::text, '""')
      || ',"revisionId":"' || s.revision_id || '","receiptCode":' || to_json(s.receipt_code)
      || ',"submittedAt":"' || to_char(s.submitted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      || ${next} || ${answersIn(visibility)} || ${files} || '}'
    from form_submissions s where ${rows} order by s.submitted_at desc, s.id desc`;
  // JSON holds no control characters, so with these for quotes and delimiters nothing is quoted.
  const format = String.raw`format csv, quote E'\x01', delimiter E'\x02'`;
  return copyLines(client, `copy (${inlineValues(query)}) to stdout (${format})`, STATEMENT_MS, jsonRows);
}

const jsonRows: CopiedRows = {
  lastStart: (bytes) => bytes.lastIndexOf('\n') + 1,
  format(rows) {
    const lines = rows.split('\n');
    const shown = isHiddenKey(rows) ? lines.map(withoutHiddenKeys).join('\n') : rows;
    return { lines: shown, count: lines.length - 1 };
  },
};

/** Removes hidden answers (D-106). */
function withoutHiddenKeys(line: string): string {
  if (!isHiddenKey(line)) return line;
  const row = JSON.parse(line) as { answers: object };
  const answers = Object.fromEntries(Object.entries(row.answers).filter(([key]) => !isHiddenKey(key)));
  return JSON.stringify({ ...row, answers });
}
