import { mkdtempDisposable, open, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { extensionsOf, FILE_KINDS } from '@inlay/sdk/model';
import {
  buildZip,
  docx,
  LINK_MODE,
  office,
  xlsx,
  type ZipPart,
} from '../../../../tests/support/api/archives.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { inspectFile } from './inspectFile.ts';

/** Inspects a file; null for one that is refused. */
async function inspectAt(path: string, name: string, size: number): Promise<string | null> {
  try {
    return await inspectFile(path, name, size);
  } catch (error) {
    if (error instanceof ProblemError) return null;
    throw error;
  }
}

/** Puts bytes into a file and has it inspected under a name. */
async function inspect(name: string, bytes: Buffer): Promise<string | null> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'inlay-inspected-'));
  const path = join(folder.path, 'file');
  await writeFile(path, bytes);
  // Awaited, so that the folder is there until it has been read.
  return await inspectAt(path, name, bytes.length);
}

test('a gigabyte of zeros is of no type (UPLOAD-006)', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'inlay-inspected-'));
  const path = join(folder.path, 'zeros');
  const size = 1_000_000_000;
  await using file = await open(path, 'w');
  // Takes no room on the disk.
  await file.truncate(size);
  for (const extension of extensionsOf(FILE_KINDS))
    expect([extension, await inspectAt(path, `zeros.${extension}`, size)]).toEqual([extension, null]);
});

test('no file is too short to be told (UPLOAD-006)', async () => {
  for (const extension of extensionsOf(FILE_KINDS).filter((one) => one !== 'txt' && one !== 'csv'))
    for (const start of ['P', 'PK', 'PK\x03', 'PK\x03\x04', 'GIF', '%PDF'])
      expect([extension, start, await inspect(`a.${extension}`, Buffer.from(start))]).toEqual([
        extension,
        start,
        null,
      ]);
});

const REFUSED: Record<string, readonly ZipPart[]> = {
  'a link': [{ name: 'a.txt', content: '/etc/passwd', mode: LINK_MODE }],
  'a header that names another file': [{ name: 'a.txt', headerName: 'a.exe' }],
  'entries that share their bytes': [{ name: 'a.txt' }, { name: 'a.txt', isShared: true }],
  'bytes between its files': [{ name: 'a.txt' }, { name: 'b.txt', gap: Buffer.alloc(100) }],
  'bytes before its files': [{ name: 'a.txt', gap: Buffer.alloc(1) }],
  'a name that is cut by NUL': [{ name: 'setup.exe\0.txt' }],
  'a program whose name ends in a point': [{ name: 'setup.exe.' }],
};

test.each(Object.entries(REFUSED))('an archive with %s is refused (UPLOAD-006)', async (_what, parts) => {
  expect(await inspect('a.zip', buildZip(parts))).toBeNull();
});

test('archives and documents as programs write them are taken (UPLOAD-006)', async () => {
  const files: Record<string, Buffer> = {
    'plain.zip': buildZip([{ name: 'Bilder/Über uns.txt' }, { name: 'b.txt', mode: 0o100_644 }]),
    // Behind each file a descriptor, as programs write them that do not know its size before.
    'streamed.zip': buildZip([{ name: 'a.txt' }, { name: 'b.txt', gap: Buffer.alloc(16) }]),
    'empty folder.zip': buildZip([{ name: 'folder/', content: '' }]),
    'offer.docx': docx({ name: 'word/media/image1.png' }),
    'table.xlsx': xlsx({ name: 'xl/worksheets/sheet1.xml' }),
    'types.docx': office('word/document.xml', [], '<Types><Default Extension="xml"/></Types>'),
  };
  for (const [name, bytes] of Object.entries(files))
    expect([name, await inspect(name, bytes)]).toEqual([name, expect.stringMatching(/^application\//)]);
});

test('names of archives need not be UTF-8 (UPLOAD-006)', async () => {
  const bytes = buildZip([{ name: '~bersicht.txt' }]);
  // As code page 437 writes “Ü”.
  const named = Buffer.from(bytes.map((byte) => (byte === 0x7e ? 0x9a : byte)));
  expect(await inspect('a.zip', named)).toBe('application/zip');
});
