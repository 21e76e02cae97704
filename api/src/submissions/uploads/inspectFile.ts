import { open, type FileHandle } from 'node:fs/promises';
import { extensionOf } from '@inlay/sdk/model';
import { ProblemError } from '../../platform/http/problemError.ts';
import { isPicture, isTypeOf, isZip, textTypeOf } from './fileTypes.ts';
import { findGifEnd } from './gifEnd.ts';
import { inspectArchive } from './inspectArchive.ts';
import { inspectPicture } from './inspectPicture.ts';
import { isMarkUp, isPlainText } from './inspectText.ts';
import { findZipEnd, readBytes, ZIP_END_BYTES } from './zipDirectory.ts';

/** Bytes by which a type is told, and in which mark-up is looked for: browsers sniff no further. */
const HEAD_BYTES = 4_100;
const SNIFFED_BYTES = 1_024;
/** Bytes at the end of a PDF in which its mark stands. */
const PDF_END_BYTES = 1_024;
/** Largest GIF, in bytes: its blocks are walked in memory. */
const MAX_GIF_BYTES = 50_000_000;

/**
 * Tells what a file is by its bytes, and whether it is that alone (form-engine, section 7).
 * @param name as the visitor's device has it; its extension must agree.
 * @returns the media type.
 * @throws {ProblemError} `upload.file_*`, why it is refused.
 * @throws {QueueFullError} when too many pictures wait.
 */
export async function inspectFile(path: string, name: string, size: number): Promise<string> {
  const extension = extensionOf(name);
  const text = textTypeOf(extension);
  if (text && (await isPlainText(path))) return text;
  if (text) throw new ProblemError('upload.file_content');
  const type = await readType(path, size);
  if (!isTypeOf(extension, type)) throw new ProblemError('upload.file_content');
  if (isPicture(type)) await inspectPicture(path, size);
  return type;
}

async function readType(path: string, size: number): Promise<string> {
  await using file = await open(path);
  const head = await readBytes(file, 0, HEAD_BYTES);
  const type = await typeOf(file, head, size);
  // Notes of pictures are XML, also at their beginning.
  const isMixed = !type?.startsWith('image/') && isMarkUp(head.toString('latin1', 0, SNIFFED_BYTES));
  if (!type || isMixed) throw new ProblemError('upload.file_content');
  if (!(await isAlone(file, type, size))) throw new ProblemError('upload.file_unsafe');
  return type;
}

async function typeOf(file: FileHandle, head: Buffer, size: number): Promise<string | null> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  if (found && !isZip(found.mime)) return found.mime;
  const isArchive = head.length >= 4 && head.readUInt32LE(0) === 0x04034b50;
  if (!isArchive) return null;
  const type = await inspectArchive(file, size, found?.mime);
  if (type === null) throw new ProblemError('upload.file_unsafe');
  return type;
}

/** Whether nothing is behind a file's end; what stands behind a picture goes when it is re-encoded. */
async function isAlone(file: FileHandle, type: string, size: number): Promise<boolean> {
  // `inspectArchive` has looked at an archive.
  if (isPicture(type) || isZip(type)) return true;
  if (type === 'application/pdf') return isPdfAlone(file, size);
  if (type === 'image/gif')
    return size <= MAX_GIF_BYTES && findGifEnd(await readBytes(file, 0, size)) === size;
  // A film, a song or a picture that is kept as it is, with an archive behind it, is both.
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
