import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';

test('sha256 is that of the standard, whatever the length (property)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (some) => {
      expect(sha256(some)).toBe(createHash('sha256').update(some).digest('hex'));
    }),
  );
});
