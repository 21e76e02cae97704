import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate, normaliseValue } from './evaluate.ts';
import { anyExpression, anyFacts } from '../testing/anyExpression.ts';
import { evaluateFacts, factsScope } from '../testing/factsScope.ts';
import { propertyRuns } from '../../../../tests/support/propertyRuns.ts';

describe('evaluate (properties)', () => {
  it('gives any expression a value that JSON keeps, and never throws', () => {
    fc.assert(
      fc.property(anyExpression(), anyFacts, (expression, facts) => {
        const value = evaluateFacts(expression, facts);
        expect(JSON.parse(JSON.stringify(value))).toStrictEqual(value);
        expect(normaliseValue(value)).toStrictEqual(value);
      }),
      propertyRuns(5_000),
    );
  });

  it('compares nothing with a blank as true', () => {
    const blank = { op: 'if' as const, of: [{ lit: false }, { lit: 1 }] };
    const comparisons = ['eq', 'ne', 'in', 'has', 'starts', 'ends', 'lt', 'le', 'gt', 'ge'] as const;
    fc.assert(
      fc.property(anyExpression(2), anyFacts, fc.constantFrom(...comparisons), (expression, facts, op) => {
        const scope = factsScope(facts);
        expect(evaluate({ op, of: [blank, expression] }, scope)).toBe(false);
        expect(evaluate({ op, of: [expression, blank] }, scope)).toBe(false);
      }),
    );
  });
});
