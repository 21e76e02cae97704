import type { Readable } from 'node:stream';
import type { Pool } from 'pg';
import type { Config } from '../../platform/config/config.ts';
import type { ExportFormat } from '../../platform/contract/index.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { exportFolder } from './exportFile.ts';
import type { FileAt } from './fileCells.ts';
import { beginSnapshot } from '../../platform/db/slowStatements.ts';
import type { ExportScope } from './selectExport.ts';
import { spool, type LeastRate } from './spool.ts';
import { writeExport } from './writeExport.ts';

/** Most exports that read from the database at once; each holds a connection. */
const MOST_AT_ONCE = 4;
/** Most exports that are sent at once; each holds a file. */
const MOST_SENT = 50;
const RETRY_AFTER_SECONDS = 10;
/** A slower reader has stopped reading. */
const LEAST_RATE: LeastRate = { bytes: 64 * 1024, everyMs: 30_000 };

let running = 0;
/** Accounts that are receiving an export. */
const readers = new Set<string>();

/**
 * Streams an export as one answer, for programs. It is spooled through a file, so that a slow reader holds no
 * connection. A table of one form has no columns for answers without a field: finding those takes a full read.
 * @param input.reader the account, which may receive one export at a time.
 * @throws {ProblemError} `export.too_many`; `service.unavailable` while others are being written.
 */
export async function streamExport(
  { config, pool }: { config: Pick<Config, 'dataFolder'>; pool: Pool },
  input: { reader: string; scope: ExportScope; format: ExportFormat; fileAt: FileAt },
): Promise<Readable> {
  const { reader, ...asked } = input;
  if (readers.has(reader))
    throw new ProblemError('export.too_many', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  if (running >= MOST_AT_ONCE || readers.size >= MOST_SENT) {
    throw new ProblemError('service.unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  readers.add(reader);
  try {
    const stream = await spool(exportFolder(config), () => readBytes(pool, asked), LEAST_RATE);
    stream.once('close', () => readers.delete(reader));
    return stream;
  } catch (error) {
    readers.delete(reader);
    throw error;
  }
}

/** Reads the bytes of the export on a connection of its own. */
async function readBytes(
  pool: Pool,
  asked: { scope: ExportScope; format: ExportFormat; fileAt: FileAt },
): Promise<AsyncIterable<Buffer>> {
  running++;
  const client = await pool.connect().catch((error: unknown) => {
    running--;
    throw error;
  });
  const bytes = async function* (): AsyncGenerator<Buffer> {
    let isWhole = false;
    try {
      await beginSnapshot(client);
      yield* writeExport({ client, ...asked });
      await client.query('commit');
      isWhole = true;
    } finally {
      running--;
      // Closes a connection in the middle of a statement instead of returning it to the pool.
      client.release(!isWhole);
    }
  };
  return bytes();
}
