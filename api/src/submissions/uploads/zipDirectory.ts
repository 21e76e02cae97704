import type { FileHandle } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';

/** An entry of an archive's directory. */
export interface ZipEntry {
  name: string;
  /** Its name as it is written: not every program writes UTF-8. */
  nameBytes: Buffer;
  compressed: number;
  size: number;
  /** Where its own header stands in the file. */
  offset: number;
  /** Whether its bytes are packed by deflate; else they are stored, or packed in a way that few use. */
  isDeflated: boolean;
  /** Whether Unix would create a symbolic link for it. */
  isLink: boolean;
}

/** Bytes at the end in which the directory's end is found: its own and the longest comment. */
export const ZIP_END_BYTES = 22 + 65_535;
/** Largest directory that is read, in bytes. */
const MAX_DIRECTORY = 16 * 1024 * 1024;
const END_MARK = 0x06054b50;
const ENTRY_MARK = 0x02014b50;
const ENTRY_BYTES = 46;
const HEADER_MARK = 0x04034b50;
const HEADER_BYTES = 30;
/** Bytes of the longest descriptor behind an entry that was written as a stream (APPNOTE.TXT 4.3.9). */
const DESCRIPTOR_BYTES = 24;
const DEFLATE = 8;
/** The system of an entry that has Unix modes, and the mode's bits of a symbolic link. */
const UNIX = 3;
const [MODE_BITS, LINK_BITS] = [0o170_000, 0o120_000];

/**
 * Reads the directory of a ZIP archive without unpacking anything (APPNOTE.TXT 4.3), and compares it with the
 * headers in front of the entries: programs that unpack read either.
 * @returns null for a file that is not exactly one archive from its first byte to its last, or one beyond 4 GB.
 */
export async function readZipDirectory(file: FileHandle, size: number): Promise<ZipEntry[] | null> {
  const tail = await readBytes(file, Math.max(0, size - ZIP_END_BYTES), Math.min(size, ZIP_END_BYTES));
  const at = findZipEnd(tail);
  if (at === null) return null;
  const [count, length, offset] = [
    tail.readUInt16LE(at + 10),
    tail.readUInt32LE(at + 12),
    tail.readUInt32LE(at + 16),
  ];
  const endsAt = size - tail.length + at;
  // Other bytes before the archive or behind its entries would be another file.
  if (length > MAX_DIRECTORY || offset + length !== endsAt) return null;
  const entries = readEntries(await readBytes(file, offset, length), count);
  return entries && (await isGapless(file, entries, offset)) ? entries : null;
}

/** Finds the record whose comment ends the file, in its last bytes; null without one. */
export function findZipEnd(tail: Buffer): number | null {
  for (let at = tail.length - 22; at >= 0; at--) {
    if (tail.readUInt32LE(at) === END_MARK && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return at;
  }
  return null;
}

function readEntries(directory: Buffer, count: number): ZipEntry[] | null {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at < directory.length) {
    if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== ENTRY_MARK) return null;
    const nameEnd = at + ENTRY_BYTES + directory.readUInt16LE(at + 28);
    const nameBytes = directory.subarray(at + ENTRY_BYTES, nameEnd);
    entries.push({
      name: nameBytes.toString(),
      nameBytes,
      compressed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
      isDeflated: directory.readUInt16LE(at + 10) === DEFLATE,
      isLink:
        directory.readUInt8(at + 5) === UNIX && (directory.readUInt16LE(at + 40) & MODE_BITS) === LINK_BITS,
    });
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries.length === count ? entries : null;
}

/** Whether each entry has a header of its name, and the next one begins where it ends. */
async function isGapless(file: FileHandle, entries: readonly ZipEntry[], end: number): Promise<boolean> {
  let at = 0;
  for (const entry of entries.toSorted((a, b) => a.offset - b.offset)) {
    const gap = entry.offset - at;
    const start = await findData(file, entry);
    if (gap < 0 || gap > (at === 0 ? 0 : DESCRIPTOR_BYTES) || start === null) return false;
    at = start + entry.compressed;
  }
  return at <= end && end - at <= DESCRIPTOR_BYTES;
}

/** Finds where the bytes of an entry begin; null where its header names another file. */
async function findData(file: FileHandle, { nameBytes, offset }: ZipEntry): Promise<number | null> {
  const header = await readBytes(file, offset, HEADER_BYTES + nameBytes.length);
  if (header.length < HEADER_BYTES || header.readUInt32LE(0) !== HEADER_MARK) return null;
  const isNamed = header.readUInt16LE(26) === nameBytes.length;
  if (!isNamed || !header.subarray(HEADER_BYTES).equals(nameBytes)) return null;
  return offset + header.length + header.readUInt16LE(28);
}

/** Unpacks one entry of an archive. @returns null for one that is packed otherwise, or beyond `most` bytes. */
export async function readZipEntry(file: FileHandle, entry: ZipEntry, most: number): Promise<Buffer | null> {
  const start = await findData(file, entry);
  if (start === null || entry.compressed > most) return null;
  const packed = await readBytes(file, start, entry.compressed);
  if (!entry.isDeflated) return entry.compressed === entry.size ? packed : null;
  try {
    return inflateRawSync(packed, { maxOutputLength: most });
  } catch {
    return null;
  }
}

/** Reads a part of a file; shorter at its end. */
export async function readBytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
