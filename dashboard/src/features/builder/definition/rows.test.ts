import {
  createEmptyDefinition,
  createField,
  pagesOf,
  type FormDefinition,
  type Item,
} from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { gapBetweenRows, rowsOf } from './rows.ts';

const field = (id: string): Item => ({ ...createField('text'), id, label: id });
const section: Item = { id: 's', type: 'section', label: '', help: '', items: [createField('text')] };
const [first] = pagesOf(createEmptyDefinition());
const FORM: FormDefinition = {
  ...createEmptyDefinition('T'),
  pages: [
    { ...first!, id: 'p1', items: [field('a'), section, field('b')] },
    { ...first!, id: 'p2', items: [] },
  ],
};
const inner = section.items[0]!.id;
const NONE: ReadonlySet<string> = new Set();
const gapAt = (index: number, collapsed = NONE) =>
  gapBetweenRows(FORM, rowsOf(FORM, collapsed, true), index, collapsed);

test('rows are heads, items and endings in order, without what is folded', () => {
  expect(rowsOf(FORM)).toEqual(['p1', 'a', 's', inner, 'b', 'p2', 'e1']);
  expect(rowsOf(FORM, new Set(['s', 'p2']))).toEqual(['p1', 'a', 's', 'b', 'p2', 'e1']);
  expect(rowsOf(createEmptyDefinition())).toEqual(['e1']);
});

test('a gap of the outline is behind the row before, or at the beginning of an open page or group', () => {
  expect(gapAt(0)).toEqual({ parent: 'p1', index: 0 });
  expect(gapAt(1)).toEqual({ parent: 'p1', index: 0 });
  expect(gapAt(2)).toEqual({ parent: 'p1', index: 1 });
  expect(gapAt(3)).toEqual({ parent: 's', index: 0 });
  expect(gapAt(4)).toEqual({ parent: 's', index: 1 });
  expect(gapAt(6)).toEqual({ parent: 'p2', index: 0 });
  expect(gapAt(3, new Set(['s']))).toEqual({ parent: 'p1', index: 2 });
  expect(gapAt(1, new Set(['p1']))).toEqual({ parent: 'p1', index: 3 });
});
