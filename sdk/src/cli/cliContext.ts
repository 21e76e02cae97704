import type { Readable, Writable } from 'node:stream';

/** The environment of a command; tests pass their own. */
export interface CliContext {
  environment: Record<string, string | undefined>;
  /** Source of passwords. */
  input: Readable & { isTTY?: boolean };
  /** Results. */
  output: Writable & { isTTY?: boolean };
  /** Errors, and questions to the person: the output stays valid JSON with `--json`. */
  errors: Writable;
  /** This machine's clock, in milliseconds. */
  now: () => number;
  /** Aborted when the person wants to stop. */
  signal: AbortSignal;
}

/** An error that the person can fix; the message says how. */
export class CliError extends Error {
  override name = 'CliError';
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The command was typed wrongly: its help follows. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The person has stopped the command. */
export class Interrupted extends Error {
  override name = 'Interrupted';
}

/** Characters that would move the cursor or change the terminal. */
const CONTROL = /\p{Cc}/gu;

/** A text from the database or the environment, as a terminal may get it. */
export const plain = (text: string): string => text.replace(CONTROL, '?');

/** Writes a line as it is; text from outside must go through `plain` first. */
export function print(stream: Writable, line: string): void {
  stream.write(`${line}\n`);
}

/** Columns of equal width, but for the last. */
export function printTable(stream: Writable, rows: readonly (readonly string[])[]): void {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length);
  }
  for (const row of rows) {
    const cells = row.map((cell, at) => plain(cell).padEnd(widths[at] ?? 0));
    print(stream, cells.join('  ').trimEnd());
  }
}
