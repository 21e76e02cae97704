import { OPERATORS } from '../logic/operators/index.ts';
import type { Scope } from '../logic/value.ts';

/** Scope in which the examples of operators are evaluated. */
export const exampleScope: Scope = {
  operators: OPERATORS,
  today: '2026-11-22',
  field: (id) => (id === 'q1' || id === 'q2' ? 'right' : null),
  value: () => null,
  rows: () => [],
  row: 2,
  seen: (page) => page === 'p1',
  points: {
    fields: { q1: { options: { right: 2 }, category: 'history' }, q2: { options: { right: 3, best: 4 } } },
    passAt: 4,
  },
};
