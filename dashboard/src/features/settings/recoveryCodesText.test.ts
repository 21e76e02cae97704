import { expect, test } from 'vitest';
import { recoveryCodesText } from './recoveryCodesText.ts';

test('D-161 the file of recovery codes says whose they are and has one in each line', () => {
  const lines = recoveryCodesText(['aaaa-bbbb', 'cccc-dddd'], 'ada@example.com').split('\n');
  expect(lines[0]).toContain('ada@example.com');
  expect(lines.slice(3)).toEqual(['aaaa-bbbb', 'cccc-dddd', '']);
});
