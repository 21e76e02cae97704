import {
  createEmptyDefinition,
  createField,
  type Expression,
  type FormDefinition,
  type Page,
} from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { drawEdges } from './drawEdges.ts';
import { wayOf } from './wayOf.ts';

const is = (word: string): Expression => ({ op: 'eq', of: [{ field: 'f' }, { lit: word }] });
const page = (id: string, changes: Partial<Page> = {}): Page => ({
  id, title: '', description: '', nextLabel: '', items: [], ...changes,
}); // prettier-ignore
const form = (...pages: Page[]): FormDefinition => ({
  ...createEmptyDefinition('T'),
  pages,
  endings: [
    { id: 'full', kind: 'turned_away', title: 'Full', text: '', redirectUrl: null, showIf: is('b') },
    { id: 'done', kind: 'stored', title: '', text: '', redirectUrl: null },
    { id: 'lost', kind: 'stored', title: 'Lost', text: '', redirectUrl: null },
  ],
});
const field = { ...createField('text'), id: 'f', label: 'Name' };

test('pages, jumps and endings are on the map, with their rules in words', () => {
  const way = wayOf(
    form(page('one', { items: [field], next: [{ if: is('a'), goTo: 'three' }] }), page('two'), page('three')),
  );
  expect(way.nodes.map(({ name }) => name)).toEqual([
    'Page 1',
    'Page 2',
    'Page 3',
    'Full',
    'Ending 2',
    'Lost',
  ]);
  expect(way.nodes[0]?.rules).toEqual(['Go from Page 1 to Page 3 if Name is “a”.']);
  expect(way.edges).toEqual([
    { from: 'one', to: 'two', kind: 'next' },
    { from: 'one', to: 'three', kind: 'jump' },
    { from: 'two', to: 'three', kind: 'next' },
    { from: 'three', to: 'full', kind: 'end' },
    { from: 'three', to: 'done', kind: 'next' },
  ]);
});

test('BUILD-112 pages and endings that no answers lead to are marked', () => {
  const way = wayOf(form(page('one', { items: [field] }), page('never', { showIf: { lit: false } })));
  expect(way.nodes.filter(({ isReachable }) => !isReachable).map(({ id }) => id)).toEqual(['never', 'lost']);
});

test('the next node is reached by a line, others by arcs on their side; nothing leads off the map', () => {
  const box = (top: number) => ({ left: 100, top, width: 200, height: 40 });
  const boxes = new Map([
    ['one', box(0)],
    ['two', box(100)],
    ['three', box(200)],
  ]);
  const arrows = drawEdges(
    [
      { from: 'one', to: 'two', kind: 'next' },
      { from: 'one', to: 'three', kind: 'jump' },
      { from: 'two', to: 'gone', kind: 'jump' },
      { from: 'one', to: 'three', kind: 'end' },
    ],
    boxes,
  );
  expect(arrows.map(({ path }) => path.split(/[ ,]/)[0])).toEqual(['M120', 'M100', 'M300']);
  expect(arrows).toHaveLength(3);
});
