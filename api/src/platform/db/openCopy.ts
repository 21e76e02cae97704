import { Readable, type Duplex } from 'node:stream';
import type { Connection, PoolClient, Submittable } from 'pg';
import { socketOf } from './driverSocket.ts';

/** Types of the protocol's messages. */
const COPY_DATA = 'd'.charCodeAt(0);
const COPY_DONE = 'c'.charCodeAt(0);
const ERROR_RESPONSE = 'E'.charCodeAt(0);
/** Bytes of a message's type and length. The length counts itself, not the type. */
const HEAD_BYTES = 5;

/**
 * Runs a `COPY … TO STDOUT`. Yields what it writes in parts of any length, at the reader's speed.
 * @param timeoutMs for the database to write all of it.
 * @throws what the database says, and the driver's error after the time-out.
 */
export function openCopy(client: PoolClient, statement: string, timeoutMs: number): AsyncIterable<Buffer> {
  const copy = new CopyOut(statement, timeoutMs);
  client.query(copy);
  return copy as AsyncIterable<Buffer>;
}

/**
 * A query of the driver that reads the messages of its copy itself. Each row is a message, of which the driver and
 * `pg-copy-streams` make objects: as much work as all the rest of an export (decision 040).
 */
class CopyOut extends Readable implements Submittable {
  /** The driver times a query by this and `callback`, which stops its clock. */
  readonly query_timeout: number;
  callback: () => void = () => undefined;
  readonly text: string;
  #socket: Duplex | null = null;
  #toDriver: (bytes: Buffer) => void = () => undefined;
  /** Bytes of the last copied message that are still to come. */
  #left = 0;
  /** The start of another message. */
  #rest: Buffer = Buffer.alloc(0);

  constructor(statement: string, timeoutMs: number) {
    super();
    this.text = statement;
    this.query_timeout = timeoutMs;
  }

  submit(connection: Connection): void {
    const socket = socketOf(connection);
    const [toDriver] = socket.listeners('data') as [(bytes: Buffer) => void];
    this.#toDriver = toDriver;
    this.#socket = socket.off('data', toDriver).on('data', this.#take);
    connection.query(this.text);
  }

  override _read(): void {
    this.#socket?.resume();
  }

  /** Passes copied bytes on, joined in their own memory, and all other messages to the driver. */
  readonly #take = (chunk: Buffer): void => {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    let at = Math.min(this.#left, bytes.length);
    let copied = at;
    this.#left -= at;
    while (at + HEAD_BYTES <= bytes.length) {
      const type = bytes[at];
      const end = at + 1 + bytes.readUInt32BE(at + 1);
      if (type === COPY_DONE || type === ERROR_RESPONSE) {
        this.#give(bytes.subarray(0, copied));
        this.#leave(bytes.subarray(at));
        return;
      }
      const last = Math.min(end, bytes.length);
      if (type === COPY_DATA) {
        bytes.copyWithin(copied, at + HEAD_BYTES, last);
        copied += last - at - HEAD_BYTES;
        this.#left = end - last;
      } else if (end > last) break;
      else this.#toDriver(bytes.subarray(at, end));
      at = last;
    }
    this.#rest = bytes.subarray(at);
    this.#give(bytes.subarray(0, copied));
  };

  #give(bytes: Buffer): void {
    if (bytes.length > 0 && !this.push(bytes)) this.#socket?.pause();
  }

  /** Returns the connection to the driver, which reads on. */
  #leave(bytes: Buffer): void {
    this.#socket?.off('data', this.#take).on('data', this.#toDriver).resume();
    this.#socket = null;
    this.#toDriver(bytes);
  }

  handleError(error: Error): void {
    this.callback();
    this.destroy(error);
  }

  handleReadyForQuery(): void {
    this.callback();
    this.push(null);
  }

  handleCommandComplete(): void {
    // The copy ends when the connection is ready again.
  }
}
