import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { publishEvent } from '../../platform/realtime/liveEvents.ts';
import { progressEvent } from '../../platform/jobs/progressEvent.ts';
import { loadPersonOf } from '../loadPersonOf.ts';
import type { KeysOfForms } from './columns.ts';
import { Export } from '../../platform/entities/export.entity.ts';
import { exportFile, exportFolder } from './exportFile.ts';
import { fileAddresses } from './fileCells.ts';
import { mailExport, mailFailedExport } from './mailExport.ts';
import { beginSnapshot } from '../../platform/db/slowStatements.ts';
import { selectExport, type ExportScope } from './selectExport.ts';
import { writeExport } from './writeExport.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';

interface Deps {
  config: Config;
  orm: MikroORM;
  pool: Pool;
}

/** Interval of progress updates, in ms. */
const NOTE_EVERY_MS = 500;

/** Writes the file of an export. Another attempt starts over; only a complete file gets its name. */
async function runExport(
  deps: Deps,
  input: { exportId: string; isMailed: boolean; isLast: boolean },
): Promise<void> {
  const { exportId, isMailed, isLast } = input;
  const found = await inTransaction(deps.orm, async (em) => {
    const one = await em.findOne(Export, { id: exportId });
    if (!one || one.state === 'done') return null;
    one.state = 'running';
    return one;
  });
  if (!found) return;
  try {
    const scope = await inTransaction(deps.orm, (em) => selectAsOwner(em, found));
    const written = await writeFile(deps, { found, scope });
    await note(deps, exportId, { ...written, state: 'done' }, { isMailed });
  } catch (error) {
    // A retry would be refused as well: the owner may no longer read these submissions.
    const isRefused = error instanceof ProblemError;
    const problem = isRefused ? error.message : 'The file could not be written.';
    // Who may not read the form any more is told nothing of it.
    const isTold = isMailed && !isRefused;
    if (isRefused || isLast) await note(deps, exportId, { state: 'failed', problem }, { isMailed: isTold });
    if (!isRefused) throw error;
  }
}

export const runExportJob = defineJob({
  name: 'run_export',
  payload: z.object({ exportId: z.uuid(), isMailed: z.boolean().default(false) }),
  queue: 'bulk',
  key: ({ exportId }) => [exportId],
  run: (deps: Deps, payload, { isLast }) => runExport(deps, { ...payload, isLast }),
});

async function selectAsOwner(em: EntityManager, found: Export): Promise<ExportScope> {
  return selectExport(em, await loadPersonOf(em, found), found.selection);
}

interface Started {
  found: Export;
  scope: ExportScope;
}

async function writeFile(deps: Deps, started: Started): Promise<Written> {
  const path = exportFile(deps.config, started.found);
  await mkdir(exportFolder(deps.config), { recursive: true, mode: 0o700 });
  const client = await deps.pool.connect();
  let isWhole = false;
  try {
    await beginSnapshot(client);
    let strayKeys: KeysOfForms = new Map();
    const write = () =>
      writePart(deps, { ...started, client, path, strayKeys, onStrayKeys: (keys) => (strayKeys = keys) });
    let written = await write();
    // Answers without a field are rare, so the file is written again when some are found.
    if (strayKeys.size > 0) written = await write();
    await client.query('commit');
    await rename(`${path}.part`, path);
    isWhole = true;
    return written;
  } finally {
    // Closes a connection with an open cursor instead of returning it to the pool.
    client.release(!isWhole);
  }
}

interface Written {
  rows: number;
  bytes: number;
  sha256: string;
}

interface Part extends Started {
  client: PoolClient;
  path: string;
  strayKeys: KeysOfForms;
  onStrayKeys(keys: KeysOfForms): void;
}

/** Writes the whole file under a temporary name, over the remains of an earlier attempt. */
async function writePart(deps: Deps, { found, path, ...writing }: Part): Promise<Written> {
  const hash = createHash('sha256');
  const written = { rows: 0, bytes: 0 };
  let notedAt = performance.now();
  const onRows = async (rows: number): Promise<void> => {
    written.rows = rows;
    if (performance.now() - notedAt < NOTE_EVERY_MS) return;
    notedAt = performance.now();
    await note(deps, found.id, { rows });
  };
  const measured = async function* (): AsyncGenerator<Buffer> {
    for await (const chunk of writeExport({
      ...writing,
      format: found.format,
      fileAt: fileAddresses(deps.config),
      onRows,
    })) {
      hash.update(chunk);
      written.bytes += chunk.length;
      yield chunk;
    }
  };
  const file = createWriteStream(`${path}.part`, { mode: 0o600, flush: true });
  await pipeline(Readable.from(measured(), { objectMode: false }), file);
  return { ...written, sha256: hash.digest('hex') };
}

/** Stores the progress of an export and publishes it to its owner, or mails them where the file is, or why there is none. */
async function note(
  { config, orm }: Deps,
  exportId: string,
  changes: Partial<Pick<Export, 'state' | 'rows' | 'bytes' | 'sha256' | 'problem'>>,
  { isMailed } = { isMailed: false },
): Promise<void> {
  await inTransaction(orm, async (em) => {
    const found = await em.findOne(Export, { id: exportId });
    if (!found) return;
    Object.assign(found, changes);
    await publishEvent(em, progressEvent, { userId: found.createdBy });
    if (!isMailed) return;
    if (found.state === 'done') await mailExport(em, config, found);
    else await mailFailedExport(em, config, failureOf(found));
  });
}

/** What the owner of a recurring export is mailed of its failure. */
const failureOf = ({ id, createdBy, formIds, problem }: Export) => ({
  userId: createdBy,
  formId: formIds[0] ?? '',
  problem: problem ?? '',
  period: id,
});
