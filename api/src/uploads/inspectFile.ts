import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { extensionOf } from '@inlay/sdk/model';
import { isPicture, isTypeOf, isZip, textTypeOf } from './fileTypes.ts';
import { readBytes, readZipDirectory, type ZipEntry } from './zipDirectory.ts';

/** Bytes by which a type is told, and in which mark-up is looked for: browsers sniff no further. */
const HEAD_BYTES = 4_100;
const SNIFFED_BYTES = 1_024;
/** Bytes at the end of a PDF in which its mark stands, and an archive behind it would. */
const PDF_END_BYTES = 1_024;
const ARCHIVE_END_BYTES = 65_557;
/** Largest picture, in bytes: it is drawn anew in memory. */
const MAX_PICTURE_BYTES = 50_000_000;
/** Most bytes an archive may unpack to, and most for each of its own. */
const MAX_UNPACKED_BYTES = 2_000_000_000;
const MAX_RATIO = 200;
/** Unpacked bytes that no ratio is asked for. */
const HARMLESS_BYTES = 10_000_000;

/** Mark-up that a browser would take for a page or a picture with scripts. */
const MARK_UP = /<\s*(!doctype\s+html|html|head|body|script|svg|iframe|\?xml|\?php|x:)|<!entity/i;
/** Parts of documents that run code. */
const MACROS = /(^|\/)(vbaproject\.bin|vbadata\.xml|macros\/|basic\/|activex\/|embeddings\/ole)/i;
/** Files that run when somebody opens them. */
const PROGRAMS =
  /\.(exe|dll|scr|com|pif|bat|cmd|ps1|vbs|vbe|js|jse|wsf|wsh|hta|msi|msp|jar|app|lnk|reg|cpl|sh|docm|xlsm|pptm|dotm|html?|svg|xhtml)$/i;

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

/** Archives are told by their directory: the first of their entries says nothing reliable. */
async function typeOf(file: FileHandle, head: Buffer, size: number): Promise<string | null> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  if (found && !isZip(found.mime)) return found.mime;
  const entries = head.readUInt32LE(0) === 0x04034b50 ? await readZipDirectory(file, size) : null;
  return entries && archiveType(entries, found?.mime);
}

function archiveType(entries: readonly ZipEntry[], found: string | undefined): string | null {
  const has = (name: string): boolean => entries.some((entry) => entry.name === name);
  const office = 'application/vnd.openxmlformats-officedocument';
  if (has('[Content_Types].xml')) {
    if (has('word/document.xml')) return `${office}.wordprocessingml.document`;
    if (has('xl/workbook.xml')) return `${office}.spreadsheetml.sheet`;
    if (has('ppt/presentation.xml')) return `${office}.presentationml.presentation`;
  }
  return found ?? 'application/zip';
}

async function isSound(file: FileHandle, type: string, size: number): Promise<boolean> {
  if (isPicture(type)) return size <= MAX_PICTURE_BYTES;
  if (type === 'application/pdf') return isPdfAlone(file, size);
  if (!isZip(type)) return true;
  const entries = await readZipDirectory(file, size);
  return entries !== null && isHarmless(entries, type);
}

function isHarmless(entries: readonly ZipEntry[], type: string): boolean {
  const unpacked = entries.reduce((sum, entry) => sum + entry.size, 0);
  const packed = entries.reduce((sum, entry) => sum + entry.compressed, 0);
  if (unpacked > MAX_UNPACKED_BYTES) return false;
  if (unpacked > HARMLESS_BYTES && unpacked > packed * MAX_RATIO) return false;
  if (entries.some(({ name }) => /(^|[/\\])\.\.([/\\]|$)|^[/\\]|^[a-z]:/i.test(name))) return false;
  if (entries.some(({ name }) => PROGRAMS.test(name))) return false;
  return type === 'application/zip' || !entries.some(({ name }) => MACROS.test(name));
}

/** A PDF begins and ends as one: bytes before or behind it are another file. */
async function isPdfAlone(file: FileHandle, size: number): Promise<boolean> {
  const head = await readBytes(file, 0, 5);
  const tail = await readBytes(file, Math.max(0, size - ARCHIVE_END_BYTES), ARCHIVE_END_BYTES);
  const end = tail.subarray(-PDF_END_BYTES).toString('latin1');
  const isArchive = tail.includes('PK\x05\x06', 0, 'latin1');
  return head.toString('latin1') === '%PDF-' && /%%EOF\s*$/.test(end) && !isArchive;
}

/** Reads a whole text; one byte that is no UTF-8, or NUL, ends it. */
async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const stream = createReadStream(path);
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
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
