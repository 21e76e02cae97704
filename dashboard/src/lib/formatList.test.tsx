import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  document.documentElement.removeAttribute('dir');
  document.documentElement.lang = 'en';
  vi.resetModules();
});

async function listed(lang: string, dir: string, names: readonly string[]): Promise<string> {
  Object.assign(document.documentElement, { lang, dir });
  vi.resetModules();
  const { formatList } = await import('./formatList.ts');
  return formatList(names).replaceAll('\u2068', '<').replaceAll('\u2069', '>');
}

test('D-24 names in a list are set apart where it is read from the right', async () => {
  expect(await listed('en', 'ltr', ['Cake?', 'Day', 'Time'])).toBe('Cake?, Day, and Time');
  expect(await listed('ar', 'rtl', ['Cake?', 'Day'])).toBe('<Cake?> و<Day>');
});
