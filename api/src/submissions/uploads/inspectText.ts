import { open } from 'node:fs/promises';
import { readChunks } from './readChunks.ts';
import { readBytes } from './zipDirectory.ts';

/** Bytes at the beginning in which mark-up is looked for. */
const HEAD_BYTES = 4_100;
/** Mark-up that a browser would take for a page or a picture with scripts. */
const MARK_UP = /<\s*(!doctype\s+html|html|head|body|script|svg|iframe|\?xml|\?php|x:)|<!entity/i;

/** Controls that no text has: all but tabs, line breaks, form feeds, escapes and the old mark of a file's end. */
// oxlint-disable-next-line no-control-regex -- controls are what it is about
const BINARY = /[\0-\u{8}\v\u{e}-\u{19}\u{1c}-\u{1f}\u{7f}]/u;

/** Encodings of two bytes a letter, by the mark at their beginning. */
const MARKED: readonly (readonly [string, number])[] = [
  ['utf-16le', 0xff_fe],
  ['utf-16be', 0xfe_ff],
];

export const isMarkUp = (head: string): boolean => MARK_UP.test(head);

/**
 * Whether a whole file is text without mark-up: UTF-8; UTF-16 that says so; or an older encoding as Excel writes
 * tables, where controls alone tell that it is none.
 */
export async function isPlainText(path: string): Promise<boolean> {
  const head = await readHead(path);
  const mark = head.length >= 2 ? head.readUInt16BE(0) : 0;
  const encoding = MARKED.find(([, bytes]) => bytes === mark)?.[0];
  if (isMarkUp(encoding ? new TextDecoder(encoding).decode(head) : head.toString('latin1'))) return false;
  if (encoding) return isTextOf(path, encoding, /\0/);
  return (await isTextOf(path, 'utf-8', /\0/)) || isTextOf(path, 'latin1', BINARY);
}

async function readHead(path: string): Promise<Buffer> {
  await using file = await open(path);
  // Awaited, so that the file is open until it has been read.
  return await readBytes(file, 0, HEAD_BYTES);
}

/** Reads a whole file in an encoding; one byte that does not belong to it, or a forbidden character, ends it. */
async function isTextOf(path: string, encoding: string, forbidden: RegExp): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of readChunks(path))
      if (forbidden.test(decoder.decode(chunk, { stream: true }))) return false;
    return !forbidden.test(decoder.decode());
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
