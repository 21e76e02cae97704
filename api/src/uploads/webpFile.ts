import { ProblemError } from '../http/problemError.ts';

const HEADER_BYTES = 12;
/** Bit of a VP8X chunk that says the picture moves. */
const ANIMATED = 0x02;

/** Checks that a file is one whole, still WebP picture and nothing more (RFC 9649, 2.5 and 2.7). */
export function assertWebp(bytes: Buffer): void {
  const end = 8 + (bytes.length >= HEADER_BYTES ? bytes.readUInt32LE(4) : 0);
  if (bytes.length < end || end < HEADER_BYTES + 8) throw new ProblemError('logo.unreadable');
  if (bytes.length > end) throw new ProblemError('logo.foreign_data');
  const isExtended = bytes.toString('latin1', HEADER_BYTES, HEADER_BYTES + 4) === 'VP8X';
  if (isExtended && bytes.readUInt8(HEADER_BYTES + 8) & ANIMATED) throw new ProblemError('logo.animated');
}
