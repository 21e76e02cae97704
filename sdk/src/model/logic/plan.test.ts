import { describe, expect, it } from 'vitest';
import { when } from '../testing/when.ts';
import type { FormTree } from './formTree.ts';
import { planForm } from './plan.ts';

const planOf = (tree: Partial<FormTree>) =>
  planForm({ pages: [], values: [], endings: [{ id: 'thanks' }], ...tree });
const onePage = (items: FormTree['pages'][number]['items']): Partial<FormTree> => ({
  pages: [{ id: 'p1', items }],
});

describe('planForm', () => {
  it.each<[string, Partial<FormTree>, string[]]>([
    [
      'fields that show each other',
      onePage([
        { id: 'a', showIf: when('{b} = 1') },
        { id: 'b', showIf: when('{a} = 1') },
      ]),
      ['a', 'b'],
    ],
    ['a field that shows itself', onePage([{ id: 'a', showIf: when('{a} = 1') }]), ['a']],
    ['a value of itself', { values: [{ id: 'v', is: when('{=v} + 1') }] }, ['v']],
    [
      'a value in between',
      { ...onePage([{ id: 'a', showIf: when('{=v} = 1') }]), values: [{ id: 'v', is: when('{a} + 1') }] },
      ['a', 'v'],
    ],
    [
      'a row that reads its group',
      onePage([{ id: 'r', type: 'repeat', items: [{ id: 'a', showIf: when('count(each {r}: 1) > 1') }] }]),
      ['r'],
    ],
    [
      'fields of a row',
      onePage([
        {
          id: 'r',
          type: 'repeat',
          items: [
            { id: 'a', showIf: when('{b}') },
            { id: 'b', showIf: when('{a}') },
          ],
        },
      ]),
      ['r'],
    ],
    [
      'an option of its own field',
      onePage([{ id: 'a', options: [{ value: 'x', showIf: when('{a} = "y"') }] }]),
      ['a'],
    ],
    [
      'a section and a field in it',
      onePage([{ id: 's', type: 'section', showIf: when('{a}'), items: [{ id: 'a' }] }]),
      ['s', 'a'],
    ],
  ])('names the circle of %s', (_what, tree, circle) => {
    const planned = planOf(tree);
    expect('circle' in planned && planned.circle.toSorted()).toStrictEqual(circle.toSorted());
  });

  it('gives a form without logic no steps but its pages', () => {
    const planned = planOf(onePage([{ id: 'a' }, { id: 's', type: 'section', items: [{ id: 'b' }] }]));
    expect(planned).toMatchObject({ steps: [{ page: 'p1' }], rules: [] });
  });
});
