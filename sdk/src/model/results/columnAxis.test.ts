import { expect, test } from 'vitest';
import { columnAxis, columnSpan, type ResultPart } from './resultParts.ts';

const part = (label: string, ends?: readonly [string, string]): ResultPart => ({
  key: label,
  label,
  count: 1,
  sought: null,
  ...(ends && { ends }),
});
const bin = (from: number) => part(`${from} to below ${from + 1}`, [String(from), String(from + 1)]);

test('a column alone stands in the middle of its axis, above what it stands for', () => {
  expect(columnSpan(0, 1)).toEqual({ start: 0.375, width: 0.25 });
  for (const alone of [bin(-2), part('1'), part('Dec 24, 2026')])
    expect(columnAxis([alone])).toEqual({ isEach: true, names: [alone.label] });
});

test('two columns have a name each; more have short names, or the ends of the axis', () => {
  expect([columnSpan(0, 2), columnSpan(1, 2)]).toEqual([
    { start: 0, width: 0.5 },
    { start: 0.5, width: 0.5 },
  ]);
  expect(columnAxis([part('Dec 24, 2026'), part('Dec 25, 2026')]).isEach).toBe(true);
  expect(columnAxis(['1', '2', '3'].map((name) => part(name)))).toEqual({
    isEach: true,
    names: ['1', '2', '3'],
  });
  expect(columnAxis([bin(-2), bin(-1), bin(0)])).toEqual({ isEach: false, names: ['-2', '1'] });
  const hours = Array.from({ length: 24 }, (_one, hour) => part(String(hour)));
  expect(columnAxis(hours)).toEqual({ isEach: false, names: ['0', '23'] });
});
