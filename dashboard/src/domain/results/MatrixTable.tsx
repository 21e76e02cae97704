import type { CardBlock } from '@inlay/sdk/model';
import type { CSSProperties } from 'react';
import classes from './results.module.css';

interface MatrixTableProps {
  label: string;
  block: Extract<CardBlock, { kind: 'table' }>;
}

/** Rows and columns of a matrix as a heat map, which is its own table. */
export function MatrixTable({ label, block: { columns, rows } }: MatrixTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
    <div className={classes['scroll']} role="region" aria-label={label} tabIndex={0}>
      <table className={classes['matrix']}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column.value} scope="col">
                <bdi>{column.label}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                <bdi>{row.label}</bdi>
              </th>
              {row.cells.map(({ key, share, count, heat }) => (
                <td key={key} style={{ '--heat': `${Math.round(heat * 60)}%` } as CSSProperties}>
                  {share}
                  <small>{count}</small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
