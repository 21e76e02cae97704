import type { PoolClient } from 'pg';
import { openCopy } from '../../platform/db/openCopy.ts';

/** Whole lines of an export. */
export interface Lines {
  bytes: Buffer;
  count: number;
}

/**
 * Least size of a piece, in bytes. Smaller ones cost more calls; one of 128 kB or more is memory that the system maps
 * and clears for it. The database's answer adds up to 64 kB.
 */
const PIECE_BYTES = 48 * 1024;

/** The rows that a COPY writes. */
export interface CopiedRows {
  /** Finds the start of a late row, so that all before it are whole; 0 where there is none. */
  lastStart(bytes: Buffer): number;
  /** Turns whole rows into lines. */
  format(rows: string): { lines: string; count: number };
}

/** Runs a `COPY … TO STDOUT`. Yields whole lines, at the reader's speed. */
export async function* copyLines(
  client: PoolClient,
  statement: string,
  timeoutMs: number,
  { lastStart, format }: CopiedRows,
): AsyncGenerator<Lines> {
  const toLines = (rows: Buffer): Lines => {
    const { lines, count } = format(rows.toString());
    return { bytes: Buffer.from(lines), count };
  };
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of openCopy(client, statement, timeoutMs)) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < PIECE_BYTES) continue;
    const bytes = Buffer.concat(waiting);
    const end = lastStart(bytes);
    if (end > 0) yield toLines(bytes.subarray(0, end));
    waiting = [bytes.subarray(end)];
    length = bytes.length - end;
  }
  if (length > 0) yield toLines(Buffer.concat(waiting));
}
