import type { PoolClient } from 'pg';
import { openCopy } from '../../platform/db/openCopy.ts';
import type { Sql } from '../../platform/db/sql.ts';
import { inlineValues } from '../../platform/db/inlineValues.ts';
import { STATEMENT_MS } from '../../platform/db/slowStatements.ts';

/** Bytes before the first row: a signature, flags, and a length that is always 0. */
const HEADER_BYTES = 19;

/**
 * Reads the rows of a query as PostgreSQL writes them in binary. The driver has bytes written as hexadecimal text,
 * which for a hundred megabytes costs more than all that is done with them.
 * @returns each row's values; null for null.
 */
export async function readBinary(client: PoolClient, query: Sql): Promise<(Buffer | null)[][]> {
  const statement = `copy (${inlineValues(query)}) to stdout (format binary)`;
  const chunks: Buffer[] = [];
  for await (const chunk of openCopy(client, statement, STATEMENT_MS)) chunks.push(chunk);
  return rowsIn(Buffer.concat(chunks));
}

function rowsIn(bytes: Buffer): (Buffer | null)[][] {
  const rows: (Buffer | null)[][] = [];
  let at = HEADER_BYTES;
  // The end is a row of -1 values.
  for (let count = bytes.readInt16BE(at); count >= 0; count = bytes.readInt16BE(at)) {
    at += 2;
    rows.push(Array.from({ length: count }, readValue));
  }
  return rows;

  function readValue(): Buffer | null {
    const length = bytes.readInt32BE(at);
    const start = at + 4;
    at = start + Math.max(length, 0);
    return length < 0 ? null : bytes.subarray(start, at);
  }
}
