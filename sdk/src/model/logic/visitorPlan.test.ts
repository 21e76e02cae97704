import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFormTree, anyTreeAnswers } from '../testing/anyFormTree.ts';
import { when } from '../testing/when.ts';
import type { FormTree, TreeField } from './formTree.ts';
import { leadPlan } from './leadPlan.ts';
import { OPERATORS } from './operators/index.ts';
import { type Plan, planForm } from './plan.ts';
import { settle } from './settle.ts';
import { visitorPlan } from './visitorPlan.ts';
import { propertyRuns } from '../../../../tests/support/propertyRuns.ts';

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
      propertyRuns(500),
    );
  });

  it('asks behind every page that may come before one that points show, and no other', () => {
    const shown = { showIf: when('points("a") > 1') };
    const page = (id: string, changes: object = {}) => ({ id, items: [], ...changes });
    const pages = [
      page('p1', { items: [{ id: 'a' }], next: [{ if: when('{a} > 1'), goTo: 'p5' }] }),
      page('p2'),
      page('p3', { showIf: when('{a} > 2') }),
      page('p4', shown),
      page('p5', { showIf: when('{a} > 3') }),
      page('p6', shown),
      page('p7'),
    ];
    const { asks } = visitorPlan(planOf({ pages, values: [], endings: [{ id: 'thanks' }] }));
    expect(asks).toEqual(['p1', 'p2', 'p3', 'p4', 'p5']);
  });

  it('leads the way that the server goes, wherever points decide between pages', () => {
    const withoutRule = ({ showIf: _showIf, options: _options, ...item }: TreeField) => item;
    const inputs = { today: '2026-11-23', operators: OPERATORS };
    let asked = 0;
    fc.assert(
      fc.property(anyFormTree, anyTreeAnswers, (tree, answers) => {
        const pages = tree.pages.map((page) => ({
          ...page,
          items: page.items.map((item) => ({
            ...withoutRule(item as TreeField),
            ...('items' in item && { items: item.items.map(withoutRule) }),
          })),
        })) as FormTree['pages'];
        // No page is before the first one.
        const { showIf: _showIf, ...first } = pages[0]!;
        const plan = planOf({ ...tree, pages: [first, ...pages.slice(1)] });
        const { way } = settle(plan, answers, inputs);
        const visible = visitorPlan(plan);
        const known: Record<string, { next: string | null }> = {};
        let unknown: string | undefined;
        const seen = () => settle(leadPlan(visible, known), answers, inputs).way;
        while ((unknown = seen().find((id) => visible.asks.includes(id) && !(id in known)))) {
          known[unknown] = { next: way[way.indexOf(unknown) + 1] ?? null };
          asked += 1;
        }
        expect(seen()).toEqual(way);
      }),
      propertyRuns(300),
    );
    expect(asked).toBeGreaterThan(0);
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
