import { expect, test } from 'vitest';
import { monthShare } from './monthShare.ts';

test.each([
  [1, 3, 33],
  [2, 3, 67],
  [0, 0, 0],
  // The month continues outside a short period.
  [4, 0, 400],
  [4, 2, 200],
])(
  'CLNT-049 CONST-047 D-143 %i this month of %i in all are %i%%',
  (submissionsThisMonth, totalSubmissions, share) => {
    expect(monthShare({ submissionsThisMonth, totalSubmissions })).toBe(share);
  },
);
