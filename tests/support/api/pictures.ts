import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';

/** Pictures built byte by byte, including those that no ordinary program writes. */

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** Returns one chunk of a PNG file, with a valid checksum. */
export function pngChunk(type: string, data: Uint8Array = Buffer.alloc(0)): Buffer {
  const checked = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(checked));
  return Buffer.concat([length, checked, checksum]);
}

export interface PngOptions {
  width?: number;
  height?: number;
  bitDepth?: 8 | 16;
  interlaced?: boolean;
  /** Compressed points; else black and opaque ones of the right number. */
  points?: Uint8Array;
  /** Chunks before the points. */
  before?: readonly Buffer[];
}

/** A PNG file with true colour and transparency. */
export function buildPng(options: PngOptions = {}): Buffer {
  const { width = 300, height = 100, bitDepth = 8, interlaced = false, before = [] } = options;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bitDepth, 6, 0, 0, interlaced ? 1 : 0], 8);
  const points = options.points ?? deflateSync(Buffer.alloc(height * (1 + (width * 4 * bitDepth) / 8)));
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', header),
    ...before,
    pngChunk('IDAT', points),
    pngChunk('IEND'),
  ]);
}

const BLOCK = 1024 * 1024;
/** Zeros as blocks of a deflate stream that is not at its end. */
const compressedBlock = (bytes: number): Buffer =>
  deflateRawSync(Buffer.alloc(bytes), { level: 9, finishFlush: constants.Z_FULL_FLUSH });

/** Returns so many zeros as zlib compresses them, a thousandfold: one block, compressed once and repeated. */
export function compressedZeros(bytes: number): Buffer {
  const blocks = Array<Buffer>(Math.floor(bytes / BLOCK)).fill(compressedBlock(BLOCK));
  // Adler-32 of zeros: the first half stays 1, the second counts the bytes.
  const checksum = Buffer.alloc(4);
  checksum.writeUInt16BE(bytes % 65_521);
  checksum.writeUInt16BE(1, 2);
  const end = Buffer.concat([compressedBlock(bytes % BLOCK), deflateRawSync(Buffer.alloc(0)), checksum]);
  return Buffer.concat([Buffer.from('78da', 'hex'), ...blocks, end]);
}
