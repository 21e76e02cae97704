import type { FileHandle } from 'node:fs/promises';

/** An entry of an archive's directory. */
export interface ZipEntry {
  name: string;
  compressed: number;
  size: number;
}

/** Bytes at the end in which the directory's end is found: its own and the longest comment. */
const END_BYTES = 22 + 65_535;
/** Largest directory that is read, in bytes. */
const MAX_DIRECTORY = 16 * 1024 * 1024;
const END_MARK = 0x06054b50;
const ENTRY_MARK = 0x02014b50;
const ENTRY_BYTES = 46;

/**
 * Reads the directory of a ZIP archive without unpacking anything (APPNOTE.TXT 4.3).
 * @returns null for a file that is not exactly one archive from its first byte to its last, or one beyond 4 GB.
 */
export async function readZipDirectory(file: FileHandle, size: number): Promise<ZipEntry[] | null> {
  const tail = await readBytes(file, Math.max(0, size - END_BYTES), Math.min(size, END_BYTES));
  const at = findEnd(tail);
  if (at === null) return null;
  const [count, length, offset] = [
    tail.readUInt16LE(at + 10),
    tail.readUInt32LE(at + 12),
    tail.readUInt32LE(at + 16),
  ];
  const endsAt = size - tail.length + at;
  // Other bytes before the archive or between its parts would be another file.
  if (length > MAX_DIRECTORY || offset + length !== endsAt) return null;
  return readEntries(await readBytes(file, offset, length), count);
}

/** Finds the record at the end whose comment ends the file. */
function findEnd(tail: Buffer): number | null {
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
    entries.push({
      name: directory.toString('utf8', at + ENTRY_BYTES, nameEnd),
      compressed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
    });
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries.length === count ? entries : null;
}

/** Reads a part of a file; shorter at its end. */
export async function readBytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
