import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TESTS } from '../lab/api-contract/tests.mjs';
import { COUNTS } from '../support/counted.ts';

const ROOT = join(import.meta.dirname, '../..');

test('API-042 each count that `npm run api:contract` prints is noted by a test that it runs', () => {
  const parts = [...TESTS.unit, ...TESTS['test:e2e'].map((name) => `tests/e2e/${name}`)];
  const noted = parts.flatMap((part) => {
    const files = globSync(`${part}{*.test.ts,/**/*.test.ts}`, { cwd: ROOT });
    expect([part, files.length > 0]).toEqual([part, true]);
    return files.flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(/what: '(\w+)'/g)].map(([, what]) => what),
    );
  });
  expect(new Set(noted)).toEqual(new Set(Object.keys(COUNTS)));
});
