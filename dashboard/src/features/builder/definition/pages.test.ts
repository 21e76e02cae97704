import {
  createEmptyDefinition,
  createField,
  formDefinitionSchema,
  pagesOf,
  type Expression,
  type FormDefinition,
  type Item,
  type Page,
} from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { idsOf } from './editing.ts';
import { addGroup, groupFields, ungroup } from './groups.ts';
import { addPage, hasPageHeads, mergePage, movePage, removePage, splitPage } from './pages.ts';
import { updateContainer } from './parts.ts';
import { moveItems, nextGap, removeItems } from './tree.ts';

const field = (id: string): Item => ({ ...createField('text'), id, label: id });
const page = (id: string, items: Item[], changes: Partial<Page> = {}): Page => ({
  id, title: '', description: '', nextLabel: '', items, ...changes,
}); // prettier-ignore
const isYes = (id: string): Expression => ({ op: 'eq', of: [{ field: id }, { lit: 'yes' }] });

/** A form of these pages. */
const form = (...pages: Page[]): FormDefinition => ({ ...createEmptyDefinition('T'), pages });
/** The form in short: pages by `|`, groups in brackets. */
const short = (definition: FormDefinition): string =>
  pagesOf(definition)
    .map(({ items }) =>
      items
        .map((item) => ('items' in item ? `(${item.items.map(({ id }) => id).join(' ')})` : item.id))
        .join(' '),
    )
    .join(' | ');

const THREE = form(page('p1', [field('a'), field('b')]), page('p2', [field('c')]), page('p3', []));

test('a form of one plain page shows no head', () => {
  const plain = form(page('p1', [field('a')]));
  expect(hasPageHeads(plain)).toBe(false);
  expect(hasPageHeads(THREE)).toBe(true);
  expect(hasPageHeads(form(page('p1', [], { title: 'You' })))).toBe(true);
});

test('pages are added, moved, split, merged and removed, and what comes out is a valid form', () => {
  const added = addPage(THREE, 1);
  expect(short(added!.definition)).toBe('a b |  | c | ');
  expect(short(movePage(THREE, 'p2', 0))).toBe('c | a b | ');
  expect(movePage(THREE, 'p1', -1)).toBe(THREE);
  expect(short(splitPage(THREE, { parent: 'p1', index: 1 })!.definition)).toBe('a | b | c | ');
  expect(short(mergePage(THREE, 'p2'))).toBe('a b c | ');
  expect(mergePage(THREE, 'p1')).toBe(THREE);
  expect(short(removePage(THREE, 'p2'))).toBe('a b | ');
  const last = form(page('p1', [field('a')]));
  expect(removePage(last, 'p1')).toBe(last);
  for (const made of [added!.definition, mergePage(THREE, 'p2')])
    expect(formDefinitionSchema.safeParse(made).success).toBe(true);
});

test('a split keeps the way on behind the new page, and a condition for both', () => {
  const jumping = form(
    page('p1', [field('a'), field('b')], {
      nextLabel: 'On',
      showIf: isYes('x'),
      next: [{ if: isYes('a'), goTo: 'e1' }],
    }),
  );
  const [first, second] = pagesOf(splitPage(jumping, { parent: 'p1', index: 1 })!.definition);
  expect(first).toEqual(page('p1', [field('a')], { showIf: isYes('x') }));
  expect(second).toMatchObject({ nextLabel: 'On', showIf: isYes('x'), next: [{ goTo: 'e1' }] });
});

test('BUILD-111 a merge keeps conditions with what they were for, and jumps lead to the page before', () => {
  const conditional = form(
    page('p1', [field('a')], { next: [{ if: isYes('a'), goTo: 'p3' }] }),
    page('p2', [field('b')]),
    page('p3', [field('c'), { ...field('d'), showIf: isYes('b') }], { showIf: isYes('a') }),
  );
  const merged = pagesOf(mergePage(conditional, 'p3'));
  expect(merged[1]?.items.map(({ showIf }) => showIf)).toEqual([
    undefined,
    isYes('a'),
    { op: 'and', of: [isYes('a'), isYes('b')] },
  ]);
  expect(merged[0]?.next).toEqual([{ if: isYes('a'), goTo: 'p2' }]);
});

test('jumps to a page that is removed lead to the one behind it, and go where there is none', () => {
  const jumps = form(
    page('p1', [field('a')], { next: [{ if: isYes('a'), goTo: 'p3' }] }),
    page('p2', []),
    page('p3', []),
    page('p4', []),
  );
  expect(pagesOf(removePage(jumps, 'p3'))[0]?.next).toEqual([{ if: isYes('a'), goTo: 'p4' }]);
  const atEnd = form(...pagesOf(jumps).slice(0, 3));
  expect(pagesOf(removePage(atEnd, 'p3'))[0]).not.toHaveProperty('next');
});

test('fields go into a section and out of it, under the condition it had', () => {
  const grouped = groupFields(THREE, ['b', 'a'])!;
  expect(short(grouped.definition)).toBe('(a b) | c | ');
  const conditional = updateContainer(grouped.definition, grouped.id, { showIf: isYes('x'), label: 'You' });
  const [first] = pagesOf(ungroup(conditional, grouped.id));
  expect(first?.items.map(({ id, showIf }) => [id, showIf])).toEqual([
    ['a', isYes('x')],
    ['b', isYes('x')],
  ]);
  const back = updateContainer(conditional, grouped.id, { showIf: undefined, label: '' });
  expect(back).toEqual(grouped.definition);
  expect(groupFields(THREE, ['nobody'])).toBe(null);
});

test('D-70 steps lead past items, into and out of sections, and over to the next page', () => {
  const { definition } = addGroup(THREE, 'section', { parent: 'p1', index: 1 });
  const steps: string[] = [];
  let now = definition;
  for (let step = 0; step < 6; step++) {
    const gap = nextGap(now, ['a'], 1);
    if (!gap) break;
    now = moveItems(now, ['a'], gap);
    steps.push(short(now));
  }
  expect(steps).toEqual([
    '(a) b | c | ',
    '() a b | c | ',
    '() b a | c | ',
    '() b | a c | ',
    '() b | c a | ',
    '() b | c | a',
  ]);
  expect(nextGap(now, ['a'], 1)).toBe(null);
});

test('a group goes into no group, and takes its fields along', () => {
  const one = groupFields(THREE, ['a'])!;
  const two = groupFields(one.definition, ['b'])!;
  expect(moveItems(two.definition, [one.id], { parent: two.id, index: 0 })).toBe(two.definition);
  const moved = moveItems(two.definition, [one.id, 'a'], { parent: 'p3', index: 0 });
  expect(short(moved)).toBe('(b) | c | (a)');
  expect(idsOf(removeItems(moved, [one.id]))).toEqual(['b', 'c']);
});
