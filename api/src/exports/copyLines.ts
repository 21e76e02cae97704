import type { PoolClient } from 'pg';
import { to } from 'pg-copy-streams';

/**
 * The line end before each row but the first. A row's first cell is a date; a quote inside a cell is doubled, so
 * none after a line end is followed by a digit.
 */
const ROW_END = /\n(?="\d)/g;

/** Whole lines of CSV. */
export interface Lines {
  bytes: Buffer;
  count: number;
}

/**
 * Runs a `COPY … TO STDOUT` of CSV with all cells quoted and a date in the first. Yields whole lines, at the
 * reader's speed. Lines end in CRLF, line ends inside cells become `\n` (D-105).
 */
export async function* copyLines(
  client: PoolClient,
  statement: string,
  timeoutMs: number,
): AsyncGenerator<Lines> {
  // The driver times the query by these two properties; calling `callback` stops its clock.
  const copy = Object.assign(to(statement), { query_timeout: timeoutMs, callback: () => undefined });
  copy.once('close', () => copy.callback());
  // Keeps data that arrives after a time-out from reaching a stream that has released its buffers.
  copy.once('error', () => client.connection.stream.destroy());
  client.query(copy);
  let rest = '';
  for await (const chunk of copy as AsyncIterable<Buffer>) {
    // Latin-1 keeps each byte as a character, so that a chunk may end inside a UTF-8 character.
    const text = rest + chunk.toString('latin1');
    const end = lastRowStart(text);
    rest = text.slice(end);
    if (end > 0) yield toLines(text.slice(0, end));
  }
  if (rest) yield toLines(rest);
}

/** @returns 0 when `text` holds no whole row. */
function lastRowStart(text: string): number {
  let at = text.lastIndexOf('\n"');
  while (at >= 0 && !/\d/.test(text.charAt(at + 2))) at = text.lastIndexOf('\n"', at - 1);
  return at + 1;
}

function toLines(text: string): Lines {
  const rows = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  const lines = `${rows.slice(0, -1).replace(ROW_END, '\r\n')}\r\n`;
  return { bytes: Buffer.from(lines, 'latin1'), count: lines.length - rows.length };
}
