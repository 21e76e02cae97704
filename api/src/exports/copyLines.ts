import type { PoolClient } from 'pg';
import { to } from 'pg-copy-streams';

/** Whole lines of an export. */
export interface Lines {
  bytes: Buffer;
  count: number;
}

/** The rows that a COPY writes. */
export interface CopiedRows {
  /** Finds the start of the last row, which may not be whole; 0 where no whole row comes before it. */
  lastStart(text: string): number;
  /** Turns whole rows into lines. Both texts are Latin-1: one character for each byte. */
  format(rows: string): { lines: string; count: number };
}

/** Runs a `COPY … TO STDOUT`. Yields what it writes in parts, at the reader's speed. */
export function openCopy(client: PoolClient, statement: string, timeoutMs: number): AsyncIterable<Buffer> {
  // The driver times the query by these two properties; calling `callback` stops its clock.
  const copy = Object.assign(to(statement), { query_timeout: timeoutMs, callback: () => undefined });
  copy.once('close', () => copy.callback());
  // Keeps data that arrives after a time-out from reaching a stream that has released its buffers.
  copy.once('error', () => client.connection.stream.destroy());
  client.query(copy);
  return copy as AsyncIterable<Buffer>;
}

/** Runs a `COPY … TO STDOUT`. Yields whole lines, at the reader's speed. */
export async function* copyLines(
  client: PoolClient,
  statement: string,
  timeoutMs: number,
  { lastStart, format }: CopiedRows,
): AsyncGenerator<Lines> {
  const toLines = (rows: string): Lines => {
    const { lines, count } = format(rows);
    return { bytes: Buffer.from(lines, 'latin1'), count };
  };
  let rest = '';
  for await (const chunk of openCopy(client, statement, timeoutMs)) {
    // Latin-1 keeps each byte as a character, so that a chunk may end inside a UTF-8 character.
    const text = rest + chunk.toString('latin1');
    const end = lastStart(text);
    rest = text.slice(end);
    if (end > 0) yield toLines(text.slice(0, end));
  }
  if (rest) yield toLines(rest);
}
