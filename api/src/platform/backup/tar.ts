import { createReadStream } from 'node:fs';
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '../db/embedded/runProgram.ts';
import { BackupError } from './backupError.ts';
import { pathInside } from './pathInside.ts';

const BLOCK = 512;
const FILE = '0';
const FOLDER = '5';

/** What goes into an archive: a folder, a file of the disk as long as it is now, or a text. */
export type TarEntry =
  | { name: string; kind: 'folder' }
  | { name: string; kind: 'file'; path: string; size: number }
  | { name: string; kind: 'text'; text: string };

/**
 * Writes a tar archive (ustar), for `tar x` to read as well. A file that has grown is cut at its announced size, one
 * that has become shorter or is gone is filled with zeros: PostgreSQL's log repairs both.
 */
export async function* writeTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Uint8Array> {
  for await (const entry of entries) {
    if (entry.kind === 'folder') yield header(`${entry.name}/`, 0, FOLDER);
    else if (entry.kind === 'text') {
      const bytes = Buffer.from(entry.text);
      yield header(entry.name, bytes.byteLength, FILE);
      yield bytes;
      yield padding(bytes.byteLength);
    } else {
      yield header(entry.name, entry.size, FILE);
      yield* readExactly(entry.path, entry.size);
      yield padding(entry.size);
    }
  }
  yield Buffer.alloc(2 * BLOCK);
}

async function* readExactly(path: string, size: number): AsyncGenerator<Uint8Array> {
  let left = size;
  if (size > 0) {
    try {
      for await (const chunk of createReadStream(path, { end: size - 1, highWaterMark: 1024 * 1024 })) {
        left -= (chunk as Buffer).byteLength;
        yield chunk as Buffer;
      }
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error;
    }
  }
  for (; left > 0; left -= Math.min(left, BLOCK)) yield Buffer.alloc(Math.min(left, BLOCK));
}

const padding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

function header(name: string, size: number, type: string): Buffer {
  const bytes = Buffer.alloc(BLOCK);
  const put = (text: string, at: number) => bytes.write(text, at, 'utf8');
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
  if (Buffer.byteLength(name) > 100) throw new Error(`The name is too long for an archive: ${name}`);
  put(name, 0);
  put(`${octal(type === FOLDER ? 0o700 : 0o600, 7)}\0`, 100);
  put(`${octal(0, 7)}\0${octal(0, 7)}\0`, 108);
  put(`${octal(size, 11)}\0${octal(0, 11)}\0`, 124);
  put(' '.repeat(8), 148);
  put(type, 156);
  put('ustar\u000000', 257);
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  put(`${octal(sum, 6)}\0 `, 148);
  return bytes;
}

/** Unpacks an archive into a folder that exists. @throws {BackupError} for one that ends too soon or is none. */
export async function extractTar(stream: AsyncIterable<Uint8Array>, folder: string): Promise<void> {
  let waiting = Buffer.alloc(0);
  let file: FileHandle | null = null;
  /** Bytes of the current file, and of the padding after it. */
  let [left, rest] = [0, 0];
  let isComplete = false;
  try {
    for await (const chunk of stream) {
      waiting = waiting.byteLength === 0 ? Buffer.from(chunk) : Buffer.concat([waiting, chunk]);
      while (waiting.byteLength > 0 && !isComplete) {
        if (left > 0) {
          const part = waiting.subarray(0, left);
          await file?.writeFile(part);
          left -= part.byteLength;
          waiting = waiting.subarray(part.byteLength);
          if (left > 0) continue;
          await file?.close();
          file = null;
        } else if (rest > 0) {
          const part = Math.min(rest, waiting.byteLength);
          rest -= part;
          waiting = waiting.subarray(part);
        } else {
          if (waiting.byteLength < BLOCK) break;
          const entry = parseHeader(waiting.subarray(0, BLOCK));
          waiting = waiting.subarray(BLOCK);
          if (!entry) isComplete = true;
          else {
            const path = pathInside(folder, entry.name);
            [left, rest] = [entry.size, padding(entry.size).byteLength];
            if (entry.type === FOLDER) await mkdir(path, { recursive: true, mode: 0o700 });
            else {
              await mkdir(dirname(path), { recursive: true, mode: 0o700 });
              file = await open(path, 'w', 0o600);
              if (left === 0) {
                await file.close();
                file = null;
              }
            }
          }
        }
      }
    }
  } finally {
    await file?.close();
  }
  if (!isComplete) throw new BackupError('archive_cut', 'The copy of the database ends too soon.');
}

function parseHeader(bytes: Buffer): { name: string; size: number; type: string } | null {
  const text = (at: number, length: number) => bytes.toString('utf8', at, at + length).replace(/\0.*$/s, '');
  const name = text(0, 100);
  if (!name) return null;
  if (text(257, 5) !== 'ustar')
    throw new BackupError('archive_changed', 'The copy of the database is no archive.');
  return { name, size: Number.parseInt(text(124, 12), 8), type: text(156, 1) };
}
