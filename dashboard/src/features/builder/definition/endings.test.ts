import { createEmptyDefinition, pagesOf, withPages, type Expression } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { addEnding, moveEnding, removeEnding, updateEnding } from './endings.ts';

const ALWAYS: Expression = { lit: true };
const FORM = createEmptyDefinition('T');
const { definition: TWO, id: added } = addEnding(FORM)!;
const ids = ({ endings }: typeof FORM): string[] => endings.map(({ id }) => id);

test('a new ending changes nobody’s way: the first without a condition is still the one', () => {
  expect(ids(TWO)).toEqual(['e1', added]);
});

test('an ending that gets a condition goes before one without, because a form always ends', () => {
  const conditional = updateEnding(TWO, added, { showIf: ALWAYS });
  expect(ids(conditional)).toEqual([added, 'e1']);
  expect(ids(moveEnding(conditional, 'e1', 0))).toEqual([added, 'e1']);
  expect(removeEnding(conditional, 'e1')).toBe(conditional);
  expect(ids(removeEnding(conditional, added))).toEqual(['e1']);
});

test('texts change, and jumps to an ending that goes, go', () => {
  expect(updateEnding(FORM, 'e1', { title: 'Done' }).endings[0]).toMatchObject({ id: 'e1', title: 'Done' });
  expect(updateEnding(FORM, 'e1', { title: '' })).toBe(FORM);
  const [page] = pagesOf(TWO);
  const jumping = withPages(TWO, [{ ...page!, next: [{ if: ALWAYS, goTo: added }] }]);
  expect(pagesOf(removeEnding(jumping, added))[0]).toEqual(page);
});
