import type { OperatorName } from '../expression.ts';

/** Precedence of signs; higher binds tighter. */
export const PRECEDENCE = { or: 1, and: 2, not: 3, comparison: 4, sum: 5, product: 6 } as const;

interface Sign {
  sign: string;
  op: OperatorName;
  precedence: (typeof PRECEDENCE)[keyof typeof PRECEDENCE];
  /** Whether `a + b + c` is one operation of three arguments. */
  chains?: true;
}

/** Operators written between their arguments. */
export const SIGNS: readonly Sign[] = [
  { sign: 'or', op: 'or', precedence: PRECEDENCE.or, chains: true },
  { sign: 'and', op: 'and', precedence: PRECEDENCE.and, chains: true },
  { sign: '=', op: 'eq', precedence: PRECEDENCE.comparison },
  { sign: '!=', op: 'ne', precedence: PRECEDENCE.comparison },
  { sign: '<=', op: 'le', precedence: PRECEDENCE.comparison },
  { sign: '>=', op: 'ge', precedence: PRECEDENCE.comparison },
  { sign: '<', op: 'lt', precedence: PRECEDENCE.comparison },
  { sign: '>', op: 'gt', precedence: PRECEDENCE.comparison },
  { sign: '+', op: 'add', precedence: PRECEDENCE.sum, chains: true },
  { sign: '-', op: 'sub', precedence: PRECEDENCE.sum },
  { sign: '*', op: 'mul', precedence: PRECEDENCE.product, chains: true },
  { sign: '/', op: 'div', precedence: PRECEDENCE.product },
  { sign: '%', op: 'mod', precedence: PRECEDENCE.product },
];
