import { open, type FileHandle } from 'node:fs/promises';
import { extensionOf } from '@inlay/sdk/model';
import { isPicture, isTypeOf, isZip, textTypeOf } from './fileTypes.ts';
import { inspectArchive } from './inspectArchive.ts';
import { readChunks } from './readChunks.ts';
import { findZipEnd, readBytes, ZIP_END_BYTES } from './zipDirectory.ts';

/** Bytes by which a type is told, and in which mark-up is looked for: browsers sniff no further. */
const HEAD_BYTES = 4_100;
const SNIFFED_BYTES = 1_024;
/** Bytes at the end of a PDF in which its mark stands. */
const PDF_END_BYTES = 1_024;
/** Largest picture, in bytes: it is re-encoded in memory. */
const MAX_PICTURE_BYTES = 50_000_000;

/** Mark-up that a browser would take for a page or a picture with scripts. */
const MARK_UP = /<\s*(!doctype\s+html|html|head|body|script|svg|iframe|\?xml|\?php|x:)|<!entity/i;

/**
 * Tells what a file is by its bytes, and whether it is that alone (form-engine, section 7).
 * @param name as the visitor's device has it; its extension must agree.
 * @returns the media type; null for a file that is refused.
 */
export async function inspectFile(path: string, name: string, size: number): Promise<string | null> {
  const extension = extensionOf(name);
  const text = textTypeOf(extension);
  const file = await open(path);
  try {
    const head = await readBytes(file, 0, HEAD_BYTES);
    if (text) return !MARK_UP.test(head.toString('latin1')) && (await isUtf8(path)) ? text : null;
    if (MARK_UP.test(head.toString('latin1', 0, SNIFFED_BYTES))) return null;
    const type = await typeOf(file, head, size);
    if (!type || !isTypeOf(extension, type)) return null;
    return (await isSound(file, type, size)) ? type : null;
  } finally {
    await file.close();
  }
}

async function typeOf(file: FileHandle, head: Buffer, size: number): Promise<string | null> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  if (found && !isZip(found.mime)) return found.mime;
  const isArchive = head.length >= 4 && head.readUInt32LE(0) === 0x04034b50;
  return isArchive ? inspectArchive(file, size, found?.mime) : null;
}

async function isSound(file: FileHandle, type: string, size: number): Promise<boolean> {
  if (isPicture(type)) return size <= MAX_PICTURE_BYTES;
  // `inspectArchive` has looked at it.
  if (isZip(type)) return true;
  if (type === 'application/pdf') return isPdfAlone(file, size);
  // A film or a song with an archive behind it is both.
  return findZipEnd(await readEnd(file, size)) === null;
}

const readEnd = (file: FileHandle, size: number): Promise<Buffer> =>
  readBytes(file, Math.max(0, size - ZIP_END_BYTES), ZIP_END_BYTES);

/** A PDF begins and ends as one: bytes before or behind it are another file. */
async function isPdfAlone(file: FileHandle, size: number): Promise<boolean> {
  const head = await readBytes(file, 0, 5);
  const tail = await readEnd(file, size);
  const end = tail.subarray(-PDF_END_BYTES).toString('latin1');
  const isArchive = tail.includes('PK\x05\x06', 0, 'latin1');
  return head.toString('latin1') === '%PDF-' && /%%EOF\s*$/.test(end) && !isArchive;
}

/** Reads a whole text; one byte that is no UTF-8, or NUL, ends it. */
async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of readChunks(path)) {
      if (chunk.includes(0)) return false;
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
