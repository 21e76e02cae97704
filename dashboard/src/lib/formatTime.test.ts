import { afterEach, expect, test } from 'vitest';
import {
  formatClock,
  formatDate,
  formatDay,
  formatExact,
  formatRelative,
  setTimeZone,
} from './formatTime.ts';

afterEach(() => setTimeZone(null));

test('D-22 D-161 times are shown in the zone the person has chosen', () => {
  const noon = '2026-11-21T12:00:00.000Z';
  setTimeZone('Asia/Kathmandu');
  expect(formatExact(noon)).toContain('5:45');
  setTimeZone('America/St_Johns');
  expect(formatExact(noon)).toContain('8:30');
  expect(formatClock(Date.parse(noon))).toContain('8:30:00');
});

test('D-22 a day is that of the zone the person has chosen', () => {
  setTimeZone('Pacific/Kiritimati');
  expect(formatDate('2026-11-21T12:00:00.000Z')).toContain('22');
  setTimeZone('Pacific/Pago_Pago');
  expect(formatDate('2026-11-21T09:00:00.000Z')).toContain('20');
});

test('D-22 a day is written the same way alone, in a filter and with its time', () => {
  const noon = '2026-11-21T12:00:00.000Z';
  expect(formatExact(noon).startsWith(formatDate(noon))).toBe(true);
  expect(formatDay('2026-11-21')).toBe(formatDate(noon));
  expect(formatDay('any')).toBe('any');
});

test('a time of long ago or a moment ago is told in words', () => {
  const now = Date.parse('2026-11-21T12:00:00.000Z');
  expect(formatRelative('2026-11-21T09:00:00.000Z', now)).toBe('3 hours ago');
  expect(formatRelative('2026-11-21T11:59:30.000Z', now)).toBe('just now');
});
