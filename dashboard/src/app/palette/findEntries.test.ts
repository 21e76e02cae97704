import { expect, test } from 'vitest';
import { findEntries, type PaletteEntry } from './findEntries.ts';

const entry = (kind: PaletteEntry['kind'], label: string, detail = ''): PaletteEntry => ({
  id: `${kind} ${label}`,
  kind,
  label,
  detail,
  go: '/',
});

const ENTRIES = [
  entry('place', 'Trash'),
  entry('form', 'Cheesecake survey'),
  entry('form', 'Order a cake', 'Bakery'),
  entry('form', 'Cake order'),
  entry('form', 'Ärztetag'),
  ...Array.from({ length: 9 }, (_nothing, index) => entry('client', `Client ${index}`)),
];
const labels = (text: string): string[] => findEntries(ENTRIES, text).map(({ label }) => label);

test('SHELL-048 entries that begin with the text come before words that do, and before parts of words', () => {
  expect(labels('cake')).toEqual(['Cake order', 'Order a cake', 'Cheesecake survey']);
});

test('SHELL-048 all words count, in label and detail, in any case and without accents', () => {
  expect(labels('bakery CAKE')).toEqual(['Order a cake']);
  expect(labels('arzte')).toEqual(['Ärztetag']);
  expect(labels('cake trash')).toEqual([]);
});

test('SHELL-048 places come before forms and clients, and a kind shows six at most', () => {
  expect(labels('').slice(0, 5)).toEqual([
    'Trash',
    'Cheesecake survey',
    'Order a cake',
    'Cake order',
    'Ärztetag',
  ]);
  expect(labels('').slice(5)).toHaveLength(6);
});
