import { expect, test } from 'vitest';
import { chartData } from './chartData.ts';

test('ANLY-012 a day that is not over is reached by a line of its own, which is dashed', () => {
  const lines = [
    [3, 4, 1],
    [9, 8, 2],
  ];
  expect(chartData(lines, false)).toEqual([[0, 1, 2], ...lines]);
  expect(chartData(lines, true)).toEqual([
    [0, 1, 2],
    [3, 4, null],
    [9, 8, null],
    [null, 4, 1],
    [null, 8, 2],
  ]);
});
