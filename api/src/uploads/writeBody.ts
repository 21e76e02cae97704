import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { ERRORS, StreamLimiter } from '@tus/utils';

/** Bytes that wait for the disk before the sender is slowed down: one write of a busy disk. */
const BUFFER_BYTES = 128 * 1024;

/**
 * Writes the body of a request into a file, straight from its socket (decision 343).
 * @param part `offset` of the first byte; `most` bytes are taken; `signal` stops it, and what has come is kept.
 * @returns the offset behind the last byte, which is on the disk's side once this resolves.
 * @throws the protocol's errors, for a line that broke and for a body that is too long.
 */
export async function writeBody(
  request: IncomingMessage,
  path: string,
  { offset, most, signal }: { offset: number; most: number; signal: AbortSignal },
): Promise<number> {
  const file = createWriteStream(path, { flags: 'r+', start: offset, highWaterMark: BUFFER_BYTES });
  // A length has been compared before; only a body in chunks can be longer than it said.
  const isMeasured = request.headers['content-length'] !== undefined;
  const source = isMeasured ? request : request.pipe(new StreamLimiter(most));
  let failure: unknown = null;
  const stop = (error: unknown = null): void => {
    failure ??= error;
    source.unpipe(file);
    file.end();
  };
  const breakOff = (): void => {
    if (!request.complete) stop(ERRORS.ABORTED);
  };
  const release = (): void => stop();
  request.once('close', breakOff).once('error', breakOff);
  if (source !== request) source.once('error', stop);
  signal.addEventListener('abort', release, { once: true });
  try {
    if (request.destroyed) breakOff();
    else source.pipe(file);
    // Resolves when the file is closed: nothing is written behind the lock.
    await finished(file);
  } finally {
    request.off('close', breakOff).off('error', breakOff);
    signal.removeEventListener('abort', release);
  }
  if (failure) throw failure;
  return offset + file.bytesWritten;
}
