import { expect, test } from 'vitest';
import { dayIn, fromLocalInput, startOfDay, toLocalInput } from './zonedTime.ts';

test.each([
  ['UTC', '2026-11-21', '2026-11-21T00:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-21', '2026-11-20T18:15:00.000Z'],
  ['Pacific/Pago_Pago', '2026-11-21', '2026-11-21T11:00:00.000Z'],
  // Days on which clocks change, and the days after.
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['Pacific/Auckland', '2026-09-27', '2026-09-26T12:00:00.000Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  // Clocks went from 23:59:59 to 01:00:00.
  ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z'],
])('D-22 a day in %s, %s, begins at %s and is read back', (zone, day, start) => {
  expect(startOfDay(day, zone)).toBe(start);
  expect(dayIn(zone, start)).toBe(day);
  expect(dayIn(zone, new Date(Date.parse(start) - 1).toISOString())).not.toBe(day);
});

test.each([
  ['UTC', '2026-11-21T13:45', '2026-11-21T13:45:00.000Z'],
  ['Asia/Kathmandu', '2026-11-21T00:15', '2026-11-20T18:30:00.000Z'],
  ['Europe/Berlin', '2026-07-15T23:59', '2026-07-15T21:59:00.000Z'],
  ['America/New_York', '2028-02-29T00:00', '2028-02-29T05:00:00.000Z'],
])('D-22 in %s, %s is the moment %s and is read back', (zone, text, moment) => {
  expect(fromLocalInput(text, zone)).toBe(moment);
  expect(toLocalInput(moment, zone)).toBe(text);
});

test('a time that clocks skip is as late after the gap', () => {
  const moment = fromLocalInput('2026-03-29T02:30', 'Europe/Berlin');
  expect(toLocalInput(moment, 'Europe/Berlin')).toBe('2026-03-29T03:30');
});

test('an emptied or unfinished time is none', () => {
  expect([fromLocalInput('', 'UTC'), fromLocalInput('2026-13-40T99:99', 'UTC')]).toEqual([null, null]);
  expect(toLocalInput(null, 'UTC')).toBe('');
});
