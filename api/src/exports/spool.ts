import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

/** Size of one read from the file, in bytes. */
const PIECE_BYTES = 64 * 1024;

/** The slowest rate of a reader; a slower one is disconnected. */
export interface LeastRate {
  bytes: number;
  everyMs: number;
}

/**
 * Spools a source through a file: the source is read at full speed, the file at the reader's speed, down to a
 * least rate. The file has no name where the system allows that, and goes with its reader.
 * @param begin starts the source, which ends early when the reader leaves.
 */
export async function spool(
  folder: string,
  begin: () => Promise<AsyncIterable<Buffer>>,
  leastRate: LeastRate,
): Promise<Readable> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${randomUUID()}.spool`);
  const file = await open(path, 'wx+', 0o600);
  // The hourly clean-up removes the file on systems where an open file keeps its name.
  await rm(path).catch(() => undefined);
  const source = await begin().catch(async (error: unknown) => {
    await file.close();
    throw error;
  });
  let [written, taken] = [0, 0];
  let end: 'whole' | 'left' | Error | null = null;
  let wake: () => void = () => undefined;

  const write = async (): Promise<void> => {
    try {
      for await (const chunk of source) {
        if (end) return;
        await file.appendFile(chunk);
        written += chunk.length;
        wake();
      }
      end ??= 'whole';
    } catch (error) {
      end ??= error instanceof Error ? error : new Error('The export failed', { cause: error });
    }
    wake();
  };
  const pieces = async function* (): AsyncGenerator<Buffer> {
    for (;;) {
      if (end instanceof Error) throw end;
      if (taken < written) {
        const length = Math.min(PIECE_BYTES, written - taken);
        const buffer = Buffer.allocUnsafe(length);
        const { bytesRead } = await file.read(buffer, 0, length, taken);
        taken += bytesRead;
        yield buffer.subarray(0, bytesRead);
      } else if (end) return;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  };

  const writing = write();
  const stream = Readable.from(pieces(), { objectMode: false });
  let lastTaken = 0;
  const look = setInterval(() => {
    if (taken - lastTaken < leastRate.bytes && taken < written) stream.destroy();
    lastTaken = taken;
  }, leastRate.everyMs);
  const close = async (): Promise<void> => {
    clearInterval(look);
    end ??= 'left';
    wake();
    await writing;
    await file.close();
  };
  stream.once('close', () => void close());
  return stream;
}
