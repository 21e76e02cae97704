import { expect, onTestFinished, test, vi } from 'vitest';

/** Digits of Arabic and of Persian. */
const OTHERS = /[\u0660-\u0669\u06f0-\u06f9]/;

test('D-22 figures, sizes and times of an Arabic screen have the digits of its texts, whatever the region', async () => {
  const { lang } = document.documentElement;
  onTestFinished(() => {
    document.documentElement.lang = lang;
    vi.restoreAllMocks();
    vi.resetModules();
  });
  document.documentElement.lang = 'ar';
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ar-EG', 'en']);
  vi.resetModules();
  const [{ formatNumber }, { formatBytes }, times] = await Promise.all([
    import('./formatNumber.ts'),
    import('./formatBytes.ts'),
    import('./formatTime.ts'),
  ]);
  // What the region has of its own.
  expect(new Intl.NumberFormat('ar-EG').format(12)).toMatch(OTHERS);
  const shown = [
    formatNumber(1_234.5),
    formatBytes(3_400),
    times.formatExact('2026-11-21T23:30:00Z'),
    times.formatDay('2026-11-21'),
    times.formatRelative('2026-11-21T23:30:00Z', Date.parse('2026-11-25T00:00:00Z')),
  ];
  expect(shown.filter((text) => OTHERS.test(text))).toEqual([]);
  expect(shown[0]).toBe('1,234.5');
});
