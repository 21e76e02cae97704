import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool, PoolClient } from 'pg';
import type { Config } from '../config.ts';
import { actAsSystem } from '../db/actAs.ts';
import { publishEvent } from '../realtime/liveEvents.ts';
import { User } from '../users/user.entity.ts';
import { isHiddenKey } from './columns.ts';
import { BYTE_ORDER_MARK, csvLine } from './csv.ts';
import { Export } from './export.entity.ts';
import { exportFile, exportFolder } from './exportFile.ts';
import { exportRows, formOfSelection } from './exportRows.ts';
import { beginSnapshot, findColumns, readRows, type ExportRow } from './readRows.ts';
import { writeWorkbook } from './xlsx.ts';

interface Deps {
  config: Pick<Config, 'dataFolder'>;
  orm: MikroORM;
  pool: Pool;
}

/** Rows between two notes of how far it is. */
const NOTE_EVERY = 10_000;

/** Writes the file of an export. A second try begins anew; the file has its name only once it is whole. */
export async function runExport(deps: Deps, input: { exportId: string; isLast: boolean }): Promise<void> {
  const { exportId, isLast } = input;
  const started = await actAsSystem(deps.orm, async (em) => {
    const found = await em.findOne(Export, { id: exportId });
    if (!found || found.state === 'done') return null;
    found.state = 'running';
    const owner = await em.findOneOrFail(User, { id: found.ownerId });
    return { found, actor: { id: owner.id, role: owner.role } };
  });
  if (!started) return;
  try {
    const written = await writeFile(deps, started);
    await note(deps, exportId, { ...written, state: 'done' });
  } catch (error) {
    if (isLast) await note(deps, exportId, { state: 'failed', problem: 'The file could not be written.' });
    throw error;
  }
}

async function writeFile(
  deps: Deps,
  { found, actor }: { found: Export; actor: Parameters<typeof exportRows>[0] },
): Promise<{ rows: number; bytes: number; sha256: string }> {
  const path = exportFile(deps.config, found);
  await mkdir(exportFolder(deps.config), { recursive: true, mode: 0o700 });
  const client = await deps.pool.connect();
  let isWhole = false;
  try {
    await beginSnapshot(client);
    const counter = { rows: 0 };
    const hash = createHash('sha256');
    let bytes = 0;
    const measured = async function* (): AsyncGenerator<Buffer> {
      for await (const chunk of writeFormat(deps, { client, found, actor, counter })) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    };
    // What a try before has left is overwritten.
    const file = createWriteStream(`${path}.part`, { mode: 0o600, flush: true });
    await pipeline(Readable.from(measured(), { objectMode: false }), file);
    await client.query('commit');
    await rename(`${path}.part`, path);
    isWhole = true;
    return { rows: counter.rows, bytes, sha256: hash.digest('hex') };
  } finally {
    // A connection in the middle of a cursor is closed, not handed back.
    client.release(!isWhole);
  }
}

interface Writing {
  client: PoolClient;
  found: Export;
  actor: Parameters<typeof exportRows>[0];
  counter: { rows: number };
}

async function* writeFormat(deps: Deps, writing: Writing): AsyncGenerator<Buffer> {
  const { client, found } = writing;
  if (found.format === 'jsonl') {
    for await (const batch of countedRows(deps, writing)) yield Buffer.from(batch.map(jsonLine).join(''));
    return;
  }
  const isOneForm = formOfSelection(found.selection) !== null;
  const rows = exportRows(writing.actor, found.selection);
  const columns = await findColumns(client, rows, isOneForm);
  const table = async function* (): AsyncGenerator<string[][]> {
    yield [[...(isOneForm ? [] : ['Form']), 'Date', 'Time', ...columns.titles]];
    for await (const batch of countedRows(deps, writing)) {
      yield batch.map((row) => {
        const { form_id: formId, revision_id: revisionId, answers } = row;
        const start = isOneForm ? [row.date, row.time] : [row.title, row.date, row.time];
        return [...start, ...columns.cellsOf({ formId, revisionId, answers })];
      });
    }
  };
  if (found.format === 'xlsx') {
    yield* writeWorkbook(table());
    return;
  }
  yield Buffer.from(BYTE_ORDER_MARK);
  for await (const lines of table()) yield Buffer.from(lines.map(csvLine).join(''));
}

async function* countedRows(deps: Deps, writing: Writing): AsyncGenerator<ExportRow[]> {
  const { client, found, actor, counter } = writing;
  const rows = exportRows(actor, found.selection);
  for await (const batch of readRows(client, rows, found.selection.timeZone)) {
    yield batch;
    const before = counter.rows;
    counter.rows += batch.length;
    const isNoted = Math.floor(before / NOTE_EVERY) < Math.floor(counter.rows / NOTE_EVERY);
    if (isNoted) await note(deps, found.id, { rows: counter.rows });
  }
}

/** One submission as one line of JSON, with its answers as they are stored. */
function jsonLine(row: ExportRow): string {
  const answers = Object.fromEntries(Object.entries(row.answers).filter(([key]) => !isHiddenKey(key)));
  const line = {
    id: row.id,
    formId: row.form_id,
    form: row.title,
    revisionId: row.revision_id,
    receiptCode: row.receipt_code,
    submittedAt: row.submitted_at.toISOString(),
    answers,
  };
  return `${JSON.stringify(line)}\n`;
}

/** Writes down how far an export is and tells its owner. */
async function note(
  { orm }: Deps,
  exportId: string,
  changes: Partial<Pick<Export, 'state' | 'rows' | 'bytes' | 'sha256' | 'problem'>>,
): Promise<void> {
  await actAsSystem(orm, async (em) => {
    const found = await em.findOne(Export, { id: exportId });
    if (!found) return;
    Object.assign(found, changes);
    await publishEvent(em, { type: 'job', userId: found.ownerId });
  });
}
