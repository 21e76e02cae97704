import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const TEXT = /\.(js|css|html|svg|json)$/;

/**
 * Brotli's effort, 0 to 11. A release takes all there is, for bytes that are sent a million times; `npm start` takes 5,
 * which costs a fortieth of the time and a tenth more bytes (`ensureBuilt`).
 */
const QUALITY = Number(process.env['INLAY_BROTLI_QUALITY'] ?? 11);

/** Puts a brotli sibling (`.br`) beside every text file of a folder. */
export async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const bytes = await readFile(path);
      const packed = await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
      await writeFile(`${path}.br`, packed);
    }),
  );
}
