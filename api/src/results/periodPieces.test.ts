import { expect, test } from 'vitest';
import { seededRandom } from '../../../tests/support/seededRandom.ts';
import { DAY_MS, HOUR_MS } from '../platform/calendar/durations.ts';
import { piecesOf } from './periodPieces.ts';
import type { Period } from './resultsQuery.ts';

const START = Date.UTC(2026, 1, 1);
const next = seededRandom(455);
const moment = (days = 9): number => START + Math.floor(next() * days * 24) * HOUR_MS;
const isIn = ({ from, until }: Period, at: number): boolean =>
  (!from || at >= from.getTime()) && (!until || at < until.getTime());

/** How often a moment is counted, all in all. */
function timesCounted(period: Period, reach: number | null, at: number): number {
  const { days, added, taken } = piecesOf(period, reach, moment());
  const whole = days && {
    from: days.from === null ? null : new Date(days.from),
    until: days.until === null ? null : new Date(days.until),
  };
  const times = (pieces: readonly Period[]) => pieces.filter((piece) => isIn(piece, at)).length;
  return (whole && isIn(whole, at) ? 1 : 0) + times(added) - times(taken);
}

test('RESULT-002 the pieces of a period count each moment of it once, and no other', () => {
  const wrong: number[][] = [];
  for (let round = 0; round < 100; round++) {
    const [from = 0, until = 0] = [moment(), moment()].toSorted((one, other) => one - other);
    const period = {
      from: next() < 0.2 ? null : new Date(from),
      until: next() < 0.2 ? null : new Date(until + HOUR_MS),
    };
    const reach = next() < 0.3 ? null : moment();
    for (let at = START - DAY_MS; at < START + 11 * DAY_MS; at += HOUR_MS)
      if (timesCounted(period, reach, at) !== (isIn(period, at) ? 1 : 0)) wrong.push([round, at]);
  }
  expect(wrong).toEqual([]);
});

test('RESULT-002 of a day that is not over yet the counters are read, and nothing is counted beside them', () => {
  const now = START + 12 * HOUR_MS;
  const period = { from: new Date(START), until: new Date(START + 23 * HOUR_MS) };
  const { days, added, taken } = piecesOf(period, null, now);
  expect({ days, added }).toEqual({ days: { from: '2026-02-01', until: '2026-02-02' }, added: [] });
  expect(taken).toEqual([{ from: period.until, until: new Date(START + DAY_MS) }]);
});
