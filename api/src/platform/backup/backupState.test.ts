import { expect, test } from 'vitest';
import { isBackupDue, isBackupLate, parseBackupState, type BackupState } from './backupState.ts';
import { chooseKept } from './rotateBackups.ts';
import type { BackupSummary } from './manifest.ts';
import { findGap, placeOf } from './walFiles.ts';

const HALF_PAST_TWO = 150;
const at = (time: string) => Date.parse(`2026-12-${time}:00.000Z`);
const stateOf = (startedAt: string | null, failedAt: string | null = null): BackupState => ({
  plan: null,
  last: startedAt
    ? {
        startedAt: new Date(at(startedAt)).toISOString(),
        endedAt: new Date(at(startedAt)).toISOString(),
        bytes: 1,
        isEncrypted: true,
      }
    : null,
  failure: failedAt ? { at: new Date(at(failedAt)).toISOString(), reason: 'full' } : null,
  shippedUntil: null,
});

test.each([
  [null, null, '02T01:00', true, true],
  ['01T02:30', null, '02T02:29', false, false],
  ['01T02:30', null, '02T02:30', true, false],
  ['01T02:30', null, '02T04:29', true, false],
  ['01T02:30', null, '02T04:30', true, true],
  ['02T02:31', null, '02T23:00', false, false],
  ['01T02:30', '02T02:35', '02T03:00', false, false],
  ['01T02:30', '02T02:35', '02T03:35', true, false],
])(
  'BACKUP-002 BACKUP-003 a backup of %s that failed at %s is at %s due: %s, late: %s',
  (last, failed, now, isDue, isLate) => {
    const state = stateOf(last, failed);
    expect([isBackupDue(state, HALF_PAST_TWO, at(now)), isBackupLate(state, HALF_PAST_TWO, at(now))]).toEqual(
      [isDue, isLate],
    );
  },
);

test('what is stored under another shape counts as nothing', () => {
  expect(parseBackupState({ last: 'yes' })).toEqual({
    plan: null,
    last: null,
    failure: null,
    shippedUntil: null,
  });
});

test('BACKUP-002 rotation keeps the newest backup of each of the last days, weeks and months', () => {
  const backups = Array.from({ length: 120 }, (_, day) => {
    const endedAt = new Date(Date.UTC(2026, 7, 1 + day, 3)).toISOString();
    return { id: endedAt.slice(0, 10), endedAt, startedAt: endedAt } as BackupSummary;
  });
  const kept = [...chooseKept(backups, { days: 3, weeks: 3, months: 3 })].map(({ id }) => id).sort();
  // 28 November 2026 is a Saturday: its week, and those that ended on the 22nd and the 15th.
  expect(kept).toEqual([
    '2026-09-30',
    '2026-10-31',
    '2026-11-15',
    '2026-11-22',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
  ]);
  expect([...chooseKept(backups, { days: 0, weeks: 0, months: 0 })].map(({ id }) => id)).toEqual([
    '2026-11-28',
  ]);
});

test('a segment of the log that is missing is found across logs and timelines', () => {
  const segments = ['0000000100000001000000FE', '0000000100000001000000FF', '000000020000000200000000'];
  const [from, to] = [placeOf(segments[0]!), placeOf(segments[2]!)];
  expect(findGap(segments, from, to)).toBe(null);
  expect(findGap([segments[0]!, segments[2]!], from, to)).toBe(placeOf(segments[1]!));
});
