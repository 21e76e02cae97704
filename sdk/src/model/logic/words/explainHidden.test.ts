import { expect, it } from 'vitest';
import { planForm } from '../plan.ts';
import { settle } from '../settle.ts';
import { OPERATORS } from '../operators/index.ts';
import { idLabels } from '../../testing/idLabels.ts';
import { when } from '../../testing/when.ts';
import type { FormTree } from '../formTree.ts';
import { explainHidden } from './explainHidden.ts';
import { printDescription } from './printDescription.ts';

const TREE: FormTree = {
  pages: [
    {
      id: 'start',
      items: [
        { id: 'country' },
        { id: 'company', showIf: when('{country} = "germany"') },
        { id: 'vat', showIf: when('answered({company}) and {=total} > 5') },
        {
          id: 'group',
          type: 'section',
          showIf: when('{vegan} or {country} = "austria"'),
          items: [{ id: 'menu' }],
        },
        { id: 'vegan' },
      ],
      next: [{ if: when('{country} = "france"'), goTo: 'end' }],
    },
    { id: 'middle', items: [{ id: 'note' }] },
    { id: 'end', showIf: when('{country} = "germany"'), items: [{ id: 'last' }] },
  ],
  values: [{ id: 'total', is: when('3') }],
  endings: [{ id: 'done' }],
};

it.each([
  ['company', { country: 'france' }, 'Country is France'],
  ['company', {}, 'Country is not answered'],
  ['company', { country: 'germany' }, null],
  ['vat', { country: 'germany', company: 'A' }, 'Total is 3'],
  ['vat', { country: 'france' }, 'Company is not shown and Total is 3'],
  ['menu', { country: 'germany', vegan: false }, 'Vegan is no and Country is Germany'],
  ['note', { country: 'france' }, 'the way does not lead to Middle'],
  ['last', { country: 'austria' }, 'Country is Austria'],
])('BUILD-094 %s with %o is hidden because %s', (id, answers, words) => {
  const plan = planForm(TREE);
  if ('circle' in plan) throw new Error('The tree has no circle');
  const reason = explainHidden(
    TREE,
    settle(plan, answers, { today: '2026-11-23', operators: OPERATORS }),
    id,
    idLabels,
  );
  expect(reason && printDescription(reason)).toBe(words);
});
