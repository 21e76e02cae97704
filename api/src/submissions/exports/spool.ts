import { randomUUID } from 'node:crypto';
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

/** Size of one read from the file, in bytes. */
const PIECE_BYTES = 64 * 1024;
/** Bytes that wait in memory for the reader before the file takes them. */
const MEMORY_BYTES = 512 * 1024;

/** The slowest rate of a reader; a slower one is disconnected. */
export interface LeastRate {
  bytes: number;
  everyMs: number;
}

/**
 * Decouples a source from its reader: the source is read at full speed, and a file takes what the reader, down to a
 * least rate, has not read yet. The file has no name where the system allows that, and goes with its reader.
 * @param begin starts the source, which ends early when the reader leaves.
 */
export async function spool(
  folder: string,
  begin: () => Promise<AsyncIterable<Buffer>>,
  leastRate: LeastRate,
): Promise<Readable> {
  const file = await openUnnamed(folder);
  const source = await begin().catch(async (error: unknown) => {
    await file.close();
    throw error;
  });
  /** Bytes the source gave, bytes of them written to the file, and bytes read back from it. */
  let [received, written, taken] = [0, 0, 0];
  let isOver = false;
  /** True while the reader waits and the file holds nothing for it. */
  let isWaiting = false;

  const feed = async (): Promise<void> => {
    isWaiting = taken === written;
    if (isWaiting) {
      if (isOver) stream.push(null);
      return;
    }
    const length = Math.min(PIECE_BYTES, written - taken);
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(length), 0, length, taken);
    taken += bytesRead;
    stream.push(buffer.subarray(0, bytesRead));
  };
  const fail = (error: unknown) =>
    void stream.destroy(error instanceof Error ? error : new Error('The export failed', { cause: error }));
  const stream = new Readable({ highWaterMark: MEMORY_BYTES, read: () => void feed().catch(fail) });
  const fill = async (): Promise<void> => {
    for await (const chunk of source) {
      if (stream.destroyed) return;
      received += chunk.length;
      if (isWaiting) {
        isWaiting = false;
        stream.push(chunk);
        continue;
      }
      await file.appendFile(chunk);
      written += chunk.length;
      if (isWaiting) await feed();
    }
    isOver = true;
    if (isWaiting) await feed();
  };

  const filling = fill().catch(fail);
  let lastRead = 0;
  const look = setInterval(() => {
    const waiting = written - taken + stream.readableLength;
    const read = received - waiting;
    if (waiting > 0 && read - lastRead < leastRate.bytes) stream.destroy();
    lastRead = read;
  }, leastRate.everyMs);
  const close = async (): Promise<void> => {
    clearInterval(look);
    await filling;
    await file.close();
  };
  stream.once('close', () => void close());
  return stream;
}

/** Opens a file that has no name any more; the hourly clean-up removes it on systems where it keeps its name. */
async function openUnnamed(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${randomUUID()}.spool`);
  const file = await open(path, 'wx+', 0o600);
  await rm(path).catch(() => undefined);
  return file;
}
