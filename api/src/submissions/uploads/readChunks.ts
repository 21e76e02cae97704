import { open } from 'node:fs/promises';

/** Bytes of one read. */
const CHUNK_BYTES = 256 * 1024;

/**
 * Reads a file through one buffer. Streams take new memory for each chunk, and several large files at once leave
 * tens of megabytes of it to the garbage collector (decision 331).
 * @returns chunks that are valid until the next one is asked for.
 */
export async function* readChunks(path: string, chunkBytes = CHUNK_BYTES): AsyncGenerator<Buffer> {
  await using file = await open(path);
  const buffer = Buffer.allocUnsafeSlow(chunkBytes);
  for (;;) {
    const { bytesRead } = await file.read(buffer, 0, chunkBytes, null);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}
