import { Readable } from 'node:stream';
import type { Pool } from 'pg';
import type { ExportFormat } from '../contract/index.ts';
import { ProblemError } from '../http/problemError.ts';
import { beginSnapshot } from './readRows.ts';
import type { ExportScope } from './selectExport.ts';
import { writeExport } from './writeExport.ts';

/** Exports that are written into answers at the same time: each holds a connection as long as it is read. */
const MOST_AT_ONCE = 4;

let underWay = 0;

/**
 * An export as one answer, for programs: it begins at once, and nothing is kept of it. In a table of one
 * form, answers that no revision asked for have no column; they are found only by reading everything.
 * @throws {ProblemError} `service.unavailable` while others are being written.
 */
export async function streamExport(
  pool: Pool,
  input: { scope: ExportScope; format: ExportFormat },
): Promise<Readable> {
  if (underWay >= MOST_AT_ONCE) {
    throw new ProblemError('service.unavailable', { headers: { 'Retry-After': '10' } });
  }
  underWay++;
  try {
    const client = await pool.connect();
    let isWhole = false;
    const bytes = async function* (): AsyncGenerator<Buffer> {
      await beginSnapshot(client);
      yield* writeExport({ client, ...input });
      await client.query('commit');
      isWhole = true;
    };
    const stream = Readable.from(bytes(), { objectMode: false });
    stream.once('close', () => {
      underWay--;
      // A connection in the middle of an answer is closed, not handed back.
      client.release(!isWhole);
    });
    return stream;
  } catch (error) {
    underWay--;
    throw error;
  }
}
