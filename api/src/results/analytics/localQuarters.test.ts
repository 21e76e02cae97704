import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayIn } from '../../platform/calendar/days.ts';
import { quartersOf } from './localQuarters.ts';
import { propertyRuns } from '../../../../tests/support/propertyRuns.ts';

/** Whole, half and quarter hours; clocks that move by an hour, by half of one, at midnight, in both hemispheres. */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Australia/Eucla',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
] as const;

const clocks = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  ]),
);

/** Returns the local day and hour, computed differently from the code under test. */
function wallClock(at: number, zone: (typeof ZONES)[number]): { day: string; hour: number } {
  const text = clocks.get(zone)?.format(at) ?? '';
  return { day: text.slice(0, 10), hour: Number(text.slice(11, 13)) };
}

const zone = fc.constantFrom(...ZONES);
const day = fc.integer({ min: 0, max: 365 * 12 }).map((days) => addDays('2024-01-01', days));

test('D-132 every quarter lies whole in its local day and hour, whatever the zone and the clocks do', () => {
  fc.assert(
    fc.property(zone, day, (name, date) => {
      for (const { at, hour } of quartersOf(date, name)) {
        const last = at + 899_999;
        expect([wallClock(at, name), wallClock(last, name)]).toEqual([
          { day: date, hour },
          { day: date, hour },
        ]);
      }
    }),
    propertyRuns(300),
  );
});

test('D-132 days follow each other without a gap and without anything in common', () => {
  fc.assert(
    fc.property(zone, day, (name, date) => {
      const today = quartersOf(date, name);
      const tomorrow = quartersOf(addDays(date, 1), name);
      expect((today.at(-1)?.at ?? 0) + 900_000).toBe(tomorrow[0]?.at);
      expect(today[0]?.at ?? 1).toSatisfy((at: number) => at % 900_000 === 0);
    }),
    propertyRuns(300),
  );
});

test.each([
  ['Europe/Berlin', '2026-03-29', 92],
  ['Europe/Berlin', '2026-10-25', 100],
  ['Australia/Lord_Howe', '2026-04-05', 98],
  ['Australia/Lord_Howe', '2026-10-04', 94],
  ['America/Santiago', '2026-09-06', 92],
  ['Asia/Kathmandu', '2026-03-29', 96],
])('D-132 in %s %s has %i quarters', (name, date, count) => {
  expect(quartersOf(date, name)).toHaveLength(count);
});

test('D-132 today is what the calendar on the wall says', () => {
  fc.assert(
    fc.property(zone, fc.integer({ min: 1_700_000_000_000, max: 2_000_000_000_000 }), (name, at) => {
      expect(dayIn(name, at)).toBe(wallClock(at, name).day);
    }),
  );
});
