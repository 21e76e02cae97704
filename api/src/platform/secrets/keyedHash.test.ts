import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createKeyedHash } from './keyedHash.ts';

test.each(['', 'short', 'x'.repeat(64), 'ä'.repeat(40), 'x'.repeat(200)])(
  'D-17 the hash is HMAC-SHA-256, whatever the key (%#)',
  (key) => {
    const keyed = createKeyedHash(key);
    for (const text of ['', 'source:2026-11-22:192.0.2.1', 'ü'.repeat(100)]) {
      for (const encoding of ['hex', 'base64url'] as const)
        expect(keyed(text, encoding)).toBe(createHmac('sha256', key).update(text).digest(encoding));
    }
  },
);
