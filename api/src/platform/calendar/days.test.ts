import { expect, test } from 'vitest';
import { addDays, countDays, dayIn, nextDay, startOfDay } from './days.ts';

test('days are counted by the calendar, over the ends of months and leap years', () => {
  expect([addDays('2028-02-27', 2), nextDay('2026-12-31')]).toEqual(['2028-02-29', '2027-01-01']);
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(countDays({ from: '2026-11-20', to: '2026-11-22' })).toBe(3);
});

test('a moment lies on the day that the clocks of its zone show', () => {
  const at = Date.parse('2026-11-21T23:30:00Z');
  expect(['UTC', 'Europe/Berlin', 'Etc/GMT+12'].map((zone) => dayIn(zone, at))).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-21',
  ]);
});

test.each([
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
  ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
  // A zone whose clock change skips midnight itself.
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ['2026-11-22', 'Asia/Kathmandu', '2026-11-21T18:15:00.000Z'],
])('D-22 the day %s of %s begins when its clocks say so, also when they change', (date, zone, start) => {
  expect(startOfDay(date, zone).toISOString()).toBe(start);
});
