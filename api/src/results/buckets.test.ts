import { createField } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { bucketsOf, numberBuckets } from './buckets.ts';

const NUMBERS = [
  [0, 'n:0'],
  [-0, 'n:0'],
  [9_999, 'n:9999'],
  [10_000, 'n:10000'],
  [10_001, '~:10000'],
  [99_999, '~:99990'],
  [123_456_789, '~:123400000'],
  [999_999_999_999_999, '~:999900000000000'],
  [-7, 'n:-7'],
  [-12_345, '~:-12350'],
  [0.5, 'n:0.5'],
  [1234.5, '~:1234'],
  [-1234.5, '~:-1235'],
  [1e15, 'o'],
  [NaN, 'o'],
] as const;

test.each(NUMBERS)(
  'RESULT-001 %d is counted by no more than its first four digits, rounded down: %s',
  (number, bucket) => {
    expect(numberBuckets(number).map((one) => one.bucket)).toEqual([bucket]);
  },
);

test('RESULT-001 an option is counted as itself, and what is no option as own words', () => {
  const options = ['a', 'b'].map((value) => ({ value, label: value }));
  const field = { ...createField('radio'), id: 'cake', options };
  const bucketsFor = (answer: unknown) => bucketsOf(field, answer, new Date()).map(({ bucket }) => bucket);
  expect(bucketsFor('a')).toEqual(['c:a']);
  expect(bucketsFor(['b', 'a', 'b'])).toEqual(['c:b', 'c:a']);
  expect(bucketsFor('own words')).toEqual(['o']);
  expect(bucketsFor(' ')).toEqual([]);
});
