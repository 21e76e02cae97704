import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFormTree } from '../testing/anyFormTree.ts';
import { when } from '../testing/when.ts';
import type { FormTree } from './formTree.ts';
import { type Plan, planForm } from './plan.ts';
import { visitorPlan } from './visitorPlan.ts';

function planOf(tree: FormTree): Plan {
  const plan = planForm(tree);
  if ('circle' in plan) throw new Error(`Circle: ${plan.circle.join(', ')}`);
  return plan;
}

describe('visitorPlan', () => {
  it('leaves out what reads points, and asks the server for the way', () => {
    const plan = planOf({
      pages: [
        {
          id: 'p1',
          items: [
            { id: 'a', checks: [{ must: when('{=private} > 1') }, { must: when('{a} > 1') }] },
            { id: 'b', showIf: when('points("a") > 1') },
            { id: 'c', showIf: when('{a} > 1'), requiredIf: when('score() > 3') },
          ],
          next: [{ if: when('{=private} > 2'), goTo: 'p3' }],
        },
        { id: 'p2', items: [], next: [{ if: when('{a} > 2'), goTo: 'p3' }] },
        { id: 'p3', items: [] },
      ],
      values: [
        { id: 'private', is: when('{=total} * 2') },
        { id: 'total', is: when('score()') },
        { id: 'open', is: when('{a} * 2') },
      ],
      endings: [{ id: 'won', showIf: when('score() > 9') }, { id: 'thanks' }],
    });
    const { steps, rules, endings, asks } = visitorPlan(plan);
    expect(steps.map((step) => ('value' in step ? step.value : Object.values(step)[0]))).toStrictEqual(
      expect.arrayContaining(['p1', 'b', 'c', 'p2', 'p3', 'open']),
    );
    expect(steps).toContainEqual({ item: 'b', showIf: { lit: false } });
    expect(rules).toStrictEqual([{ item: 'a', check: 1, must: when('{a} > 1') }]);
    expect(endings.map(({ id }) => id)).toStrictEqual(['thanks']);
    expect(asks).toStrictEqual(['p1']);
  });

  it('never holds points, whatever the form', () => {
    fc.assert(
      fc.property(anyFormTree, (tree) => {
        expect(JSON.stringify(visitorPlan(planOf(tree)))).not.toMatch(/"op":"(points|score)"/);
      }),
      { numRuns: 500 },
    );
  });

  it('is the plan itself for a form without points', () => {
    const plan = planOf({
      pages: [
        {
          id: 'p1',
          items: [
            { id: 'a', showIf: when('{b} = 1') },
            { id: 'b', required: true },
          ],
        },
      ],
      values: [],
      endings: [{ id: 'thanks' }],
    });
    expect(visitorPlan(plan)).toStrictEqual({ ...plan, asks: [] });
  });
});
