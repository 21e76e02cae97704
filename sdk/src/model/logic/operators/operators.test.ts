import { describe, expect, it } from 'vitest';
import { evaluate } from '../evaluate.ts';
import { exampleScope } from '../../testing/exampleScope.ts';
import { when } from '../../testing/when.ts';
import { OPERATOR_GROUPS, OPERATOR_RULES, OPERATORS } from './index.ts';

describe.each(OPERATOR_GROUPS)('$title', ({ rules }) => {
  const examples = Object.values(rules).flatMap((rule) =>
    rule.examples.map(([formula, value]) => ({ formula, value })),
  );

  it.each(examples)('$formula is $value', ({ formula, value }) => {
    expect(evaluate(when(formula), exampleScope)).toStrictEqual(value);
  });
});

describe('operators', () => {
  it('have a rule with an example each', () => {
    expect(Object.keys(OPERATOR_RULES).toSorted()).toStrictEqual(Object.keys(OPERATORS).toSorted());
    const poor = Object.entries(OPERATOR_RULES).filter(
      ([, { examples, means }]) => examples.length === 0 || !/^[A-Z].*\.$/.test(means),
    );
    expect(poor).toStrictEqual([]);
  });

  it('calculate prices with tax to the exact cent', () => {
    let wrong = 0;
    for (let cents = 1; cents <= 300_000; cents += 11) {
      const quantity = (cents % 97) + 1;
      const exact = Math.round((cents * quantity * 119) / 100) / 100;
      const isHalf = (cents * quantity * 119) % 100 === 50;
      const rounded = isHalf ? (Math.floor((cents * quantity * 119) / 100) + 1) / 100 : exact;
      const price = { op: 'mul' as const, of: [{ lit: cents / 100 }, { lit: quantity }, { lit: 1.19 }] };
      if (evaluate({ op: 'round', of: [price, { lit: 2 }] }, exampleScope) !== rounded) wrong += 1;
    }
    expect(wrong).toBe(0);
  });
});
