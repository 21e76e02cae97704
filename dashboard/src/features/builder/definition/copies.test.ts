import { expect, test } from 'vitest';
import {
  createEmptyDefinition,
  createField,
  pagesOf,
  withPages,
  type Expression,
  type Field,
  type FormDefinition,
  type Item,
  type Repeat,
  type Section,
} from '@inlay/sdk/model';
import { addField } from './editing.ts';
import { duplicateFields, insertCopies } from './copies.ts';
import { duplicatePage } from './pages.ts';
import { canHold, moveItems, nextGap, treeOf } from './tree.ts';

const answered = (field: string): Expression => ({ op: 'answered', of: [{ field }] });
const field = (id: string, more: Partial<Field> = {}): Field =>
  ({ ...createField('text'), id, ...more }) as never;
const SECTION: Section = {
  id: 's',
  type: 'section',
  label: 'About {{a}}',
  help: '',
  items: [
    field('a'),
    field('b', { showIf: { op: 'and', of: [answered('a'), answered('outside')] }, label: 'Dear {{ a|you}}' }),
    field('c', {
      checks: [{ must: { op: 'eq', of: [{ op: 'points', of: [{ lit: 'a' }] }, { lit: 'a' }] }, message: '' }],
    }),
  ],
};
const ROWS: Repeat = {
  ...SECTION,
  id: 'r',
  type: 'repeat',
  label: '',
  min: 0,
  max: 3,
  addLabel: '',
  rowLabel: '',
  items: [],
};

function formOf(...items: Item[]): FormDefinition {
  const form = createEmptyDefinition('T');
  const [page] = pagesOf(form);
  return withPages(form, [{ ...page!, items }]);
}

test('rules and texts in a copied section name the copies, and everything else as before', () => {
  const form = formOf(field('outside'), SECTION);
  const { definition, fieldIds } = duplicateFields(form, ['s']);
  const [a] = fieldIds;
  const copy = pagesOf(definition)[0]?.items[2] as Section;
  expect(copy.label).toBe(`About {{${a}}}`);
  expect(copy.items[1]).toMatchObject({
    label: `Dear {{ ${a}|you}}`,
    showIf: { op: 'and', of: [answered(a!), answered('outside')] },
  });
  // A question is named by its id; the same letters as a value to compare with are no name.
  expect(copy.items[2]?.checks).toEqual([
    { must: { op: 'eq', of: [{ op: 'points', of: [{ lit: a }] }, { lit: 'a' }] }, message: '' },
  ]);
  expect(pagesOf(definition)[0]?.items[1]).toEqual(SECTION);
});

test('a page is duplicated behind itself, with rules on its copies, and without a second captcha', () => {
  const captcha = { ...createField('captcha'), id: 'robot' };
  const duplicated = duplicatePage(formOf(SECTION, captcha), pagesOf(formOf())[0]!.id);
  const [page, copy] = pagesOf(duplicated!.definition);
  expect(copy?.id).toBe(duplicated!.id);
  expect(page?.items.length).toBe(2);
  expect(copy?.items.length).toBe(1);
  expect(duplicated!.leftOut.taken).toEqual([captcha]);
  expect(treeOf(duplicated!.definition).parts.size).toBe(2 + 2 * 4 + 1);
});

test('a captcha goes into no repeating group: neither added, moved nor pasted', () => {
  const captcha = { ...createField('captcha'), id: 'robot' };
  const form = formOf(captcha, ROWS);
  const into = { parent: 'r', index: 0 };
  expect(canHold(form, 'r', [captcha])).toBe(false);
  expect(moveItems(form, ['robot'], into)).toBe(form);
  expect(nextGap(form, ['robot'], 1)).toEqual({ parent: pagesOf(form)[0]!.id, index: 2 });
  const only = formOf(ROWS);
  for (const { definition } of [addField(only, 'captcha', into), insertCopies(only, [captcha], into)])
    expect(pagesOf(definition)[0]?.items.map((item) => ('type' in item ? item.type : ''))).toEqual([
      'repeat',
      'captcha',
    ]);
});
