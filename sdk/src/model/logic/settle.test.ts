import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyValue } from '../testing/anyExpression.ts';
import { anyFormTree, anyTreeAnswers } from '../testing/anyFormTree.ts';
import { idsOf, printSettled, settleForm } from '../testing/engineEntry.ts';
import { when } from '../testing/when.ts';
import type { FormTree } from './formTree.ts';
import { OPERATORS } from './operators/index.ts';
import { type Plan, planForm } from './plan.ts';
import { type RawAnswers, settle, type Settled, type SettledItems } from './settle.ts';
import { propertyRuns } from '../../../../tests/support/propertyRuns.ts';

const INPUTS = { today: '2026-11-22', operators: OPERATORS };
const ENDINGS = [{ id: 'thanks' }];

function planOf(tree: Partial<FormTree>): Plan {
  const plan = planForm({ pages: [], values: [], endings: ENDINGS, ...tree });
  if ('circle' in plan) throw new Error(`Circle: ${plan.circle.join(', ')}`);
  return plan;
}

const settleTree = (tree: Partial<FormTree>, answers: RawAnswers): Settled =>
  settle(planOf(tree), answers, INPUTS);

const onePage = (items: FormTree['pages'][number]['items']): Partial<FormTree> => ({
  pages: [{ id: 'p1', items }],
});

/** Lists the items of these that are shown. */
const shown = (items: SettledItems, ...ids: string[]) => ids.filter((id) => !items.isHidden(id));

describe('settle', () => {
  it('shows what its conditions allow, and what lies in it', () => {
    const tree = onePage([
      { id: 'country' },
      { id: 'vat', showIf: when('{country} = "de"') },
      { id: 'company', type: 'section', showIf: when('answered({vat})'), items: [{ id: 'name' }] },
    ]);
    const ids = ['country', 'vat', 'company', 'name'];
    expect(shown(settleTree(tree, { country: 'de', vat: '1', name: 'x' }).items, ...ids)).toStrictEqual(ids);
    expect(shown(settleTree(tree, { country: 'fr', vat: '1', name: 'x' }).items, ...ids)).toStrictEqual([
      'country',
    ]);
  });

  it('takes a hidden answer for blank, wherever it is read', () => {
    const tree = {
      ...onePage([{ id: 'wants' }, { id: 'price', showIf: when('{wants}') }]),
      values: [{ id: 'total', is: when('sum({price}, 1)') }],
      endings: [{ id: 'dear', showIf: when('{=total} > 5') }, { id: 'cheap' }],
    };
    expect(settleTree(tree, { wants: true, price: 9 })).toMatchObject({ ending: 'dear' });
    expect(settleTree(tree, { wants: false, price: 9 })).toMatchObject({ ending: 'cheap' });
    expect(settleTree(tree, { wants: false, price: 9 }).values.get('total')).toBe(1);
  });

  it('requires and checks only what is visible and on the way', () => {
    const pages = [
      {
        id: 'p1',
        items: [{ id: 'a' }, { id: 'b', required: true, showIf: when('{a} = 1') }],
        next: [{ if: when('{a} = 2'), goTo: 'p3' }],
      },
      { id: 'p2', items: [{ id: 'c', required: true, checks: [{ must: when('{c} > 5') }] }] },
      { id: 'p3', items: [{ id: 'd', requiredIf: when('{a} = 2') }] },
    ];
    const one = settleTree({ pages }, { a: 1, c: 3 });
    expect([one.way, [...one.items.required], one.items.failed]).toStrictEqual([
      ['p1', 'p2', 'p3'],
      ['b', 'c'],
      [{ item: 'c', check: 0 }],
    ]);
    const two = settleTree({ pages }, { a: 2, c: 3 });
    expect([two.way, [...two.items.required], two.items.failed]).toStrictEqual([['p1', 'p3'], ['d'], []]);
  });

  it('does not check what nobody answered', () => {
    const tree = onePage([{ id: 'a', checks: [{ must: when('{a} > 5') }] }]);
    expect(settleTree(tree, {}).items.failed).toStrictEqual([]);
    expect(settleTree(tree, { a: '' }).items.failed).toStrictEqual([]);
  });

  it('follows the first jump that holds, to a page or to an ending', () => {
    const pages = [
      {
        id: 'p1',
        items: [{ id: 'a' }],
        next: [
          { if: when('{a} > 9'), goTo: 'no' },
          { if: when('{a} > 5'), goTo: 'p3' },
        ],
      },
      { id: 'p2', items: [], showIf: when('{a} != 0') },
      { id: 'p3', items: [] },
    ];
    const endings = [{ id: 'no', showIf: when('no') }, { id: 'thanks' }];
    const wayOf = (a: number) => settleTree({ pages, endings }, { a });
    expect(wayOf(1)).toMatchObject({ way: ['p1', 'p2', 'p3'], ending: 'thanks' });
    expect(wayOf(0)).toMatchObject({ way: ['p1', 'p3'], ending: 'thanks' });
    expect(wayOf(7)).toMatchObject({ way: ['p1', 'p3'], ending: 'thanks' });
    expect(wayOf(10)).toMatchObject({ way: ['p1'], ending: 'no' });
  });

  it('goes on behind a jump’s target that is hidden', () => {
    const pages = [
      { id: 'p1', items: [], next: [{ if: when('yes'), goTo: 'p3' }] },
      { id: 'p2', items: [] },
      { id: 'p3', items: [], showIf: when('no') },
      { id: 'p4', items: [{ id: 'a', showIf: when('seen("p1") and not seen("p2")') }] },
    ];
    const settled = settleTree({ pages }, {});
    expect(settled.way).toStrictEqual(['p1', 'p4']);
    expect(shown(settled.items, 'a')).toStrictEqual(['a']);
  });

  it('leaves options out that are not offered, also from what was chosen', () => {
    const options = [{ value: 'a' }, { value: 'b', showIf: when('{adult}') }];
    const tree = onePage([
      { id: 'adult' },
      { id: 'c', options },
      { id: 'd', showIf: when('has({c}, "b")') },
      { id: 'e', showIf: when('count({c}) = 1') },
    ]);
    const { items } = settleTree(tree, { adult: false, c: ['a', 'b'] });
    expect(['a', 'b'].filter((option) => items.isHidden('c', option))).toStrictEqual(['b']);
    expect(shown(items, 'd', 'e')).toStrictEqual(['e']);
    expect(shown(settleTree(tree, { adult: true, c: ['a', 'b'] }).items, 'd', 'e')).toStrictEqual(['d']);
  });

  it('settles each row by itself, and adds rows up', () => {
    const tree = {
      ...onePage([
        { id: 'limit' },
        {
          id: 'guests',
          type: 'repeat' as const,
          items: [
            { id: 'age' },
            {
              id: 'price',
              required: true,
              showIf: when('{age} >= {limit}'),
              checks: [{ must: when('{price} > index()') }],
            },
          ],
        },
        { id: 'note', showIf: when('{=total} > 10') },
      ]),
      values: [{ id: 'total', is: when('sum(each {guests}: {price})') }],
    };
    const { values, rows, items } = settleTree(tree, {
      limit: 18,
      guests: [{ age: 20, price: 7 }, { age: 3, price: 100 }, { age: 40, price: 3 }, 'nonsense'],
    });
    expect(values.get('total')).toBe(10);
    expect(shown(items, 'note')).toStrictEqual([]);
    expect(
      rows.get('guests')!.map((row) => [shown(row, 'price'), [...row.required], row.failed.length]),
    ).toStrictEqual([
      [['price'], ['price'], 0],
      [[], [], 0],
      [['price'], ['price'], 1],
      [[], [], 0],
    ]);
  });

  it('evaluates what others read first, in whatever order it stands', () => {
    const tree = {
      ...onePage([{ id: 'b', showIf: when('{=twice} = 4') }, { id: 'a' }]),
      values: [
        { id: 'twice', is: when('{=once} * 2') },
        { id: 'once', is: when('{a} + 1') },
      ],
    };
    expect(shown(settleTree(tree, { a: 1 }).items, 'b')).toStrictEqual(['b']);
  });
});

describe('settle (properties)', () => {
  it('comes to the same whatever a hidden answer is', () => {
    fc.assert(
      fc.property(anyFormTree, anyTreeAnswers, anyValue, (tree, answers, other) => {
        const { items } = settleTree(tree, answers);
        const hidden = idsOf(tree).filter((id) => items.isHidden(id));
        const changed = Object.fromEntries(hidden.map((id) => [id, other]));
        expect(settleForm(tree, { ...answers, ...changed })).toStrictEqual(settleForm(tree, answers));
      }),
      propertyRuns(500),
    );
  });

  it('comes to the same from a plan that went through JSON', () => {
    fc.assert(
      fc.property(anyFormTree, anyTreeAnswers, (tree, answers) => {
        const sent = JSON.parse(JSON.stringify(planOf(tree))) as Plan;
        expect(printSettled(tree, settle(sent, answers, INPUTS))).toStrictEqual(settleForm(tree, answers));
      }),
      propertyRuns(200),
    );
  });

  it('takes for blank what no answer can be', () => {
    const tree = onePage([{ id: 'a' }, { id: 'b', showIf: when('answered(join({a}))') }]);
    for (const a of [[-1e21], [NaN], ['', ' '], [null], ['a'.repeat(10_001)], 1e15, {}]) {
      expect(shown(settleTree(tree, { a }).items, 'b')).toStrictEqual([]);
    }
    expect(shown(settleTree(tree, { a: [1, -1e21] }).items, 'b')).toStrictEqual(['b']);
  });

  it('requires nothing hidden, ends somewhere, and never throws', () => {
    fc.assert(
      fc.property(
        anyFormTree,
        fc.dictionary(fc.constantFrom('p1f1', 'p1r', 'p2f2', 'p3r'), fc.anything()),
        (tree, answers) => {
          const { items, rows, ending } = settleTree(tree, answers);
          const all = [items, ...[...rows.values()].flat()];
          expect(all.flatMap((one) => [...one.required].filter((id) => one.isHidden(id)))).toStrictEqual([]);
          expect(['e1', 'e2']).toContain(ending);
        },
      ),
      propertyRuns(500),
    );
  });
});
