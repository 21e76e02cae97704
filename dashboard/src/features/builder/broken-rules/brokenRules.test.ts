import {
  checkLogic,
  createEmptyDefinition,
  createField,
  pagesOf,
  withPages,
  type Expression,
} from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { removeItems } from '../definition/tree.ts';
import { ruleInWords } from '../logic/RuleEditor.tsx';
import { brokenRules, withoutRules } from './brokenRules.ts';

const is = (word: string): Expression => ({ op: 'eq', of: [{ field: 'f_name' }, { lit: word }] });
const field = (id: string, showIf?: Expression) => ({
  ...createField('text'),
  id,
  label: id,
  ...(showIf && { showIf }),
});
const empty = createEmptyDefinition('T');
const [page] = pagesOf(empty);
const FORM = withPages(empty, [
  {
    ...page!,
    items: [field('f_name'), field('f_two', is('a'))],
    next: [
      { if: is('b'), goTo: 'e1' },
      { if: is('c'), goTo: 'e1' },
    ],
  },
]);

test('BUILD-113 what a removal breaks is named, and mended without the rules', () => {
  const after = removeItems(FORM, ['f_name']);
  const broken = brokenRules(FORM, after);
  const places = broken.map(({ finding }) => finding.place);
  expect(places).toEqual([
    { id: 'f_two', key: 'showIf' },
    { id: 'p1', key: 'next', index: 0 },
    { id: 'p1', key: 'next', index: 1 },
  ]);
  // Named as it was: what is gone has no name any more.
  expect(ruleInWords(FORM, places[0]!)).toBe('Show f_two if f_name is “a”.');
  const mended = withoutRules(after, places);
  expect(checkLogic(mended)).toEqual([]);
  expect(brokenRules(after, after)).toEqual([]);
  expect(brokenRules(FORM, removeItems(FORM, ['f_two']))).toEqual([]);
});
