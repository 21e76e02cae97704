import { expect, test } from 'vitest';
import type { Item, Page } from '../../definition/formDefinition.ts';
import { createField } from '../../fields/capabilities.ts';
import type { Field } from '../../fields/field.ts';
import { idsOn, questionPages } from './questionPages.ts';

const field = (type: 'text' | 'header' | 'captcha', id: string): Field => ({ ...createField(type), id });
const section = (id: string, ...items: Field[]): Item => ({
  id,
  type: 'section',
  label: id,
  help: '',
  items,
});
const page = (id: string, items: Item[], changes: Partial<Page> = {}): Page => ({
  id,
  title: `Page ${id}`,
  description: '',
  nextLabel: '',
  items,
  ...changes,
});

/** The questions of pages: their ids, and those of what they show. */
const split = (pages: Page[], hidden: string[] = []) =>
  questionPages(pages, (id) => hidden.includes(id)).map((shown) => [shown.id, idsOn(shown)]);

test('a question is a field, a section or a group; content comes with it, and a captcha with the one before', () => {
  const rows: Item = { ...section('s', field('text', 'd')), id: 'r', type: 'repeat', min: 0, max: 2, addLabel: '', rowLabel: '' } as Item; // prettier-ignore
  const one = page('one', [
    field('header', 'h'),
    field('text', 'a'),
    section('s', field('text', 'b'), field('text', 'c')),
    rows,
    field('captcha', 'robot'),
    field('header', 'end'),
  ]);
  expect(split([one])).toEqual([
    ['a', ['h', 'a']],
    ['s', ['s', 'b', 'c']],
    ['r', ['r', 'd', 'robot', 'end']],
  ]);
});

test('what is hidden is left out, with sections of which nothing is shown and pages without a question', () => {
  const one = page('one', [field('text', 'a'), section('s', field('text', 'b')), field('text', 'c')]);
  const two = page('two', [field('text', 'd')]);
  expect(split([one, two], ['a', 'b', 'd'])).toEqual([['c', ['c']]]);
  expect(split([page('hello', [field('header', 'h')]), one], ['a', 'b']).map(([id]) => id)).toEqual([
    'hello',
    'c',
  ]);
});

test('a page and what was hidden lead to a question; description and button’s words stand once', () => {
  const one = page('one', [field('text', 'a'), field('text', 'b'), field('text', 'c')], {
    description: 'Why',
    nextLabel: 'Send',
  });
  const shown = questionPages([one], (id) => id === 'b');
  expect(shown.map(({ ids }) => ids)).toEqual([
    ['one', 'a'],
    ['b', 'c'],
  ]);
  expect(shown.map(({ title, description, nextLabel }) => [title, description, nextLabel])).toEqual([
    ['Page one', 'Why', ''],
    ['Page one', '', 'Send'],
  ]);
});
