import { expect, it } from 'vitest';

it('ANLY-012 charts can be loaded in a browser whose language is no language tag', async () => {
  Object.defineProperty(navigator, 'language', { value: 'en-US@posix', configurable: true });
  expect(() => new Intl.NumberFormat(navigator.language)).toThrow(RangeError);
  expect(await import('./TimeChart.tsx')).toHaveProperty('TimeChart');
  expect(() => new Intl.NumberFormat(navigator.language)).not.toThrow();
});
