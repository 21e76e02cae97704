import { expect, test } from 'vitest';
import { placeOf } from './quarters.ts';

test('D-132 a moment lies in the quarter of an hour of its UTC day', () => {
  expect(placeOf(new Date('2026-11-21T23:59:59.999Z'))).toEqual({ day: '2026-11-21', quarter: 95 });
  expect(placeOf(new Date('2026-11-22T00:15:00.000Z'))).toEqual({ day: '2026-11-22', quarter: 1 });
});
