import { useState } from 'react';
import { expect, test } from 'vitest';
import { showScreen } from '../../testing/showScreen.tsx';
import { SimpleTable } from './SimpleTable.tsx';
import type { TableColumn } from './tableColumn.ts';

interface Row {
  id: string;
  name: string;
}

const NAMES: TableColumn<Row>[] = [{ id: 'name', title: 'Name', cell: ({ name }) => name }];

const drawEdit = ({ name }: Row) => <button type="button">Edit {name}</button>;

/** Columns are defined again with each drawing, as screens do whose cells have actions. */
function Table() {
  const columns: TableColumn<Row>[] = [
    { id: 'name', title: 'Name', cell: ({ name }) => name },
    { id: 'actions', title: '', cell: drawEdit },
  ];
  return (
    <SimpleTable
      caption="People"
      rows={[
        { id: '1', name: 'Ada' },
        { id: '2', name: 'Grace' },
      ]}
      columns={columns}
      rowId={({ id }) => id}
      detail={({ name }) => `All of ${name}`}
      detailLabel={({ name }) => `Details of ${name}`}
    />
  );
}

test('details of a row open and close, and the focus stays where it was', async () => {
  const screen = showScreen(<Table />, { answers: {} });
  await expect.poll(screen.text).toContain('Edit Ada');
  screen.control('Edit Grace').focus();
  const focused = document.activeElement;
  await screen.press('Details of Ada');
  await expect.poll(screen.text).toContain('All of Ada');
  expect(screen.text()).not.toContain('All of Grace');
  expect(screen.control('Details of Ada').getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(focused);
  await screen.press('Details of Ada');
  await expect.poll(screen.text).not.toContain('All of Ada');
});

test('CLNT-090 a press anywhere on a row opens its details, but not one of its buttons or the end of a selection', async () => {
  const screen = showScreen(<Table />, { answers: {} });
  await expect.poll(screen.text).toContain('Edit Ada');
  await screen.press('Edit Ada');
  expect(screen.text()).not.toContain('All of Ada');
  const name = document.querySelector<HTMLElement>('tbody th');
  if (!name) throw new Error('The table has no row.');
  getSelection()?.selectAllChildren(name);
  name.click();
  expect(screen.text()).not.toContain('All of Ada');
  getSelection()?.removeAllRanges();
  name.click();
  await expect.poll(screen.text).toContain('All of Ada');
  expect(screen.control('Details of Ada').getAttribute('aria-expanded')).toBe('true');
});

function ReloadedTable() {
  const [rows, setRows] = useState<readonly Row[]>([{ id: '1', name: 'Ada' }]);
  return (
    <>
      <button type="button" onClick={() => setRows([{ id: '1', name: 'Ada Lovelace' }])}>
        Load again
      </button>
      <SimpleTable
        caption="People"
        rows={rows}
        columns={NAMES}
        rowId={({ id }) => id}
        detail={({ name }) => `All of ${name}`}
        detailLabel={() => 'Details'}
      />
    </>
  );
}

test('details stay open when the rows are loaded again', async () => {
  const screen = showScreen(<ReloadedTable />, { answers: {} });
  await screen.press('Details');
  await expect.poll(screen.text).toContain('All of Ada');
  await screen.press('Load again');
  await expect.poll(screen.text).toContain('All of Ada Lovelace');
  expect(screen.control('Details').getAttribute('aria-expanded')).toBe('true');
});
