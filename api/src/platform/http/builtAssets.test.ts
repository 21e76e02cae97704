import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { loadBuiltAssets } from './builtAssets.ts';

test('a built file is the same bytes to every client, though only its compressed form is read at start', async () => {
  const loader = loadBuiltAssets().sdk.get('loader.js');
  const built = await readFile(new URL('../../../../embed-loader/dist/browser/loader.js', import.meta.url));
  expect(loader?.brotli && brotliDecompressSync(loader.brotli)).toEqual(built);
  expect(loader?.body).toEqual(built);
  expect(loader).toMatchObject({ type: 'text/javascript; charset=utf-8', immutable: false });
});
