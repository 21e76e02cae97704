import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { errorCode } from '../db/embedded/runProgram.ts';
import { createFileStore } from '../files/fileStore.ts';
import { createBucketStore } from './bucketStore.ts';
import { pieceSchema, writePieces, type PieceWriter } from './pieces.ts';

/** A file of the platform in the store: its place below the data folder, and what it consists of. */
export const storedFileSchema = z.object({
  name: z.string(),
  bytes: z.number(),
  sha256: z.string(),
  /** Changes when the file does. */
  version: z.string(),
  pieces: z.array(pieceSchema),
});
export type StoredFile = z.output<typeof storedFileSchema>;

/** What was stored before, by name. */
export type FileIndex = Map<string, StoredFile>;

/** Folders of the data folder that hold files which rows refer to. */
const FOLDERS = ['files', 'spool'];

interface Found {
  name: string;
  version: string;
  open(): AsyncIterable<Uint8Array>;
}

/**
 * Stores the platform's files that are not stored yet, and forgets those that are gone.
 *
 * @param index what was stored before; it is changed to what is there now.
 * @returns the files that were new.
 */
export async function storeFiles(
  config: Pick<Config, 'dataFolder' | 's3'>,
  index: FileIndex,
  writer: PieceWriter,
): Promise<StoredFile[]> {
  const added: StoredFile[] = [];
  const seen = new Set<string>();
  for await (const { name, version, open } of listFiles(config, writer.store.name)) {
    seen.add(name);
    if (index.get(name)?.version === version) continue;
    const folder = `files/${createHash('sha256').update(`${name}\0${version}`).digest('hex')}`;
    try {
      const file = { name, version, ...(await writePieces(writer, folder, open())) };
      index.set(name, file);
      added.push(file);
    } catch (error) {
      // It was removed meanwhile.
      if (errorCode(error) !== 'ENOENT') throw error;
    }
  }
  for (const name of index.keys()) if (!seen.has(name)) index.delete(name);
  return added;
}

/** @param place of the backups, which may lie in the same bucket. */
async function* listFiles(
  { dataFolder, s3 }: Pick<Config, 'dataFolder' | 's3'>,
  place: string,
): AsyncGenerator<Found> {
  for (const folder of FOLDERS) yield* listFolder(dataFolder, folder);
  if (!s3) return;
  const files = createFileStore({ dataFolder, s3 });
  for await (const { key, size, at } of createBucketStore(s3.bucket, '', s3).list('')) {
    if (`s3://${s3.bucket}/${key}`.startsWith(`${place}/`)) continue;
    yield { name: `bucket/${key}`, version: `${size}-${at.getTime()}`, open: () => readKey(files, key) };
  }
}

async function* readKey(files: ReturnType<typeof createFileStore>, key: string): AsyncGenerator<Uint8Array> {
  const stream = await files.open(key);
  if (!stream) throw Object.assign(new Error(`${key} is gone`), { code: 'ENOENT' });
  yield* stream;
}

async function* listFolder(root: string, below: string): AsyncGenerator<Found> {
  const entries = await readdir(join(root, below), { withFileTypes: true }).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    const name = `${below}/${entry.name}`;
    const path = join(root, name);
    if (entry.isDirectory()) yield* listFolder(root, name);
    else if (entry.isFile()) {
      const found = await stat(path).catch(() => null);
      if (found)
        yield { name, version: `${found.size}-${found.mtimeMs}`, open: () => createReadStream(path) };
    }
  }
}
