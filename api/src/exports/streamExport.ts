import type { Readable } from 'node:stream';
import type { Pool } from 'pg';
import type { Config } from '../config/config.ts';
import type { ExportFormat } from '../contract/index.ts';
import { ProblemError } from '../http/problemError.ts';
import { exportFolder } from './exportFile.ts';
import { beginSnapshot } from './readRows.ts';
import type { ExportScope } from './selectExport.ts';
import { spool, type LeastRate } from './spool.ts';
import { writeExport } from './writeExport.ts';

/** Exports that are read from the database for answers at the same time: each holds a connection meanwhile. */
const MOST_AT_ONCE = 4;
/** Exports that are being sent at the same time: each holds a file. */
const MOST_SENT = 50;
/** A reader who takes less has stopped reading. */
const LEAST_RATE: LeastRate = { bytes: 64 * 1024, everyMs: 30_000 };

let underWay = 0;
/** Who is just being sent one. */
const readers = new Set<string>();

/**
 * An export as one answer, for programs: it begins at once, and nothing is kept of it. It goes by way of a file, so
 * that the database is read at its own speed, whoever reads the answer at which. In a table of one form, answers
 * that no revision asked for have no column; they are found only by reading everything.
 * @param input.reader the account it is for: one at a time for each.
 * @throws {ProblemError} `export.too_many`; `service.unavailable` while others are being written.
 */
export async function streamExport(
  { config, pool }: { config: Pick<Config, 'dataFolder'>; pool: Pool },
  input: { reader: string; scope: ExportScope; format: ExportFormat },
): Promise<Readable> {
  const { reader, ...asked } = input;
  const headers = { 'Retry-After': '10' };
  if (readers.has(reader)) throw new ProblemError('export.too_many', { headers });
  if (underWay >= MOST_AT_ONCE || readers.size >= MOST_SENT) {
    throw new ProblemError('service.unavailable', { headers });
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

/** The bytes of the export, from a connection of their own until the last of them is read. */
async function readBytes(
  pool: Pool,
  asked: { scope: ExportScope; format: ExportFormat },
): Promise<AsyncIterable<Buffer>> {
  underWay++;
  const client = await pool.connect().catch((error: unknown) => {
    underWay--;
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
      underWay--;
      // A connection in the middle of an answer is closed, not handed back.
      client.release(!isWhole);
    }
  };
  return bytes();
}
