import type { Connection, PoolClient, Submittable } from 'pg';

/** Size of the pieces that lines are handed over in, in bytes. */
const PIECE_BYTES = 128 * 1024;
/** Pieces that wait before the database is asked to wait. */
const MOST_WAITING = 8;
const CARRIAGE_RETURN = 13;
const END = Buffer.from('\r\n');

/** Whole lines of text. */
export interface Lines {
  bytes: Buffer;
  count: number;
}

/**
 * `COPY … TO STDOUT`: what the database says, whole lines at a time, as it says it. It is made to wait
 * for whoever reads, so that little of it is ever in memory. Line ends inside values are `\n`, those of
 * lines CRLF (D-105). The plain driver knows the messages and has no call for it.
 */
export async function* copyLines(
  client: PoolClient,
  statement: string,
  timeoutMs: number,
): AsyncGenerator<Lines> {
  const copy = new CopyOut(statement, timeoutMs);
  client.query(copy);
  yield* copy.pieces();
}

/** What is told of a query that is under way; see node-postgres' `Client`. */
class CopyOut implements Submittable {
  /** The driver's own time-out is for requests. It reads this, and wraps `callback` to stop its clock. */
  readonly query_timeout: number;
  callback: () => void = () => undefined;
  readonly #statement: string;
  #connection: Connection | null = null;
  #piece = Buffer.allocUnsafe(PIECE_BYTES);
  #length = 0;
  #count = 0;
  readonly #waiting: Lines[] = [];
  #isOver = false;
  #error: Error | null = null;
  #wake: () => void = () => undefined;

  constructor(statement: string, timeoutMs: number) {
    this.#statement = statement;
    this.query_timeout = timeoutMs;
  }

  submit(connection: Connection): void {
    this.#connection = connection;
    connection.query(this.#statement);
  }

  /** One line, with `\n` at its end. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    const line = chunk.includes(CARRIAGE_RETURN)
      ? Buffer.from(chunk.toString('utf8').replace(/\r\n?/g, '\n'))
      : chunk;
    const length = line.length - 1;
    if (this.#length + length + END.length > this.#piece.length) this.#handOver(length + END.length);
    line.copy(this.#piece, this.#length, 0, length);
    END.copy(this.#piece, this.#length + length);
    this.#length += length + END.length;
    this.#count++;
  }

  #handOver(next: number): void {
    if (this.#count > 0) {
      this.#waiting.push({ bytes: this.#piece.subarray(0, this.#length), count: this.#count });
      if (this.#waiting.length >= MOST_WAITING) this.#connection?.stream.pause();
      this.#wake();
    }
    this.#piece = Buffer.allocUnsafe(Math.max(PIECE_BYTES, next));
    [this.#length, this.#count] = [0, 0];
  }

  async *pieces(): AsyncGenerator<Lines> {
    for (;;) {
      const lines = this.#waiting.shift();
      if (lines) yield lines;
      else if (this.#error) throw this.#error;
      else if (this.#isOver) return;
      else await this.#untilMore();
    }
  }

  #untilMore(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
      this.#connection?.stream.resume();
    });
  }

  handleError(error: Error): void {
    this.#error = error;
    this.#end();
  }

  handleReadyForQuery(): void {
    this.#handOver(0);
    this.#end();
  }

  #end(): void {
    this.#isOver = true;
    // Nothing of this query is to come: whoever reads slowly must not keep the next one from its answer.
    this.#connection?.stream.resume();
    this.callback();
    this.#wake();
  }

  handleCommandComplete(): void {
    // The end is told by `handleReadyForQuery`.
  }
}
