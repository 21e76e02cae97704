import { expect, test } from 'vitest';
import { showScreen } from '../../testing/showScreen.tsx';
import { SimpleTable } from './SimpleTable.tsx';
import type { TableColumn } from './tableColumn.ts';

interface Row {
  id: string;
  name: string;
}

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
