import { createHash } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { WarehouseFormat } from '../../platform/config/parseWarehouse.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import { getAnsweredDefinition } from '../../submissions/printSubmission.ts';
import { findAnsweredRevisions, readFormDay, type FormDay, type WarehouseRow } from './readFormDay.ts';
import { warehouseColumns, type WarehouseColumn } from './warehouseColumns.ts';
import { encodeRows } from './warehouseFiles.ts';

/** Rows of one file: it is made in memory. */
const ROWS_PER_FILE = 20_000;

export interface WarehouseDeps {
  orm: MikroORM;
  pool: Pool;
  files: FileStore;
}

export interface WarehouseOptions {
  format: WarehouseFormat;
  /** Writes a day again that is complete, such as after deletions. */
  again: boolean;
}

const manifestSchema = z.object({ files: z.array(z.object({ name: z.string(), rows: z.number() })) });

interface WrittenFile {
  name: string;
  rows: number;
  bytes: number;
  sha256: string;
}

/** The folder of a form's day. */
const folderOf = ({ accountId, formId, day }: FormDay): string => `warehouse/${day}/${accountId}/${formId}`;

/**
 * Writes a form's submissions of a day, each in one file of each format. The manifest is written last: with it the
 * day is complete and is not written again, and without it another attempt writes the same names.
 * @returns the number of rows; `complete` for a day that is not written again, `empty` where nothing was or is.
 */
export async function exportFormDay(
  { orm, pool, files }: WarehouseDeps,
  formDay: FormDay,
  { format, again }: WarehouseOptions,
): Promise<number | 'complete' | 'empty'> {
  const folder = folderOf(formDay);
  const manifest = `${folder}/manifest.json`;
  const before = await readManifest(files, manifest);
  if (before && !again) return 'complete';
  const revisions = await findAnsweredRevisions(pool, formDay);
  if (revisions.length === 0 && !before) return 'empty';
  const definitions = await inTransaction(orm, (em) =>
    Promise.all(revisions.map((revisionId) => getAnsweredDefinition(em, { ...formDay, revisionId }))),
  );
  const columns = warehouseColumns(definitions);
  const written: WrittenFile[] = [];
  let [rows, part] = [0, 0];
  for await (const some of inParts(readFormDay(pool, formDay))) {
    for (const { extension, type, bytes } of await encodeRows(format, columns, some)) {
      const name = `part-${part}.${extension}`;
      await files.put(`${folder}/${name}`, bytes, type);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      written.push({ name, rows: some.length, bytes: bytes.length, sha256 });
    }
    rows += some.length;
    part += 1;
  }
  const kept = new Set(written.map(({ name }) => name));
  const remains = ['jsonl', 'parquet'].map((extension) => `part-${part}.${extension}`);
  // Readers of the whole folder would count what an earlier attempt wrote twice.
  for (const name of new Set([...(before ?? []), ...remains])) {
    if (!kept.has(name)) await files.remove(`${folder}/${name}`);
  }
  const text = JSON.stringify({ ...formDay, rows, files: written, columns: columns.map(describe) }, null, 2);
  await files.put(manifest, Buffer.from(text), 'application/json');
  return rows;
}

async function* inParts(rows: AsyncIterable<WarehouseRow>): AsyncGenerator<WarehouseRow[]> {
  let part: WarehouseRow[] = [];
  for await (const row of rows) {
    part.push(row);
    if (part.length < ROWS_PER_FILE) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

/** Reads the names of a complete day's files; null for a day that is not complete. */
async function readManifest(files: FileStore, key: string): Promise<string[] | null> {
  const text = await files.read(key);
  if (!text) return null;
  const parsed = manifestSchema.safeParse(JSON.parse(text.toString()));
  return parsed.success ? parsed.data.files.map(({ name }) => name) : [];
}

const describe = ({ name, type, fieldId, label }: WarehouseColumn) => ({ name, type, fieldId, label });
