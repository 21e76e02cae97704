import { join } from 'node:path';
import { expect, it } from 'vitest';
import { printExpressionReference } from '../../testing/printExpressionReference.ts';

it('docs/expressions.md is what the operators say; if not: npm run expressions', async () => {
  const file = join(import.meta.dirname, '../../../../../docs/expressions.md');
  await expect(`${printExpressionReference()}\n`).toMatchFileSnapshot(file);
});
