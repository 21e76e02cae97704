import { expect, test } from 'vitest';
import {
  createEmptyDefinition,
  createField,
  logicTree,
  planForm,
  settleAnswers,
  withFields,
  type Expression,
} from '@inlay/sdk/model';
import { takenRules } from './takenRules.ts';

const is = (value: string): Expression => ({ op: 'eq', of: [{ field: 'kind' }, { lit: value }] });
const text = (id: string, more = {}) => ({ ...createField('text'), id, label: id, ...more });
const form = withFields(createEmptyDefinition('Order'), [
  text('kind'),
  text('tiers', { showIf: is('cake') }),
  text('note'),
]);
const [page] = form.pages;
const definition = {
  ...form,
  pages: [
    {
      ...page!,
      id: 'first',
      next: [
        { if: is('bread'), goTo: 'last' },
        { if: is('cake'), goTo: 'last' },
      ],
    },
    { ...page!, id: 'between', items: [text('why')] },
    { ...page!, id: 'last', items: [text('when')] },
  ],
};

function taken(kind: string): string[] {
  const plan = planForm(logicTree(definition));
  if ('circle' in plan) throw new Error('The form has a circle.');
  return [
    ...takenRules(definition, settleAnswers(definition, plan, { answers: { kind }, today: '2026-11-30' })),
  ];
}

test.each([
  ['cake', ['first 1', 'tiers'], ['first 0', 'between', 'why']],
  ['bread', ['first 0'], ['first 1', 'tiers', 'between']],
  ['coffee', ['between', 'why'], ['first 0', 'first 1', 'tiers']],
])('BUILD-094 for %s, the shown parts and the jumps made are the rules taken', (kind, yes, no) => {
  expect(taken(kind)).toEqual(expect.arrayContaining(['first', 'kind', 'note', 'last', ...yes]));
  expect(taken(kind).filter((key) => no.includes(key))).toEqual([]);
});
