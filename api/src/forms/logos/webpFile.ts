import { ProblemError } from '../../platform/http/problemError.ts';
import type { Picture } from './picture.ts';

const HEADER_BYTES = 12;
/** Where the first chunk's content begins. */
const CONTENT = HEADER_BYTES + 8;
/** Bytes of the longest header that holds a size. */
const SIZE_BYTES = 10;
/** Bit of a VP8X chunk that says the picture moves. */
const ANIMATED = 0x02;

/** Detects a WebP by its first bytes; `readWebp` checks that it is complete. */
export const isWebp = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, HEADER_BYTES) === 'WEBP';

/**
 * Checks that a file is one whole, still WebP picture and nothing more (RFC 9649, 2.5 and 2.7).
 * @param isPhoto anything may stand behind its end, which is cut off.
 */
export function readWebp(bytes: Buffer, { isPhoto = false } = {}): Picture {
  const end = 8 + (bytes.length >= HEADER_BYTES ? bytes.readUInt32LE(4) : 0);
  if (bytes.length < end || end < CONTENT + SIZE_BYTES) throw new ProblemError('logo.unreadable');
  if (bytes.length > end && !isPhoto) throw new ProblemError('logo.foreign_data');
  const kind = bytes.toString('latin1', HEADER_BYTES, HEADER_BYTES + 4);
  if (kind === 'VP8X' && bytes.readUInt8(CONTENT) & ANIMATED) throw new ProblemError('logo.animated');
  return { ...readSize(kind, bytes.subarray(CONTENT)), bytes: bytes.subarray(0, end) };
}

/** Reads the size out of a chunk; two kinds store one less, in 14 or 24 bits. */
function readSize(kind: string, chunk: Buffer): { width: number; height: number } {
  if (kind === 'VP8X') return { width: chunk.readUIntLE(4, 3) + 1, height: chunk.readUIntLE(7, 3) + 1 };
  if (kind === 'VP8L') {
    const bits = chunk.readUInt32LE(1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8 ') throw new ProblemError('logo.unreadable');
  return { width: chunk.readUInt16LE(6) & 0x3fff, height: chunk.readUInt16LE(8) & 0x3fff };
}
