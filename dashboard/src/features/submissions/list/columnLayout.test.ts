import { expect, test } from 'vitest';
import { parseLayout, storeLayout } from './columnLayout.ts';

test('D-114 a layout without widths holds, and is stored as it was', () => {
  const layout = parseLayout({ order: ['c', 'a'], hidden: ['b'] });
  expect(layout).toEqual({ columnOrder: ['c', 'a'], columnVisibility: { b: false }, columnSizing: {} });
  expect(storeLayout(layout)).toEqual({ order: ['c', 'a'], hidden: ['b'], widths: {} });
});

test('a column that was shown again is not stored as hidden', () => {
  const layout = { ...parseLayout(null), columnVisibility: { a: true, b: false }, columnSizing: { a: 120 } };
  expect(storeLayout(layout)).toEqual({ order: [], hidden: ['b'], widths: { a: 120 } });
});

test('whatever is stored, it can be used', () => {
  const none = { columnOrder: [], columnVisibility: {}, columnSizing: {} };
  for (const stored of [
    null,
    7,
    'x',
    [],
    { order: 3 },
    { order: [1], hidden: {} },
    { widths: { a: 'wide' } },
  ])
    expect(parseLayout(stored)).toEqual(none);
});
