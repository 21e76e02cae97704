import { crc32 } from 'node:zlib';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { Picture } from './picture.ts';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Length, type and checksum of a chunk, in bytes. */
const CHUNK_OVERHEAD = 12;

/** Chunks of the picture itself. */
const CRITICAL = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND']);
/**
 * Further chunks that the decoder receives: transparency and colour. Text, which may be compressed (T20), dates and
 * private chunks are dropped.
 */
const HARMLESS = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP']);

/** Detects a PNG by its signature; `readPng` checks that it is complete. */
export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE);

/**
 * Walks over the chunks of a PNG file.
 * @param isPhoto anything may stand behind its end, which is cut off.
 */
export function readPng(bytes: Buffer, { isPhoto = false } = {}): Picture {
  const kept: Buffer[] = [SIGNATURE];
  let size: { width: number; height: number } | null = null;
  for (let at = SIGNATURE.length; ;) {
    const { type, data, chunk } = readChunk(bytes, at);
    at += chunk.length;
    if (!size) size = readSize(type, data);
    if (type === 'acTL') throw new ProblemError('logo.animated');
    if (CRITICAL.has(type) || HARMLESS.has(type)) kept.push(chunk);
    else if (isCritical(type)) throw new ProblemError('logo.unreadable');
    if (type !== 'IEND') continue;
    if (at < bytes.length && !isPhoto) throw new ProblemError('logo.foreign_data');
    return { ...size, bytes: Buffer.concat(kept) };
  }
}

function readChunk(bytes: Buffer, at: number): { type: string; data: Buffer; chunk: Buffer } {
  if (at + CHUNK_OVERHEAD > bytes.length) throw new ProblemError('logo.unreadable');
  const end = at + CHUNK_OVERHEAD + bytes.readUInt32BE(at);
  if (end > bytes.length) throw new ProblemError('logo.unreadable');
  const checked = bytes.subarray(at + 4, end - 4);
  if (crc32(checked) !== bytes.readUInt32BE(end - 4)) throw new ProblemError('logo.unreadable');
  return {
    type: checked.subarray(0, 4).toString('latin1'),
    data: checked.subarray(4),
    chunk: bytes.subarray(at, end),
  };
}

/** Reads the header, which must come first. */
function readSize(type: string, header: Buffer): { width: number; height: number } {
  if (type !== 'IHDR' || header.length !== 13) throw new ProblemError('logo.unreadable');
  return { width: header.readUInt32BE(0), height: header.readUInt32BE(4) };
}

/** Whether a chunk is critical: its name begins with a capital. */
const isCritical = (type: string): boolean => /^[A-Z]/.test(type);
