import { expect, test } from 'vitest';
import { seededRandom } from '../../../../tests/support/seededRandom.ts';
import { numberBuckets } from '../buckets.ts';
import { Tally } from '../tally.ts';
import { BlockSums } from '../blockSums.ts';
import { addUp } from '../buildResultBlocks.ts';
import { countColumn } from './countBlocks.ts';
import type { Column } from './column.ts';
import { ColumnBuilder } from './columnBuilder.ts';
import { packCodes, PackedCodes, unpackNumbers } from './packing.ts';
import { Selection } from './selection.ts';

const DICTIONARIES = [1, 2, 3, 4, 5, 16, 17, 256, 257, 65_536, 65_537];

test.each(DICTIONARIES)(
  'RESULT-006 codes of %i entries come out of their packing as they went in',
  (entries) => {
    const next = seededRandom(3);
    for (const rows of [1, 7, 100]) {
      const codes = Uint32Array.from({ length: rows }, () => Math.floor(next() * entries));
      const packed = new PackedCodes(packCodes(codes, entries), entries, rows);
      expect([...packed.codes]).toEqual([...codes]);
    }
  },
);

test.each(DICTIONARIES)(
  'RESULT-006 codes of %i entries are counted in the rows of a selection',
  (entries) => {
    const next = seededRandom(4);
    for (const share of [0, 0.3, 1])
      for (const rows of [1, 7, 1_000]) {
        const codes = Uint32Array.from({ length: rows }, () => Math.floor(next() * entries));
        const selected = Uint32Array.from(codes.keys()).filter(() => next() < share);
        const plain = Array.from({ length: entries }, () => 0);
        for (const row of selected) plain[codes[row]!]!++;
        const packed = new PackedCodes(packCodes(codes, entries), entries, rows);
        expect([...new Selection(selected).countCodes(packed, entries)]).toEqual(plain);
      }
  },
);

/** Answers that are hard to count: signs, fractions, one to nine digits. */
const NUMBERS = (next: () => number): number =>
  Math.round((next() - 0.5) * 10 ** (1 + Math.floor(next() * 9))) / 10 ** Math.floor(next() * 3);

test.each([
  ['few', () => 7],
  ['small', (next: () => number) => Math.floor(next() * 20_000) - 10_000],
  ['many', NUMBERS],
  ['too large for integers of four bytes', (next: () => number) => Math.round(next() * 1e14) / 100],
])('RESULT-006 %s numbers are counted in a block as one by one', (_name, numberOf) => {
  const next = seededRandom(8);
  const numbers = Array.from({ length: 3_000 }, () => numberOf(next));
  const builder = new ColumnBuilder(addUp);
  const plain = new Tally();
  for (const [row, number] of numbers.entries()) {
    const counted = next() < 0.1 ? [{ bucket: 'e' }] : [{ bucket: 'a' }, ...numberBuckets(number)];
    const isNumber = counted.length > 1;
    builder.set(row, { counted, answer: isNumber ? number : '', isKept: true, isNumber });
    if (row % 3 === 0) for (const one of counted) plain.add('q', one);
  }
  const packed = builder.finish('q', numbers.length);
  const column: Column = {
    ...packed,
    packed: new PackedCodes(packed.codes, packed.entries.length, numbers.length),
    numbers: packed.numbers && unpackNumbers(packed.numbers, numbers.length),
  };
  const sums = new BlockSums();
  countColumn(column, new Selection(Uint32Array.from({ length: 1_000 }, (_one, at) => 3 * at)), sums);
  const tally = new Tally();
  sums.addTo(tally);
  expect(tally.questions).toEqual(plain.questions);
});
