import { createField, type Field } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import type { InboxRow } from '../inbox/useInboxRows.ts';
import { weighColumns } from './columnWeights.ts';

const COLUMNS = [
  { id: 'name', label: 'Name' },
  { id: 'mail', label: 'Email' },
  { id: 'plan', label: 'Which of these plans would you like to have?' },
  { id: 'text', label: 'Message' },
];
const fields = COLUMNS.map(({ id, label }): Field => ({ ...createField('text'), id, label }));
/** A row as far as widths read it. */
const row = (answers: Record<string, string>) => ({ answers, fields }) as unknown as InboxRow;
const ada = { name: 'Ada Lovelace', mail: 'ada.lovelace@bloom.example', plan: 'A', text: 'x'.repeat(400) };

test('SUBM-110 a column is as wide as its words, within bounds', () => {
  const rows = Array.from({ length: 20 }, () => row(ada));
  expect(weighColumns(COLUMNS, rows)).toEqual([12, 26, 14, 32]);
  // One long answer among many is cut.
  expect(weighColumns(COLUMNS, [row({ ...ada, name: 'y'.repeat(30) }), ...rows])[0]).toBe(12);
  // Characters of Chinese, Japanese and Korean are twice as wide.
  expect(weighColumns(COLUMNS, [row({ ...ada, name: '山田太郎様' })])[0]).toBe(10);
});

test('SUBM-110 without answers the heads decide', () => {
  expect(weighColumns(COLUMNS, [])).toEqual([6, 6, 14, 7]);
});
