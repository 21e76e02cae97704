import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { ERRORS, StreamLimiter } from '@tus/utils';

/** Bytes that wait for the disk before the sender is slowed down: one write of a busy disk. */
const BUFFER_BYTES = 128 * 1024;

/**
 * Gives back the memory of a chunk that is on the disk. The garbage collector would do so only after some 64 MB of
 * them, and each new one would be memory that the processor has not seen (decision 331).
 */
function free({ buffer, byteLength }: Buffer): void {
  // Others have a part of the buffer of a chunk that does not fill it.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

/**
 * Writes the body of a request into a file, straight from its socket (decision 331).
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
  const write = (chunk: Buffer): void => {
    if (!file.write(chunk, () => free(chunk))) source.pause();
  };
  const goOn = (): void => void source.resume();
  const end = (): void => void file.end();
  const stop = (error: unknown = null): void => {
    failure ??= error;
    source.off('data', write).pause();
    file.end();
  };
  const breakOff = (): void => {
    if (!request.complete) stop(ERRORS.ABORTED);
  };
  const release = (): void => stop();
  request.once('close', breakOff).once('error', breakOff);
  if (source !== request) source.once('error', stop);
  signal.addEventListener('abort', release, { once: true });
  file.on('drain', goOn);
  try {
    if (request.destroyed) breakOff();
    else source.on('data', write).once('end', end);
    // Resolves when the file is closed: nothing is written behind the lock.
    await finished(file);
  } finally {
    source.off('data', write).off('end', end);
    request.off('close', breakOff).off('error', breakOff);
    signal.removeEventListener('abort', release);
  }
  if (failure) throw failure;
  return offset + file.bytesWritten;
}
