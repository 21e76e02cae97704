import { gzipSync } from 'node:zlib';

const BLOCK = 512;

/**
 * Returns a gzipped tar archive, the same for the same files: npm compares a package by its hash.
 *
 * @param {readonly (readonly [path: string, text: string])[]} files
 */
export function packTar(files) {
  const parts = files.flatMap(([path, text]) => {
    const body = Buffer.from(text);
    return [createHeader(path, body.length), body, Buffer.alloc(-body.length & (BLOCK - 1))];
  });
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]), { level: 9 });
}

/** Returns the header of a file, as POSIX's ustar has it. */
function createHeader(path, size) {
  const header = Buffer.alloc(BLOCK);
  const octal = (value, digits) => value.toString(8).padStart(digits, '0');
  if (header.write(path, 0) > 100) throw new Error(`Too long a path for a tar archive: ${path}`);
  header.write(octal(0o644, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(size, 11), 124);
  header.write(octal(0, 11), 136);
  header.write('        0', 148);
  header.write('ustar\x0000', 257);
  header.write(
    octal(
      header.reduce((sum, byte) => sum + byte, 0),
      6,
    ) + '\0',
    148,
  );
  return header;
}
