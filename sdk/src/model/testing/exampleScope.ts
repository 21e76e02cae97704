import { OPERATORS } from '../logic/operators/index.ts';
import type { Scope } from '../logic/value.ts';

/** What the examples of operators are evaluated with. */
export const exampleScope: Scope = {
  operators: OPERATORS,
  today: '2026-11-22',
  field: () => null,
  value: () => null,
  rows: () => [],
  row: 2,
  seen: (page) => page === 'p1',
  points: (field) => (field === 'q1' ? 2 : null),
  score: (category) => (category === null ? 5 : 2),
};
