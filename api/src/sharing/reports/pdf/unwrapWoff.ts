import { inflateSync } from 'node:zlib';

/** Sizes in bytes of headers and directory entries (WOFF 1.0, section 3 and 4; OpenType, table directory). */
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/** Returns a WOFF 1.0 file as the font it wraps: fontkit would inflate its tables again for each glyph. */
export function unwrapWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_one, at) => readTable(woff, WOFF_HEADER + at * WOFF_ENTRY));
  const header = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  header.writeUInt32BE(woff.readUInt32BE(4), 0);
  header.writeUInt16BE(count, 4);
  let offset = header.length;
  const parts: Buffer[] = [header];
  for (const [at, { tag, checksum, bytes }] of tables.entries()) {
    const entry = SFNT_HEADER + at * SFNT_ENTRY;
    header.writeUInt32BE(tag, entry);
    header.writeUInt32BE(checksum, entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(bytes.length, entry + 12);
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4);
    parts.push(bytes, padding);
    offset += bytes.length + padding.length;
  }
  return Buffer.concat(parts);
}

function readTable(woff: Buffer, entry: number): { tag: number; checksum: number; bytes: Buffer } {
  const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map((at) =>
    woff.readUInt32BE(entry + at),
  ) as [number, number, number, number, number];
  const stored = woff.subarray(offset, offset + packed);
  return { tag, checksum, bytes: packed < length ? inflateSync(stored) : stored };
}
