import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EXAMPLE, printAuthoringReference } from './printAuthoringReference.ts';
import { parseAuthoring } from './index.ts';

test('CODE-004 docs/form-files.md is what texts are read by; if not: npm run expressions', async () => {
  const file = join(import.meta.dirname, '../../../../docs/form-files.md');
  await expect(`${printAuthoringReference()}\n`).toMatchFileSnapshot(file);
});

test('CODE-004 its example is a form that can be published, in fifteen lines', () => {
  const parsed = parseAuthoring([{ file: '', text: EXAMPLE }]);
  expect(parsed.ok && parsed.form.check()).toEqual([]);
  expect(EXAMPLE.trim().split('\n').length).toBeLessThanOrEqual(15);
});
