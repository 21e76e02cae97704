import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { z } from 'zod';
import { BackupError } from './backupError.ts';
import type { BackupStore } from './backupStore.ts';
import type { Seal, Unseal } from './seal.ts';

/** Bytes of a piece before it is compressed: a few are in memory at once. */
export const PIECE_BYTES = 16 * 1024 * 1024;
/** Fast, and half the size; the checksum finds damage where nothing is encrypted. */
const PARAMS = { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 };

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** A piece of a stream as it lies in the store: compressed, then encrypted. */
export const pieceSchema = z.object({
  key: z.string(),
  /** Of the object in the store. */
  size: z.number(),
  sha256: z.string(),
});
export type Piece = z.output<typeof pieceSchema>;

/** Where pieces are written, and how fast. */
export interface PieceWriter {
  store: BackupStore;
  seal: Seal;
  /** Longest average speed, in bytes a second; null = none. */
  bytesPerSecond: number | null;
  signal: AbortSignal;
}

/** Compresses and encrypts bytes. */
export async function pack(bytes: Uint8Array, seal: Seal): Promise<Uint8Array> {
  return seal.close(await compress(bytes, { params: PARAMS }));
}

/** Reads an object that `pack` has made. @throws {BackupError} when it is gone or was changed. */
export async function readPacked(store: BackupStore, unseal: Unseal, key: string): Promise<Buffer> {
  const bytes = await store.read(key);
  if (!bytes) throw new BackupError('archive_cut', `${key} is missing in ${store.name}.`);
  return unpack(store, unseal, key, bytes);
}

async function unpack(store: BackupStore, unseal: Unseal, key: string, bytes: Buffer): Promise<Buffer> {
  const opened = await unseal.open(bytes);
  return decompress(opened).catch((error: unknown) => {
    throw new BackupError('archive_changed', `${key} in ${store.name} is damaged.`, { cause: error });
  });
}

/** Writes a stream as pieces `FOLDER/00000` and so on. @returns them, with the bytes of the stream and its SHA-256. */
export async function writePieces(
  { store, seal, bytesPerSecond, signal }: PieceWriter,
  folder: string,
  stream: AsyncIterable<Uint8Array>,
): Promise<{ pieces: Piece[]; bytes: number; sha256: string }> {
  const pieces: Piece[] = [];
  const whole = createHash('sha256');
  let bytes = 0;
  for await (const raw of cut(stream)) {
    signal.throwIfAborted();
    const began = Date.now();
    whole.update(raw);
    bytes += raw.byteLength;
    const packed = await pack(raw, seal);
    const key = `${folder}/${String(pieces.length).padStart(5, '0')}`;
    await store.put(key, packed);
    pieces.push({ key, size: packed.byteLength, sha256: hashOf(packed) });
    const restMs = bytesPerSecond ? (raw.byteLength / bytesPerSecond) * 1_000 - (Date.now() - began) : 0;
    if (restMs > 0) await sleep(restMs, undefined, { signal });
  }
  return { pieces, bytes, sha256: whole.digest('hex') };
}

/** Reads the stream that pieces were made of. @throws {BackupError} for one that is missing, cut or changed. */
export async function* readPieces(
  store: BackupStore,
  unseal: Unseal,
  pieces: readonly Piece[],
): AsyncGenerator<Buffer> {
  for (const { key, size, sha256 } of pieces) {
    const bytes = await store.read(key);
    if (!bytes || bytes.byteLength < size)
      throw new BackupError('archive_cut', `${key} in ${store.name} is ${bytes ? 'cut' : 'missing'}.`);
    if (hashOf(bytes) !== sha256)
      throw new BackupError('archive_changed', `${key} in ${store.name} was changed.`);
    yield await unpack(store, unseal, key, bytes);
  }
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Joins and cuts a stream into pieces of one length, of which the last is shorter. */
async function* cut(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let room = Buffer.allocUnsafe(PIECE_BYTES);
  let filled = 0;
  for await (const chunk of stream) {
    for (let from = 0; from < chunk.byteLength;) {
      const taken = chunk.subarray(from, from + PIECE_BYTES - filled);
      room.set(taken, filled);
      filled += taken.byteLength;
      from += taken.byteLength;
      if (filled < PIECE_BYTES) continue;
      yield room;
      room = Buffer.allocUnsafe(PIECE_BYTES);
      filled = 0;
    }
  }
  if (filled > 0) yield room.subarray(0, filled);
}
