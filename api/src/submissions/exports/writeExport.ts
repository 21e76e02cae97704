import type { PoolClient } from 'pg';
import type { ExportFormat } from '../../platform/contract/index.ts';
import type { CellKind } from './cellKind.ts';
import type { AskedFields } from './cells.ts';
import type { ExportColumns, KeysOfForms } from './columns.ts';
import { copyCsv } from './copyCsv.ts';
import { copyJson } from './copyJson.ts';
import type { Lines } from './copyLines.ts';
import { asksForFiles, type FileAt } from './fileCells.ts';
import { BYTE_ORDER_MARK, csvLine } from '@inlay/sdk/model';
import {
  answersOf,
  findColumns,
  findRevisions,
  findStrayKeys,
  readRows,
  type ExportRow,
} from './readRows.ts';
import { groupSheets } from './groupSheets.ts';
import type { ExportScope } from './selectExport.ts';
import { splitChoices } from './splitChoices.ts';
import { WORK_KINDS, WORK_TITLES } from './workCells.ts';

interface Writing {
  /** Runs in a snapshot: see `beginSnapshot`. */
  client: PoolClient;
  scope: ExportScope;
  format: ExportFormat;
  fileAt: FileAt;
  /** Answers without a field in any revision that still get columns. */
  strayKeys?: KeysOfForms;
  /** Told after each batch how many rows there were so far. */
  onRows?(count: number): Promise<void> | void;
  /** Told at the end which answers had no column. */
  onStrayKeys?(keys: KeysOfForms): void;
}

/** The bytes of an export, batch by batch in constant memory (SUBM-061…064, D-104…106, D-110). */
export async function* writeExport(writing: Writing): AsyncGenerator<Buffer> {
  const { client, scope, format, fileAt, strayKeys = new Map() } = writing;
  const revisions = await findRevisions(client, scope);
  if (format === 'jsonl') {
    const files = asksForFiles(revisions) ? fileAt : null;
    yield* countedLines(writing, copyJson(client, scope, files));
    return;
  }
  const countsRows = format === 'xlsx';
  const columns = await findColumns(client, scope, { revisions, strayKeys, countsRows, fileAt });
  if (format === 'xlsx') yield* writeSheets(writing, revisions, columns);
  else {
    yield Buffer.from(BYTE_ORDER_MARK);
    if (scope.isOneForm && scope.splitBy === null) yield* copyTable(writing, columns);
    else
      for await (const lines of writeTable(writing, columns)) yield Buffer.from(lines.map(csvLine).join(''));
  }
}

/** Yields a workbook: a sheet of the submissions, and one for the rows of each repeating group. */
async function* writeSheets(
  writing: Writing,
  revisions: readonly AskedFields[],
  columns: ExportColumns,
): AsyncGenerator<Buffer> {
  // Loaded with the first workbook: what zips has fifty modules.
  const { writeWorkbook } = await import('./xlsx.ts');
  yield* writeWorkbook([
    { name: 'Submissions', rows: writeTable(writing, columns), kinds: kindsOf(writing.scope, columns) },
    ...groupSheets(writing, revisions),
  ]);
}

/** Yields one form's CSV, which the database writes. */
async function* copyTable(writing: Writing, columns: ExportColumns): AsyncGenerator<Buffer> {
  const { client, scope, onStrayKeys } = writing;
  yield Buffer.from(csvLine(headerOf(scope, columns)));
  yield* countedLines(writing, copyCsv(client, scope, columns));
  onStrayKeys?.(await findStrayKeys(client, scope, columns));
}

async function* countedLines({ onRows }: Writing, lines: AsyncIterable<Lines>): AsyncGenerator<Buffer> {
  let total = 0;
  for await (const { bytes, count } of lines) {
    yield bytes;
    await onRows?.((total += count));
  }
}

const headerOf = ({ isOneForm, hasWork }: ExportScope, { titles }: ExportColumns): string[] => [
  ...(isOneForm ? [] : ['Form']),
  'Date',
  'Time',
  ...(hasWork ? WORK_TITLES : []),
  ...titles,
];

const kindsOf = ({ isOneForm, hasWork }: ExportScope, { kinds }: ExportColumns): CellKind[] => [
  ...(isOneForm ? [] : [null]),
  'date',
  'time',
  ...(hasWork ? WORK_KINDS : []),
  ...kinds,
];

async function* writeTable(writing: Writing, columns: ExportColumns): AsyncGenerator<string[][]> {
  const { scope } = writing;
  yield [headerOf(scope, columns)];
  for await (const batch of countedRows(writing)) {
    yield batch.flatMap((row) => {
      const when = [row.date, row.time, ...row.work];
      const start = scope.isOneForm ? when : [scope.titles.get(row.formId) ?? '', ...when];
      return splitChoices(answersOf(row), scope.splitBy).map((answers) =>
        columns.cellsOf(row, answers, start),
      );
    });
  }
  writing.onStrayKeys?.(columns.strayKeys);
}

async function* countedRows({ client, scope, onRows }: Writing): AsyncGenerator<ExportRow[]> {
  let count = 0;
  for await (const batch of readRows(client, scope)) {
    yield batch;
    count += batch.length;
    await onRows?.(count);
  }
}
