import { expect, onTestFinished, test, vi } from 'vitest';
import { BROWSER_ZONE, timeIn, timeZoneOptions } from './timeZones.ts';

test("D-161 the browser's own zone is the first choice, the others follow by name", () => {
  expect(timeZoneOptions(null, ['Europe/Rome', 'America/New_York'], 'Europe/Rome')).toEqual([
    { value: BROWSER_ZONE, label: 'Browser’s own (Europe/Rome)' },
    { value: 'America/New_York', label: 'America/New York' },
    { value: 'Europe/Rome', label: 'Europe/Rome' },
    { value: 'UTC', label: 'UTC' },
  ]);
});

test('D-161 a stored zone the browser does not list stays a choice, and none stands twice', () => {
  const values = timeZoneOptions('Asia/Calcutta', ['Asia/Kolkata', 'UTC'], 'UTC').map(({ value }) => value);
  expect(values).toEqual([BROWSER_ZONE, 'Asia/Calcutta', 'Asia/Kolkata', 'UTC']);
});

test('D-22 a time reads as in the chosen zone; an unknown one breaks nothing', () => {
  const time = new Date('2026-11-21T23:30:00Z');
  expect(timeIn('Asia/Tokyo', time)).toContain('22');
  expect(timeIn('UTC', time)).toContain('21');
  expect(timeIn('Nowhere/Land', time)).toBe('');
});

test('D-22 CLNT-093 a time reads as the screen’s language writes it', async () => {
  onTestFinished(() => {
    document.documentElement.lang = 'en';
    vi.resetModules();
  });
  document.documentElement.lang = 'de';
  vi.resetModules();
  const german = await import('./timeZones.ts');
  expect(german.timeIn('UTC', new Date('2026-11-21T23:30:00Z'))).toBe('21.11.2026, 23:30');
});
