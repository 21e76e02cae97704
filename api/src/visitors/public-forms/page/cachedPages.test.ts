import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressOnce, withOwnEnd } from './cachedPages.ts';

test('a page’s brotli stream is whole: head, own end, end', async () => {
  for (const size of [0, 1, 3_000, 400_000]) {
    const plain = Buffer.from('ä<p>text</p>'.repeat(size));
    const page = { plain, brotli: await compressOnce(plain, { isOpen: true }), headers: {} };
    for (const end of ['x', `</body>${'y'.repeat(40_000)}`]) {
      const whole = brotliDecompressSync(withOwnEnd(page, end, true)).toString();
      expect(whole).toBe(withOwnEnd(page, end, false).toString());
    }
  }
});
