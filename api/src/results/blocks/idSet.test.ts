import { expect, test } from 'vitest';
import { seededRandom } from '../../../../tests/support/seededRandom.ts';
import { IdSet } from './idSet.ts';

test('RESULT-006 a set of ids finds its own among others, also where their last bits are the same', () => {
  const next = seededRandom(391);
  const randomId = (): number[] => Array.from({ length: 16 }, () => Math.floor(next() * 256));
  // Every third id ends as the one before it.
  const ids: number[][] = [];
  for (let at = 0; at < 3_000; at++) {
    const id = randomId();
    const before = ids.at(-1);
    ids.push(at % 3 === 0 && before ? [...id.slice(0, 12), ...before.slice(12)] : id);
  }
  const isWanted = (at: number): boolean => at % 2 === 0;
  const all = Uint8Array.from(ids.flat());
  const wanted = Uint8Array.from(
    [...ids.filter((_id, at) => isWanted(at)), ...Array.from({ length: 100 }, randomId)].flat(),
  );
  const rows = Uint32Array.from({ length: ids.length }, (_one, at) => at);
  expect([...new IdSet(wanted).placesIn(all, rows)]).toEqual([...rows].filter(isWanted));
  expect([...new IdSet(wanted).placesIn(all, rows.subarray(10, 13))]).toEqual([10, 12]);
  expect(new IdSet(new Uint8Array()).placesIn(all, rows)).toHaveLength(0);
  // Bytes that do not begin at a multiple of four, as PostgreSQL sends them.
  expect(new IdSet(Buffer.concat([Buffer.from([1]), wanted]).subarray(1)).placesIn(all, rows)).toHaveLength(
    1_500,
  );
});
